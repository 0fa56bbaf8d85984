import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { auditTrailCalls } from '../../src/api/calls/audit-trail.ts';
import { billCalls } from '../../src/api/calls/bill.ts';
import { sheetCalls } from '../../src/api/calls/report.ts';
import { reportCalls } from '../../src/api/calls/report-keys.ts';
import { vendorAccountCalls } from '../../src/api/calls/vendor-account.ts';
import { apiFor, expectOk } from '../support/api.ts';
import { type BillApi, billApiFor } from '../support/bill-api.ts';
import { figuresIn, numbersIn, rowsIn } from '../support/listed-sheet.ts';
import { reportCsv } from '../support/report-csv.ts';
import { type Client, firstDay, type Server, startServer } from '../support/server.ts';
import { colleague } from '../support/team-api.ts';

/** The list of all vendor credits, with what became of each. */
let server: Server;
let client: Client;
let bills: BillApi;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  server.setToday(firstDay);
  client = await server.client();
  bills = billApiFor(client);
});
afterAll(() => server.close());

const report = 'vendor-credits';
const asked = async (query: Record<string, string> = {}) =>
  expectOk(await client.send(sheetCalls.vendorCredits, query)).body;

interface Credit {
  paid: string;
  back: string;
  [field: string]: string | number;
}

/** A bill of 100 of which so much was paid and then credited. */
const credited = async (vendor: string, reference: string, { paid, back, ...more }: Credit) => {
  const id = await bills.bill({ vendor, reference });
  if (paid !== '0') expectOk(await bills.pay(id, paid));
  const [line] = (await bills.view(id)).Creditable;
  expectOk(await bills.giveBack(id, [{ lineId: line!.lineId, amount: back }], { date: firstDay, ...more }));
  return id;
};

/** One taken off what is owed, one left as an advance, one paid back and one undone. */
const several = async () => {
  const [mill, clay] = [await bills.vendor('Paper Mill'), await bills.vendor('Clay Works')];
  const first = await credited(mill, 'PM-77', { paid: '0', back: '40', reason: 'Late' });
  await credited(mill, 'PM-78', { paid: '100', back: '30', reason: 'Torn' });
  await credited(clay, 'CW-1', { paid: '100', back: '100', payments: 'refund', paymentmode: 4 });
  const undone = await credited(clay, 'CW-2', { paid: '0', back: '5' });
  expectOk(await bills.undoGiveBack(undone, (await bills.view(undone)).CreditNotes[0]!.id));
  return { mill, clay, first };
};

test('the audit trail calls it a vendor credit, and finds it by that', async () => {
  await several();
  const found = await client.send(auditTrailCalls.listEvents, { searchquery: 'vendor credit' });
  const acts = expectOk(found).body.EventList.map(({ Action }) => Action);
  expect([...new Set(acts)].sort()).toEqual(['Vendor credit recorded', 'Vendor credit undone']);
});

test('the newest is first, and each says whose it is, on which bill, why, and what became of it', async () => {
  const { mill, clay, first } = await several();
  const { report: sheet, total } = await asked();
  expect([sheet.title, total]).toEqual(['Vendor credits', 4]);
  expect(rowsIn(sheet)).toEqual([
    `VC-0004 | ${firstDay} | Clay Works | BILL-0004 |  | Undone | 5 | 0`,
    `VC-0003 | ${firstDay} | Clay Works | BILL-0003 |  | Refunded | 100 | 0`,
    `VC-0002 | ${firstDay} | Paper Mill | BILL-0002 | Torn | Advance left | 30 | 30`,
    `VC-0001 | ${firstDay} | Paper Mill | BILL-0001 | Late | Applied | 40 | 0`,
  ]);
  // What was undone credited nothing.
  expect(figuresIn(sheet)).toEqual(['Total credited 170', 'Advance left 30']);
  const [row] = sheet.groups[0]!.rows.slice(-1);
  expect(row!.flatMap(({ to }) => to ?? [])).toEqual([
    `credit-notes:bill:${first}`,
    `vendor:${mill}`,
    `bill:${first}`,
  ]);
  expect(numbersIn((await asked({ vendorId: clay })).report)).toEqual(['VC-0004', 'VC-0003']);
});

test('its views are those with an advance left and those undone; an advance that was used or paid back since is none', async () => {
  const { mill } = await several();
  const inView = async (view: string) => numbersIn((await asked({ view })).report);
  expect(await inView('open')).toEqual(['VC-0002']);
  expect(await inView('undone')).toEqual(['VC-0004']);
  const other = await bills.bill({ vendor: mill, reference: 'PM-79' });
  expectOk(await client.send(billCalls.applyAdvance, { vendorBillId: other, amount: '10' }));
  expect(figuresIn((await asked({ view: 'open' })).report)).toEqual(['Total credited 30', 'Advance left 20']);
  expectOk(
    await client.send(vendorAccountCalls.refundAdvance, { vendorid: mill, amount: '20', paymentmode: 1 }),
  );
  const { report: open } = await asked({ view: 'open' });
  expect([numbersIn(open), open.empty]).toEqual([
    [],
    'No vendor credit has an advance left: everything has been applied or refunded.',
  ]);
  expect(rowsIn((await asked({ vendorId: mill })).report)[0]).toBe(
    `VC-0002 | ${firstDay} | Paper Mill | BILL-0002 | Torn | Refunded | 30 | 0`,
  );
});

