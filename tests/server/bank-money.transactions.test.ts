import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bankMoneyCalls } from '../../src/api/calls/bank-money.ts';
import { idToWire } from '../../src/api/wire/id.ts';
import { minus, plus } from '../../src/domain/money.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { type BankMoneyApi, bankMoneyApiFor } from '../support/bank-money-api.ts';
import { billApiFor } from '../support/bill-api.ts';
import { expenseApiFor } from '../support/expense-api.ts';
import { readPdf } from '../support/pdf-text.ts';
import { readXlsx } from '../support/read-xlsx.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

let server: Server;
let client: Client;
let api: Api;
let money: BankMoneyApi;
beforeAll(async () => {
  server = await startServer();
  server.setToday('2026-03-31');
});
beforeEach(async () => {
  client = await server.client('EUR');
  api = apiFor(client);
  money = bankMoneyApiFor(client);
});
afterAll(() => server.close());

/** A bank with an opening balance, a payment received and later deleted, a bill paid and an expense, over three months. */
const threeMonths = async () => {
  const bank = await api.bank('First', {
    OpeningBalance: '1000',
    OpeningDate: '2026-01-01',
    accountnumber: '11112222',
  });
  const customer = await api.customer('Ada Lovelace');
  const invoice = await api.invoice({ customer, prices: ['300'], issuedOn: '2026-01-10' });
  expectOk(await api.pay(invoice, '120.50', { paymentmode: 2, date: '2026-01-20', memo: 'First part' }));
  const bills = billApiFor(client);
  const vendor = await bills.vendor('Paper Mill');
  const bill = await bills.bill({
    vendor,
    day: '2026-02-01',
    items: [{ ProductName: 'Paper', Qty: '1', HomeUnitPrice: '80' }],
  });
  expectOk(await bills.pay(bill, '80', { paymentmode: 2, date: '2026-02-14' }));
  const expenses = expenseApiFor(client);
  await expenses.expense({ NoTaxTotal: '40', ModeOfPaymentID: 2, ExpenseDate: '2026-02-14' });
  return { bank, invoice };
};

test('one row per entry, newest first, each with what it is, whom it is about and the balance after it', async () => {
  const { bank } = await threeMonths();
  expect(await money.lines(bank)).toEqual([
    '2026-02-14 expense /40 1000.5',
    '2026-02-14 payment /80 1040.5',
    '2026-01-20 received 120.5/ 1120.5',
    '2026-01-01 opening 1000/ 1000',
  ]);
  const [, , received] = await money.rows(bank);
  expect(received).toMatchObject({
    contact: 'Ada Lovelace',
    documentNumber: 'INV-0001',
    documentType: 'invoice',
    memo: 'First part',
    HomeIn: '120.5',
    HomeOut: null,
    HomeBalance: '1120.5',
    IsReversal: false,
    statementdate: null,
  });
  const { data } = await money.page(bank);
  expect(data).toMatchObject({
    bankname: 'First …2222',
    accountends: '2222',
    Currency: 'EUR',
    Balance: '1000.5',
  });
});

test('a deleted payment stays in the list, and so does its reversal, of the same type on the other side', async () => {
  const { bank, invoice } = await threeMonths();
  expectOk(await api.deletePayment(invoice, (await api.view(invoice)).payment[0]!.id));
  const rows = (await money.rows(bank)).filter(({ type }) => type === 'received');
  expect(rows.map(({ In, Out, IsReversal, IsReversed }) => [In, Out, IsReversal, IsReversed])).toEqual([
    [null, '120.5', true, false],
    ['120.5', null, false, true],
  ]);
});

test('the balance after a row is the same on every page, under every filter and in both orders', async () => {
  const bank = await api.bank('First');
  // Entered in no order of days, several on one: the day comes first, then the number.
  for (let n = 0; n < 23; n += 1) {
    const day = `2026-03-${String(((n * 7) % 11) + 1).padStart(2, '0')}`;
    const id = await api.invoice({ prices: ['100'], issuedOn: '2026-01-10' });
    expectOk(await api.pay(id, String(n + 1), { paymentmode: 2, date: day }));
  }
  const pages = [
    await money.rows(bank),
    await money.rows(bank, { page: '2' }),
    await money.rows(bank, { page: '3' }),
  ];
  expect(pages.map((rows) => rows.length)).toEqual([10, 10, 3]);
  const all = pages.flat();
  expect(all.map(({ date, number }) => `${date} ${String(number).padStart(4, '0')}`)).toEqual(
    all
      .map(({ date, number }) => `${date} ${String(number).padStart(4, '0')}`)
      .toSorted()
      .reverse(),
  );
  let balance = '0';
  for (const row of all.toReversed()) {
    balance = minus(plus(balance, row.In ?? '0'), row.Out ?? '0');
    expect(row.Balance).toBe(balance);
  }
  expect(balance).toBe('276');
  const after = new Map(all.map((row) => [row.number, row.Balance]));
  const others = [
    ...(await money.rows(bank, { sortorder: 'asc', limit: '100' })),
    ...(await money.rows(bank, { fromdate: '2026-03-05', todate: '2026-03-07' })),
    ...(await money.rows(bank, { searchquery: '23.00' })),
    ...(await money.rows(bank, { page: '99' })),
  ];
  expect(others.length).toBeGreaterThan(27);
  for (const row of others) expect(row.Balance).toBe(after.get(row.number));
  expect((await money.rows(bank, { sortorder: 'asc' }))[0]!.date).toBe('2026-03-01');
});

