import { afterAll, beforeAll, expect, test } from 'vitest';
import { productCalls } from '../../src/api/calls/product.ts';
import { stockCalls } from '../../src/api/calls/stock.ts';
import { expectOk } from '../support/api.ts';
import { clean, violationsInBothLooks } from '../support/axe.ts';
import { billApiFor } from '../support/bill-api.ts';
import { asAdmin } from '../support/database.ts';
import { type Member, startMember } from '../support/member.ts';
import { orderApiFor } from '../support/order-api.ts';
import { type Product, startProduct } from '../support/product.ts';
import { dialog, pressMore } from '../support/sheet.ts';
import { transferApiFor } from '../support/transfer-api.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

/** Two items at two locations, of which one was sold, lost, sent away and counted again and again. */
const laid = async ({ api, client }: Member) => {
  const candle = await api.goods('Candle', '80', '2', '2026-01-10');
  const lamp = await api.goods('Lamp', '8', '11.5', '2026-02-10');
  const customer = await api.customer('Ada Stone');
  await api.invoice({
    customer,
    issuedOn: '2026-03-01',
    items: [{ productid: candle, ItemName: '', quantity: '3', price: '5' }],
  });
  for (let n = 1; n <= 9; n += 1)
    expectOk(
      await client.send(stockCalls.decreaseQuantity, {
        productId: candle,
        quantity: String(n),
        reason: 'damaged',
        note: 'Fell off the shelf',
      }),
    );
  const moves = transferApiFor(client);
  await moves.enable();
  const [from, to] = [await moves.main(), await moves.location('Annex')];
  await moves.transfer({ from, to, items: [[candle, '2']], onDay: '2026-03-02' });
  return { candle, lamp };
};

test('the log of all movements is turned, narrowed and opened, and its file is fetched', async () => {
  const member = await startMember(product);
  const { page, faults } = member;
  const { lamp } = await laid(member);
  await page.goto('/inventory/list');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Movements' }).click();
  const rows = page.getByRole('table', { name: 'Stock movements' }).getByRole('row');
  await rows.nth(10).waitFor();
  expect(await rows.count()).toBe(11);
  expect(await violationsInBothLooks(page)).toEqual(clean);

  await page.getByRole('link', { name: 'Older movements' }).click();
  await page
    .getByRole('row', { name: /Opening stock/ })
    .first()
    .waitFor();
  expect(await rows.count()).toBe(4);
  await page.getByRole('link', { name: 'Newer movements' }).click();
  await page.getByRole('row', { name: /TRF-0001/ }).waitFor();

  await page.getByLabel('Type').selectOption({ label: 'Sale' });
  await page.getByRole('row', { name: /Candle.*INV-0001.*Ada Stone.*80.*−3.*77/ }).waitFor();
  expect(await rows.count()).toBe(2);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  expect((await download).suggestedFilename()).toBe('Stock movements.csv');

  await page.getByRole('combobox', { name: 'Item' }).fill('lam');
  await page.getByRole('option', { name: 'Lamp' }).click();
  await page.getByText('Nothing matches', { exact: false }).waitFor();
  await page.getByRole('button', { name: 'Show everything' }).click();
  await page.getByLabel('Location').selectOption({ label: 'Annex' });
  await page.getByText('Nothing matches', { exact: false }).waitFor();
  await page.getByLabel('Location').selectOption({ label: 'All locations' });
  await page.getByLabel('Type').selectOption({ label: 'Opening stock' });
  await page.getByRole('row', { name: /Lamp/ }).getByRole('link', { name: 'Lamp' }).click();
  await page.waitForURL(`**/inventory/view?item=${lamp}`);
  expect(faults).toEqual([]);
});

test('a value leads to the movements behind it, and goods in transit to their transfers', async () => {
  const member = await startMember(product);
  const { page, faults } = member;
  await laid(member);
  await page.goto('/inventory/valuation');
  await page.getByRole('row', { name: /Goods in transit 2 / }).waitFor();
  await page.getByRole('link', { name: 'Candle' }).click();
  await page.getByRole('heading', { name: 'Candle', level: 1 }).waitFor();
  await page.getByRole('row', { name: /Sale/ }).getByRole('link', { name: 'INV-0001' }).waitFor();
  await page.getByText('Of which in transit').waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await page.getByRole('link', { name: 'Inventory valuation' }).click();
  await page.getByRole('link', { name: 'Goods in transit' }).click();
  await page.getByRole('link', { name: 'TRF-0001' }).waitFor();
  expect(faults).toEqual([]);
});

test('the analysis has a column of locations where there are several, all of them or the one it is narrowed to', async () => {
  const member = await startMember(product);
  const { page, faults, api, client } = member;
  await api.goods('Candle', '3', '2');
  const headed = page.getByRole('columnheader', { name: 'Location', exact: true });
  await page.goto('/inventory/run-stock-analysis');
  await page.getByRole('row', { name: /Candle 3 / }).waitFor();
  expect(await headed.count()).toBe(0);

  const moves = transferApiFor(client);
  await moves.enable();
  await moves.location('Annex');
  await page.reload();
  await page.getByRole('row', { name: /Candle All locations 3 / }).waitFor();
  expect(await headed.isVisible()).toBe(true);
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await page.getByLabel('Location').selectOption({ label: 'Annex' });
  await page.getByRole('row', { name: /Candle Annex 0 / }).waitFor();
  // It is the first to go where there is little room.
  await page.setViewportSize({ width: 900, height: 900 });
  expect(await headed.count()).toBe(0);
  expect(faults).toEqual([]);
});

