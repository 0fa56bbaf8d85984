import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Member, startMember } from '../support/member.ts';
import { type Product, startProduct } from '../support/product.ts';

let product: Product;
let member: Member;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());
afterEach(async () => {
  await member.context.close();
  expect(member.faults).toEqual([]);
});

const expired = 'Your session ended.';

/** Makes the session of the page one the server does not know. */
const spoilSession = ({ page }: Member) =>
  page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('counterfoil.session') ?? '{}');
    localStorage.setItem('counterfoil.session', JSON.stringify({ ...kept, token: 'long over' }));
  });

const signIn = async ({ page, email, password }: Member, typed = password) => {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(typed);
  await page.getByRole('button', { name: 'Sign in' }).click();
};

test('a link opened while signed out leads through the sign-in to the page it names', async () => {
  member = await startMember(product);
  const { page } = member;
  await page.evaluate(() => localStorage.clear());
  await page.goto('/reports/trial-balance');
  await page.waitForURL('**/?returnTo=**');
  await signIn(member);
  await page.waitForURL('**/reports/trial-balance');
  await page.getByRole('heading', { name: 'Trial balance' }).waitFor();
});

test('a wrong password is refused in words that take the focus, and what was typed stays', async () => {
  member = await startMember(product);
  const { page, email } = member;
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await signIn(member, 'not the password at all');
  const summary = page.getByRole('alert').filter({ hasText: 'There is 1 problem' });
  await summary.waitFor();
  expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await page.getByLabel('Email').inputValue()).toBe(email);
  await signIn(member);
  await page.waitForURL('**/dashboard');
});

test('a session that ends under an unsaved invoice gives the typed form back after signing in', async () => {
  member = await startMember(product);
  const { page, api } = member;
  await api.customer('Café Meridian');
  await page.goto('/add-invoice');
  await page.getByRole('combobox', { name: 'Customer' }).fill('meri');
  await page.getByRole('option', { name: /Café Meridian/ }).click();
  await page.getByRole('combobox', { name: 'Item, line 1' }).fill('Rye loaf');
  await page.getByLabel('Price, line 1').fill('7.5');
  await page.getByLabel('Notes for the customer').fill('Thank you');
  await spoilSession(member);
  await page.getByRole('button', { name: 'Issue invoice' }).click();
  await page.getByText(expired).waitFor();
  await signIn(member);
  await page.waitForURL('**/add-invoice');
  await page.getByText('We restored your unsaved changes.').waitFor();
  expect(await page.getByRole('combobox', { name: 'Customer' }).inputValue()).toBe('Café Meridian');
  expect(await page.getByRole('combobox', { name: 'Item, line 1' }).inputValue()).toBe('Rye loaf');
  expect(await page.getByLabel('Price, line 1').inputValue()).toBe('7.50');
  expect(await page.getByLabel('Notes for the customer').inputValue()).toBe('Thank you');
  await page.getByRole('button', { name: 'Issue invoice' }).click();
  await page.getByRole('heading', { name: 'Invoice INV-' }).waitFor();
});

test('signing out in one tab signs the other out', async () => {
  member = await startMember(product);
  const { page, context } = member;
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/customers/list');
    await tab.getByRole('heading', { name: 'Customers' }).waitFor();
  }
  await page.getByRole('button', { name: 'Sign out' }).click();
  for (const tab of [page, other]) await tab.getByRole('button', { name: 'Sign in' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/login');
});

test('several calls that find the session over say so once', async () => {
  member = await startMember(product);
  const { page } = member;
  await page.goto('/customers/list');
  await page.getByRole('heading', { name: 'Customers' }).waitFor();
  // What the page asks for by itself, answered late, would leave it before anything is pressed.
  await page.waitForLoadState('networkidle');
  await spoilSession(member);
  // The list and its counts are asked for at the same time; the first refusal leaves the page, which ends the others.
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) requests.push(request.url());
  });
  await page.getByRole('link', { name: 'Sales' }).first().click();
  await page.getByText(expired).waitFor();
  expect(requests.length).toBeGreaterThan(1);
  expect(await page.getByText(expired).count()).toBe(1);
  expect(await page.locator('.toast').allInnerTexts()).toEqual(['Your session has expired. Sign in again.']);
});
