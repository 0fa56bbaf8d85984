import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { type BankMoneyApi, bankMoneyApiFor } from '../support/bank-money-api.ts';
import { readPdf } from '../support/pdf-text.ts';
import { reportCsv, reportFile } from '../support/report-csv.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

/**
 * A bank over three months. Before March: 500 opening, 40 in on 20 January and 30 out on 25 February, which the bank shows in March only. In March:
 * 200 in on the 3rd, 12 out on the 10th.
 */
let server: Server;
let client: Client;
let api: Api;
let money: BankMoneyApi;
let bank: string;
let ids: Record<'opening' | 'january' | 'february' | 'in' | 'out', string>;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  server.setToday('2026-04-15');
  client = await server.client('EUR');
  api = apiFor(client);
  money = bankMoneyApiFor(client);
  bank = await api.bank('First', { OpeningBalance: '500', OpeningDate: '2026-01-01' });
  const moved = async (way: 'add' | 'remove', amount: string, date: string) =>
    expectOk(await money[way](bank, amount, { date })).body.data.TransactionId;
  const january = await moved('add', '40', '2026-01-20');
  const february = await moved('remove', '30', '2026-02-25');
  const [inMarch, out] = [await moved('add', '200', '2026-03-03'), await moved('remove', '12', '2026-03-10')];
  const opening = (await money.rows(bank)).at(-1)!.TransactionId;
  ids = { opening, january, february, in: inMarch, out };
});
afterAll(() => server.close());

/** The bank says 540 on 1 March, before the 30 left, and 698 on the 31st. */
const march = {
  firstdate: '2026-03-01',
  lastdate: '2026-03-31',
  OpeningBalance: '540',
  ClosingBalance: '698',
};

const started = async (card: Record<string, unknown> = march) =>
  expectOk(await money.start(bank, card)).body.data.StatementId;

/** March with the payment of February chosen as outstanding, and everything ticked. */
const balanced = async () => {
  const id = await started();
  expectOk(await money.mark(id, 'outstanding', ids.february));
  expectOk(await money.mark(id, 'ticked', ids.in, ids.out, ids.february));
  return id;
};

const finished = async () => {
  const id = await balanced();
  expectOk(await money.conclude(id));
  return id;
};

const differenceOf = async (id: string) => (await money.statement(id)).data.Difference;

const fault = ({ status, body }: { status: number; body: unknown }) => {
  const { fields, Message } = body as { fields?: { field: string; message: string }[]; Message: string };
  return fields?.[0] ? [status, fields[0].field, fields[0].message] : [status, Message];
};

