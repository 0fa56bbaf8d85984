import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verify } from '../../server/maintenance/verify.ts';
import { customerCalls } from '../../src/api/calls/customer.ts';
import { customerAccountCalls } from '../../src/api/calls/customer-account.ts';
import { rateCalls } from '../../src/api/calls/exchange-rate.ts';
import { expectOk } from '../support/api.ts';
import { clean, violationsInBothLooks } from '../support/axe.ts';
import { startMember } from '../support/member.ts';
import { readPdf } from '../support/pdf-text.ts';
import { type Product, startProduct } from '../support/product.ts';
import { counterfoil, dialog, pressAct } from '../support/sheet.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

test('a customer is added with all there is to say, pays what they owed before, and is archived and taken back', async () => {
  const { page, faults } = await startMember(product);
  await page.goto('/customers/list');
  await page.locator('[data-screen=no-added-customer]').waitFor();
  await page.getByRole('link', { name: 'New customer' }).click();
  await page.getByLabel('Display name').fill('Harbour Hotel');
  await page.getByLabel('Email', { exact: false }).first().fill('harbour@');
  await page.getByRole('button', { name: 'More details' }).click();
  await page.getByLabel('Payment terms in days').fill('400');
  // Folded away again, it opens by itself for what is wrong in it.
  await page.getByRole('button', { name: 'More details' }).click();
  await page.getByLabel('Payment terms in days').waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Save customer' }).click();
  await page.getByRole('link', { name: 'Payment terms are 0 to 365 days.' }).waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await page.getByLabel('Email', { exact: false }).first().fill('harbour@example.com');
  await page.getByLabel('Payment terms in days').fill('14');
  await page.getByLabel('Opening balance').fill('250.50');
  await page.getByLabel('WhatsApp').fill('+234 801 234 5678');
  await page.getByRole('group', { name: 'Billing address' }).getByLabel('Street').fill('14 Quay Street');
  await page.getByRole('group', { name: 'Shipping address' }).getByLabel('City').fill('Ostend');
  await page.getByRole('button', { name: 'Save customer' }).click();
  await page.getByText('Customer added.').waitFor();

  await page.getByRole('heading', { name: 'Harbour Hotel' }).waitFor();
  await page.getByText('14 Quay Street').waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await page.getByRole('link', { name: 'Statement' }).click();
  await page.getByRole('row', { name: /Opening balance/ }).waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await pressAct(page, 'Pay opening balance');
  await dialog(page).getByLabel('Amount received').fill('100');
  await dialog(page)
    .getByRole('button', { name: /^Record/ })
    .click();
  await page.getByText('Payment recorded.').waitFor();
  await counterfoil(page).locator('.owed').getByText('150.50').waitFor();

  await pressAct(page, 'Delete');
  await page.getByText('Customer deleted.').waitFor();
  await page.getByText('This customer is deleted.', { exact: false }).first().waitFor();
  await counterfoil(page).getByText('This customer is deleted. Restore them first.').waitFor();
  await pressAct(page, 'Restore');
  await page.getByText('Customer restored.').waitFor();
  await counterfoil(page).getByRole('button', { name: 'Edit' }).waitFor();
  expect(faults).toEqual([]);
  expect(await verify(product.url)).toEqual([]);
});

