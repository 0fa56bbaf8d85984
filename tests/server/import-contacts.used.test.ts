import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { violationsSeenBy } from '../../server/maintenance/verify.ts';
import { customerCalls } from '../../src/api/calls/customer.ts';
import { productCalls } from '../../src/api/calls/product.ts';
import { vendorCalls } from '../../src/api/calls/vendor.ts';
import { apiFor, expectOk } from '../support/api.ts';
import { billApiFor } from '../support/bill-api.ts';
import { expenseApiFor } from '../support/expense-api.ts';
import { importApiFor } from '../support/import-api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

let server: Server;
let client: Client;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  server.setToday('2026-03-20');
  client = await server.client();
});
afterAll(() => server.close());

const fileOf = (...names: string[]) => ['Name', ...names, 'Free', ''].join('\n');
const keptLeft = (...names: string[]) =>
  names.map((name, n) => `${n + 2} kept ${name}: They’re named on a document, an expense or an item.`);

const undoneOf = async (type: 'customers' | 'vendors', importid: string) => {
  const undone = await importApiFor(client, type).undone(importid);
  expect(undone).toMatchObject({ status: 'Undone', undone: 1, refused: 0 });
  return undone.left.map(({ line, undo, name, reason }) => `${line} ${undo} ${name}: ${reason}`);
};

test('a customer who has an invoice since, also a draft, is kept when their import is undone', async () => {
  const { importid } = await importApiFor(client, 'customers').imported(fileOf('Used', 'Drafted'));
  const listed = async () => expectOk(await client.send(customerCalls.listCustomers)).body.clients;
  const idOf = new Map((await listed()).map(({ id, name }) => [name, id]));
  const api = apiFor(client);
  await api.invoice({ customer: idOf.get('Used')! });
  await api.invoice({ customer: idOf.get('Drafted')!, status: 'Draft' });
  expect(await undoneOf('customers', importid)).toEqual(keptLeft('Used', 'Drafted'));
  expect((await listed()).map(({ name }) => name).sort()).toEqual(['Drafted', 'Used']);
  expect(await violationsSeenBy(server.owner)).toEqual([]);
});

test('a vendor who has a bill or an expense since, or of whom an item is ordered, is kept when their import is undone', async () => {
  const { importid } = await importApiFor(client, 'vendors').imported(
    fileOf('Used', 'Drafted', 'Preferred', 'Spent'),
  );
  const listed = async () => expectOk(await client.send(vendorCalls.listVendors)).body.Vendors;
  const idOf = new Map((await listed()).map(({ id, VendorName }) => [VendorName, id]));
  const bills = billApiFor(client);
  await bills.bill({ vendor: idOf.get('Used')! });
  await bills.bill({ vendor: idOf.get('Drafted')!, status: 'Draft' });
  const ordered = {
    type: 'product',
    productname: 'Candle',
    price: '5',
    preferredvendorid: idOf.get('Preferred')!,
  };
  expectOk(await client.send(productCalls.addProduct, ordered));
  await expenseApiFor(client).expense({ VendorIDFK: idOf.get('Spent')! });
  const names = ['Used', 'Drafted', 'Preferred', 'Spent'];
  expect(await undoneOf('vendors', importid)).toEqual(keptLeft(...names));
  expect((await listed()).map(({ VendorName }) => VendorName).sort()).toEqual(names.sort());
  expect(await violationsSeenBy(server.owner)).toEqual([]);
});
