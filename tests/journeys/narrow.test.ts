import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { customerCalls } from '../../src/api/calls/customer.ts';
import { expectOk } from '../support/api.ts';
import { type Member, startMember } from '../support/member.ts';
import { type Product, startProduct } from '../support/product.ts';
import { openUntilQuiet } from '../support/quiet.ts';

/** What people call themselves is longer than a phone is wide. */
const long = {
  name: 'Bartholomew Featherstonehaugh-Cholmondeley & Sons Wholesale Bakery Supplies',
  email: 'accounts.payable.department@featherstonehaugh-cholmondeley.example',
};

let product: Product;
let member: Member;
let customer: string;
beforeAll(async () => {
  product = await startProduct();
  member = await startMember(product, 360);
  const { client, api } = member;
  const card = { type: 'business', ...long, openingbalance: '12345.5' };
  customer = expectOk(await client.send(customerCalls.addCustomer, card)).body.data.id;
  const invoice = await api.invoice({ customer });
  await api.pay(invoice, '40', { paymentmode: 2 });
});
afterAll(() => product.close());

/** How far what is in a part of the page reaches beyond what is seen of it, in pixels. */
const hiddenIn = (part: Locator): Promise<number> =>
  part.evaluate((element) => Math.max(0, element.scrollWidth - element.clientWidth));

const tops = (parts: Locator): Promise<number[]> =>
  parts.evaluateAll((all) => all.map((part) => Math.round(part.getBoundingClientRect().bottom)));

test('a long name and address push nothing out of a phone’s window', async () => {
  const { page, faults } = member;
  const seen: Record<string, number> = {};
  for (const address of [
    '/customers/list',
    `/customers/view?client=${customer}`,
    `/customers/view?client=${customer}&section=statement`,
    `/customers/view?client=${customer}&section=history`,
    '/reports/account?account=2',
    '/accounting/journal',
  ]) {
    await openUntilQuiet(page, address);
    await page.getByText('Featherstonehaugh').first().waitFor();
    seen[address] = await hiddenIn(page.locator('html'));
    expect(await page.locator('main table, main dl').evaluateAll((all) => all.length)).toBeGreaterThan(0);
    const frames = page.locator('main div:has(> table)');
    for (const frame of await frames.all()) seen[`${address}, its table`] = await hiddenIn(frame);
  }
  expect(Object.entries(seen).filter(([, hidden]) => hidden > 0)).toEqual([]);
  expect(faults).toEqual([]);
});

test('a reason in a row’s menu is read to its end', async () => {
  const { page } = member;
  await page.goto('/settings/team-members');
  await page.getByRole('button', { name: /^Actions for/ }).click();
  const items = page.getByRole('menuitem');
  await items.filter({ hasText: 'The business needs an owner.' }).first().waitFor();
  for (const item of await items.all()) expect(await hiddenIn(item)).toBe(0);
});

test('the two days of a range stand beside one another', async () => {
  const { page } = member;
  await page.goto('/accounting/journal?dates=custom&from=2026-01-01&to=2026-12-31');
  const days = page.getByRole('main').getByLabel(/^(From|to)$/);
  await days.nth(1).waitFor();
  const [from, to] = await tops(days);
  expect(from).toBe(to);
});

test('what settled an invoice is read to its end', async () => {
  const { page } = member;
  await page.goto(`/customers/view?client=${customer}&section=history`);
  const payments = page.locator('td[data-phone=under] > div');
  await payments.first().waitFor();
  for (const payment of await payments.all()) expect(await hiddenIn(payment)).toBe(0);
});

test('a new address, however long, leaves the code and its acts in their card; a session’s end stands beside it', async () => {
  const { page, password } = member;
  await page.goto('/settings/profile');
  await page.getByLabel('New email').fill(long.email);
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Change email' }).click();
  await page.getByRole('heading', { name: 'Confirm the new address' }).waitFor();
  expect(await hiddenIn(page.locator('html'))).toBe(0);
  const card = page.locator('form', { has: page.getByRole('textbox', { name: 'Code' }) });
  expect(await hiddenIn(card)).toBe(0);
  await page.goto('/settings/security');
  const end = page.getByRole('button', { name: /^Sign out .*, signed in since/ });
  await end.waitFor();
  const row = page.getByRole('listitem').filter({ has: end });
  const [button, words] = [await end.boundingBox(), await row.locator('div').first().boundingBox()];
  expect(button!.x).toBeGreaterThan(words!.x + words!.width);
});