test('the list is narrowed by its tabs, summed up by period, and deletes several customers and back', async () => {
  const { page, faults, api } = await startMember(product);
  const owing = await api.customer('Café Meridian');
  await api.customer('Blue Auth');
  await api.invoice({ customer: owing, prices: ['80'] });
  await page.goto('/customers/list');
  await page.getByRole('row', { name: /Café Meridian/ }).waitFor();
  expect(await page.getByLabel('Period', { exact: true }).inputValue()).toBe('thisyear');
  expect(await page.getByLabel('Order').inputValue()).toBe('all desc');
  await page.getByRole('link', { name: 'Unpaid' }).click();
  await page.getByRole('row', { name: /Blue Auth/ }).waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'All', exact: false }).first().click();
  await page.getByRole('row', { name: /Blue Auth/ }).waitFor();
  for (const period of [
    'This month',
    'Quarter 1',
    'Quarter 2',
    'Quarter 3',
    'Quarter 4',
    'All time',
    'This year',
  ])
    await page.getByLabel('Period', { exact: true }).selectOption({ label: period });
  await page.getByLabel('Period', { exact: true }).selectOption({ label: 'All time' });
  await page.getByLabel('Summary').getByText('80.00').first().waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);

  await page.getByRole('button', { name: 'Actions for Blue Auth' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('row', { name: /Blue Auth/ }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('row', { name: /Blue Auth/ }).waitFor();

  await page.getByRole('checkbox', { name: /all/i }).check();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByText('Customers deleted.').waitFor();
  await page.getByRole('row', { name: /Café Meridian/ }).waitFor();
  await page.getByRole('checkbox', { name: /all/i }).check();
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  await page.getByText('Customers restored.').waitFor();
  await page.getByText('Nothing matches these filters.').waitFor();
  expect(faults).toEqual([]);
});

test('a customer’s page leads to their invoices, and to what is done with their credit', async () => {
  const { page, faults, api } = await startMember(product);
  const customer = await api.customer('Harbour Hotel');
  const first = await api.invoice({ customer, prices: ['100'] });
  expectOk(await api.pay(first, '150', { surplus: 'credit' }));
  const second = await api.invoice({ customer, prices: ['80'] });
  await page.goto(`/customers/view?client=${customer}`);
  await page.getByLabel('Status').selectOption({ label: 'Not paid' });
  const number = (await api.view(second)).invoicenumber!;
  await page.getByRole('row', { name: new RegExp(number) }).waitFor();
  await pressAct(page, 'Apply credit');
  await dialog(page)
    .getByRole('button', { name: /^Apply .*50/ })
    .click();
  await page.getByText('Credit applied.').waitFor();
  await page.getByRole('link', { name: 'History' }).click();
  await page.getByText(/50\.00, Credit/).waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  expectOk(await api.client.send(customerCalls.deleteCustomer, { clientid: customer }));
  await page.goto(`/sales/view-invoice?item=${second}`);
  await page.getByText('Harbour Hotel is deleted.', { exact: false }).waitFor();
  expect(faults).toEqual([]);
});

test('a statement is looked at, printed and sent of the days somebody chooses', async () => {
  const { page, faults, api } = await startMember(product);
  const customer = await api.customer('Harbour Hotel');
  await api.invoice({ customer, prices: ['100'], issuedOn: '2026-01-10' });
  const second = await api.invoice({ customer, prices: ['80'], issuedOn: '2026-02-10' });
  const number = (await api.view(second)).invoicenumber!;
  await page.goto(`/customers/view?client=${customer}&section=statement`);
  await page.getByRole('row', { name: /Balance due.*180\.00$/ }).waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await page.getByLabel('View', { exact: true }).selectOption({ label: 'Invoices and receipts' });
  await page.waitForURL('**view=claims**');
  await page.getByText('180.00').first().waitFor();
  await page.getByLabel('Period', { exact: true }).selectOption({ label: 'Custom dates' });
  await page.getByLabel('From', { exact: true }).fill('2026-02-01');
  await page.getByLabel('to', { exact: true }).fill('2026-02-28');
  await page.getByText('before Feb 1, 2026').waitFor();
  await page.getByText('after Feb 28, 2026').waitFor();
  await page.getByRole('row', { name: new RegExp(number) }).waitFor();
  expect(await page.getByRole('row', { name: /Invoice/ }).count()).toBe(2);
  expect(await violationsInBothLooks(page)).toEqual(clean);

  const [table] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  const rows = readFileSync(await table.path(), 'utf8');
  expect(rows).toContain(`Invoice ${number},2026-02-10,2026-03-10,80,80`);
  expect(rows).toContain('Already owed,100');
  await page.getByLabel('Compare with').selectOption({ label: 'Previous period' });
  await page.getByRole('row', { name: 'Total amount 80.00 100.00 −20.00' }).waitFor();
  await page.getByLabel('Compare with').selectOption({ label: 'No comparison' });

  const [file] = await Promise.all([page.waitForEvent('download'), pressAct(page, 'Statement PDF')]);
  const { text } = await readPdf(readFileSync(await file.path()));
  expect(text).toContain('to February 28, 2026');
  await pressAct(page, 'Send statement');
  await dialog(page).getByText('The statement for Feb 1, 2026 to Feb 28, 2026', { exact: false }).waitFor();
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await page.getByLabel('to', { exact: true }).fill('2026-01-01');
  await page.getByText('The first day comes after the last one.').first().waitFor();
  await page.getByLabel('to', { exact: true }).fill('2026-03-01');
  await page.getByText('after Mar 1, 2026').waitFor();
  expect(faults).toEqual([]);
});

test('what a customer owed before in another currency is paid at another rate, and the payment taken back', async () => {
  const { page, faults } = await startMember(product);
  await page.goto('/customers/add-customer');
  await page.getByLabel('Display name').fill('Quai Ouest');
  await page.getByRole('button', { name: 'More details' }).click();
  await page.getByLabel('Opening balance').fill('100');
  await page.getByLabel('Currency they owed it in').fill('Euro');
  await page.getByRole('listbox').getByRole('option', { name: 'Euro - EUR' }).click();
  await page.getByText('Without a rate 1 EUR counts as 1 USD.').waitFor();
  await page.getByLabel('Exchange rate').fill('1.2');
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await page.getByRole('button', { name: 'Save customer' }).click();
  await page.getByText('Customer added.').waitFor();
  await counterfoil(page).locator('.owed').getByText('120.00').waitFor();
  await counterfoil(page).getByText('€100.00').first().waitFor();

  await pressAct(page, 'Pay opening balance');
  await dialog(page).getByLabel('Amount received').fill('40');
  await dialog(page).getByLabel('Exchange rate').fill('1.25');
  await dialog(page).getByText('a gain of $2.00.', { exact: false }).waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await dialog(page).getByRole('button', { name: 'Record €40.00' }).click();
  await page.getByText('Payment recorded.').waitFor();
  await counterfoil(page).locator('.owed').getByText('72.00').waitFor();

  await counterfoil(page).getByRole('button', { name: 'Payments of the opening balance' }).click();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await dialog(page)
    .getByRole('button', { name: /^Delete .* of €40\.00/ })
    .click();
  await dialog(page).getByText('of €40.00', { exact: false }).waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  const refused = { Message: 'Try again in a moment.', kind: 'invalid' };
  const path = `**${customerAccountCalls.deleteOpeningPayment.path}*`;
  await page.route(path, (route) => route.fulfill({ status: 400, json: refused }), { times: 1 });
  await dialog(page).getByRole('button', { name: 'Delete payment' }).click();
  await dialog(page).getByText('Try again in a moment.').waitFor();
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await page.getByText('Payment deleted.').waitFor();
  await counterfoil(page).locator('.owed').getByText('120.00').waitFor();
  await counterfoil(page).getByText('Payment of the opening balance deleted').waitFor();
  expect(faults).toEqual([]);
  expect(await verify(product.url)).toEqual([]);
});

test('a customer’s own currency and terms are proposed in their documents, and never over what was typed', async () => {
  const { page, faults, client, api } = await startMember(product);
  expectOk(
    await client.send(customerCalls.addCustomer, {
      type: 'business',
      name: 'Quai Ouest',
      currency: 'EUR',
      paymentterms: 14,
    }),
  );
  await api.customer('Blue Auth');
  expectOk(
    await client.send(rateCalls.saveRate, { from: 'EUR', to: 'USD', date: '2026-01-02', rate: '1.2' }),
  );
  const pick = async (name: string) => {
    await page.getByRole('combobox', { name: 'Customer' }).fill(name);
    await page.getByRole('listbox').getByRole('option', { name, exact: true }).click();
  };
  const rate = page.getByLabel('Exchange rate');
  for (const [path, due] of [
    ['/add-invoice', true],
    ['/add-quote', false],
  ] as const) {
    await page.goto(path);
    await pick('Quai Ouest');
    await rate.waitFor();
    expect(await rate.inputValue()).toBe('1.2');
    if (due) await page.getByText('Defaults to the customer’s terms, 14 days').waitFor();
    await pick('Blue Auth');
    await rate.waitFor({ state: 'detached' });
    await page.getByLabel('Price, line 1').fill('10');
    await pick('Quai Ouest');
    if (due) await page.getByText('Defaults to the customer’s terms, 14 days').waitFor();
    await page.waitForLoadState('networkidle');
    expect(await rate.count()).toBe(0);
    expect(await page.getByLabel('Price, line 1').inputValue()).toContain('10');
    await page.getByRole('button', { name: 'Discard' }).click();
  }
  expect(faults).toEqual([]);
});