test.each([
  ['by type', { type: 'expense' }, ['expense']],
  [
    'by an unknown type, which narrows nothing',
    { type: 'gift' },
    ['expense', 'payment', 'received', 'opening'],
  ],
  ['by days', { fromdate: '2026-01-02', todate: '2026-02-01' }, ['received']],
  ['by a period', { sortby: 'thismonth' }, []],
  ['by contact', { searchquery: 'lovelace' }, ['received']],
  ['by vendor', { searchquery: 'paper mill' }, ['payment']],
  ['by memo', { searchquery: 'First PART' }, ['received']],
  ['by amount', { searchquery: '120.50' }, ['received']],
  ['by amount with a comma', { searchquery: '120,50' }, ['received']],
  ['by the number of an expense', { searchquery: 'EXP-0001' }, ['expense']],
  ['by what isn’t there', { searchquery: 'nobody' }, []],
  ['by what is not yet on a statement', { unmatched: 'true' }, ['expense', 'payment', 'received', 'opening']],
])('narrowed %s', async (_, query, expected) => {
  const { bank } = await threeMonths();
  const { data } = await money.page(bank, query);
  expect(data.Transactions.map(({ type }) => type)).toEqual(expected);
  expect(data.total).toBe(expected.length);
});

test('a bank in another currency shows its own amounts with their worth at home beside them', async () => {
  const bank = await api.bank('Overseas', {
    Currency: 'USD',
    OpeningBalance: '200',
    OpeningRate: '0.9',
    OpeningDate: '2026-01-01',
  });
  const [row] = await money.rows(bank);
  expect(row).toMatchObject({ In: '200', HomeIn: '180', Balance: '200', HomeBalance: '180' });
  const table = await money.csv(server, bank);
  expect(table[0]!.slice(-6)).toEqual([
    'Money in',
    'Money out',
    'Balance',
    'Money in, in your books',
    'Money out, in your books',
    'Balance, in your books',
  ]);
  expect(table[1]!.slice(-6)).toEqual(['200.00', '', '200.00', '180', '', '180']);
});

test('what moved through a foreign bank in another currency is shown at home alone', async () => {
  const bank = await api.bank('Overseas', { Currency: 'USD' });
  expectOk(await api.pay(await api.invoice({ prices: ['50'] }), '50', { paymentmode: 2 }));
  const [row] = await money.rows(bank);
  expect(row).toMatchObject({ In: '0', HomeIn: '50', Balance: '0', HomeBalance: '50' });
});

test('the files have the rows of the page, whole, as PDF, CSV and XLSX', async () => {
  const { bank } = await threeMonths();
  const [head, ...lines] = await money.csv(server, bank, { todate: '2026-02-14' });
  expect(head).toEqual([
    'Date',
    'Type',
    'Contact',
    'Document',
    'Memo',
    'Entry',
    'Money in',
    'Money out',
    'Balance',
  ]);
  const rows = await money.rows(bank, { todate: '2026-02-14' });
  expect(lines.slice(0, rows.length).map((cells) => [cells[0], cells.at(-1)])).toEqual(
    rows.map(({ date, Balance }) => [date, Number(Balance).toFixed(2)]),
  );
  expect(lines.slice(-2)).toEqual([
    ['Opening balance', '0'],
    ['Closing balance', '1000.5'],
  ]);
  const { name, bytes } = await money.file(server, bank);
  expect(name).toBe('First 2222.pdf');
  const { text } = await readPdf(bytes);
  for (const part of ['Ada Lovelace', 'Paper Mill', '1.120,50', 'Payment received'])
    expect(text.replace('1,120.50', '1.120,50')).toContain(part);
  const book = await money.file(server, bank, { todate: '2026-02-14', format: 'xlsx' });
  expect(book.name).toBe('First 2222.xlsx');
  const [sheet] = readXlsx(book.bytes);
  expect([sheet!.name, sheet!.frozen]).toEqual(['First …2222', 1]);
  expect(sheet!.rows[0]!.cells.map((cell) => cell!.value)).toEqual(head);
  expect(sheet!.rows.slice(1, rows.length + 1).map(({ cells }) => [cells[0]!, cells.at(-1)!])).toMatchObject(
    rows.map(({ date, Balance }) => [
      { type: 'number', value: String(Date.parse(date) / 86_400_000 + 25569), format: 'yyyy-mm-dd' },
      { type: 'number', value: Balance, format: '#,##0.00' },
    ]),
  );
});

test('the list takes the business and the user who ask, and nobody else’s', async () => {
  const { bank } = await threeMonths();
  const own = { bankid: bank, businessid: client.business, userid: idToWire(client.shop.user.id) };
  const { data } = expectOk(await client.send(bankMoneyCalls.transactions, own)).body;
  expect(data.Transactions).toHaveLength(4);
  const other = await server.client('EUR');
  const asked = async (query: Record<string, string>) =>
    (await client.send(bankMoneyCalls.transactions, { ...own, ...query })).status;
  expect(await asked({ userid: idToWire(other.shop.user.id) })).not.toBe(200);
  expect(await asked({ businessid: other.business })).toBe(404);
});

test('a bank of another business, or none, is not found', async () => {
  const other = await apiFor(await server.client('EUR')).bank('Theirs');
  const bankid = (await client.send(bankMoneyCalls.transactions, { bankid: other })).status;
  const file = (await client.send(bankMoneyCalls.transactionsFile, { bankid: other })).status;
  expect([bankid, file]).toEqual([404, 404]);
});