test('what is low is picked from the analysis, given a vendor where it has none, and ordered as one draft per vendor', async () => {
  const member = await startMember(product);
  const { page, faults, client } = member;
  const [bills, orders] = [billApiFor(client), orderApiFor(client)];
  const [mill] = [await bills.vendor('Mill'), await bills.vendor('Wick & Co')];
  const item = async (productname: string, more: Record<string, unknown> = {}) =>
    expectOk(
      await client.send(productCalls.addProduct, {
        type: 'product',
        productname,
        price: '5',
        cost: '2',
        trackstock: true,
        quantity: '3',
        openingcost: '2',
        reorderlevel: '5',
        ...more,
      }),
    ).body.data.id;
  await item('Candle', { preferredvendorid: mill });
  await item('Jug');
  await item('Lamp', { reorderlevel: '1' });
  await page.goto('/inventory/list');
  await pressMore(page, 'Stock analysis');
  await page.getByRole('row', { name: /Lamp/ }).waitFor();
  await page.getByRole('link', { name: 'Low', exact: true }).click();
  await page.getByRole('row', { name: /Candle 3 5 0 0 .*7$/ }).waitFor();
  await page.getByRole('row', { name: /Lamp/ }).waitFor({ state: 'detached' });
  expect(await violationsInBothLooks(page)).toEqual(clean);

  await page.getByLabel('Select all on this page').check();
  await page.getByRole('button', { name: 'Order these' }).click();
  const jug = dialog(page).getByRole('group', { name: 'Jug' });
  await dialog(page).getByText('1 item has no vendor and will be left out.').waitFor();
  await dialog(page).getByText('A draft order to Mill: 1 item, $14.00').waitFor();
  expect(await violationsInBothLooks(page)).toEqual(clean);
  await jug.getByLabel('Vendor').fill('wick');
  await page.getByRole('option', { name: 'Wick & Co' }).click();
  await jug.getByLabel('Quantity').fill('4');
  await dialog(page).getByText('A draft order to Wick & Co: 1 item, $8.00').waitFor();
  expect(await orders.counts()).toMatchObject({ AllCount: 0 });
  await dialog(page).getByRole('button', { name: 'Create 2 draft orders' }).click();
  await page.getByText('2 draft orders created.').first().waitFor();
  await page.waitForURL('**/purchase-order/list?status=draft');
  await page.getByRole('row', { name: /Wick & Co/ }).waitFor();
  expect(await orders.counts()).toMatchObject({ DraftCount: 2, AllCount: 2 });

  // One vendor alone leads to their order.
  await page.goto('/inventory/run-stock-analysis?filter=lowstock');
  await page.getByLabel('Select Candle').check();
  await page.getByRole('button', { name: 'Order these' }).click();
  await dialog(page).getByRole('button', { name: 'Create 1 draft order' }).click();
  await page.waitForURL('**/purchase-order/view?po=*');
  expect(faults).toEqual([]);
});

test('an item gets its preferred vendor on its form, and shows whom it is ordered from', async () => {
  const member = await startMember(product);
  const { page, faults, api, client } = member;
  await billApiFor(client).vendor('Mill');
  const candle = await api.goods('Candle', '3', '2');
  await page.goto(`/inventory/edit-item?item=${candle}`);
  await page.getByLabel('Preferred vendor').fill('mil');
  await page.getByRole('option', { name: 'Mill' }).click();
  await page.getByRole('button', { name: 'Save item' }).click();
  await page.waitForURL(`**/inventory/view?item=${candle}`);
  await page.getByText('Preferred vendor').waitFor();
  await page.getByRole('link', { name: 'Mill' }).click();
  await page.waitForURL('**/vendors/view?vendor=*');
  expect(faults).toEqual([]);
});

test('who may analyse and not order sees what to order, and makes no orders', async () => {
  const member = await startMember(product);
  const { page, api } = member;
  await api.goods('Candle', '3', '2');
  await asAdmin(
    product.url,
    `update member set role = 'Accountant' where user_id = '${member.shop.user.id}'`,
  );
  await page.goto('/inventory/run-stock-analysis');
  await page.getByLabel('Select Candle').check();
  await page.getByRole('button', { name: 'Order these' }).click();
  await dialog(page).getByRole('group', { name: 'Candle' }).waitFor();
  await dialog(page).getByRole('button', { name: 'Close' }).waitFor();
  expect(
    await dialog(page)
      .getByRole('button', { name: /Create/ })
      .count(),
  ).toBe(0);
});

test.each(['/inventory/run-stock-analysis', '/inventory/movements'])(
  'where no item is counted yet, %s leads on to the items',
  async (address) => {
    const { page, faults } = await startMember(product);
    await page.goto(address);
    await page.getByRole('link', { name: 'Go to inventory' }).click();
    await page.waitForURL('**/inventory/list');
    expect(faults).toEqual([]);
  },
);

test.each(['/inventory/list', '/inventory/run-stock-analysis'])(
  'the tabs of %s stay where they are when the figures above them arrive',
  async (address) => {
    const { page, api, faults } = await startMember(product);
    await api.goods('Candle', '3', '2');
    let answer = (): void => {};
    const released = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(/\/api\/.*(summary|analysis)/i, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(address);
    const tab = page
      .getByRole('navigation', { name: 'Statuses' })
      .getByRole('link', { name: 'Out of stock' });
    await tab.waitFor();
    const before = (await tab.boundingBox())!.y;
    answer();
    await page.getByText('$6.00').first().waitFor();
    expect((await tab.boundingBox())!.y).toBe(before);
    expect(faults).toEqual([]);
  },
);
