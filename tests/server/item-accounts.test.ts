import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { violationsSeenBy } from '../../server/maintenance/verify.ts';
import { ledgerAccountCalls } from '../../src/api/calls/ledger-account.ts';
import { productCalls } from '../../src/api/calls/product.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { billApiFor } from '../support/bill-api.ts';
import { ledgerApiFor } from '../support/ledger-api.ts';
import { type Server, startServer } from '../support/server.ts';

let server: Server;
let api: Api;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  server.setToday('2026-03-20');
  api = apiFor(await server.client());
});
afterAll(() => server.close());

const add = (more: object) =>
  api.client.send(productCalls.addProduct, {
    type: 'product',
    productname: 'Candle',
    price: '10',
    trackstock: true,
    openingdate: '2026-03-01',
    ...more,
  });
const view = async (productId: string) =>
  expectOk(await api.client.send(productCalls.getProduct, { productId })).body.data;
const save = async (id: string, more: object) => {
  const {
    onorder: _o,
    quantity: _q,
    stockvalue: _v,
    Standing: _s,
    vendor: _w,
    isdeleted: _d,
    ...card
  } = await view(id);
  return api.client.send(productCalls.updateProduct, { ...card, ...more });
};

/** Accounts of the business beside those of the chart: what it sells, costs and keeps candles on. */
const ownAccounts = async () => {
  const all = expectOk(await api.client.send(ledgerAccountCalls.listAccounts, {})).body.data;
  const likeOf = async (TAccountName: string, number: number) => {
    const { SubGroupId } = all.find(({ TAccountId }) => TAccountId === number)!;
    const card = { TAccountName, SubGroupId };
    return expectOk(await api.client.send(ledgerAccountCalls.addAccount, card)).body.data.TAccountId;
  };
  return {
    income: await likeOf('Candle sales', 13),
    cost: await likeOf('Cost of candles', 32),
    inventory: await likeOf('Candles in stock', 34),
  };
};

test('an item is sold, used up, bought and kept on its own accounts, and books agree', async () => {
  const { income, cost, inventory } = await ownAccounts();
  const own = { incomeaccountid: income, cogsaccountid: cost, inventoryaccountid: inventory };
  const candle = expectOk(await add({ ...own, quantity: '10', openingcost: '2' })).body.data.id;
  expect(await view(candle)).toMatchObject(own);
  await api.invoice({ items: [{ productid: candle, ItemName: 'Candle', quantity: '4', price: '10' }] });
  const bills = billApiFor(api.client);
  const vendor = await bills.vendor('Wax & Co');
  const wax = expectOk(await add({ productname: 'Wax', trackstock: false, cogsaccountid: cost })).body.data
    .id;
  const bought = (ProductIDFK: string, ProductName: string) => ({
    ProductIDFK,
    ProductName,
    Qty: '5',
    HomeUnitPrice: '2',
  });
  await bills.bill({ vendor, items: [bought(candle, 'Candle'), bought(wax, 'Wax')] });
  expect(await api.balances()).toMatchObject({
    [income]: '-40',
    [cost]: String(4 * 2 + 5 * 2),
    [inventory]: String(10 * 2 - 4 * 2 + 5 * 2),
  });
  const { 13: sales, 32: costOfGoods, 34: stock } = await api.balances();
  expect([sales, costOfGoods, stock]).toEqual([undefined, undefined, undefined]);
  expect(await violationsSeenBy(server.owner)).toEqual([]);
});

test('accounts of another kind, ones out of use and none are refused beside their fields; the inventory account stays while there is stock', async () => {
  const { income, cost, inventory } = await ownAccounts();
  const wrong = await add({ incomeaccountid: cost, cogsaccountid: income, inventoryaccountid: 99999 });
  expect(wrong.status).toBe(400);
  expect((wrong.body as unknown as { fields: { field: string }[] }).fields.map(({ field }) => field)).toEqual(
    ['incomeaccountid', 'cogsaccountid', 'inventoryaccountid'],
  );
  const candle = expectOk(await add({ quantity: '10', openingcost: '2' })).body.data.id;
  expect((await save(candle, { inventoryaccountid: inventory })).body).toMatchObject({
    fields: [{ field: 'inventoryaccountid' }],
  });
  // Left out, the one its stock is worth on stays.
  expectOk(await save(candle, { inventoryaccountid: null, incomeaccountid: income }));
  expect(await view(candle)).toMatchObject({ inventoryaccountid: 34, incomeaccountid: income });
  const used = await api.client.send(ledgerAccountCalls.deactivateAccount, { TAccountId: income });
  expect(used.status).toBe(400);
  const lamp = expectOk(await add({ productname: 'Lamp', cogsaccountid: cost })).body.data.id;
  expect((await api.client.send(ledgerAccountCalls.deactivateAccount, { TAccountId: cost })).status).toBe(
    400,
  );
  expectOk(await save(lamp, { cogsaccountid: null, inventoryaccountid: inventory }));
  expectOk(await api.client.send(ledgerAccountCalls.deactivateAccount, { TAccountId: cost }));
  expect((await save(lamp, { cogsaccountid: cost })).status).toBe(400);
});

test('no call puts stock on an account outside Inventory, which by plain SQL breaks invariant 9', async () => {
  const ledger = ledgerApiFor(api.client);
  const shipping = 35;
  expect((await ledger.saveDefaults({ Inventory: shipping })).body).toMatchObject({
    fields: [{ field: 'Inventory' }],
  });
  expect((await add({ inventoryaccountid: shipping })).body).toMatchObject({
    fields: [{ field: 'inventoryaccountid' }],
  });
  // One that is chosen stays in its sub-group, and one that stock stood on once does too.
  const [chosen, once] = [await ledger.added('Chosen', 6), await ledger.added('Once', 6)];
  expectOk(await ledger.saveDefaults({ Inventory: chosen }));
  const own = { productname: 'Lamp', quantity: '1', openingcost: '2', inventoryaccountid: once };
  const lamp = expectOk(await add(own)).body.data.id;
  await api.invoice({ items: [{ productid: lamp, ItemName: '', quantity: '1', price: '5' }] });
  expectOk(await save(lamp, { inventoryaccountid: chosen }));
  for (const [id, name] of [[chosen, 'Chosen'] as const, [once, 'Once'] as const])
    expect((await ledger.update(id, name, 3)).body).toMatchObject({ fields: [{ field: 'SubGroupId' }] });
  expectOk(await add({ quantity: '10', openingcost: '2' }));
  expect(await violationsSeenBy(server.owner)).toEqual([]);
});

test('an item has a tax it is bought with; one that was archived is not chosen anew', async () => {
  const vat = await api.tax('VAT', '7.5');
  const candle = expectOk(await add({ purchasetaxid: vat })).body.data.id;
  expect((await view(candle)).purchasetaxid).toBe(vat);
  const [row] = expectOk(await api.client.send(productCalls.listProducts, {})).body.products;
  expect(row).toMatchObject({ id: candle, purchasetaxid: vat });
});

test('goods that are given back come off the account their cost was put on, whatever the item has by now', async () => {
  const { cost } = await ownAccounts();
  const candle = await api.goods('Candle', '10', '5');
  const items = [{ productid: candle, ItemName: 'Candle', quantity: '3', price: '10' }];
  const id = await api.invoice({ items });
  expectOk(await save(candle, { cogsaccountid: cost }));
  const [line] = (await api.view(id)).Creditable;
  expectOk(await api.giveBack(id, [{ lineId: line!.lineId, quantity: '1' }]));
  expect((await api.journal()).at(-1)).toBe('2026-03-20 Goods came back: Cr 32 5, Dr 34 5');
});
