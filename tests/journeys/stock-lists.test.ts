import { afterAll, beforeAll, expect, test } from 'vitest';
import { productCalls } from '../../src/api/calls/product.ts';
import { expectOk } from '../support/api.ts';
import { importApiFor } from '../support/import-api.ts';
import { type Member, startMember } from '../support/member.ts';
import { type Product, startProduct } from '../support/product.ts';

let product: Product;
let member: Member;
let lamp: string;

/** A shop that sold two of its eight lamps, and repairs them too. */
beforeAll(async () => {
  product = await startProduct();
  member = await startMember(product);
  const { api } = member;
  lamp = expectOk(
    await api.client.send(productCalls.addProduct, {
      type: 'product',
      productname: 'Lamp',
      sku: 'L-1',
      description: 'Brass, with a shade',
      expirydate: '2027-05-31',
      price: '30',
      trackstock: true,
      quantity: '8',
      openingcost: '12',
      openingdate: '2026-01-01',
    }),
  ).body.data.id;
  await api.goods('Jug', '0', '0');
  expectOk(
    await api.client.send(productCalls.addProduct, { type: 'service', productname: 'Repair', price: '45' }),
  );
  const items = [{ productid: lamp, ItemName: 'Lamp', quantity: '2', price: '30' }];
  await api.invoice({ customer: await api.customer('Ada Stone'), items, issuedOn: '2026-02-03' });
});
afterAll(() => product.close());

/** The texts of each cell of a table's rows, without the cells that hold nothing but a control. */
const rowsAt = async (address: string): Promise<string[][]> => {
  const { page } = member;
  await page.goto(address);
  await page.locator('tbody tr').first().waitFor();
  const heads = await page.locator('thead th').allTextContents();
  const rows = await page.locator('tbody tr').all();
  const cells = await Promise.all(rows.map((row) => row.locator('td, th').allInnerTexts()));
  const summaryOf = (row: string[]) => row.filter((_, at) => heads[at] !== '' && heads[at] !== 'Actions');
  return [
    summaryOf(heads),
    ...cells.map((row) => summaryOf(row).map((cell) => cell.replace(/\s+/g, ' ').trim())),
  ];
};
const namesAt = async (address: string) => (await rowsAt(address)).slice(1).map(([name]) => name);

/** The spec's columns, by what each is called here. */
const itemColumns = {
  Name: 'name and number',
  Description: 'description',
  Channel: 'channel',
  Sold: 'items sold',
  'In stock': 'quantity available',
  Price: 'unit price',
  'Expires on': 'expiry date',
};
const historyColumns = {
  Type: 'type',
  Date: 'date',
  Contact: 'contact',
  Before: 'quantity before',
  Change: 'change',
  After: 'quantity after',
  Status: 'status',
};
const importColumns = {
  'File name': 'file name',
  Status: 'status',
  'Import date': 'import date',
  'Total items': 'total items',
  Done: 'success',
  Errors: 'errors',
  Pending: 'pending',
};

test('the list of items says name and number, description, channel, how many were sold, how many there are, price and expiry', async () => {
  const [heads, ...rows] = await rowsAt('/inventory/list');
  expect(heads).toEqual(Object.keys(itemColumns));
  expect(rows.find(([name]) => name === 'Lamp L-1')).toEqual([
    'Lamp L-1',
    'Brass, with a shade',
    'Manual',
    '2',
    '6',
    '$30.00',
    'May 31, 2027',
  ]);
});

test('items are listed by type, what is out of stock by itself, and from the newest or the oldest on', async () => {
  expect(await namesAt('/inventory/list')).toEqual(['Jug', 'Lamp L-1', 'Repair']);
  expect(await namesAt('/inventory/list?show=product')).toEqual(['Jug', 'Lamp L-1']);
  expect(await namesAt('/inventory/list?show=service')).toEqual(['Repair']);
  expect(await namesAt('/inventory/list?show=outofstock')).toEqual(['Jug']);
  expect(await namesAt('/inventory/list?sort=all+desc')).toEqual(['Repair', 'Jug', 'Lamp L-1']);
  expect(await namesAt('/inventory/list?sort=all+asc')).toEqual(['Lamp L-1', 'Jug', 'Repair']);
});

test('what moved of an item says its type, day and contact, the quantity before, changed and after, and its status', async () => {
  const [heads, ...rows] = await rowsAt(`/inventory/view?item=${lamp}`);
  expect(heads).toEqual(Object.keys(historyColumns));
  expect(rows[0]).toEqual(['Sale INV-0001', 'Feb 3, 2026', 'Ada Stone', '8', '−2', '6', 'Not paid']);
});

test('the history of imports says of each file its name, status, day, and how many rows it has, took, refused and left', async () => {
  const { client } = member;
  await importApiFor(client).uploaded('Name,Price\nBowl,4\nCup,much\n');
  const [heads, row] = await rowsAt('/inventory/import-item');
  expect(heads).toEqual(Object.keys(importColumns));
  expect(row!.filter((_, at) => at !== 2)).toEqual(['items.csv', 'Uploaded', '2', '0', '0', '2']);
  expect(row![2]).toMatch(/^[A-Z][a-z]{2} \d{1,2}, \d{4}/);
});