describe('the first statement', () => {
  test('counts what lies before its first day as matched, but for what is chosen as outstanding', async () => {
    const id = await started();
    const { data } = await money.statement(id);
    expect(data).toMatchObject({ Status: 'Open', OpeningBalance: '540', Difference: '158', IsNewest: true });
    expect(data.Transactions.map(({ TransactionId }) => TransactionId)).toEqual([ids.in, ids.out]);
    expect(data.Earlier.map(({ TransactionId }) => TransactionId)).toEqual([
      ids.february,
      ids.january,
      ids.opening,
    ]);
    expectOk(await money.mark(id, 'outstanding', ids.february));
    const chosen = (await money.statement(id)).data;
    expect(chosen.Transactions.map(({ TransactionId }) => TransactionId)).toEqual([
      ids.february,
      ids.in,
      ids.out,
    ]);
    expect(
      chosen.Earlier.find(({ TransactionId }) => TransactionId === ids.february)!.statementdate,
    ).toBeNull();
    expectOk(await money.mark(id, 'earlier', ids.february));
    expect((await money.statement(id)).data.Transactions).toHaveLength(2);
  });

  test('the difference is in sight with every tick, and it is finished at 0.00 alone', async () => {
    const id = await started();
    expectOk(await money.mark(id, 'outstanding', ids.february));
    expectOk(await money.mark(id, 'ticked', ids.in));
    expect(await differenceOf(id)).toBe('-42');
    expect(fault(await money.conclude(id))).toEqual([
      400,
      'There’s still a difference. Finish when it’s zero.',
    ]);
    expectOk(await money.mark(id, 'ticked', ids.out));
    expect(await differenceOf(id)).toBe('-30');
    expectOk(await money.mark(id, 'ticked', ids.february));
    expect(await differenceOf(id)).toBe('0');
    expectOk(await money.mark(id, 'unticked', ids.february));
    expect(await differenceOf(id)).toBe('-30');
    expectOk(await money.mark(id, 'ticked', ids.february));
    expect(expectOk(await money.conclude(id)).body.message).toBe('Statement finished.');
    expect(expectOk(await money.conclude(id)).body.data.repeated).toBe(true);
  });

  test('ticking changes no figure of the books', async () => {
    const before = [await api.journal(), await api.balances(), await money.lines(bank)];
    await finished();
    expect([await api.journal(), await api.balances(), await money.lines(bank)]).toEqual(before);
  });

  test('a mark that is so already changes nothing', async () => {
    const id = await balanced();
    expectOk(await money.mark(id, 'ticked', ids.in));
    expectOk(await money.mark(id, 'earlier', ids.opening));
    expect((await money.statement(id)).data).toMatchObject({ count: 3, Difference: '0' });
  });

  test('what counts as matched follows its first day, and what was chosen stays so', async () => {
    const id = await started();
    expectOk(await money.mark(id, 'outstanding', ids.february));
    expectOk(await money.edit(id, { ...march, firstdate: '2026-01-15' }));
    const open = async () =>
      (await money.statement(id)).data.Transactions.map(({ TransactionId }) => TransactionId);
    expect(await open()).toEqual([ids.january, ids.february, ids.in, ids.out]);
    expectOk(await money.edit(id, { ...march, firstdate: '2026-02-01' }));
    expect(await open()).toEqual([ids.february, ids.in, ids.out]);
    expectOk(await money.edit(id, { ...march, firstdate: '2026-03-05' }));
    expect(await open()).toEqual([ids.out]);
  });
});

test.each([
  ['without a first day', { firstdate: null }, 'firstdate', 'Enter the first day of the statement.'],
  [
    'that ends before it begins',
    { firstdate: '2026-04-01' },
    'lastdate',
    'The last day can’t be before the first.',
  ],
  ['of a day to come', { lastdate: '2026-04-16' }, 'lastdate', 'Choose today or an earlier day.'],
  ['of part of a cent', { ClosingBalance: '1.005' }, 'ClosingBalance', 'EUR has 2 decimals.'],
  ['from part of a cent', { OpeningBalance: '1.005' }, 'OpeningBalance', 'EUR has 2 decimals.'],
  ['of more than books hold', { ClosingBalance: '-1000000000000' }, 'ClosingBalance', ''],
])('a statement %s is refused beside its field', async (_, more, field, message) => {
  const [status, at, said] = fault(await money.start(bank, { ...march, ...more }));
  expect([status, at]).toEqual([400, field]);
  if (!message.startsWith('EUR') && message) expect(said).toBe(message);
  expect(await money.statements(bank)).toEqual([]);
});

test('an overdraft is a balance below zero', async () => {
  await started({ ...march, OpeningBalance: '-10', ClosingBalance: '-12.5' });
  expect(await money.statements(bank)).toMatchObject([{ OpeningBalance: '-10', ClosingBalance: '-12.5' }]);
});

