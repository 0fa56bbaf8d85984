import { Client } from 'pg';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../../server/http/app.ts';
import { type Database, openDatabase } from '../../../server/store/database/database.ts';
import { idToWire } from '../../../src/api/wire/id.ts';
import { freshDatabase, type TestDatabase } from '../../support/database.ts';
import { fiveLines, type OpenBusiness, openBusiness } from '../../support/open-business.ts';
import { quickPasswords } from '../../support/server.ts';

/** Two servers on one database, beside one another; requests go to each in turn. */
const day = '2026-01-15';
let fresh: TestDatabase;
const databases: Database[] = [];
const servers: Awaited<ReturnType<typeof buildApp>>[] = [];
let business: OpenBusiness;
let turn = 0;

beforeAll(async () => {
  fresh = await freshDatabase();
  for (let i = 0; i < 2; i += 1) {
    const database = await openDatabase(fresh.url);
    databases.push(database);
    const clock = () => new Date(`${day}T12:00:00Z`);
    servers.push(
      await buildApp({
        database,
        clock,
        pdf: undefined as never,
        xlsx: undefined as never,
        passwords: quickPasswords,
        page: null,
        origin: 'http://localhost',
        docs: false,
        checkAnswers: true,
      }),
    );
  }
  business = await openBusiness(databases[0]!);
});
afterAll(async () => {
  for (const server of servers) await server.close();
  for (const database of databases) await database.close();
});

const post = async (path: string, body: object, key?: string) => {
  turn += 1;
  const response = await servers[turn % 2]!.inject({
    method: 'POST',
    url: path,
    headers: { token: business.token, ...(key ? { 'idempotency-key': key } : {}) },
    payload: { businessid: business.id, ...body },
  });
  return { status: response.statusCode, body: response.json() };
};

const create = (key?: string) => post('/api/invoice/CreateInvoice', fiveLines(business, day), key);
const pay = (InvoiceId: string, key?: string) =>
  post('/api/invoice/AddPayment', { InvoiceId, amount: '150', paymentmode: 1 }, key);

/** Rows asked of the database as its owner. */
const found = async <Row extends object>(question: string): Promise<Row[]> => {
  const client = new Client({ connectionString: fresh.url });
  await client.connect();
  try {
    await client.query(`set app.maintenance = 'on'`);
    return (await client.query<Row>(question)).rows;
  } finally {
    await client.end();
  }
};
const count = async (table: string): Promise<number> =>
  (await found<{ n: number }>(`select count(*)::int as n from ${table}`))[0]!.n;

it('gives 200 invoices created at once on two servers 200 numbers without a gap', async () => {
  const answers = await Promise.all(Array.from({ length: 200 }, () => create()));
  expect(answers.filter((answer) => answer.status !== 200)).toEqual([]);
  const numbers = answers.map((answer) => answer.body.data.invoicenumber).sort();
  expect(numbers).toEqual(Array.from({ length: 200 }, (_, n) => `INV-${String(n + 1).padStart(4, '0')}`));
});

it('takes one of two payments of the whole balance sent at once, and refuses the other', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { id } = (await create()).body.data;
    const answers = await Promise.all([pay(id), pay(id)]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 400]);
    expect(answers.find((answer) => answer.status === 400)!.body.kind).toBe('illegal-move');
  }
});

it('marks a payment as taken back when the last shares of it are deleted at once', async () => {
  const shares = `select s.id, i.document_id, s.payment_id from settlement s join open_item i using (business_id)
    where i.id = s.item_id and s.reverses is null and s.payment_id =
      (select payment_id from journal_entry where kind = 'payment' order by number desc limit 1)`;
  for (let round = 0; round < 10; round += 1) {
    const ids: string[] = [];
    for (let n = 0; n < 3; n += 1) ids.push((await create()).body.data.id);
    const payments = ids.map((InvoiceId) => ({ InvoiceId, amount: '50' }));
    expect((await post('/api/invoice/Add-Invoice-Batch-Payment', { payments, paymentmode: 1 })).status).toBe(
      200,
    );
    const standing = await found<{ id: string; document_id: string; payment_id: string }>(shares);
    expect(standing).toHaveLength(3);
    const answers = await Promise.all(
      standing.map((share) =>
        post('/api/invoice/delete-payment', {
          InvoiceId: idToWire(share.document_id),
          PaymentId: idToWire(share.id),
        }),
      ),
    );
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
    expect(await count(`payment where id = '${standing[0]!.payment_id}' and undone_at is null`)).toBe(0);
  }
});

it('carries an act out once when the same key is sent eight times at once', async () => {
  const before = await count('document');
  const key = v7();
  const created = await Promise.all(Array.from({ length: 8 }, () => create(key)));
  expect(created.map((answer) => answer.status)).toEqual(Array(8).fill(200));
  expect(created.filter((answer) => !answer.body.data.repeated)).toHaveLength(1);
  const { id, invoicenumber } = created[0]!.body.data;
  expect(created.map((answer) => answer.body.data.invoicenumber)).toEqual(Array(8).fill(invoicenumber));
  expect(await count('document')).toBe(before + 1);

  const payments = await count('payment');
  const again = v7();
  const paid = await Promise.all(Array.from({ length: 8 }, () => pay(id, again)));
  expect(paid.map((answer) => answer.status)).toEqual(Array(8).fill(200));
  expect(await count('payment')).toBe(payments + 1);
});

it('refuses a key that comes again with another content', async () => {
  const { id } = (await create()).body.data;
  const key = v7();
  const amounts = ['10', '20'];
  const answers = await Promise.all(
    amounts.map((amount) => post('/api/invoice/AddPayment', { InvoiceId: id, amount, paymentmode: 1 }, key)),
  );
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 400]);
  expect(answers.find((answer) => answer.status === 400)!.body.kind).toBe('duplicate-request');
});
