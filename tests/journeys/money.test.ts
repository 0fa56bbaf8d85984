import { expect, test } from 'vitest';
import { customerCalls } from '../../src/api/calls/customer.ts';
import { displayed } from '../../src/domain/words/display-sentences.ts';
import { expectOk } from '../support/api.ts';
import { violationsInBothLooks } from '../support/axe.ts';
import { member, walkAsMember } from '../support/journey.ts';
import { counterfoil, dialog, pressAct } from '../support/sheet.ts';

walkAsMember();

const clean = async () => expect(await violationsInBothLooks(member.page)).toEqual({ light: [], dark: [] });
const press = (name: string | RegExp) => dialog(member.page).getByRole('button', { name }).click();
const openAct = (act: string) => pressAct(member.page, act);

/** Every row of the totals, as it is read: "Total GBP £31.65". */
const totals = async () =>
  (await member.page.locator('.totals > div').allInnerTexts()).map((row) => row.replace(/\s+/g, ' '));

const addCountedItem = async (tax: string) => {
  const { page } = member;
  await page.goto('/inventory/add-item');
  await page.getByLabel('Name', { exact: true }).fill('Coffee beans, 1 kg');
  await page.getByLabel('Price').fill('5');
  await page.getByLabel('Sales tax').selectOption({ label: tax });
  await page.getByLabel('Track stock').check();
  await page.getByLabel('In stock now').fill('40');
  await page.getByLabel('Cost per unit').fill('3');
  await clean();
  await page.getByRole('button', { name: 'Save item' }).click();
  await page.getByRole('row', { name: /Coffee beans.*40/ }).waitFor();
};

const pickItem = async (line: number) => {
  const { page } = member;
  await page.getByRole('combobox', { name: `Item, line ${line}` }).fill('coff');
  await page.getByRole('option', { name: /Coffee beans/ }).click();
};

