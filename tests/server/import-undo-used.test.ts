import { AsyncLocalStorage } from 'node:async_hooks';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { violationsSeenBy } from '../../server/maintenance/verify.ts';
import { onPoint } from '../../server/store/database/point.ts';
import { idFromWire, idToWire } from '../../src/api/wire/id.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { billApiFor } from '../support/bill-api.ts';
import { countApiFor } from '../support/count-api.ts';
import { documentsOf } from '../support/document-pages.ts';
import { importApiFor } from '../support/import-api.ts';
import { orderApiFor } from '../support/order-api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';
import { transferApiFor } from '../support/transfer-api.ts';

let server: Server;
let client: Client;
let api: Api;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  server.setToday('2026-03-20');
  client = await server.client();
  api = apiFor(client);
});
afterEach(() => onPoint(async () => {}));
afterAll(() => server.close());

/** The ids of the business's items on the wire, by name. */
const itemIds = async (): Promise<(name: string) => string> => {
  const { rows } = await server.owner.query<{ id: string; name: string }>(
    'select id, name from product where business_id = $1',
    [client.shop.business.id],
  );
  return (name) => idToWire(rows.find((row) => row.name === name)!.id);
};

const fromElsewhere = AsyncLocalStorage.snapshot();

type Imports = ReturnType<typeof importApiFor>;
const undone = async (imports: Imports, importid: string) => {
  const { left, undone: gone, kept, refused } = await imports.undone(importid);
  expect(await violationsSeenBy(server.owner)).toEqual([]);
  return { gone, kept, refused, left: left.map(({ name, undo, reason }) => `${name} ${undo}: ${reason}`) };
};

test('items that were transferred, are being counted or belong to an item of the store are kept', async () => {
  const transfers = transferApiFor(client);
  await transfers.enable();
  const [main, annex] = [await transfers.main(), await transfers.location('Annex')];
  const imports = importApiFor(client);
  const { importid } = await imports.imported(
    `Name,SKU,Price,Cost,Quantity,Opening day
${['Moved', 'Counted', 'Matched', 'Unused'].map((name) => `${name},${name},5,2,4,2026-03-01`).join('\n')}\n`,
  );
  const idOf = await itemIds();
  await transfers.transfer({ from: main, to: annex, items: [[idOf('Moved'), '1']] });
  const counts = countApiFor(client);
  await counts.counted(await counts.start(main), idOf('Counted'), '3');
  await server.owner.query(
    "insert into store_variant (business_id, shop_id, variant_id, product_id) values ($1, 'shop', '1', $2)",
    [client.shop.business.id, idFromWire(idOf('Matched'))],
  );
  expect(await undone(imports, importid)).toEqual({
    gone: 1,
    kept: 3,
    refused: 0,
    left: [
      'Moved kept: It is on documents.',
      'Counted kept: It’s in an open stock count.',
      'Matched kept: It’s matched with an item in your online store.',
    ],
  });
});

test('a customer whose invoice is being written while their import is undone is kept', async () => {
  const imports = importApiFor(client, 'customers');
  const { importid } = await imports.imported('Name\nUsed\nFree\n');
  const { rows } = await server.owner.query<{ id: string }>(
    "select id from contact where business_id = $1 and name = 'Used'",
    [client.shop.business.id],
  );
  let undoing: ReturnType<typeof undone> | undefined;
  onPoint(async (name) => {
    if (name !== 'plan.written' || undoing) return;
    // The invoice is written and not committed: the undo begins meanwhile.
    undoing = fromElsewhere(async () => await undone(imports, importid));
    await Promise.race([undoing, new Promise((soon) => setTimeout(soon, 500))]);
  });
  await api.invoice({ customer: idToWire(rows[0]!.id) });
  expect(await undoing).toEqual({
    gone: 1,
    kept: 1,
    refused: 0,
    left: ['Used kept: They’re named on a document, an expense or an item.'],
  });
});

test('invoices of a file that were paid, credited or written off since are kept, and the others taken back', async () => {
  const imports = importApiFor(client, 'sales');
  const names = ['Paid', 'Credited', 'WrittenOff', 'Unused'];
  const { importid } = await imports.imported(
    `Number,Customer,Issue date,Item,Quantity,Price\n${names.map((name) => `${name},Ada,2026-03-01,Work,1,40`).join('\n')}\n`,
    { issue: true, paymentmode: 1 },
  );
  const all = await documentsOf(client, 'invoice');
  const idOf = (number: string) => idToWire(all.find((one) => one.number === number)!.id);
  expectOk(await api.pay(idOf('Paid'), '10'));
  const [line] = (await api.view(idOf('Credited'))).Creditable;
  expectOk(await api.giveBack(idOf('Credited'), [{ lineId: line!.lineId, quantity: '1' }]));
  expectOk(await api.writeOff(idOf('WrittenOff')));
  expect(await undone(imports, importid)).toEqual({
    gone: 1,
    kept: 3,
    refused: 0,
    left: names.slice(0, 3).map((name) => `${name} kept: It was changed after the import.`),
  });
});

test('bills and purchase orders of a file that were paid, billed or paid in advance since are kept', async () => {
  const bills = importApiFor(client, 'bills');
  const { importid } = await bills.imported(
    'Number,Vendor,Issue date,Due date,Item,Quantity,Price\n1,Wax,2026-03-01,2026-03-15,Candle,1,40\n2,Wax,2026-03-01,2026-03-15,Candle,1,40\n',
    { issue: true, paymentmode: 1 },
  );
  const [first] = await documentsOf(client, 'bill');
  expectOk(await billApiFor(client).pay(idToWire(first!.id), '10'));
  expect(await undone(bills, importid)).toEqual({
    gone: 1,
    kept: 1,
    refused: 0,
    left: ['BILL-0001 kept: It was changed after the import.'],
  });
  const orders = importApiFor(client, 'purchase-orders');
  const run = await orders.imported(
    `Number,Vendor,Issue date,Item,Quantity,Price\n${['PO-1', 'PO-2', 'PO-3'].map((number) => `${number},Wax,2026-03-05,Candle,10,4.5`).join('\n')}\n`,
    { issue: true },
  );
  const all = await documentsOf(client, 'order');
  const idOf = (number: string) => idToWire(all.find((one) => one.number === number)!.id);
  expectOk(await orderApiFor(client).bill(idOf('PO-1'), ['4']));
  expectOk(await orderApiFor(client).payAdvance(idOf('PO-2'), '5'));
  expect(await undone(orders, run.importid)).toEqual({
    gone: 1,
    kept: 2,
    refused: 0,
    left: ['PO-1 kept: It was changed after the import.', 'PO-2 kept: It was changed after the import.'],
  });
});
