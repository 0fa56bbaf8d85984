import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayIn, daysAfter } from '../../src/domain/day.ts';
import { violationsInBothLooks } from '../support/axe.ts';
import { startColleague } from '../support/joined.ts';
import { type Member, startMember } from '../support/member.ts';
import { type Product, startProduct } from '../support/product.ts';

let product: Product;
let member: Member;
beforeAll(async () => {
  product = await startProduct();
  member = await startMember(product);
}, 120_000);
afterAll(() => product.close());

test('before the first invoice its first steps are there and nothing empty, and lead to writing it', async () => {
  const { page, faults } = member;
  await page.goto('/dashboard');
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  const steps = page.getByRole('region', { name: /^First steps/ });
  await steps.getByText('With their email and address, an invoice takes a minute.').waitFor();
  // What the steps ask for is not asked for again beside them.
  await page.getByRole('region', { name: 'To do' }).waitFor();
  expect(await page.getByText('Add your first customer').count()).toBe(0);
  expect(await violationsInBothLooks(page)).toEqual({ light: [], dark: [] });
  await steps.getByRole('link', { name: /^Issue an invoice/ }).click();
  await page.waitForURL(/\/add-invoice/);
  expect(faults).toEqual([]);
});

test('before the first invoice, its text is shown to whom the key allows and a bare fact to others', async () => {
  const own = await startMember(product);
  const viewer = await startColleague(product, own, 'Viewer');
  await own.page.goto('/dashboard');
  await own.page.getByRole('button', { name: 'Hide this list' }).click();
  const text = 'Your income, what you’re owed and your top customers will appear here';
  await own.page.getByText(text).waitFor();
  await viewer.page.goto('/dashboard');
  await viewer.page.getByText('There are no invoices yet.').waitFor();
  expect(await viewer.page.getByText(text).count()).toBe(0);
  expect([...own.faults, ...viewer.faults]).toEqual([]);
  await own.context.close();
  await viewer.context.close();
});

test('first steps are ticked off by what was done, and hidden for good', async () => {
  const own = await startMember(product);
  const { page, api, faults } = own;
  await api.customer('Ada Stone');
  await page.goto('/dashboard');
  const steps = page.getByRole('region', { name: /^First steps/ });
  await steps.getByText(/^Done: Add a customer$/).waitFor();
  await steps.getByRole('link', { name: /^Add your bank account/ }).click();
  await page.waitForURL('**/settings/banks');
  await page.goBack();
  await page.setViewportSize({ width: 360, height: 740 });
  await steps.waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await violationsInBothLooks(page)).toEqual({ light: [], dark: [] });
  await steps.getByRole('button', { name: 'Hide this list' }).click();
  await steps.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('region', { name: 'To do' }).waitFor();
  expect(await steps.count()).toBe(0);
  expect(faults).toEqual([]);
  await own.context.close();
});

test('every figure opens what it is made of, and the days stay in the address', async () => {
  const { page, api, faults } = member;
  const today = dayIn('UTC', product.clock());
  const newYear = `${today.slice(0, 4)}-01-01`;
  const customer = await api.customer('Ada Stone');
  await api.invoice({ customer, prices: ['120'], issuedOn: newYear, dueOn: newYear });
  await api.invoice({ customer, prices: ['80'], issuedOn: today, dueOn: daysAfter(today, 30) });
  await page.goto('/dashboard');
  const income = page.getByRole('region', { name: 'Income' });
  const large = () => income.locator('.large').innerText();
  await expect.poll(large).toMatch(/200[.,]00/);
  // One is one, and what counts all days says so beside a chosen period.
  await page.getByRole('link', { name: '1 customer', exact: true }).waitFor();
  await page.getByRole('link', { name: '2 invoices and receipts', exact: true }).waitFor();
  expect(await violationsInBothLooks(page)).toEqual({ light: [], dark: [] });

  await income.getByRole('list', { name: 'Income over time' }).getByRole('link').first().click();
  await page.waitForURL(/period=custom&from=\d{4}-01-01&to=\d{4}-01-31/);
  await page.reload();
  await expect.poll(large).toMatch(today.startsWith(newYear.slice(0, 7)) ? /200[.,]00/ : /120[.,]00/);
  expect(await page.getByLabel('Period').inputValue()).toBe('custom');

  await page.goto('/dashboard');
  await income.getByRole('list', { name: 'Income by account' }).getByRole('link').first().click();
  await page.waitForURL(/\/reports\/account\?account=13&from=/);
  await page.goBack();
  await page
    .getByRole('region', { name: 'Outstanding today' })
    .getByRole('link', { name: /Not due yet · 1/ })
    .click();
  // The list is of just that, and says so.
  await page.waitForURL(/\/sales\/list\?dueFrom=\d{4}/);
  await page.getByRole('row', { name: /INV-0002/ }).waitFor();
  expect(await page.getByRole('row', { name: /INV-0001/ }).count()).toBe(0);
  await page.getByLabel('Due', { exact: true }).selectOption({ label: 'Any due date' });
  await page.getByRole('row', { name: /INV-0001/ }).waitFor();
  await page.goBack();
  await page
    .getByRole('region', { name: 'Largest customers' })
    .getByRole('link', { name: /Ada Stone · 2/ })
    .click();
  await page.getByRole('heading', { name: 'Ada Stone' }).waitFor();
  await page.goBack();
  await page
    .getByRole('region', { name: 'To do' })
    .getByRole('link', { name: /1\s*invoice is overdue/ })
    .click();
  await page.getByRole('row', { name: /INV-0001/ }).waitFor();
  expect(faults).toEqual([]);
}, 60_000);

test('its bars are walked by Tab, and each says its days and its amount', async () => {
  const { page } = member;
  await page.goto('/dashboard');
  const bars = page.getByRole('list', { name: 'Income over time' }).getByRole('link');
  await bars.first().focus();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(
    /^\w+ \d{4}: .*\d/,
  );
});

test('on a phone nothing reaches over the edge', async () => {
  const { page } = member;
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/dashboard');
  await page.getByRole('region', { name: 'Income' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});
