import { afterAll, beforeAll, expect, test } from 'vitest';
import { productCalls } from '../../src/api/calls/product.ts';
import { expectOk } from '../support/api.ts';
import { clean, violationsInBothLooks } from '../support/axe.ts';
import { startColleague } from '../support/joined.ts';
import { startMember } from '../support/member.ts';
import { type Product, startProduct } from '../support/product.ts';
import { counterfoil, dialog, pressAct } from '../support/sheet.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

test('an item’s page counts, increases and decreases its stock, says what it becomes, and lists what moved', async () => {
  const { page, faults, api } = await startMember(product);
  const lamp = await api.goods('Lamp', '8', '2');
  await page.goto('/inventory/list');
  await page.getByRole('link', { name: 'Lamp' }).click();
  await page.waitForURL(`**/inventory/view?item=${lamp}`);
  await counterfoil(page).getByText('8 in stock, at cost').waitFor();

  await pressAct(page, 'Count');
  await dialog(page).getByText('8 in stock now.').waitFor();
  await dialog(page).getByLabel('Counted').fill('6');
  await dialog(page).getByText('8 becomes 6.').waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await dialog(page).getByRole('button', { name: 'Save count' }).click();
  await page.getByText('Stock counted.').waitFor();

  await pressAct(page, 'Increase');
  await dialog(page).getByRole('button', { name: 'Increase stock' }).click();
  await dialog(page).getByText('Enter a quantity above 0.').first().waitFor();
  await dialog(page).getByLabel('How many more').fill('4');
  await dialog(page).getByLabel('Unit cost').fill('3');
  await dialog(page).getByRole('button', { name: 'Increase stock' }).click();
  await page.getByText('Stock increased.').waitFor();

  await pressAct(page, 'Decrease');
  await dialog(page).getByLabel('How many fewer').fill('20');
  await dialog(page).getByRole('button', { name: 'Decrease stock' }).click();
  await dialog(page).getByText('You have only 10 of Lamp in stock. You’re 10 short.').first().waitFor();
  await dialog(page).getByLabel('How many fewer').fill('1');
  await dialog(page).getByLabel('Reason').selectOption({ label: 'Lost' });
  await dialog(page).getByLabel('Note').fill('On the train');
  await dialog(page).getByRole('button', { name: 'Decrease stock' }).click();
  await page.getByText('Stock decreased.').waitFor();

  await counterfoil(page).getByText('9 in stock, at cost').waitFor();
  await page.getByRole('row', { name: /Lost: On the train/ }).waitFor();
  const moved = page.getByRole('table', { name: 'Movements' }).getByRole('row');
  expect(await moved.count()).toBe(5);
  expect(await api.stockOf(lamp)).toBe('9 worth 21.6');
  expect(await violationsInBothLooks(page)).toEqual(clean);
  expect(faults).toEqual([]);
});

test('what was sold while somebody counted is told in the dialog, which keeps what was typed', async () => {
  const { page, faults, api } = await startMember(product);
  const lamp = await api.goods('Lamp', '8', '2');
  await page.goto(`/inventory/view?item=${lamp}`);
  await pressAct(page, 'Count');
  await dialog(page).getByLabel('Counted').fill('7');
  await api.invoice({ items: [{ productid: lamp, ItemName: '', quantity: '3', price: '5' }] });
  await dialog(page).getByRole('button', { name: 'Save count' }).click();
  await dialog(page).getByText('There are 5 now, and there were 8 when you counted.').first().waitFor();
  expect(await dialog(page).getByLabel('Counted').inputValue()).toBe('7');
  await dialog(page).getByText('5 becomes 7.').waitFor();
  await dialog(page).getByRole('button', { name: 'Save count' }).click();
  await page.getByText('Stock counted.').waitFor();
  expect(await api.stockOf(lamp)).toBe('7 worth 14');
  expect(faults).toEqual([]);
});

test('items are deleted and restored from their page and from the list, which has its tabs and what all come to', async () => {
  const { page, faults, api } = await startMember(product);
  await api.goods('Lamp', '8', '2');
  const jug = await api.goods('Jug', '0', '0');
  await page.goto(`/inventory/view?item=${jug}`);
  await pressAct(page, 'Delete');
  await page.getByText('Item deleted.').waitFor();
  await pressAct(page, 'Restore');
  await page.getByText('Item restored.').waitFor();

  await page.goto('/inventory/list');
  const summary = page.getByRole('region', { name: 'Summary of items' });
  await summary.getByText('$16.00').waitFor();
  expect(await page.getByRole('columnheader').allInnerTexts()).toEqual(
    expect.arrayContaining(['Name', 'Description', 'Sold', 'In stock', 'Price', 'Expires on']),
  );
  await page.getByRole('checkbox', { name: 'Select all' }).first().check();
  await page.getByRole('button', { name: 'Delete 1' }).click();
  await page.getByText('Items deleted.').waitFor();
  await page.getByRole('link', { name: 'Deleted' }).click();
  await page.getByRole('link', { name: 'Jug' }).waitFor();
  await page.getByRole('checkbox', { name: 'Select all' }).first().check();
  await page.getByRole('button', { name: 'Restore' }).click();
  await page.getByText('Items restored.').waitFor();
  await page.getByRole('link', { name: 'Out of stock' }).click();
  await page.getByRole('link', { name: 'Jug' }).waitFor();
  expect(await page.getByRole('link', { name: 'Lamp' }).count()).toBe(0);
  expect(await violationsInBothLooks(page)).toEqual(clean);
  expect(faults).toEqual([]);
});

