import { afterAll, beforeAll, expect, test } from 'vitest';
import { verify } from '../../server/maintenance/verify.ts';
import { startMember } from '../support/member.ts';
import { signUp } from '../support/newcomer.ts';
import { type Product, startProduct } from '../support/product.ts';
import { counterfoil, dialog, pressAct } from '../support/sheet.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

test('a newcomer signs up, invoices a product to a customer, is paid in two parts, and the books balance', async () => {
  const { page, faults } = await product.visitor();
  await signUp(product, page, 'ada@harbour.example');

  await page.getByRole('link', { name: 'Customers' }).click();
  await page.getByRole('link', { name: 'New customer' }).first().click();
  await page.getByLabel('Display name').fill('Café Meridian');
  await page.getByRole('textbox', { name: 'Email' }).fill('kitchen@meridian.example');
  await page.getByRole('button', { name: 'Save customer' }).click();
  await page.getByRole('heading', { name: 'Café Meridian' }).waitFor();

  await page.getByRole('link', { name: 'Inventory' }).click();
  await page.getByRole('link', { name: 'New item' }).first().click();
  await page.getByLabel('Name', { exact: true }).fill('Sourdough loaf, 800 g');
  await page.getByLabel('Price').fill('4,20');
  await page.getByRole('button', { name: 'Save item' }).click();
  await page.getByRole('row', { name: /Sourdough loaf/ }).waitFor();

  await page.getByRole('link', { name: 'Sales' }).first().click();
  await page.getByRole('link', { name: 'Create your first invoice' }).click();
  await page.getByRole('combobox', { name: 'Customer' }).fill('meri');
  await page.getByRole('option', { name: /Café Meridian/ }).click();
  await page.getByRole('combobox', { name: 'Item, line 1' }).fill('sour');
  await page.getByRole('option', { name: /Sourdough loaf/ }).click();
  await page.getByLabel('Quantity, line 1').fill('120');
  await page.getByRole('button', { name: 'Issue invoice' }).click();

  await page.getByRole('heading', { name: 'Invoice INV-' }).waitFor();
  await expectStanding('Not paid', '504');
  await pay('200');
  await expectStanding('Partly paid', '304');
  await pay('304');
  // Nothing is owed any more: the large figure is what it came to.
  await expectStanding('Paid', '504');

  await page.getByRole('link', { name: 'Trial balance' }).click();
  await page.getByText('Total, in balance').waitFor();
  const total = await page.getByRole('row', { name: /Total, in balance/ }).innerText();
  const [debit, credit] = (total.match(/[\d.,]*\d[.,]\d\d/g) ?? []).slice(-2);
  expect(debit).toMatch(/504/);
  expect(credit).toBe(debit);
  expect(faults).toEqual([]);
  expect(await verify(product.url)).toEqual([]);

  async function pay(amount: string) {
    await pressAct(page, 'Record payment');
    await page.getByLabel('Amount').fill(amount);
    await dialog(page).getByRole('button', { name: 'Record payment' }).click();
    await dialog(page).waitFor({ state: 'detached' });
  }

  async function expectStanding(word: string, figure: string) {
    await counterfoil(page).locator('.inside').getByText(word, { exact: true }).first().waitFor();
    await expect
      .poll(() => counterfoil(page).locator('.owed').innerText())
      .toMatch(new RegExp(`^${figure}[.,]00 EUR$`));
  }
});

test('a receipt is paid at once: it stands settled the moment it is saved', async () => {
  const { page, faults, api } = await startMember(product);
  await api.customer('Walk-in');
  await page.goto('/add-receipt');
  await page.getByRole('combobox', { name: 'Customer' }).fill('walk');
  await page.getByRole('option', { name: 'Walk-in' }).click();
  await page.getByRole('combobox', { name: 'Item, line 1' }).fill('Coffee beans');
  await page.getByLabel('Price, line 1').fill('18');
  await page.getByRole('button', { name: 'Issue receipt' }).click();
  await page.getByRole('heading', { name: 'Receipt REC-' }).waitFor();
  await counterfoil(page).locator('.inside').getByText('Paid', { exact: true }).first().waitFor();
  expect(faults).toEqual([]);
});