describe('the next statement', () => {
  test('begins where the one before ended, whatever is sent', async () => {
    await finished();
    const id = await started({
      lastdate: '2026-04-10',
      ClosingBalance: '698',
      firstdate: '2026-04-05',
      OpeningBalance: '1',
    });
    expect((await money.statement(id)).data).toMatchObject({
      firstdate: null,
      OpeningBalance: '698',
      Difference: '0',
      Transactions: [],
      Earlier: [],
    });
  });

  test('ends after it, and waits until that is finished', async () => {
    const first = await balanced();
    expect(fault(await money.start(bank, { lastdate: '2026-04-10', ClosingBalance: '698' }))).toEqual([
      400,
      'Another statement of this bank is open. Finish or delete it first.',
    ]);
    expectOk(await money.conclude(first));
    expect(fault(await money.start(bank, { lastdate: '2026-03-31', ClosingBalance: '698' }))).toEqual([
      400,
      'lastdate',
      'Choose a day after the last statement.',
    ]);
  });

  test('the newest alone is reopened, and a finished one neither changed nor deleted', async () => {
    const first = await finished();
    const next = await started({ lastdate: '2026-04-10', ClosingBalance: '698' });
    expect(fault(await money.reopen(first))).toEqual([
      400,
      'A later statement follows this one. Reopen the newest first.',
    ]);
    for (const refused of [
      await money.edit(first, march),
      await money.mark(first, 'unticked', ids.in),
      await money.drop(first),
    ])
      expect(fault(refused)).toEqual([400, 'This statement is finished. Reopen it to change it.']);
    expect(expectOk(await money.drop(next)).body.message).toBe('Statement deleted.');
    expect(expectOk(await money.reopen(first)).body.message).toBe('Statement reopened.');
    expect((await money.statements(bank)).map(({ Status }) => Status)).toEqual(['Open']);
    expect(fault(await money.reopen(first))).toEqual([400, 'This statement is still open.']);
  });
});

test('what was on a deleted statement is on none', async () => {
  const id = await balanced();
  expectOk(await money.drop(id));
  expect((await money.rows(bank, { unmatched: 'true' })).length).toBe(5);
  expect((await money.start(bank, march)).status).toBe(200);
});

test.each([
  [
    'that is dated after it',
    async () => expectOk(await money.add(bank, '1', { date: '2026-04-01' })).body.data.TransactionId,
    'ticked',
    'This entry is dated after the statement.',
  ],
  [
    'of another bank',
    async () => {
      const other = await api.bank('Second');
      return expectOk(await money.add(other, '1', { date: '2026-03-02' })).body.data.TransactionId;
    },
    'ticked',
    'This entry isn’t on this bank.',
  ],
  ['that counts as matched', async () => ids.january, 'ticked', 'This entry is on another statement.'],
  ['of its own days', async () => ids.in, 'outstanding', 'This entry isn’t from before the first statement.'],
] as [string, () => Promise<string>, string, string][])(
  'an entry %s can’t be marked so',
  async (_, entry, mark, message) => {
    const id = await started();
    expect(fault(await money.mark(id, mark, await entry()))).toEqual([400, 'TransactionIds', message]);
  },
);

test('an entry is on one statement', async () => {
  await finished();
  const next = await started({ lastdate: '2026-04-10', ClosingBalance: '698' });
  expect(fault(await money.mark(next, 'ticked', ids.in))).toEqual([
    400,
    'TransactionIds',
    'This entry is on another statement.',
  ]);
});

test('a ticked entry is undone with a warning, stays on its statement, and its reversal is on none', async () => {
  await finished();
  const { data } = expectOk(await money.undo(ids.in)).body;
  expect(data.warnings).toEqual([
    expect.stringMatching(
      /^It’s on the statement of .*31.*, which doesn’t change\. The reversal isn’t on a statement yet\.$/,
    ),
  ]);
  const [statement] = await money.statements(bank);
  expect(statement).toMatchObject({ Status: 'Finished', Difference: '0', ClosingBalance: '698' });
  const rows = await money.rows(bank);
  const [entry, reversal] = [
    rows.find(({ TransactionId }) => TransactionId === ids.in)!,
    rows.find(({ IsReversal }) => IsReversal)!,
  ];
  expect([entry.statementdate, reversal.statementdate]).toEqual(['2026-03-31', null]);
});