test('page and file are narrowed by days, vendor and what is searched alike, the vendor’s own number too', async () => {
  const { mill } = await several();
  server.setToday('2026-04-20');
  await credited(mill, 'PM-80', { paid: '0', back: '1', date: '2026-04-15', reason: '100% late' });
  const narrowed = async (query: Record<string, string>) => {
    const { rows } = await reportCsv(server, client, { report, ...query });
    const { report: sheet, total } = await asked(query);
    const numbers = numbersIn(sheet);
    expect(rows.slice(1, 1 + total).map(([number]) => number)).toEqual(numbers);
    return numbers;
  };
  expect(await narrowed({ fromdate: '2026-04-01', todate: '2026-04-30' })).toEqual(['VC-0005']);
  expect(await narrowed({ vendorId: mill })).toEqual(['VC-0005', 'VC-0002', 'VC-0001']);
  expect(await narrowed({ searchquery: 'bill-0003' })).toEqual(['VC-0003']);
  expect(await narrowed({ searchquery: 'pm-78' })).toEqual(['VC-0002']);
  expect(await narrowed({ searchquery: 'clay' })).toEqual(['VC-0004', 'VC-0003']);
  expect(await narrowed({ searchquery: '0%' })).toEqual(['VC-0005']);
  const { rows } = await reportCsv(server, client, { report, searchquery: 'torn' });
  expect(rows.slice(0, 2)).toEqual([
    ['Vendor credit', 'Date', 'Vendor', 'Bill', 'Reason', 'Status', 'Amount', 'Advance left'],
    ['VC-0002', firstDay, 'Paper Mill', 'BILL-0002', 'Torn', 'Advance left', '30', '30'],
  ]);
});

test('a foreign one is listed in its currency and summed at home; pages are turned', async () => {
  const id = await bills.bill({
    vendor: await bills.vendor('Nordwind'),
    more: { CurrencyIDFK: 978, ExchangeRate: '2' },
    items: [{ ProductName: 'Paper', Qty: '1', ForeignUnitPrice: '100' }],
  });
  const [line] = (await bills.view(id)).Creditable;
  for (const amount of ['10', '20'])
    expectOk(await bills.giveBack(id, [{ lineId: line!.lineId, amount }], { date: firstDay }));
  const { report: sheet, total, pagetotal } = await asked({ limit: '1', page: '2' });
  expect([numbersIn(sheet), total, pagetotal]).toEqual([['VC-0001'], 2, 2]);
  expect(sheet.groups[0]!.rows[0]!.at(-2)).toMatchObject({
    value: '20',
    own: { amount: '10', currency: 'EUR' },
  });
  expect(figuresIn(sheet)).toEqual(['Total credited 60', 'Advance left 0']);
});

test('a credit note to a customer is in the customers’ list alone, a vendor credit in the vendors’, a cancellation in neither', async () => {
  const api = apiFor(client);
  const invoice = await api.invoice({ prices: ['100'] });
  const [line] = (await api.view(invoice)).Creditable;
  expectOk(await api.giveBack(invoice, [{ lineId: line!.lineId, amount: '7' }]));
  const none = await asked();
  expect([numbersIn(none.report), none.report.empty]).toEqual([
    [],
    'You have no vendor credits yet. When you return goods to a vendor or get a lower price, open the bill and choose “Record vendor credit”.',
  ]);
  const vendor = await bills.vendor('Paper Mill');
  await credited(vendor, 'PM-77', { paid: '0', back: '40' });
  expectOk(await bills.cancel(await bills.bill({ vendor, reference: 'PM-78' })));
  expectOk(await api.cancel(await api.invoice({ prices: ['50'] })));
  expect(numbersIn((await asked()).report)).toEqual(['VC-0001']);
  const { report: ofCustomers } = expectOk(await client.send(sheetCalls.creditNotes, {})).body;
  expect([numbersIn(ofCustomers), figuresIn(ofCustomers)]).toEqual([
    ['CN-0001'],
    ['Total credited 7', 'Credit left 0'],
  ]);
});

test('who lists bills lists vendor credits, and who may export them gets the file', async () => {
  await several();
  const asks = async (role: 'Staff' | 'Accountant') => {
    const member = await colleague(server, client, role);
    const seen = await member.send(sheetCalls.vendorCredits, {});
    const file = await member.send(reportCalls.downloadReport, { report, format: 'csv' });
    return [seen.status, file.status];
  };
  expect(await asks('Staff')).toEqual([200, 400]);
  expect(await asks('Accountant')).toEqual([200, 200]);
});