test('an invoice in pounds with tax, discount and shipping is issued as it was typed, and paid at home at another rate', async () => {
  const { page, api } = member;
  await api.tax('VAT', '20');
  expectOk(
    await api.client.send(customerCalls.addCustomer, {
      type: 'business',
      name: 'Café Meridian',
      shipping: {
        attention: 'Ada Stone',
        street: '4 Quay Street',
        city: 'Bristol',
        state: '',
        zip: 'BS1 4DJ',
        country: 'United Kingdom',
        phone: '',
      },
    }),
  );
  await addCountedItem('VAT 20%');

  await page.goto('/add-invoice');
  await page.getByRole('combobox', { name: 'Customer' }).fill('meri');
  await page.getByRole('option', { name: /Meridian/ }).click();
  await page.getByRole('combobox', { name: 'Currency' }).fill('pound');
  await page.getByRole('option', { name: /GBP/ }).click();
  await page.getByText('No exchange rate yet: 1 GBP counts as 1 USD.').waitFor();
  await page.getByLabel('Exchange rate').fill('1.25');
  await pickItem(1);
  await expect.poll(() => page.getByLabel('Price, line 1').inputValue()).toBe('4.00');
  expect(await page.getByLabel('Tax, line 1').locator('option:checked').innerText()).toBe('VAT 20%');
  await page.getByLabel('Quantity, line 1').fill('3');
  await page.getByRole('button', { name: 'Add a line' }).click();
  await page.getByLabel('Item, line 2').fill('Delivery by bicycle');
  await page.getByLabel('Price, line 2').fill('12.50');
  await page.getByLabel('Discount (optional)').fill('ten');
  await page.getByRole('button', { name: 'Issue invoice' }).click();
  await page.getByRole('link', { name: /“ten” could not be read/ }).waitFor();
  await page.getByLabel('Discount (optional)').fill('10');
  await page.getByLabel('Discount type').selectOption('Percent');
  await page.getByLabel('Shipping (optional)').fill('6');
  await page.getByLabel('Tax on shipping').selectOption({ label: 'VAT 20%' });
  await page.getByRole('button', { name: 'Ship to an address' }).click();
  await expect.poll(() => page.getByLabel('City').inputValue()).toBe('Bristol');
  await clean();
  const typed = await totals();
  expect(typed).toEqual([
    'Subtotal 24.50',
    'Discount −2.45',
    'Shipping 6.00',
    'Tax 2.40',
    'Shipping tax 1.20',
    'Total GBP £31.65',
    'Total USD $39.57',
  ]);
  await page.reload();
  await page.getByText('We restored your unsaved changes.').waitFor();
  expect(await totals()).toEqual(typed);

  await page.getByRole('button', { name: 'Issue invoice' }).click();
  await page.getByRole('heading', { name: 'Invoice INV-' }).waitFor();
  // On paper tax is said rate by rate, shipping with the lines, and at home too.
  const issued = [
    ...typed.slice(0, 3),
    'VAT 20% on 18.00 3.60',
    ...typed.slice(5),
    'VAT 20% on $22.50 $4.50',
  ];
  expect(await totals()).toEqual(issued);
  await page.getByText(/4 Quay Street/).waitFor();
  await clean();
  const { id, total, hometotal } = (await api.list()).Invoices[0]!;
  expect([total, hometotal]).toEqual(['31.65', '39.57']);

  await openAct('Record payment');
  await page.getByLabel('USD', { exact: true }).check();
  expect(await page.getByLabel('Amount').inputValue()).toBe('39.56');
  await page.getByLabel('Exchange rate').fill('1.3');
  await page.getByLabel('Amount').fill('26');
  await page
    .getByText('Settles £20.00, recorded in your books at $25.00 and now worth $26.00: a gain of $1.00.')
    .waitFor();
  await clean();
  await press('Record payment');
  await dialog(page).waitFor({ state: 'detached' });
  const { amountdue } = await api.view(id);
  expect(amountdue).toBe('11.65');
  expect((await api.balances())[19]).toBe('-1');

  await openAct('Record payment');
  await page.getByLabel('Amount').fill('12');
  await press('Record payment');
  await dialog(page).getByText('£0.35 more than the £11.65 that is owed.').waitFor();
  await press('Keep £0.35 as credit');
  await dialog(page).waitFor({ state: 'detached' });
  await page.goto('/sales/list');
  await page.getByRole('row', { name: /£31\.65.*\$39\.57/ }).waitFor();
  await clean();
});

test('goods of a cancelled invoice are asked for, and come back or stay away as was said', async () => {
  const { page, api } = member;
  await api.tax('VAT', '20');
  const beans = await api.goods('Coffee beans, 1 kg', '40', '3');
  const sell = () =>
    api.invoice({ items: [{ ItemName: 'Coffee beans', productid: beans, quantity: '3', price: '5' }] });
  const first = await sell();
  await api.pay(first, '15');
  expect(await api.stockOf(beans)).toBe('37 worth 111');

  await page.goto(`/sales/view-invoice?item=${first}`);
  await openAct('Cancel invoice');
  await press('Continue');
  await dialog(page).getByRole('radiogroup', { name: 'Did the goods come back?' }).waitFor();
  expect(await page.getByRole('radio', { name: /^Yes/ }).isChecked()).toBe(true);
  await clean();
  await page.getByRole('radio', { name: /^No/ }).check();
  await press('Continue');
  await dialog(page).getByText('nothing is erased').waitFor();
  expect(
    await dialog(page)
      .getByRole('row', { name: /^In stock/ })
      .count(),
  ).toBe(0);
  await press('Back');
  await page.getByRole('radio', { name: /^Yes/ }).check();
  await press('Continue');
  await dialog(page).getByRole('row', { name: 'In stock 37 40', exact: true }).waitFor();
  await dialog(page).getByRole('row', { name: 'Stock value 111.00 120.00', exact: true }).waitFor();
  await clean();
  await press(/^Cancel it and keep/);
  await dialog(page).waitFor({ state: 'detached' });
  expect(await api.stockOf(beans)).toBe('40 worth 120');

  const second = await sell();
  await page.goto(`/sales/view-invoice?item=${second}`);
  await openAct('Cancel invoice');
  await page.getByRole('radio', { name: /^No/ }).check();
  await press('Continue');
  await press('Cancel invoice');
  await dialog(page).waitFor({ state: 'detached' });
  expect(await api.stockOf(beans)).toBe('37 worth 111');
});

