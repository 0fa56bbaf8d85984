import { afterAll, beforeAll, expect, test } from 'vitest';
import { verify } from '../../server/maintenance/verify.ts';
import { ledgerAccountCalls } from '../../src/api/calls/ledger-account.ts';
import { productCalls } from '../../src/api/calls/product.ts';
import { expectOk } from '../support/api.ts';
import { clean, violationsInBothLooks } from '../support/axe.ts';
import { billApiFor } from '../support/bill-api.ts';
import { startMember } from '../support/member.ts';
import { type Product, startProduct } from '../support/product.ts';
import { counterfoil, dialog, pressAct } from '../support/sheet.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

test('a bill is entered from its vendor’s page, asked about for its reference, approved, paid in part and cancelled', async () => {
  const { page, faults, client, api } = await startMember(product);
  const bills = billApiFor(client);
  const vendor = await bills.vendor('Harbour Mill', { paymentterms: 14 });
  await bills.bill({ vendor, reference: 'R-7' });
  const beans = expectOk(
    await client.send(productCalls.addProduct, {
      type: 'product',
      productname: 'Beans',
      price: '9',
      trackstock: true,
    }),
  ).body.data.id;
  await page.goto(`/vendors/view?vendor=${vendor}`);
  await page.getByRole('link', { name: 'BILL-0001' }).waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await pressAct(page, 'New bill');
  await page.getByRole('heading', { name: 'New bill' }).waitFor();
  expect(await page.getByLabel('Vendor', { exact: true }).inputValue()).toBe('Harbour Mill');
  await page.getByText('Defaults to the vendor’s terms, 14 days').waitFor();
  await page.getByLabel('Vendor’s reference').fill('r-007');
  await page.getByPlaceholder('Product or service').fill('Beans');
  await page.getByRole('option', { name: /^Beans/ }).click();
  await page.locator('input[id$="quantity"]').first().fill('10');
  await page.locator('input[id$="price"]').first().fill('4');
  await page.getByRole('button', { name: 'Approve and receive' }).click();
  await page.getByText('Bill added.').waitFor();
  await page.getByRole('heading', { name: 'Bill BILL-0002' }).waitFor();
  await counterfoil(page).getByText('r-007').waitFor();
  expect(await api.stockOf(beans)).toBe('10 worth 40');
  expect(await violationsInBothLooks(page)).toEqual(clean);

  await pressAct(page, 'Record payment');
  await dialog(page).getByText('You still owe Harbour Mill $40.00.').waitFor();
  await dialog(page).getByLabel('Amount').fill('15');
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await dialog(page).getByRole('button', { name: 'Record payment' }).click();
  await page.getByText('Payment recorded.').waitFor();
  await counterfoil(page).getByText('Partly paid').filter({ visible: true }).first().waitFor();

  await pressAct(page, 'Cancel bill');
  await dialog(page).getByLabel('Take $15.00 back').check();
  await dialog(page).getByRole('button', { name: 'Continue' }).click();
  await dialog(page).getByRole('button', { name: 'Cancel it and take $15.00 back' }).click();
  await page.getByText('Bill cancelled.').waitFor();
  expect(await api.stockOf(beans)).toBe('0 worth 0');

  // The same reference stands on another bill: asked about once, and said to be meant.
  await page.goto(`/bills/add-bill?vendor=${vendor}`);
  await page.getByLabel('Vendor’s reference').fill('R-7');
  await page.getByPlaceholder('Product or service').fill('Freight');
  await page.locator('input[id$="price"]').first().fill('20');
  await page.getByLabel('Account for all lines').selectOption({ label: 'Travel' });
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.getByRole('link', { name: /BILL-0001 already has this reference/ }).waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await page.getByLabel('This is another bill with the same reference').check();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.getByText('Bill added.').waitFor();
  await expect
    .poll(async () => {
      const [last] = (await bills.list({ sortby: 'all', sortorder: 'desc' })).VendorBills;
      return (await bills.view(last!.VendorBillID)).VendorBillItems[0]!.TAccountId;
    })
    .toBe(25);
  // Both of the vendor's open bills are paid at once, from their page.
  await bills.bill({ vendor, items: [{ ProductName: 'Cups', Qty: '1', HomeUnitPrice: '30' }] });
  await page.goto(`/vendors/view?vendor=${vendor}`);
  await pressAct(page, 'Pay bills');
  await dialog(page).getByLabel('Amount you pay').fill('130');
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await dialog(page).getByRole('button', { name: 'Record $130.00' }).click();
  await page.getByText('Payment recorded.').waitFor();
  await expect.poll(async () => (await bills.list({ status: 'paid' })).total).toBe(2);
  await page.goto('/bills/list');
  await page
    .getByRole('row', { name: /Harbour Mill/ })
    .nth(2)
    .waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  expect(await verify(product.url)).toEqual([]);
  expect(faults).toEqual([]);
});

