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
  await page.getByText(`${fake.host} is asked what EUR is worth in USD today.`).waitFor();
  expect(await violationsInBothLooks(page)).toEqual({ light: [], dark: [] });

  await page.goto('/add-invoice');
  await page.getByRole('combobox', { name: 'Currency' }).fill('EUR');
  await page.getByRole('option', { name: /EUR/ }).first().click();
  await expect.poll(() => page.getByLabel('Exchange rate').inputValue()).toBe('1.25');
});
