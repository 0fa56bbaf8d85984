import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sheetCalls } from '../../src/api/calls/report.ts';
import { reportCalls } from '../../src/api/calls/report-keys.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { figuresIn, numbersIn, rowsIn } from '../support/listed-sheet.ts';
import { reportCsv } from '../support/report-csv.ts';
import { firstDay, type Server, startServer } from '../support/server.ts';
import { colleague } from '../support/team-api.ts';

/** The list of all credit notes to customers, with what became of each. */
let server: Server;
let api: Api;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  server.setToday(firstDay);
  api = apiFor(await server.client());
});
afterAll(() => server.close());

const report = 'credit-notes';
const asked = async (query: Record<string, string> = {}, of = api) =>
  expectOk(await of.client.send(sheetCalls.creditNotes, query)).body;

/** An invoice of 100 of which so much was paid and then given back. */
const credited = async (
  customer: string,
  { paid, back, ...more }: { paid: string; back: string } & Record<string, unknown>,
): Promise<string> => {
  const id = await api.invoice({ customer, prices: ['100'], issuedOn: firstDay });
  if (paid !== '0') expectOk(await api.pay(id, paid));
  const [line] = (await api.view(id)).Creditable;
  expectOk(await api.giveBack(id, [{ lineId: line!.lineId, amount: back }], { date: firstDay, ...more }));
  return id;
};

/** One taken off what is owed, one kept as credit, one paid back and one undone. */
const several = async () => {
  const [ada, ben] = [await api.customer('Ada Stone'), await api.customer('Ben Ash')];
  await credited(ada, { paid: '0', back: '40', reason: 'Late' });
  const kept = await credited(ada, { paid: '100', back: '30', reason: 'Chipped' });
  await credited(ben, { paid: '100', back: '100', payments: 'refund', paymentmode: 4 });
  const undone = await credited(ben, { paid: '0', back: '5' });
  expectOk(await api.undoGiveBack(undone, (await api.view(undone)).CreditNotes[0]!.id));
  return { ada, ben, kept };
};

test('the newest is first, and each says whose it is, of what, why, and what became of it', async () => {
  const { ada, ben } = await several();
  const { report: sheet, total } = await asked();
  expect(total).toBe(4);
  expect(rowsIn(sheet)).toEqual([
    `CN-0004 | ${firstDay} | Ben Ash | INV-0004 |  | Undone | 5 | 0`,
    `CN-0003 | ${firstDay} | Ben Ash | INV-0003 |  | Refunded | 100 | 0`,
    `CN-0002 | ${firstDay} | Ada Stone | INV-0002 | Chipped | Credit left | 30 | 30`,
    `CN-0001 | ${firstDay} | Ada Stone | INV-0001 | Late | Applied | 40 | 0`,
  ]);
  // What was undone credited nothing.
  expect(figuresIn(sheet)).toEqual(['Total credited 170', 'Credit left 30']);
  const [row] = sheet.groups[0]!.rows.slice(-1);
  expect(row!.flatMap(({ to }) => to ?? [])).toEqual([
    'credit-notes:invoice:INV-0001',
    `customer:${ada}`,
    'invoice:INV-0001',
  ]);
  expect(numbersIn((await asked({ clientId: ben })).report)).toEqual(['CN-0004', 'CN-0003']);
});

test('its views are those with credit left and those undone; credit that was used or refunded since is none', async () => {
  const { ada } = await several();
  const inView = async (view: string) => numbersIn((await asked({ view })).report);
  expect(await inView('open')).toEqual(['CN-0002']);
  expect(await inView('undone')).toEqual(['CN-0004']);
  const other = await api.invoice({ customer: ada, prices: ['50'] });
  expectOk(await api.applyCredit(other, '10'));
  expect(figuresIn((await asked({ view: 'open' })).report)).toEqual(['Total credited 30', 'Credit left 20']);
  expectOk(await api.refundCredit(ada, '20'));
  expect(await inView('open')).toEqual([]);
  expect((await asked({ view: 'open' })).report.empty).toContain('No credit note has credit left');
  expect(rowsIn((await asked({ clientId: ada })).report)[0]).toBe(
    `CN-0002 | ${firstDay} | Ada Stone | INV-0002 | Chipped | Refunded | 30 | 0`,
  );
});