test('the list of banks says the last statement and how many up to it are not matched', async () => {
  const brief = async () => (await money.banks()).find(({ id }) => id === bank)!;
  expect(await brief()).toMatchObject({ statementdate: null, notmatched: 0 });
  await finished();
  expect(await brief()).toMatchObject({ statementdate: '2026-03-31', notmatched: 0 });
  expectOk(await money.add(bank, '5', { date: '2026-03-20' }));
  expectOk(await money.add(bank, '6', { date: '2026-04-02' }));
  expect(await brief()).toMatchObject({ statementdate: '2026-03-31', notmatched: 1 });
  expect((await money.rows(bank, { unmatched: 'true' })).map(({ In }) => In)).toEqual(['6', '5']);
});

describe('the report', () => {
  test('the books less what is not on it are the statement', async () => {
    const id = await finished();
    expectOk(await money.add(bank, '5', { date: '2026-03-20' }));
    const { data, report } = await money.statement(id);
    // 500 + 40 − 30 + 200 − 12 + 5.
    expect(data).toMatchObject({ BooksBalance: '703', Outstanding: '5', ClosingBalance: '698' });
    expect(report.figures.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'Balance in your books, EUR: 703.00',
      'Not on the statement, EUR: 5.00',
      'Balance of the statement, EUR: 698.00',
    ]);
    const { rows } = await reportCsv(server, client, { report: 'bank-reconciliation', statementid: id });
    expect(rows[1]!.slice(0, 2)).toEqual(['2026-03-20', 'Funds']);
    expect(rows[1]!.slice(-2)).toEqual(['5.00', '']);
    const { name, bytes } = await reportFile(server, client, {
      report: 'bank-reconciliation',
      statementid: id,
      format: 'pdf',
    });
    expect(name).toBe('First statement of Mar 31 2026.pdf');
    expect((await readPdf(bytes)).text).toContain('Balance of the statement');
  });

  test('a later statement leaves an earlier one as it was', async () => {
    const id = await finished();
    const late = expectOk(await money.add(bank, '5', { date: '2026-03-31' })).body.data.TransactionId;
    const next = await started({ lastdate: '2026-04-10', ClosingBalance: '703' });
    expectOk(await money.mark(next, 'ticked', late));
    expectOk(await money.conclude(next));
    expect((await money.statement(id)).data).toMatchObject({ BooksBalance: '703', Outstanding: '5' });
    expect((await money.statement(next)).data).toMatchObject({ BooksBalance: '703', Outstanding: '0' });
  });

  test('what the first one began with beside the books is said', async () => {
    const id = await started({ ...march, OpeningBalance: '543' });
    const { report } = await money.statement(id);
    expect(report.figures.map(({ label, value }) => `${label}: ${value}`)).toContain(
      'Difference before the first statement, EUR: -33.00',
    );
  });
});

test('a statement of a foreign bank is in its currency', async () => {
  const abroad = await api.bank('Overseas', { Currency: 'USD' });
  const { TransactionId } = expectOk(await money.add(abroad, '100', { rate: '0.95', date: '2026-03-03' }))
    .body.data;
  const { StatementId } = expectOk(
    await money.start(abroad, { ...march, OpeningBalance: '0', ClosingBalance: '100' }),
  ).body.data;
  expectOk(await money.mark(StatementId, 'ticked', TransactionId));
  expectOk(await money.conclude(StatementId));
  expect((await money.statement(StatementId)).data).toMatchObject({
    Ticked: '100',
    BooksBalance: '100',
    Currency: 'USD',
  });
});

test('an edit of an older version is refused', async () => {
  const id = await started();
  const version = (await money.statement(id)).data.version;
  expectOk(await money.edit(id, { ...march, ClosingBalance: '700', version }));
  expect((await money.edit(id, { ...march, version })).body).toMatchObject({ kind: 'stale' });
});

test('a statement of another business is not found', async () => {
  const theirs = bankMoneyApiFor(await server.client('EUR'));
  const id = await started();
  expect((await theirs.conclude(id)).status).toBe(404);
  expect((await theirs.mark(id, 'ticked', ids.in)).status).toBe(404);
});
