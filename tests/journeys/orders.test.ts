import { afterAll, beforeAll, expect, test } from 'vitest';
import { verify } from '../../server/maintenance/verify.ts';
import { mailingCalls } from '../../src/api/calls/mailing.ts';
import { productCalls } from '../../src/api/calls/product.ts';
import { expectOk } from '../support/api.ts';
import { clean, violationsInBothLooks } from '../support/axe.ts';
import { billApiFor } from '../support/bill-api.ts';
import { startMember } from '../support/member.ts';
import { orderApiFor } from '../support/order-api.ts';
import { type Product, startProduct } from '../support/product.ts';
import { counterfoil, dialog, pressAct } from '../support/sheet.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

test('an order is written from its vendor’s page, issued, billed in part and asked about for more, its goods come, its rest is closed', async () => {
  const { page, faults, client, api } = await startMember(product);
  const vendor = await billApiFor(client).vendor('Harbour Mill', { paymentterms: 14 });
  const beans = expectOk(
    await client.send(productCalls.addProduct, {
      type: 'product',
      productname: 'Beans',
      price: '9',
      trackstock: true,
    }),
  ).body.data.id;
  await page.goto(`/vendors/view?vendor=${vendor}&section=orders`);
  await page.getByText('You haven’t ordered anything from this vendor yet.').waitFor();
  await pressAct(page, 'New order');
  await page.getByRole('heading', { name: 'New purchase order' }).waitFor();
  expect(await page.getByLabel('Vendor', { exact: true }).inputValue()).toBe('Harbour Mill');
  await page.getByLabel('Vendor’s reference').fill('their 7');
  await page.getByPlaceholder('Product or service').fill('Beans');
  await page.getByRole('option', { name: /^Beans/ }).click();
  await page.locator('input[id$="quantity"]').first().fill('10');
  await page.locator('input[id$="price"]').first().fill('4');
  // Expected before it is ordered: said beside the field, and nothing typed is lost.
  await page.getByLabel(/^Expected on/).fill('2020-01-01');
  await page.getByRole('button', { name: 'Issue', exact: true }).click();
  await page.getByText('Choose a day on or after the order date.').first().waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await page.getByLabel(/^Expected on/).fill('');
  await page.getByRole('button', { name: 'Issue', exact: true }).click();
  await page.getByText('Purchase order added.').waitFor();
  await page.getByRole('heading', { name: 'Purchase order PO-0001' }).waitFor();
  const order = page.url();
  await counterfoil(page).getByText('their 7').waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);

  await pressAct(page, 'Create bill');
  expect(await dialog(page).getByLabel('Quantity to bill, Beans').inputValue()).toBe('10');
  await dialog(page).getByLabel('Quantity to bill, Beans').fill('12');
  const press = (name: string) => dialog(page).getByRole('button', { name }).click();
  await press('Continue');
  await dialog(page)
    .getByText('Only 10 of Beans left to bill. Confirm that you want to bill more.')
    .first()
    .waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await press('Back');
  await dialog(page).getByLabel('Quantity to bill, Beans').fill('4');
  await press('Continue');
  await dialog(page).getByRole('button', { name: 'Create bill' }).waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await press('Create bill');
  await page.getByRole('heading', { name: 'Draft bill' }).waitFor();
  expect(await api.stockOf(beans)).toBe('0 worth 0');
  await pressAct(page, 'Approve and receive');
  await dialog(page).getByRole('button', { name: 'Approve and receive' }).click();
  await page.getByRole('heading', { name: 'Bill BILL-0001' }).waitFor();
  expect(await api.stockOf(beans)).toBe('4 worth 16');

  // Back to the order by the bill's own link: how far it has come, and the way on.
  await counterfoil(page).getByRole('link', { name: 'PO-0001' }).click();
  await page.getByRole('heading', { name: 'Purchase order PO-0001' }).waitFor();
  expect(page.url()).toBe(order);
  await counterfoil(page).getByText('4 of 10 billed').waitFor();
  await counterfoil(page).getByText('It’s partly billed and can’t be changed.').waitFor();
  // Its form, by an address of before, says so too, and leads back.
  await page.goto(order.replace('/view', '/edit'));
  await page.getByText('It’s partly billed and can’t be changed.').waitFor();
  expect(await page.getByLabel('Vendor’s reference').count()).toBe(0);
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await page.getByRole('link', { name: 'Go to purchase order PO-0001' }).click();
  await counterfoil(page).getByText('4 of 10 billed').waitFor();
  await pressAct(page, 'Close what’s left');
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await dialog(page).getByRole('button', { name: 'Close what’s left' }).click();
  await counterfoil(page).getByText('4 of 10 billed, 6 closed').waitFor();
  await pressAct(page, 'Open the bill');
  await page.getByRole('heading', { name: 'Bill BILL-0001' }).waitFor();
  await page.goBack();
  await pressAct(page, 'Reopen');
  await counterfoil(page).getByRole('button', { name: 'Create bill' }).waitFor();
  await page.goto('/purchase-order/list');
  await page.getByRole('link', { name: 'PO-0001' }).waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  expect(faults).toEqual([]);
  expect(await verify(product.url)).toEqual([]);
});

test('an order that was sent and is changed says so, and is offered to be sent again', async () => {
  const { page, faults, client } = await startMember(product);
  const vendor = await billApiFor(client).vendor('Harbour Mill');
  const id = await orderApiFor(client).order({ vendor });
  const mail = { PurchaseOrderID: id, email: 'mill@example.com' };
  expectOk(await client.send(mailingCalls.sendOrderEmail, mail));
  await page.goto(`/purchase-order/view?po=${id}`);
  await counterfoil(page).getByRole('button', { name: 'Create bill' }).waitFor();
  const outdated = counterfoil(page).getByText('Changed since you sent it');
  const send = counterfoil(page).getByRole('button', { name: 'Send', exact: true });
  expect([await outdated.count(), await send.count()]).toEqual([0, 0]);
  await pressAct(page, 'Edit');
  await page.locator('input[id$="quantity"]').first().fill('11');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await outdated.waitFor();
  await send.waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  expectOk(await client.send(mailingCalls.sendOrderEmail, mail));
  await page.reload();
  await counterfoil(page).getByRole('button', { name: 'Create bill' }).waitFor();
  expect([await outdated.count(), await send.count()]).toEqual([0, 0]);
  expect(faults).toEqual([]);
});

test('an answer that is lost between billing and page makes one bill, and trying again leads to it', async () => {
  const { page, faults, client } = await startMember(product);
  const orders = orderApiFor(client);
  const id = await orders.order({ vendor: await billApiFor(client).vendor('Harbour Mill') });
  await page.goto(`/purchase-order/view?po=${id}`);
  await pressAct(page, 'Create bill');
  const press = (name: string) => dialog(page).getByRole('button', { name }).click();
  await press('Continue');
  await dialog(page).getByRole('button', { name: 'Create bill' }).waitFor();
  // The server does it, and nobody hears of it.
  await page.route(
    '**/bill-order*',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await press('Create bill');
  await press('Try again');
  await dialog(page).getByText('A draft bill of this order has the same quantities already.').waitFor();
  await press('Not now');
  await pressAct(page, 'Open the bill');
  await page.getByRole('heading', { name: 'Draft bill' }).waitFor();
  expect((await orders.view(id)).VendorBills).toHaveLength(1);
  expect(faults).toEqual(['Failed to load resource: net::ERR_FAILED']);
});
