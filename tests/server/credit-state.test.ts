import { afterAll, beforeAll, expect, test } from 'vitest';
import { paidBackNotes } from '../../server/store/migrations/0495-paid-back-notes.ts';
import { invoiceCalls } from '../../src/api/calls/invoice.ts';
import { shareCalls } from '../../src/api/calls/mailing.ts';
import { printCalls } from '../../src/api/calls/print.ts';
import { publicViewCalls } from '../../src/api/calls/public-document.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { billApiFor } from '../support/bill-api.ts';
import { readPdf } from '../support/pdf-text.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

/** What credit notes made of a document is said in its list, its file and on its public page. */
let server: Server;
let client: Client;
let api: Api;
beforeAll(async () => {
  server = await startServer();
  client = await server.client();
  api = apiFor(client);
});
afterAll(() => server.close());

/** An invoice of 100 of which so much was paid and given back, in the way named. */
const given = async (paid: string, back: string, payments?: 'refund'): Promise<string> => {
  const id = await api.invoice({ prices: ['100'] });
  if (paid !== '0') expectOk(await api.pay(id, paid));
  const [line] = (await api.view(id)).Creditable;
  const more = payments ? { payments, paymentmode: 4 } : {};
  expectOk(await api.giveBack(id, [{ lineId: line!.lineId, amount: back }], more));
  return id;
};

const rowsById = async () => new Map((await api.list({ limit: '100' })).Invoices.map((row) => [row.id, row]));

const publicly = async (DocumentId: string) => {
  const { link } = expectOk(await client.send(shareCalls.createLink, { kind: 'invoice', DocumentId })).body
    .data;
  const query = Object.fromEntries(new URL(link).searchParams);
  const seen = await server.app.inject({ url: publicViewCalls.publicInvoice.path, query });
  return seen.json().data.PaperDetails.creditState;
};

test('a row, the file of its list and its public page say what was refunded and what was credited', async () => {
  const ids = {
    refunded: await given('100', '100', 'refund'),
    'partly-refunded': await given('100', '40', 'refund'),
    credited: await given('0', '100'),
    'partly-credited': await given('0', '40'),
  };
  const untouched = await api.invoice({ prices: ['100'] });
  const rows = await rowsById();
  for (const [state, id] of Object.entries(ids)) {
    expect(rows.get(id)!.creditstate, state).toBe(state);
    expect(await publicly(id), state).toBe(state);
  }
  expect([rows.get(untouched)!.creditstate, await publicly(untouched)]).toEqual([null, null]);
  const picked = { Ids: [...Object.values(ids), untouched], sortby: 'all', sortorder: 'asc' };
  const { url } = expectOk(await client.send(invoiceCalls.exportInvoices, picked)).body.data;
  const { body } = await server.app.inject({ url });
  const [head, ...lines] = body.replace('\uFEFF', '').trim().split(/\r?\n/);
  const at = head!.split(',').indexOf('Status');
  // Nobody paid a part of what is still owed.
  expect(lines.map((line) => line.split(',')[at])).toEqual([
    'Refunded',
    'Partly refunded',
    'Credited',
    'Partly credited',
    'Not paid',
  ]);
});

test('a list is narrowed to what its badges say, and so is its file', async () => {
  api = apiFor(await server.client());
  client = api.client;
  const partly = await given('0', '40');
  const ids = {
    refunded: [await given('100', '100', 'refund')],
    'partly-refunded': [await given('100', '40', 'refund')],
    credited: [await given('0', '100'), await given('100', '100')],
    'partly-credited': [partly, await given('10', '40')],
  };
  await api.invoice({ prices: ['100'] });
  // Its rest was paid: it is paid, whatever was credited before.
  const paid = await given('0', '40');
  expectOk(await api.pay(paid, '60'));
  const narrowed = { sortby: 'all', sortorder: 'asc' };
  for (const [creditstate, expected] of Object.entries(ids)) {
    const { Invoices, Total } = await api.list({ ...narrowed, creditstate });
    expect([Invoices.map(({ id }) => id), Total], creditstate).toEqual([expected, expected.length]);
    const { url } = expectOk(await client.send(invoiceCalls.exportInvoices, { ...narrowed, creditstate }))
      .body.data;
    const { body } = await server.app.inject({ url });
    expect(body.trim().split(/\r?\n/)).toHaveLength(1 + expected.length);
  }
  const late = await api.list({ creditstate: 'partly-credited', status: 'not paid' });
  expect(late.Invoices.map(({ id }) => id)).toEqual([partly]);
  expect((await client.send(invoiceCalls.listInvoices, { creditstate: 'gone' })).status).toBe(400);
});

