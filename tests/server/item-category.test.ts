import { afterAll, beforeAll, expect, test } from 'vitest';
import { itemCalls } from '../../src/api/calls/item.ts';
import { ledgerAccountCalls } from '../../src/api/calls/ledger-account.ts';
import { productCalls } from '../../src/api/calls/product.ts';
import { idFromWire } from '../../src/api/wire/id.ts';
import { contactProblems } from '../../src/domain/words/contacts.ts';
import { apiFor, expectOk } from '../support/api.ts';
import { billApiFor } from '../support/bill-api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

let server: Server;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** A business with a pen and an ink under Office, and a mop under Household. */
const shop = async () => {
  const client = await server.client();
  const add = async (productname: string, categoryname: string): Promise<string> =>
    expectOk(
      await client.send(productCalls.addProduct, { type: 'product', productname, price: '1', categoryname }),
    ).body.data.id;
  const [pen, ink, mop] = [
    await add('Pen', 'Office'),
    await add('Ink', 'Office'),
    await add('Mop', 'Household'),
  ];
  return { client, add, pen, ink, mop };
};
const listed = async (client: Client) =>
  expectOk(await client.send(itemCalls.itemCategories, {})).body.data.ProductCategoryList;
const read = async (client: Client) =>
  (await listed(client)).map(({ Category, items }) => `${Category} ${items}`);
const idOf = async (client: Client, name: string): Promise<string> =>
  (await listed(client)).find(({ Category }) => Category === name)!.id;
const rename = async (client: Client, from: string, Category: string, merge = false) =>
  client.send(itemCalls.renameCategory, { CategoryId: await idOf(client, from), Category, merge });
const remove = async (client: Client, name: string) =>
  client.send(itemCalls.removeCategory, { CategoryId: await idOf(client, name) });

test('a category is renamed with its items, and spelt another way', async () => {
  const { client, pen } = await shop();
  expect(expectOk(await rename(client, 'Office', ' Stationery ')).body.message).toBe('Category saved.');
  expectOk(await rename(client, 'Household', 'HOUSEHOLD'));
  expect(await read(client)).toEqual(['HOUSEHOLD 1', 'Stationery 2']);
  const { data } = expectOk(await client.send(productCalls.getProduct, { productId: pen })).body;
  expect(data.categoryname).toBe('Stationery');
});

test('two are merged where that is asked for, and not before', async () => {
  const { client, add } = await shop();
  const message = 'There is a category called Household already. Merge the two, or choose another name.';
  expect(await rename(client, 'Office', 'household')).toMatchObject({
    status: 400,
    body: { Message: message, fields: [{ field: 'Category', message }] },
  });
  expectOk(await rename(client, 'Office', 'household', true));
  expect(await read(client)).toEqual(['Household 3']);
  await add('Rule', 'Office');
  expect(await read(client)).toEqual(['Household 3', 'Office 1']);
});

test('documents keep the category they were written with, also once it is merged', async () => {
  const { client, pen } = await shop();
  const office = await idOf(client, 'Office');
  await apiFor(client).invoice({ items: [{ productid: pen, ItemName: '', quantity: '1', price: '1' }] });
  expectOk(await rename(client, 'Office', 'Household', true));
  expect(await read(client)).toEqual(['Household 3']);
  const { rows } = await server.owner.query(
    `select l.category_id, c.name from document_line l
     join category c on c.business_id = l.business_id and c.id = l.category_id where l.business_id = $1`,
    [client.shop.business.id],
  );
  expect(rows).toEqual([{ category_id: idFromWire(office), name: 'Office' }]);
});

test('an empty one is removed, one with items is not, nor is one given no name', async () => {
  const { client, mop } = await shop();
  expect(await remove(client, 'Household')).toMatchObject({
    status: 400,
    body: {
      kind: 'illegal-move',
      Message: 'Items in it: 1. Move them to another category first, or merge the two.',
    },
  });
  for (const [name, message] of [
    [' ', 'Enter a name.'],
    ['n'.repeat(101), 'The name of a category has at most 100 characters.'],
  ] as const)
    expect(await rename(client, 'Office', name)).toMatchObject({ status: 400, body: { Message: message } });
  expectOk(await client.send(itemCalls.deleteProduct, { productId: mop }));
  expectOk(await remove(client, 'Household'));
  expect(await read(client)).toEqual(['Office 2']);
  // It comes back with its item.
  expectOk(await client.send(itemCalls.restoreProduct, { productId: mop }));
  expect(await read(client)).toEqual(['Household 1', 'Office 2']);
});

test('what is bought of a category is booked on its account, unless the item or its vendor names another', async () => {
  const { client, pen, mop } = await shop();
  const [api, bills] = [apiFor(client), billApiFor(client)];
  const choose = async (name: string, TAccountId: number | null) =>
    client.send(itemCalls.renameCategory, {
      CategoryId: await idOf(client, name),
      Category: name,
      TAccountId,
    });
  for (const odd of [9, 34, 999])
    expect(await choose('Office', odd)).toMatchObject({
      status: 400,
      body: { fields: [{ message: contactProblems.accountTakesNoLines }] },
    });
  expectOk(await choose('Office', 29));
  // Renamed without naming an account, it keeps the one it has.
  expectOk(await rename(client, 'Office', 'Paper'));
  expectOk(await rename(client, 'Paper', 'OFFICE'));
  expect((await listed(client)).map(({ TAccountId }) => TAccountId)).toEqual([null, 29]);

  const buy = async (more: Record<string, unknown>, ProductIDFK: string) =>
    bills.bill({
      vendor: await bills.vendor(`Mill ${JSON.stringify(more)} ${ProductIDFK}`, more),
      items: [{ ProductName: 'Goods', ProductIDFK, Qty: '1', HomeUnitPrice: '10' }],
    });
  await buy({}, pen);
  await buy({ TAccountId: 27 }, pen);
  await buy({}, mop);
  expect(await api.balances()).toEqual({ 10: '-30', 26: '10', 27: '10', 29: '10' });

  const deactivate = () => client.send(ledgerAccountCalls.deactivateAccount, { TAccountId: 29 });
  expect((await deactivate()).status).toBe(400);
  expectOk(await rename(client, 'OFFICE', 'Household', true));
  expectOk(await deactivate());
});