test('a line of a bill that takes something off is typed with a price below zero', async () => {
  const { page, faults, client } = await startMember(product);
  const vendor = await billApiFor(client).vendor('Harbour Mill');
  await page.goto(`/bills/add-bill?vendor=${vendor}`);
  await page.getByPlaceholder('Product or service').first().fill('Flour');
  await page.locator('input[id$="price"]').first().fill('100');
  await page.getByRole('button', { name: 'Add a line' }).click();
  await page.getByPlaceholder('Product or service').last().fill('Rebate');
  await page.locator('input[id$="price"]').last().fill('-120');
  await page.getByRole('button', { name: 'Approve and receive' }).click();
  await page.getByText('The lines add up to less than zero.', { exact: false }).first().waitFor();
  await page.locator('input[id$="price"]').last().fill('-20');
  await page.getByText('$80.00').first().waitFor();
  await page.getByRole('button', { name: 'Approve and receive' }).click();
  await page.getByText('Bill added.').waitFor();
  await page.getByText('−20.00').first().waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  expect(faults).toEqual([]);
});

test('what an edit of an approved bill will do to books and stock is shown before it is saved', async () => {
  const { page, faults, client, api } = await startMember(product);
  const bills = billApiFor(client);
  const cups = await api.goods('Cups', '0', '0');
  const vendor = await bills.vendor('Nordwind');
  const items = [{ ProductIDFK: cups, ProductName: 'Cups', Qty: '10', HomeUnitPrice: '4' }];
  const id = await bills.bill({ vendor, items });
  await api.invoice({ items: [{ productid: cups, ItemName: 'Cups', quantity: '5', price: '9' }] });
  await page.goto(`/bills/edit?bill=${id}`);
  await page.locator('input[id$="price"]').first().fill('6');
  await counterfoil(page).getByRole('button', { name: 'Show what changes' }).click();
  await dialog(page).getByText('You owe Nordwind $20.00 more.').waitFor();
  await dialog(page)
    .getByText(/^Show the entr/)
    .click();
  await dialog(page)
    .getByRole('row', { name: /^Inventory adjustments .*10\.00/ })
    .first()
    .waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await dialog(page).getByRole('button', { name: 'Close' }).last().click();
  expect(await api.stockOf(cups)).toBe('5 worth 20');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Bill saved.').waitFor();
  expect(await api.stockOf(cups)).toBe('5 worth 30');
  expect(faults).toEqual([]);
});

