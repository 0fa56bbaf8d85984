import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { violationsInBothLooks } from '../support/axe.ts';
import { startFakeRates, telling } from '../support/fake-rates.ts';
import { type Member, startMember } from '../support/member.ts';
import { type Product, startProduct } from '../support/product.ts';

let fake: Awaited<ReturnType<typeof startFakeRates>>;
let product: Product;
let member: Member;
beforeAll(async () => {
  fake = await startFakeRates(telling({ base: 'USD', date: '2026-03-02', rates: { EUR: 0.8 } }));
  product = await startProduct(undefined, fake.provider());
});
afterAll(async () => {
  await product.close();
  await fake.close();
});
beforeEach(async () => {
  member = await startMember(product);
});
afterEach(async () => {
  await member.context.close();
  expect(member.faults).toEqual([]);
});

const fetchRates = () => member.page.getByRole('button', { name: 'Fetch rates' }).click();

test('rates are fetched from the provider, marked as its own, and proposed by a new foreign invoice', async () => {
  const { page } = member;
  await page.goto('/settings/exchange-rates');
  await fetchRates();
  await page.getByRole('alert').getByText('Choose a currency to fetch the rate of.').waitFor();
  await page.getByLabel('Currency', { exact: true }).selectOption('EUR');
  await fetchRates();
  await page.locator('.toast').getByText(`Rates of EUR fetched from ${fake.host}.`).waitFor();
  const row = page.getByRole('row', { name: /1 EUR in USD/ });
  await row.getByText('1.25').waitFor();
  await row.getByText(fake.host).waitFor();
  await page.getByText(`${fake.host} gives the latest rates for EUR in USD.`).waitFor();
  expect(await violationsInBothLooks(page)).toEqual({ light: [], dark: [] });

  await page.goto('/add-invoice');
  await page.getByRole('combobox', { name: 'Currency' }).fill('EUR');
  await page.getByRole('option', { name: /EUR/ }).first().click();
  await expect.poll(() => page.getByLabel('Exchange rate').inputValue()).toBe('1.25');
});

test('a typed rate that was deleted comes back by Undo', async () => {
  const { page } = member;
  await page.goto('/settings/exchange-rates');
  await page.getByLabel('One', { exact: true }).selectOption('GBP');
  await page.getByLabel('Is worth').fill('1.3');
  await page.getByRole('button', { name: 'Save rate' }).click();
  const row = page.getByRole('row', { name: /1 GBP in USD/ });
  await row.getByText('1.3').waitFor();
  await row.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await row.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await row.getByText('1.3').waitFor();
});

test('currencies and rates that can’t be had are told in the words of the spec', async () => {
  const { page } = member;
  const text = 'We couldn’t load the currencies. Refresh the page and try again.';
  const refuse = { status: 400, json: { Message: 'No.', kind: 'unexpected' } };
  await page.route('**/api/Reference/exchange-rate**', (route) => route.fulfill(refuse));
  await page.goto('/settings/exchange-rates');
  await page.getByText(text).waitFor();
  await page.goto('/add-invoice');
  await page.getByRole('combobox', { name: 'Currency' }).fill('GBP');
  await page.getByRole('option', { name: /GBP/ }).first().click();
  await page.getByText(text).waitFor();
  await page.getByLabel('Exchange rate').fill('1.3');
  expect(await page.getByText(text).count()).toBe(0);
  await page.unroute('**/api/Reference/exchange-rate**');
  await page.goto('/settings/exchange-rates');
  await page.getByText('You have no rates yet').waitFor();
});
