import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { codeAt } from '../../server/adapters/one-time-codes.ts';
import { routes } from '../../src/app/routes/routes.ts';
import { clean, violationsInBothLooks } from '../support/axe.ts';
import { startColleague } from '../support/joined.ts';
import { type Member, startMember } from '../support/member.ts';
import { goodPassword } from '../support/people.ts';
import { type Product, startProduct, type Visitor } from '../support/product.ts';
import { dialog } from '../support/sheet.ts';

let product: Product;
let owner: Member;
let staff: Visitor & { email: string };
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  owner = await startMember(product);
  await owner.api.customer('Ada Stone');
  staff = await startColleague(product, owner, 'Staff');
});
afterEach(async () => {
  for (const { context } of [owner, staff]) await context.close();
  expect([...owner.faults, ...staff.faults]).toEqual([]);
});

const needed =
  'Umbrella Works requires two-step verification for everyone who works in it. Set yours up to continue.';

/** Sets a second factor up, from the password to the recovery codes. */
const setUp = async (page: Page, look: () => Promise<void> = async () => {}) => {
  await page.getByLabel('Your password').fill(goodPassword);
  await page.getByRole('button', { name: 'Set it up' }).click();
  await page.getByRole('img', { name: 'QR code of the secret' }).waitFor();
  await look();
  const secret = await page.locator('code').innerText();
  await page.getByRole('textbox', { name: 'Code' }).fill(codeAt(secret, product.clock()));
  await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
  await look();
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
};

const rule = (page: Page) => page.getByLabel('Require two-step verification for everyone');
const turnOn = async (page: Page) => {
  await page.goto('/settings/business');
  await rule(page).click();
};

/** An owner with a second factor turns the rule on. */
const ruleOn = async ({ page }: Member) => {
  await page.goto('/settings/security');
  await setUp(page);
  await turnOn(page);
  await page.locator('.toast').getByText('Changes saved.').waitFor();
};

test('an owner obliges everybody; a member at work is asked, sets theirs up, goes on with what they typed, and again after turning it off', async () => {
  const { page } = staff;
  await page.goto('/add-invoice');
  await page.getByRole('combobox', { name: 'Customer' }).fill('ada');
  await page.getByRole('option', { name: 'Ada Stone' }).click();
  await page.getByRole('combobox', { name: 'Item, line 1' }).fill('Rye loaf');
  await page.getByLabel('Price, line 1').fill('50');
  await page.getByLabel('Notes for the customer').fill('Delivered on Fridays');

  await owner.page.goto('/settings/team-members');
  await owner.page
    .getByRole('row', { name: /Sam Staff/ })
    .getByRole('cell', { name: 'Off' })
    .waitFor();
  await turnOn(owner.page);
  await owner.page.getByRole('alert').getByText('Set up two-step verification for yourself first').waitFor();
  expect(await violationsInBothLooks(owner.page)).toEqual(clean);
  expect(await rule(owner.page).isChecked()).toBe(false);
  await owner.page.getByRole('main').getByRole('link', { name: 'Security', exact: true }).click();
  await setUp(owner.page);
  await owner.page.getByText('10 of 10 recovery codes are left').waitFor();
  await turnOn(owner.page);
  await owner.page.locator('.toast').getByText('Changes saved.').waitFor();
  expect(await rule(owner.page).isChecked()).toBe(true);

  await page.getByRole('button', { name: 'Issue invoice' }).click();
  await page.getByText(needed).waitFor();
  const look = async () => expect(await violationsInBothLooks(page)).toEqual(clean);
  await look();
  await setUp(page, look);
  await page.getByText('We restored your unsaved changes.').waitFor();
  expect(new URL(page.url()).pathname).toBe('/add-invoice');
  expect(await page.getByLabel('Notes for the customer').inputValue()).toBe('Delivered on Fridays');
  expect(await page.getByRole('combobox', { name: 'Item, line 1' }).inputValue()).toBe('Rye loaf');
  await page.getByRole('button', { name: 'Issue invoice' }).click();
  await page.waitForURL('**/sales/view-invoice**');

  await page.goto('/settings/security');
  await page.getByLabel('Your password').fill(goodPassword);
  await page.getByRole('button', { name: 'Turn it off' }).click();
  await page.getByText('Two-step verification is off.').waitFor();
  await page.goto('/sales/list');
  await page.getByText(needed).waitFor();
  await setUp(page, look);
  await page.getByRole('row', { name: /Ada Stone/ }).waitFor();
});

test('who is asked may go to another business or their own account, and the rule waits for them', async () => {
  await ruleOn(owner);
  const { page } = staff;
  await page.goto('/customers/list');
  await page.getByText(needed).waitFor();
  await page.getByRole('button', { name: 'Switch business' }).click();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await dialog(page).getByRole('button', { name: 'Open another business' }).click();
  await page.getByLabel('Company name').fill('Own Works');
  for (const { path } of routes.filter(({ own }) => own)) {
    await page.goto(path);
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.getByText(needed).count(), path).toBe(0);
    expect(await page.locator('.toast').count(), path).toBe(0);
  }
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Customers' }).click();
  await page.getByText(needed).waitFor();
  await page.goto('/settings/security');
  await setUp(page);
  await page.getByText('10 of 10 recovery codes are left').waitFor();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Customers' }).click();
  await page.getByRole('heading', { name: 'Customers' }).waitFor();
});

test('set up in one tab, it lets the other tab in when that is come back to', async () => {
  await ruleOn(owner);
  const { page, context } = staff;
  await page.goto('/customers/list');
  await page.getByText(needed).waitFor();
  const other = await context.newPage();
  await other.goto('/sales/list');
  await setUp(other);
  await other.getByRole('heading', { name: 'Sales' }).waitFor();
  await page.bringToFront();
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await page.getByRole('heading', { name: 'Customers' }).waitFor();
});

test('who would rather not is signed out, and asked again when they come back', async () => {
  await ruleOn(owner);
  const { page, email } = staff;
  await page.goto('/customers/list');
  await page.getByText(needed).waitFor();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(goodPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText(needed).waitFor();
});
