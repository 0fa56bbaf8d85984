import pg from 'pg';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createInvoices, type RowAnswer } from '../../server/commands/create-invoices.ts';
import type { NewInvoice } from '../../server/services/look-up.ts';
import { plainRequest } from '../../server/services/look-up.ts';
import { type Database, openDatabase } from '../../server/store/database.ts';
import type { Ctx } from '../../server/store/tx.ts';
import { freshDatabase, type TestDatabase } from '../support/database.ts';
import { given, type Shop } from '../support/given.ts';

let fresh: TestDatabase;
let database: Database;
let owner: pg.Client;
let shop: Shop;
let customerId: string;
beforeAll(async () => {
  fresh = await freshDatabase();
  database = await openDatabase(fresh.url, 4);
  owner = new pg.Client(fresh.url);
  await owner.connect();
  shop = await given.business(database, { name: 'Batches' });
  customerId = await given.customer(shop);
});
afterAll(async () => {
  await owner.end();
  await database.close();
  await fresh.drop();
});

const row = (
  more: Partial<NewInvoice> = {},
  line: Partial<NewInvoice['lines'][number]> = {},
): NewInvoice => ({
  ...plainRequest,
  subtype: 'invoice',
  contactId: customerId,
  issuedOn: '2026-01-15',
  dueOn: null,
  notes: '',
  lines: [
    {
      id: null,
      productId: null,
      name: 'Consulting',
      description: '',
      quantity: '1',
      price: '100',
      taxId: null,
      ...line,
    },
  ],
  issue: true,
  deposit: '0',
  mode: 1,
  ...more,
});
const said = (rows: readonly RowAnswer[]) =>
  rows.map((one) => ('done' in one ? one.done.numbers[one.done.ids[0]!] : one.refused.kind));
const transactions = async () => {
  const { rows } = await owner.query('select distinct xmin::text from document where business_id = $1', [
    shop.business.id,
  ]);
  return rows.length;
};

test('each row is answered in its place, a refused one with its reason, and the others share a transaction', async () => {
  const { rows } = await createInvoices(shop, [
    row(),
    row({ lines: [] }),
    row({ issue: false }),
    row({ contactId: v7() }),
    row({ subtype: 'receipt' }),
    row({ deposit: '500' }),
    row(),
  ]);
  expect(said(rows)).toEqual([
    'INV-0001',
    'invalid',
    null,
    'invalid',
    'REC-0001',
    'illegal-move',
    'INV-0002',
  ]);
  expect(await transactions()).toBe(1);
});

test('rows of one item take what those before them left, and the first that lacks it is refused alone', async () => {
  const productId = await given.product(shop, { stock: { quantity: '5', unitCost: '4' } });
  const goods = (quantity: string) => row({}, { productId, quantity });
  const { rows } = await createInvoices(shop, ['3', '1', '2', '1'].map(goods));
  expect(said(rows)).toEqual(['INV-0003', 'INV-0004', 'shortage', 'INV-0005']);
});

test('rows beyond what the plan keeps are refused, with the limit and how much of it is used', async () => {
  const own = await given.business(database);
  const small: Ctx = { ...own, business: { ...own.business, plan: 'free' } };
  const to = await given.customer(small);
  const { rows } = await createInvoices(
    small,
    Array.from({ length: 12 }, () => row({ contactId: to })),
  );
  expect(said(rows).slice(9)).toEqual(['INV-0010', 'plan-limit', 'plan-limit']);
  expect(rows[11]).toMatchObject({ refused: { details: { cap: 'invoices', limit: 10, used: 10 } } });
});

test('a batch sent again under its key is answered as before, and nothing more comes to be', async () => {
  const intent = { key: 'a batch', fingerprint: Buffer.from('same'), call: 'batch' };
  const send = () => createInvoices({ ...shop, intent }, [row(), row({ lines: [] })]);
  const [first, second] = [await send(), await send()];
  expect(second).toEqual({ ...JSON.parse(JSON.stringify(first)), repeated: true });
});

test('a batch of none, and one of which all are refused, write nothing', async () => {
  const before = await transactions();
  expect((await createInvoices(shop, [])).rows).toEqual([]);
  expect(said((await createInvoices(shop, [row({ lines: [] })])).rows)).toEqual(['invalid']);
  expect(await transactions()).toBe(before);
});