test('a new bill proposes what its vendor took last for an item, and the account their last line stood on', async () => {
  const { page, faults, client, api } = await startMember(product);
  const bills = billApiFor(client);
  const [vendor, other] = [await bills.vendor('Nordwind'), await bills.vendor('Westwind')];
  const cups = await api.goods('Cups', '9', '0');
  await bills.bill({
    vendor,
    day: '2026-02-20',
    items: [
      { ProductIDFK: cups, ProductName: 'Cups', Qty: '1', HomeUnitPrice: '4.2' },
      { ProductName: 'Cleaning', Qty: '1', HomeUnitPrice: '20', TAccountId: 25 },
    ],
  });
  const account = page.getByLabel('Account for all lines');
  const price = page.locator('input[id$="price"]').first();
  await page.goto(`/bills/add-bill?vendor=${vendor}`);
  await expect.poll(() => account.inputValue()).toBe('25');
  await page.getByPlaceholder('Product or service').fill('Cups');
  const option = page.getByRole('option', { name: /^Cups/ });
  await option.getByText('$4.20, last bought').waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await option.click();
  await expect.poll(() => price.inputValue()).toBe('4.20');
  // What was typed stays, and so does an account that was chosen.
  await price.fill('5');
  await account.selectOption('27');
  await page.getByLabel('Vendor', { exact: true }).fill('Westwind');
  await page.getByRole('option', { name: /^Westwind/ }).click();
  await expect.poll(() => price.inputValue()).toBe('5.00');
  expect(await account.inputValue()).toBe('27');
  await page.goto(`/bills/add-bill?vendor=${other}`);
  await page.getByPlaceholder('Product or service').fill('Cups');
  await page.getByRole('option', { name: /^Cups/ }).getByText('$0.00').waitFor();
  expect(await account.inputValue()).toBe('');
  expect(faults).toEqual([]);
});

test('each line without an item has its own account: proposed by what it was called before, chosen, refused beside its field and shown on the bill', async () => {
  const { page, faults, client, api } = await startMember(product);
  const bills = billApiFor(client);
  const vendor = await bills.vendor('Office Park');
  await bills.bill({
    vendor,
    items: [
      { ProductName: 'Rent', Qty: '1', HomeUnitPrice: '80', TAccountId: 21 },
      { ProductName: 'Cleaning', Qty: '1', HomeUnitPrice: '20', TAccountId: 25 },
    ],
  });
  const vans = expectOk(
    await client.send(ledgerAccountCalls.addAccount, { TAccountName: 'Vans', SubGroupId: 4 }),
  ).body.data.TAccountId;
  const name = page.getByPlaceholder('Product or service');
  const price = page.locator('input[id$="price"]');
  const accountOf = (line: string) => page.getByLabel(`Account for ${line}`);
  const chosen = (line: string) => accountOf(line).locator('option:checked').textContent();
  await page.goto(`/bills/add-bill?vendor=${vendor}`);
  await expect.poll(() => page.getByLabel('Account for all lines').inputValue()).toBe('25');
  await name.first().fill('rent');
  await price.first().fill('80');
  await expect.poll(() => chosen('rent')).toBe('Rent (suggested)');
  await page.getByRole('button', { name: 'Add a line' }).click();
  await name.last().fill('Van');
  await price.last().fill('900');
  await expect.poll(() => chosen('Van')).toBe('Travel (suggested)');
  await accountOf('Van').selectOption({ label: 'Vans' });
  expect(await violationsInBothLooks(page)).toEqual(clean);

  // Taken out of use meanwhile: said beside the line's field, and nothing typed is lost.
  expectOk(await client.send(ledgerAccountCalls.deactivateAccount, { TAccountId: vans }));
  await page.getByRole('button', { name: 'Approve and receive' }).click();
  await page.getByText('Choose an active account.').first().waitFor();
  expect(await accountOf('Van').getAttribute('aria-invalid')).toBe('true');
  expect([await name.last().inputValue(), await price.last().inputValue()]).toEqual(['Van', '900.00']);
  await accountOf('Van').selectOption({ label: 'Equipment' });
  await page.getByRole('button', { name: 'Approve and receive' }).click();
  await page.getByText('Account: Equipment').waitFor();
  await page.getByText('Account: Rent').waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  expect(await api.balances()).toEqual({ 6: '900', 10: '-1080', 21: '160', 25: '20' });

  // An edit leaves each line where it is, unless it is told another.
  await pressAct(page, 'Edit');
  await expect.poll(() => chosen('Van')).toBe('Equipment (current)');
  await price.last().fill('950');
  await accountOf('rent').selectOption({ label: 'Prepaid expenses' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Account: Prepaid expenses').waitFor();
  expect(await api.balances()).toEqual({ 4: '80', 6: '950', 10: '-1130', 21: '80', 25: '20' });
  expect(faults).toEqual([]);
});
