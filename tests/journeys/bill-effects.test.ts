import { expect, test } from 'vitest';
import { expectOk } from '../support/api.ts';
import { clean, violationsInBothLooks } from '../support/axe.ts';
import { billApiFor } from '../support/bill-api.ts';
import { member, walkAsMember } from '../support/journey.ts';
import { orderApiFor } from '../support/order-api.ts';
import { dialog, pressAct } from '../support/sheet.ts';

walkAsMember();

test('what approving a bill does to stock value, average cost and what is due is shown first, and what cancelling does', async () => {
  const { page, client, api } = member;
  const bills = billApiFor(client);
  const vendor = await bills.vendor('Harbour Mill');
  const beans = await api.goods('Beans', '3', '1.5');
  const items = [{ ProductIDFK: beans, ProductName: 'Beans', Qty: '7', HomeUnitPrice: '2' }];
  const id = await bills.bill({ vendor, items, status: 'Draft', due: '2026-12-22' });
  const figures = async (name: string, before: string, after: string) =>
    dialog(page)
      .getByRole('row', { name: `${name} ${before} ${after}`, exact: true })
      .waitFor();

  await page.goto(`/bills/view?bill=${id}`);
  await pressAct(page, 'Approve and receive');
  await dialog(page).getByText('You owe Harbour Mill $14.00 more.').waitFor();
  await dialog(page).getByText('$14.00 is due on December 22, 2026.').waitFor();
  await dialog(page).getByText('The average cost of Beans rises from $1.50 to $1.85.').waitFor();
  await figures('In stock', '3', '10');
  await figures('Stock value', '4.50', '18.50');
  await figures('Average cost', '1.50', '1.85');
  expect(await violationsInBothLooks(page)).toEqual(clean);
  expect(await api.stockOf(beans)).toBe('3 worth 4.5');
  await dialog(page).getByRole('button', { name: 'Approve and receive' }).click();
  await page.getByText('Bill approved.').waitFor();
  expect(await api.stockOf(beans)).toBe('10 worth 18.5');

  await pressAct(page, 'Cancel bill');
  await dialog(page).getByText('The average cost of Beans falls from $1.85 to $1.50.').waitFor();
  await figures('In stock', '10', '3');
  await figures('Stock value', '18.50', '4.50');
  await dialog(page).getByRole('button', { name: 'Cancel bill' }).click();
  await page.getByText('Bill cancelled.').waitFor();
  expect(await api.stockOf(beans)).toBe('3 worth 4.5');
});

test('a new bill’s form tells what approving it does to stock, average cost and what is due, as the server plans it', async () => {
  const { page, client, api } = member;
  const bills = billApiFor(client);
  const vendor = await bills.vendor('Harbour Mill', { paymentterms: 14 });
  const beans = await api.goods('Beans', '3', '1.5');
  const effects = page.getByRole('region', { name: 'When approved' });
  const figures = (name: string, before: string, after: string) =>
    effects.getByRole('row', { name: `${name} ${before} ${after}`, exact: true }).waitFor();

  await page.goto(`/bills/add-bill?vendor=${vendor}`);
  await page.getByPlaceholder('Product or service').fill('Beans');
  await page.getByRole('option', { name: /^Beans/ }).click();
  await page.locator('input[id$="quantity"]').first().fill('7');
  await page.locator('input[id$="price"]').first().fill('2');
  await effects.getByText('The average cost of Beans rises from $1.50 to $1.85.').waitFor();
  await effects.getByText('$14.00 is due on').waitFor();
  await figures('In stock', '3', '10');
  await figures('Stock value', '4.50', '18.50');
  await figures('Average cost', '1.50', '1.85');
  expect(await violationsInBothLooks(page)).toEqual(clean);
  // What is typed next is planned again.
  await page.locator('input[id$="quantity"]').first().fill('1');
  await figures('In stock', '3', '4');
  expect(await api.stockOf(beans)).toBe('3 worth 4.5');
  await page.getByRole('button', { name: 'Approve and receive' }).click();
  await page.getByText('Bill added.').waitFor();
  expect(await api.stockOf(beans)).toBe('4 worth 6.5');
});

test('what cancelling a bill does to the order it is of is shown with the order’s own statuses', async () => {
  const { page, client } = member;
  const orders = orderApiFor(client);
  const id = await orders.order({ vendor: await billApiFor(client).vendor('Harbour Mill') });
  const bill = expectOk(await orders.convert(id)).body.data.vendorBillId;
  await page.goto(`/bills/view?bill=${bill}`);
  await pressAct(page, 'Approve and receive');
  await dialog(page).getByRole('button', { name: 'Approve and receive' }).click();
  await page.getByText('Bill approved.').waitFor();
  await pressAct(page, 'Cancel bill');
  const order = dialog(page)
    .getByRole('listitem')
    .filter({ hasText: /^Purchase order PO-/ });
  await order.waitFor();
  expect((await order.innerText()).replace(/\s+/g, ' ')).toMatch(
    /^Purchase order PO-\d+ Billed becomes Issued$/,
  );
});