test('at the width of a phone stock is counted on the item’s page', async () => {
  const { page, faults, api } = await startMember(product, 360);
  const lamp = await api.goods('Lamp', '8', '2');
  await page.goto(`/inventory/view?item=${lamp}`);
  await counterfoil(page).getByRole('button', { expanded: false }).first().click();
  await pressAct(page, 'Count');
  await dialog(page).getByLabel('Counted').fill('3');
  await dialog(page).getByRole('button', { name: 'Save count' }).click();
  await page.getByText('Stock counted.').waitFor();
  expect(await api.stockOf(lamp)).toBe('3 worth 6');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(faults).toEqual([]);
});

test('a line that is bought has the item’s description for purchases, one that is sold that for sales', async () => {
  const { page, faults, client } = await startMember(product);
  const card = { type: 'product', productname: 'Lamp', price: '5' };
  const described = { description: 'Warm light', purchasedescription: 'Part 77, warm' };
  expectOk(await client.send(productCalls.addProduct, { ...card, ...described }));
  for (const [address, description] of [
    ['/bills/add-bill', 'Part 77, warm'],
    ['/add-invoice', 'Warm light'],
  ] as const) {
    await page.goto(address);
    await page.getByRole('combobox', { name: 'Item, line 1' }).fill('Lamp');
    await page.getByRole('option', { name: /^Lamp/ }).click();
    await page
      .getByText(description)
      .or(page.locator(`[value="${description}"]`))
      .first()
      .waitFor();
  }
  expect(faults).toEqual([]);
});

test('categories of items are renamed, merged and given an account on the list, and offered in the form', async () => {
  const { page, faults, client } = await startMember(product);
  const add = async (productname: string, categoryname: string) =>
    expectOk(
      await client.send(productCalls.addProduct, { type: 'product', productname, price: '5', categoryname }),
    );
  await add('Pen', 'Office');
  await add('Mop', 'Cleaning');
  await page.goto('/inventory/list');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Item categories' }).click();
  await page.getByRole('heading', { name: 'Item categories' }).waitFor();
  const menu = async (category: string, act: RegExp) => {
    await page.getByRole('button', { name: `Actions for ${category}` }).click();
    await page.getByRole('menuitem', { name: act }).click();
  };
  await menu('Cleaning', /Edit/);
  await dialog(page).getByRole('textbox', { name: 'Name' }).fill('Office');
  await dialog(page).getByRole('button', { name: 'Save category' }).click();
  await dialog(page).getByText('There is a category called Office already.').first().waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await dialog(page).getByLabel('Merge with the category of this name').check();
  await dialog(page).getByRole('button', { name: 'Save category' }).click();
  await page.getByText('Category saved.').waitFor();
  await page.getByRole('row', { name: /Office.*2/ }).waitFor();
  await page.getByRole('button', { name: 'Actions for Office' }).click();
  await page.getByRole('menuitem', { name: /Remove.*Items in it: 2/ }).waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await page.keyboard.press('Escape');
  await menu('Office', /Edit/);
  await dialog(page).getByRole('textbox', { name: 'Name' }).fill('Sundries');
  await dialog(page).getByLabel('Account for purchases').selectOption({ label: 'Travel' });
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await dialog(page).getByRole('button', { name: 'Save category' }).click();
  await page.getByRole('row', { name: /Sundries/ }).waitFor();
  await menu('Sundries', /Edit/);
  const account = dialog(page).getByLabel('Account for purchases').locator('option:checked');
  await expect.poll(() => account.innerText()).toBe('Travel');
  await page.keyboard.press('Escape');
  await page.goto('/inventory/add-item');
  await page.getByRole('combobox', { name: 'Category' }).fill('Sund');
  await page.getByRole('option', { name: 'Sundries' }).click();
  expect(faults).toEqual([]);
});

test('staff see how many there are and nothing of what they are worth, and delete no category', async () => {
  const owner = await startMember(product);
  const lamp = await owner.api.goods('Lamp', '8', '2');
  await owner.client.send(productCalls.addProduct, {
    type: 'product',
    productname: 'Mop',
    price: '1',
    categoryname: 'Household',
  });
  const { page, faults } = await startColleague(product, owner, 'Staff');
  await page.goto(`/inventory/view?item=${lamp}`);
  await counterfoil(page).getByText('8 in stock', { exact: true }).waitFor();
  expect(await page.getByText(/at cost|Average cost|Margin|16[.,]00/).count()).toBe(0);
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await page.goto('/settings/categories');
  await page.getByRole('button', { name: 'Actions for Household' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).waitFor();
  expect(await page.getByRole('menuitem').count()).toBe(1);
  expect(faults).toEqual([]);
});