test('one payment over a customer’s invoices is of one currency, with the rate it brought', async () => {
  const { page, api } = member;
  const customer = await api.customer('Ada Stone');
  const pounds = { ForeignCurrencyID: 826, ExchangeRate: '1.25' };
  await api.invoice({ customer, prices: ['100'], money: pounds });
  await api.invoice({ customer, prices: ['60'], money: pounds });
  await api.invoice({ customer, prices: ['10'] });
  await page.goto('/customers/list');
  await page
    .getByRole('row', { name: /Ada Stone/ })
    .getByRole('button', { name: /^Actions/ })
    .click();
  await page.getByRole('menuitem', { name: 'Record payment' }).click();
  await dialog(page).getByLabel('For invoices in').selectOption('GBP');
  await dialog(page).getByLabel('Amount received').fill('130');
  await dialog(page)
    .getByLabel(/^Exchange rate/)
    .fill('1.3');
  await clean();
  await press(/^Record £130\.00$/);
  await dialog(page).waitFor({ state: 'detached' });
  expect((await api.journal()).at(-1)).toMatch(
    /Payment received: Dr \d+ 169, Cr 2 125, Cr 19 5, Cr 2 37\.5, Cr 19 1\.5$/,
  );
});

test('a draft without a rate says so on its stub, and asks for one when it is issued', async () => {
  const { page, api } = member;
  const id = await api.invoice({
    customer: await api.customer('Ada Stone'),
    prices: ['100'],
    status: 'Draft',
    money: { ForeignCurrencyID: 826 },
  });
  await page.goto(`/sales/view-invoice?item=${id}`);
  const worth = counterfoil(page)
    .getByRole('listitem')
    .filter({ hasText: 'In USD, no exchange rate yet (1 counts as 1)' });
  expect(await worth.innerText()).toMatch(/\s100\.00/);
  await clean();
  await openAct('Issue invoice');
  await page
    .getByText('This draft has no exchange rate for GBP. Edit it to add one, then issue it.')
    .waitFor();
});

test('a new invoice without a rate is not issued, and its refusal stands beside the rate', async () => {
  const { page, api } = member;
  await api.customer('Ada Stone');
  await page.goto('/add-invoice');
  await page.getByRole('combobox', { name: 'Customer' }).fill('ada');
  await page.getByRole('option', { name: /Ada Stone/ }).click();
  await page.getByRole('combobox', { name: 'Currency' }).fill('pound');
  await page.getByRole('option', { name: /GBP/ }).click();
  await page.getByLabel('Item, line 1').fill('Delivery by bicycle');
  await page.getByLabel('Price, line 1').fill('12.50');
  await page.getByRole('button', { name: 'Issue invoice' }).click();
  const sentence = 'Enter the exchange rate for GBP. You can’t issue this document until it has one.';
  await page.getByRole('link', { name: displayed(sentence) }).click();
  const rate = page.getByRole('textbox', { name: 'Exchange rate' });
  expect(await rate.evaluate((one) => one === document.activeElement)).toBe(true);
  expect(await rate.getAttribute('aria-invalid')).toBe('true');
  await rate.fill('1.25');
  await page.getByRole('button', { name: 'Issue invoice' }).click();
  await page.getByRole('heading', { name: 'Invoice INV-' }).waitFor();
  const worth = counterfoil(page).getByRole('listitem').filter({ hasText: 'In USD at 1.25' });
  expect(await worth.innerText()).toMatch(/\s15\.63/);
});
