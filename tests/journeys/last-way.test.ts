import { afterAll, beforeAll, expect, test } from 'vitest';
import { customerCalls } from '../../src/api/calls/customer.ts';
import { expectOk } from '../support/api.ts';
import { type Member, startMember } from '../support/member.ts';
import { type Product, startProduct } from '../support/product.ts';
import { dialog, pressAct } from '../support/sheet.ts';

let product: Product;
let member: Member;
beforeAll(async () => {
  product = await startProduct();
  member = await startMember(product);
});
afterAll(async () => {
  await member.context.close();
  await product.close();
  expect(member.faults).toEqual([]);
});

test('a payment proposes the way its customer paid last, on an invoice, over several, and of an opening balance', async () => {
  const { page, api, client } = member;
  const customer = expectOk(
    await client.send(customerCalls.addCustomer, {
      type: 'person',
      name: 'Harbour Hotel',
      openingbalance: '50',
      openingbalancedate: '2026-01-01',
    }),
  ).body.data.id;
  const [paid, open] = [await api.invoice({ customer }), await api.invoice({ customer })];
  expectOk(await api.pay(paid, '10', { paymentmode: 3 }));

  const proposes = (mode: string) =>
    expect.poll(() => dialog(page).getByLabel('Paid by').inputValue()).toBe(mode);
  const act = (name: string) => pressAct(page, name);
  const close = async () => {
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await dialog(page).waitFor({ state: 'detached' });
  };

  await page.goto(`/sales/view-invoice?item=${open}`);
  await act('Record payment');
  await proposes('3');
  await close();
  await page.goto(`/customers/view?client=${customer}`);
  await act('Pay opening balance');
  await proposes('3');
  await dialog(page).getByLabel('Paid by').selectOption('5');
  await dialog(page)
    .getByRole('button', { name: /^Record / })
    .click();
  await dialog(page).waitFor({ state: 'detached' });
  await act('Record payment');
  await proposes('5');
  await dialog(page).getByLabel('Paid by').selectOption('1');
  expect(await dialog(page).getByLabel('Paid by').inputValue()).toBe('1');
});

test('Send opens on the way its customer was reached by last, while they still can be', async () => {
  const { page, context, api, client } = member;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  const card = { type: 'person', name: 'Ada Stone', email: 'ada@example.com' };
  const number = { whatsappnumber: '+32 470 12 34 56' };
  const customer = expectOk(await client.send(customerCalls.addCustomer, { ...card, ...number })).body.data
    .id;

  /** Opens Send on another invoice of hers, which the page has not seen before. */
  const opens = async (method: RegExp) => {
    await page.goto(`/sales/view-invoice?item=${await api.invoice({ customer })}`);
    await pressAct(page, 'Send');
    await expect
      .poll(() => dialog(page).getByRole('radio', { name: method }).isChecked(), { timeout: 10_000 })
      .toBe(true);
  };

  await opens(/^Email/);
  await dialog(page)
    .getByRole('radio', { name: /^WhatsApp/ })
    .check();
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    dialog(page).getByRole('button', { name: 'Open WhatsApp' }).click(),
  ]);
  await opened.close();
  await opens(/^WhatsApp/);

  await dialog(page)
    .getByRole('radio', { name: /^Copy link/ })
    .check();
  await dialog(page).getByRole('button', { name: 'Copy link' }).click();
  await page.getByText('Link copied.').waitFor();
  await opens(/^Copy link/);

  await dialog(page)
    .getByRole('radio', { name: /^Email/ })
    .check();
  await dialog(page).getByRole('button', { name: 'Send email' }).click();
  await dialog(page).waitFor({ state: 'detached' });
  await opens(/^Email/);

  // Her address is taken off the card: email can't reach her any more.
  const { id, version, ...rest } = { id: customer, version: 1, ...card, ...number, email: '' };
  expectOk(await client.send(customerCalls.updateCustomer, { id, version, ...rest }));
  await opens(/^WhatsApp/);
});
