import { afterAll, beforeAll, expect, test } from 'vitest';
import { businessCalls } from '../../src/api/calls/business.ts';
import { productCalls } from '../../src/api/calls/product.ts';
import { dayIn, daysAfter } from '../../src/domain/day.ts';
import { expectOk } from '../support/api.ts';
import { startMember } from '../support/member.ts';
import { type Product, startProduct } from '../support/product.ts';
import { counterfoil, pressAct } from '../support/sheet.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

test('the lines of a document are searched among a thousand items', async () => {
  const { page, faults } = await startMember(product);
  await page.goto('/add-quote');
  const searched = page.waitForRequest(/get-all-products/);
  await page.getByRole('combobox', { name: 'Item, line 1' }).fill('Broom');
  const { searchParams } = new URL((await searched).url());
  expect([searchParams.get('limit'), searchParams.get('searchQuery')]).toEqual(['1000', 'Broom']);
  expect(faults).toEqual([]);
});

test('an item’s category is one that is usual in the business’s industry, or a new one by its name', async () => {
  const { page, client, faults } = await startMember(product);
  const details = {
    companyname: 'Roof & Sons',
    address: '',
    country: { id: 840 },
    timezone: 'UTC',
    locale: 'en-US',
    industry: { id: 4, label: 'Construction', value: 'Construction' },
  };
  expectOk(await client.send(businessCalls.updateBusiness, details));
  await page.goto('/inventory/add-item');
  const category = page.getByRole('combobox', { name: 'Category' });
  await category.fill('equip');
  await page.getByRole('option', { name: 'Equipment hire' }).click();
  await category.fill('Roof tiles');
  await page.getByRole('option', { name: 'Add “Roof tiles”' }).click();
  await page.getByLabel('Name').fill('Tile');
  await page.getByLabel('Price').fill('5');
  await page.getByRole('button', { name: 'Save item' }).first().click();
  await page.getByText('Item added.').waitFor();
  await page.goto('/inventory/add-item');
  await category.fill('roof');
  await page.getByRole('option', { name: 'Roof tiles', exact: true }).click();
  expect(await category.inputValue()).toBe('Roof tiles');
  expect(faults).toEqual([]);
});

test('an item keeps its category, also where the list of them can’t be had, which is told in the spec’s words', async () => {
  const { page, faults } = await startMember(product);
  await page.goto('/inventory/add-item');
  await page.getByLabel('Name').fill('Broom');
  await page.getByLabel('Price').fill('5');
  await page.getByRole('combobox', { name: 'Category' }).fill('Househ');
  await page.getByRole('option', { name: 'Household' }).click();
  await page.getByRole('button', { name: 'Save item' }).first().click();
  await page.getByText('Item added.').waitFor();

  const refuse = { status: 400, json: { Message: 'No.', kind: 'unexpected' } };
  await page.route('**/api/Reference/categories*', (route) => route.fulfill(refuse));
  await page.goto('/inventory/list');
  await page.getByRole('link', { name: 'Broom' }).click();
  await pressAct(page, 'Edit');
  await page.getByText('We couldn’t load the categories. Refresh the page and try again.').waitFor();
  expect(await page.getByLabel('Category').inputValue()).toBe('Household');
  await page.getByLabel('Price').fill('6');
  await page.getByRole('button', { name: 'Save item' }).first().click();
  await page.getByText('Item saved.').waitFor();
  await pressAct(page, 'Edit');
  expect(await page.getByLabel('Category').inputValue()).toBe('Household');
  expect(faults).toEqual([]);
});

test('opening stock is counted on the day that was typed, and on no day to come', async () => {
  const { page, api, faults } = await startMember(product);
  const today = dayIn('UTC', product.clock());
  const countedOn = daysAfter(today, -40);
  await page.goto('/inventory/add-item');
  await page.getByLabel('Name').fill('Candle');
  await page.getByLabel('Price').fill('5');
  await page.getByLabel('Track stock').check();
  await page.getByLabel('In stock now').fill('4');
  await page.getByLabel('Cost per unit').fill('2');
  await page.getByLabel('Counted on').fill(daysAfter(today, 1));
  await page.getByRole('button', { name: 'Save item' }).first().click();
  await page.getByRole('link', { name: 'Opening stock can’t be dated in the future.' }).click();
  expect(await page.getByLabel('Counted on').getAttribute('aria-invalid')).toBe('true');
  await page.getByLabel('Counted on').fill(countedOn);
  await page.getByRole('button', { name: 'Save item' }).first().click();
  await page.getByText('Item added.').waitFor();
  expect(await api.journal()).toEqual([`${countedOn} Opening stock of Candle: Dr 34 8, Cr 33 8`]);
  expect(await api.balances(daysAfter(countedOn, -1))).toEqual({});
  expect(await api.balances(countedOn)).toEqual({ 33: '-8', 34: '8' });
  expect(faults).toEqual([]);
});

test('an item that expires soon says so on its page, and is to do until it is gone', async () => {
  const { page, api, client, faults } = await startMember(product);
  const milk = await api.goods('Milk', '4', '1');
  const card = { id: milk, type: 'product', productname: 'Milk', price: '5', trackstock: true } as const;
  const expirydate = daysAfter(dayIn('UTC', product.clock()), 12);
  expectOk(await client.send(productCalls.updateProduct, { ...card, expirydate }));
  await page.goto('/dashboard');
  await page.getByRole('link', { name: /1.*item expires within 30 days, or has expired/ }).click();
  await page.getByRole('link', { name: 'Expiring', exact: true }).waitFor();
  await page.getByRole('link', { name: 'Milk' }).click();
  await counterfoil(page).getByText('Expires in 12 days').filter({ visible: true }).waitFor();
  expect(faults).toEqual([]);
});
