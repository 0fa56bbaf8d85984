import { afterAll, beforeAll, expect, test } from 'vitest';
import { verify } from '../../server/maintenance/verify.ts';
import { clean, violationsInBothLooks } from '../support/axe.ts';
import { startMember } from '../support/member.ts';
import { type Product, startProduct } from '../support/product.ts';
import { quoteApiFor } from '../support/quote-api.ts';
import { counterfoil, dialog, pressAct } from '../support/sheet.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

test('a quote is written, shown what it will become, converted to an invoice, and stays as it was', async () => {
  const { page, faults, api } = await startMember(product);
  await api.customer('Café Meridian');
  await page.goto('/quotes/list');
  await page.getByRole('link', { name: 'Create your first quote' }).click();
  await page.getByRole('button', { name: 'Save quote' }).click();
  await page.getByText('Choose a customer and add at least one line.').first().waitFor();

  await page.getByRole('combobox', { name: 'Customer' }).fill('meri');
  await page.getByRole('option', { name: 'Café Meridian' }).click();
  await page.getByRole('combobox', { name: 'Item, line 1' }).fill('Wedding cake');
  await page.getByLabel('Price, line 1').fill('340');
  await page.getByRole('button', { name: 'Save quote' }).click();
  await page.getByRole('heading', { name: 'Quote QU-0001' }).waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);

  await pressAct(page, 'Convert to invoice');
  await dialog(page).getByText('Café Meridian owes you $340.00 more.').waitFor();
  await dialog(page).getByText('Your income goes up by $340.00.').waitFor();
  await dialog(page).getByText('Show the entry').click();
  await dialog(page)
    .getByRole('row', { name: /^Accounts receivable 340\.00/ })
    .waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await dialog(page).getByRole('button', { name: 'Convert to invoice' }).click();
  await page.getByRole('heading', { name: 'Invoice INV-0001' }).waitFor();

  await page.goto('/quotes/list');
  await page
    .getByRole('row', { name: /QU-0001/ })
    .getByText('Converted to invoice')
    .waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await page.getByRole('link', { name: 'QU-0001' }).first().click();
  await counterfoil(page)
    .getByText('This quote became an invoice. You can convert a quote only once.')
    .first()
    .waitFor();
  await counterfoil(page)
    .getByRole('link', { name: /INV-0001/ })
    .click();
  await page.getByRole('heading', { name: 'Invoice INV-0001' }).waitFor();
  expect(faults).toEqual([]);
  expect(await verify(product.url)).toEqual([]);
});

test('quotes picked on the list are deleted at once, and come back by Undo', async () => {
  const { page, faults, api } = await startMember(product);
  const customer = await api.customer('Harbour Hotel');
  const quotes = quoteApiFor(api.client);
  for (const ProductName of ['Breakfast', 'Lunch'])
    await quotes.quote({ customer, items: [{ ProductName, Quantity: '1', UnitPrice: '12' }] });
  await page.goto('/quotes/list');
  await page.getByRole('checkbox', { name: /all/i }).check();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByText('2 quotes deleted.').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.goto('/quotes/list');
  await page.getByRole('row', { name: /QU-0002/ }).waitFor();
  await page
    .getByRole('row', { name: /QU-0001/ })
    .getByRole('checkbox')
    .check();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByText('Quote deleted.').waitFor();
  expect(faults).toEqual([]);
});