test('what was only credited in part is listed and counted as not paid, in the file and by location too; with a part that was paid it is partly paid', async () => {
  api = apiFor(await server.client());
  client = api.client;
  const open = await api.invoice({ prices: ['100'] });
  const credited = await given('0', '40');
  const both = await given('10', '40');
  const [paid, writtenOff] = [await api.invoice({ prices: ['100'] }), await api.invoice({ prices: ['100'] })];
  expectOk(await api.pay(paid, '30'));
  expectOk(await api.pay(writtenOff, '30'));
  expectOk(await api.writeOff(writtenOff));
  const inOrder = { sortby: 'all', sortorder: 'asc' };
  const found = async (status: string, more: object = {}) => {
    const { Invoices, Total } = await api.list({ ...inOrder, status, ...more });
    expect(Total).toBe(Invoices.length);
    return Invoices.map(({ id }) => id);
  };
  const filed = async (status: string) => {
    const { url } = expectOk(await client.send(invoiceCalls.exportInvoices, { ...inOrder, status })).body
      .data;
    const { body } = await server.app.inject({ url });
    return body.trim().split(/\r?\n/).length - 1;
  };
  const tabs = async (more: object = {}) => [
    await found('not paid', more),
    await found('deposit paid', more),
  ];
  const expected = [
    [open, credited],
    [both, paid],
  ];
  expect(await tabs()).toEqual(expected);
  expect(await tabs({ searchquery: 'INV' })).toEqual(expected);
  expect([await filed('not paid'), await filed('deposit paid')]).toEqual([2, 2]);
  const byLocation = await client.send(invoiceCalls.listInvoicesByLocation, {
    ...inOrder,
    StatusList: ['NotPaid', 'DepositPaid'],
  });
  expect(expectOk(byLocation).body.Invoices.map(({ id }) => id)).toEqual([open, credited, both, paid]);
  const counted = async () => {
    const { UnpaidInvoicesCount, DepositPaidInvoicesCount, PaidInvoicesCount } = await api.counter();
    return [UnpaidInvoicesCount, DepositPaidInvoicesCount, PaidInvoicesCount];
  };
  expect(await counted()).toEqual([2, 2, 1]);
  expectOk(await api.pay(credited, '20'));
  expect(await counted()).toEqual([1, 3, 1]);
  expect(await tabs()).toEqual([[open], [credited, both, paid]]);
});

test('the paper of a refunded invoice says so in a row: page, PDF and public page', async () => {
  const id = await given('100', '40', 'refund');
  const { PaperDetails } = await api.view(id);
  expect(PaperDetails.beyondBalance).toEqual({ refunded: '40', kept: '0' });
  const { link } = expectOk(await client.send(shareCalls.createLink, { kind: 'invoice', DocumentId: id }))
    .body.data;
  const query = Object.fromEntries(new URL(link).searchParams);
  const seen = await server.app.inject({ url: publicViewCalls.publicInvoice.path, query });
  expect(seen.json().data.PaperDetails.beyondBalance).toEqual({ refunded: '40', kept: '0' });
  const file = expectOk(await client.send(printCalls.downloadInvoicePdf, { InvoiceId: id })).body.data;
  const { text } = await readPdf((await server.app.inject({ url: file.url })).rawPayload);
  expect(text).toMatch(/Paid .*−100\.00 Credited −40\.00 Refunded 40\.00 Amount due/);
  const kept = await given('100', '30');
  expect((await api.view(kept)).PaperDetails.beyondBalance).toEqual({ refunded: '0', kept: '30' });
  // What came off what was owed is credited, and beyond nothing.
  expect((await api.view(await given('0', '40'))).PaperDetails.beyondBalance).toBeUndefined();
});

test('an undone credit note leaves nothing of it', async () => {
  const id = await given('100', '100', 'refund');
  const [note] = (await api.view(id)).CreditNotes;
  expectOk(await api.undoGiveBack(id, note!.id));
  expect((await rowsById()).get(id)!.creditstate).toBeNull();
});

test('a bill says so in its list, too, which is narrowed to it', async () => {
  const bills = billApiFor(client);
  const id = await bills.bill({ vendor: await bills.vendor('Paper Mill') });
  expect((await bills.list()).VendorBills.find((row) => row.VendorBillID === id)!.creditstate).toBeNull();
  const [line] = (await bills.view(id)).Creditable;
  expectOk(await bills.giveBack(id, [{ lineId: line!.lineId, amount: '1' }]));
  const { VendorBills } = await bills.list({ creditstate: 'partly-credited' });
  expect(VendorBills.map((row) => [row.VendorBillID, row.creditstate])).toEqual([[id, 'partly-credited']]);
  expect((await bills.list({ creditstate: 'refunded' })).VendorBills).toEqual([]);
  // Nobody was paid a part of it.
  expect((await bills.list({ status: 'deposit paid' })).VendorBills).toEqual([]);
  expect((await bills.list({ status: 'not paid' })).VendorBills.map((row) => row.VendorBillID)).toEqual([id]);
  expect(await bills.counts()).toMatchObject({ NotPaidCount: 1, DepositPaidCount: 0 });
});

test('credit notes from before are told apart by how money went back', async () => {
  const [refunded, kept] = [await given('100', '100', 'refund'), await given('100', '100')];
  const states = async () => {
    const rows = await rowsById();
    return [refunded, kept].map((id) => rows.get(id)!.creditstate);
  };
  expect(await states()).toEqual(['refunded', 'credited']);
  await server.owner.query(
    `update document set credited = (select jsonb_agg(x - 'paidBack') from jsonb_array_elements(credited) x)
     where jsonb_array_length(credited) > 0`,
  );
  expect(await states()).toEqual(['credited', 'credited']);
  await server.owner.query(paidBackNotes);
  expect(await states()).toEqual(['refunded', 'credited']);
});
