import { afterAll, beforeAll, expect, test } from 'vitest';
import { customerCalls } from '../../src/api/contract/customer.ts';
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
