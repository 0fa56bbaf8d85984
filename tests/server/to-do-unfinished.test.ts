import { afterAll, beforeAll, expect, test } from 'vitest';
import { customerCalls } from '../../src/api/calls/customer.ts';
import { dashboardCalls } from '../../src/api/calls/dashboard.ts';
import { importCalls } from '../../src/api/calls/import.ts';
import { mailingCalls } from '../../src/api/calls/mailing.ts';
import { idFromWire } from '../../src/api/wire/id.ts';
import { apiFor, expectOk } from '../support/api.ts';
import { bankMoneyApiFor } from '../support/bank-money-api.ts';
import { importApiFor } from '../support/import-api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

/** What the to-do list says of what was begun and goes no further without somebody. */
let server: Server;
beforeAll(async () => {
  server = await startServer();
  server.setToday('2026-03-20');
});
afterAll(() => server.close());

const waiting = async (client: Client, wanted: string) =>
  expectOk(await client.send(dashboardCalls.toDoList, {})).body.ToDo.filter(({ kind }) => kind === wanted);
const seenBy = (client: Client, role: string) =>
  server.owner.query('update member set role = $2 where business_id = $1', [client.shop.business.id, role]);

test('an import that was not started waits, the newest is led to, and a discarded one is gone', async () => {
  const client = await server.client();
  const imports = importApiFor(client);
  expect(await waiting(client, 'imports waiting')).toEqual([]);
  await imports.uploaded('Name,Price\nTea,1\n');
  const newest = await imports.uploaded('Name,Price\nCake,2\n');
  const found = await waiting(client, 'imports waiting');
  expect(found).toMatchObject([{ Count: 2, Total: null, Import: { type: 'inventory', importid: newest } }]);
  expectOk(await client.send(importCalls.discardImport, { importid: newest }));
  expect(await waiting(client, 'imports waiting')).toMatchObject([{ Count: 1 }]);
  await seenBy(client, 'Viewer');
  expect(await waiting(client, 'imports waiting')).toEqual([]);
});

test('a bank statement that is not finished waits for those who may finish it', async () => {
  const client = await server.client();
  const bankid = await apiFor(client).bank('First', { OpeningBalance: '500', OpeningDate: '2026-01-01' });
  const money = bankMoneyApiFor(client);
  const card = {
    firstdate: '2026-02-01',
    lastdate: '2026-02-28',
    OpeningBalance: '500',
    ClosingBalance: '500',
  };
  const { StatementId } = expectOk(await money.start(bankid, card)).body.data;
  expect(await waiting(client, 'statements to reconcile')).toMatchObject([
    { Count: 1, Statement: { bankid, StatementId } },
  ]);
  await seenBy(client, 'Accountant');
  expect(await waiting(client, 'statements to reconcile')).toEqual([]);
  await seenBy(client, 'Owner');
  expectOk(await money.drop(StatementId));
  expect(await waiting(client, 'statements to reconcile')).toEqual([]);
});

test('an email that didn’t go waits until it is sent again, but not of a document that is gone', async () => {
  const client = await server.client();
  const api = apiFor(client);
  const card = { type: 'person', name: 'Ada Stone', email: 'ada@example.com' };
  const customer = expectOk(await client.send(customerCalls.addCustomer, card)).body.data.id;
  const send = async (InvoiceId: string) =>
    expectOk(await client.send(mailingCalls.resendInvoice, { InvoiceId }));
  const fail = (id: string) =>
    server.owner.query(`update message set state = 'failed' where business_id = $1 and document_id = $2`, [
      client.shop.business.id,
      idFromWire(id),
    ]);
  const [one, other] = [
    await api.invoice({ customer, prices: ['10'] }),
    await api.invoice({ customer, prices: ['20'], type: 'receipt' }),
  ];
  for (const id of [one, other]) {
    await send(id);
    await fail(id);
  }
  expect(await waiting(client, 'failed mails')).toMatchObject([
    { Count: 2, Mail: { of: 'receipt', id: other } },
  ]);
  await seenBy(client, 'Viewer');
  expect(await waiting(client, 'failed mails')).toEqual([]);
  await seenBy(client, 'Owner');
  await send(other);
  expect(await waiting(client, 'failed mails')).toMatchObject([
    { Count: 1, Mail: { of: 'invoice', id: one } },
  ]);
  expectOk(await api.cancel(one));
  expect(await waiting(client, 'failed mails')).toEqual([]);
});