test('page and file are narrowed by days, customer and what is searched alike', async () => {
  const { ada } = await several();
  server.setToday('2026-04-20');
  await credited(ada, { paid: '0', back: '1', date: '2026-04-15', reason: '100% late' });
  const narrowed = async (query: Record<string, string>) => {
    const { rows } = await reportCsv(server, api.client, { report, ...query });
    const { report: sheet, total } = await asked(query);
    const numbers = numbersIn(sheet);
    expect(rows.slice(1, 1 + total).map(([number]) => number)).toEqual(numbers);
    return numbers;
  };
  expect(await narrowed({ fromdate: '2026-04-01', todate: '2026-04-30' })).toEqual(['CN-0005']);
  expect(await narrowed({ clientId: ada })).toEqual(['CN-0005', 'CN-0002', 'CN-0001']);
  expect(await narrowed({ searchquery: 'inv-0003' })).toEqual(['CN-0003']);
  expect(await narrowed({ searchquery: 'stone' })).toEqual(['CN-0005', 'CN-0002', 'CN-0001']);
  expect(await narrowed({ searchquery: '0%' })).toEqual(['CN-0005']);
  const { rows } = await reportCsv(server, api.client, { report, searchquery: 'chipped' });
  expect(rows.slice(0, 2)).toEqual([
    ['Credit note', 'Date', 'Customer', 'Invoice or receipt', 'Reason', 'Status', 'Amount', 'Credit left'],
    ['CN-0002', firstDay, 'Ada Stone', 'INV-0002', 'Chipped', 'Credit left', '30', '30'],
  ]);
});

test('a foreign one is listed in its currency and summed at home; pages are turned', async () => {
  const id = await api.invoice({
    customer: await api.customer('Cara'),
    prices: ['100'],
    issuedOn: firstDay,
    money: { ForeignCurrencyID: 978, ExchangeRate: '2' },
  });
  const [line] = (await api.view(id)).Creditable;
  for (const amount of ['10', '20'])
    expectOk(await api.giveBack(id, [{ lineId: line!.lineId, amount }], { date: firstDay }));
  const { report: sheet, total, pagetotal } = await asked({ limit: '1', page: '2' });
  expect([numbersIn(sheet), total, pagetotal]).toEqual([['CN-0001'], 2, 2]);
  expect(sheet.groups[0]!.rows[0]!.at(-2)).toMatchObject({
    value: '20',
    own: { amount: '10', currency: 'EUR' },
  });
  expect(figuresIn(sheet)).toEqual(['Total credited 60', 'Credit left 0']);
});

test('a cancellation and another business’s are none of them', async () => {
  await several();
  const other = apiFor(await server.client());
  const id = await other.invoice({ prices: ['100'] });
  expectOk(await other.cancel(id));
  const { report: sheet } = await asked({}, other);
  expect([numbersIn(sheet), sheet.empty]).toEqual([
    [],
    'You have no credit notes yet. When a customer returns goods or gets a lower price, open their invoice or receipt and choose “Issue credit note”.',
  ]);
});

test('who lists invoices lists credit notes, and who may export them gets the file', async () => {
  await several();
  const asks = async (role: 'Staff' | 'Accountant') => {
    const client = await colleague(server, api.client, role);
    const seen = await client.send(sheetCalls.creditNotes, {});
    const file = await client.send(reportCalls.downloadReport, { report, format: 'csv' });
    return [seen.status, file.status];
  };
  expect(await asks('Staff')).toEqual([200, 400]);
  expect(await asks('Accountant')).toEqual([200, 200]);
});
