import { Client } from 'pg';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../../server/http/app.ts';
import { type Database, openDatabase } from '../../../server/store/database.ts';
import { freshDatabase, type TestDatabase } from '../../support/database.ts';
import { fiveLines, type OpenBusiness, openBusiness } from '../../support/open-business.ts';

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

/** One number asked of the database as its owner. */
const count = async (question: string): Promise<number> => {
  const client = new Client({ connectionString: fresh.url });
  await client.connect();
  try {
    await client.query(`set app.maintenance = 'on'`);
    const { rows } = await client.query(`select count(*)::int as n from ${question}`);
    return rows[0].n;
  } finally {
    await client.end();
  }
};

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
