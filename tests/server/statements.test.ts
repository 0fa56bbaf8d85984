import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { budgetCalls } from '../../src/api/calls/budget.ts';
import { journalEntryCalls } from '../../src/api/calls/journal-entry.ts';
import { sheetCalls } from '../../src/api/calls/report.ts';
import { reportCalls } from '../../src/api/calls/report-keys.ts';
import { accountSubgroups } from '../../src/domain/books/account-groups.ts';
import { financialPositionLayout, incomeStatementLayout } from '../../src/domain/report/layouts.ts';
import type { ReportSheet } from '../../src/domain/report/sheet.ts';
import { placesOf } from '../../src/domain/report/statement.ts';
import { budgetFaults } from '../../src/domain/words/budgets.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { billApiFor } from '../support/bill-api.ts';
import { expenseApiFor } from '../support/expense-api.ts';
import { journalApiFor } from '../support/journal-api.ts';
import { readPdf } from '../support/pdf-text.ts';
import { reportCsv, reportFile } from '../support/report-csv.ts';
import { type Server, startServer } from '../support/server.ts';

/** Income statement, financial position and cash flow. Source: finance-answers.md, section C, 5 to 10. */
let server: Server;
let api: Api;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  server.setToday('2026-04-20');
  api = apiFor(await server.client());
});
afterAll(() => server.close());

type Name = keyof typeof sheetCalls;
type Query = Record<string, string>;
const ask = async (name: Name, query: Query = {}) =>
  expectOk(await api.client.send(sheetCalls[name], query)).body;

/** Its lines as `Sales: 100 …`: each row by its name, each total by its label, with all figures. */
const linesOf = ({ groups }: Pick<ReportSheet, 'groups'>): string[] =>
  groups.flatMap(({ rows, total }) => [
    ...rows.map(
      (cells) =>
        `${cells[2]!.value}: ${cells
          .slice(3)
          .map(({ value }) => value ?? '-')
          .join(' ')}`,
    ),
    ...(total
      ? [
          `= ${total.label}: ${total.cells
            .slice(3)
            .map(({ value }) => value ?? '-')
            .join(' ')}`,
        ]
      : []),
  ]);
const proved = ({ controls }: Pick<ReportSheet, 'controls'>) => controls.map(({ difference }) => difference);

const year = { sortby: 'thisyear' };

/** A year of small business: sold, bought, paid; goods with a cost. */
async function story() {
  const customer = await api.customer();
  await api.invoice({ customer, prices: ['100'], issuedOn: '2026-03-10' });
  const paid = await api.invoice({ customer, prices: ['50'], issuedOn: '2026-04-02' });
  await api.pay(paid, '50', { PaymentDate: '2026-04-05' });
  const bills = billApiFor(api.client);
  await bills.bill({ vendor: await bills.vendor('Paper Mill') });
  await expenseApiFor(api.client).expense({
    ExpenseName: 'Taxi',
    NoTaxTotal: '20',
    ExpenseDate: '2026-04-06',
  });
  return { customer };
}

describe('the income statement', () => {
  test('goes from revenue to net profit, and equals the change of assets less liabilities', async () => {
    await story();
    const { report, fromdate, todate } = await ask('incomeStatementDetails');
    expect([fromdate, todate]).toEqual(['2026-01-01', '2026-12-31']);
    expect(linesOf(report)).toEqual([
      'Sales: 150 100',
      '= Net revenue: 150 100',
      '= Gross profit: 150 100',
      'Travel: 20 13.33',
      'Office supplies: 100 66.67',
      '= Total operating expenses: 120 80',
      '= Operating profit: 30 20',
      '= Net profit: 30 20',
    ]);
    expect(report.controls).toMatchObject([{ value: '30', difference: '0' }]);
    expect(linesOf((await ask('incomeStatementSummary')).report)).toEqual([
      'Sales: 150 100',
      '= Net revenue: 150 100',
      '= Gross profit: 150 100',
      'Operating: 120 80',
      '= Total operating expenses: 120 80',
      '= Operating profit: 30 20',
      '= Net profit: 30 20',
    ]);
  });

  test('has a column for each month and the total, and is held against earlier periods', async () => {
    await story();
    const { report } = await ask('incomeStatementDetails', {
      columns: 'month',
      fromdate: '2026-03-01',
      todate: '2026-04-30',
    });
    expect(report.columns.slice(3).map(({ title }) => title)).toEqual([
      'March 2026',
      'April 2026',
      'Total',
      '% of net revenue',
    ]);
    expect(linesOf(report)[0]).toBe('Sales: 100 50 150 100');
    expect(proved(report), 'the total, not its first month').toEqual(['0']);
    expect(report.columns[3]!.days).toEqual({ from: '2026-03-01', to: '2026-03-31' });
    const compared = await ask('incomeStatementDetails', { sortby: 'thismonth', compare: 'previousperiod' });
    expect(linesOf(compared.report)[0]).toBe('Sales: 50 100 -50 -50 100');
    const three = await ask('incomeStatementDetails', {
      sortby: 'thismonth',
      compare: 'previousperiod',
      periods: '2',
    });
    expect(linesOf(three.report)[0]).toBe('Sales: 50 100 0 100');
    const tooMany = await api.client.send(sheetCalls.incomeStatementDetails, {
      columns: 'month',
      fromdate: '2020-01-01',
      todate: '2026-12-31',
    });
    expect(tooMany).toMatchObject({ status: 400, body: { fields: [{ field: 'columns' }] } });
  });

  describe('beside a budget', () => {
    const budget = (type: 'Revenue' | 'Expense', more: object) =>
      api.client.send(budgetCalls.createBudget, { Year: 2026, BudgetType: type, ...more });
    const months = (amount: string, ...which: number[]) =>
      which.map((BudgetMonth) => ({ BudgetMonth, Amount: amount }));
    const sales = { AccountId: 13, Budget: months('120', 3, 4, 5) };
    const spring = { fromdate: '2026-03-01', todate: '2026-04-30', compare: 'budget' };

    test('has what was planned of each account, and how much more or less came', async () => {
      await story();
      expectOk(await budget('Revenue', { BudgetAccounts: [sales] }));
      expectOk(
        await budget('Expense', {
          BudgetAccounts: [
            { AccountId: 25, Budget: months('8', 3, 4) },
            { AccountId: 26, Budget: months('75', 4) },
          ],
        }),
      );
      const { report } = await ask('incomeStatementDetails', spring);
      expect(report.columns.slice(4).map(({ title }) => title)).toEqual([
        'Budget',
        'Variance',
        'Variance %',
        '% of net revenue',
      ]);
      // Sold 150 of 240; spent 20 of 16 on travel and 100 of 75 on paper.
      expect(linesOf(report)).toEqual([
        'Sales: 150 240 -90 -37.5 100',
        '= Net revenue: 150 240 -90 -37.5 100',
        '= Gross profit: 150 240 -90 -37.5 100',
        'Travel: 20 16 4 25 13.33',
        'Office supplies: 100 75 25 33.33 66.67',
        '= Total operating expenses: 120 91 29 31.87 80',
        '= Operating profit: 30 149 -119 -79.87 20',
        '= Net profit: 30 149 -119 -79.87 20',
      ]);
      const good = report.groups
        .flatMap(({ rows, total }) => [...rows, ...(total ? [total.cells] : [])])
        .map((cells) => cells[5]!.good);
      expect(good).toEqual(Array(8).fill(false));
      expect(report.groups[0]!.rows[0]![4]!.to).toBe('budget:Revenue:2026');
      expect(report.controls).toMatchObject([{ value: '30', difference: '0' }]);
    });

    test('a type planned as a whole has a row of its own below, and no figure beside single accounts', async () => {
      await story();
      expectOk(await budget('Revenue', { BudgetAccounts: [sales] }));
      expectOk(await budget('Expense', { Budget: months('130', 4), WithoutCostOfSales: true }));
      const { report } = await ask('incomeStatementSummary', spring);
      expect(linesOf(report)).toEqual([
        'Sales: 150 240 -90 -37.5 100',
        '= Net revenue: 150 240 -90 -37.5 100',
        '= Gross profit: 150 - - - 100',
        'Operating: 120 - - - 80',
        '= Total operating expenses: 120 - - - 80',
        '= Operating profit: 30 - - - 20',
        '= Net profit: 30 - - - 20',
        'Expenses in all, without cost of sales: 120 130 -10 -7.69 80',
      ]);
      expect(report.groups.at(-1)!.rows[0]![5]!.good).toBe(true);
      expect(report.groups.at(-1)!.rows[0]![4]!.to).toBe('budget:Expense:2026');
    });

    test('is refused for days that cut a month, that have no budget, of one sales channel, and on a plan without budgets', async () => {
      await story();
      const refused = async (query: Query) =>
        (await api.client.send(sheetCalls.incomeStatementDetails, query)) as { status: number; body: object };
      expect(await refused(spring)).toMatchObject({ status: 400, body: { fields: [{ field: 'compare' }] } });
      expectOk(await budget('Revenue', { BudgetAccounts: [sales] }));
      await ask('incomeStatementDetails', spring);
      const cut = await refused({ ...spring, fromdate: '2026-03-02' });
      expect(cut).toMatchObject({
        status: 400,
        body: { fields: [{ field: 'compare', message: budgetFaults.notWholeMonths }] },
      });
      const beyond = await refused({ ...spring, todate: '2027-01-31' });
      expect(beyond).toMatchObject({
        status: 400,
        body: { fields: [{ message: budgetFaults.noneForDays }] },
      });
      const channel = await refused({ ...spring, channel: 'manual' });
      expect(channel).toMatchObject({ status: 400, body: { fields: [{ field: 'channel' }] } });
      await server.owner.query(`update business set plan = 'growth' where id = $1`, [
        api.client.shop.business.id,
      ]);
      expect(await refused(spring)).toMatchObject({ status: 400, body: { kind: 'plan-limit' } });
    });
  });

  test('has a column for each sales channel, and is of one alone', async () => {
    await story();
    const { report } = await ask('incomeStatementDetails', { columns: 'channel' });
    expect(linesOf(report)[0]).toBe('Sales: 150 150 100');
    expect(linesOf((await ask('incomeStatementDetails', { channel: 'store' })).report)).toEqual([]);
  });

  test('each figure leads to what it is made of', async () => {
    await story();
    const { report } = await ask('incomeStatementDetails');
    const [sales] = report.groups;
    expect(sales!.rows[0]![3]!.to).toBe('account:13');
    expect(sales!.total!.cells[3]!.to).toBe('subgroups:12');
    expect(report.groups.at(-1)!.total!.cells[3]!.to).toBe('subgroups:12,13,14,15,16,17');
    expect(linesOf((await ask('accountTransactionSummary', { ...year, subGroupName: '12' })).report)).toEqual(
      ['Sales: 0 0 150 -150'],
    );
  });

  test('its file has levels, its paper the same figures', async () => {
    await story();
    const { rows } = await reportCsv(server, api.client, { report: 'income-statement' });
    expect(rows).toEqual([
      ['Level', 'Section', 'Code', 'Account', '2026', '% of net revenue'],
      ['2', 'Revenue', '13', 'Sales', '150', '100'],
      ['1', '', '', 'Net revenue', '150', '100'],
      ['1', '', '', 'Gross profit', '150', '100'],
      ['2', 'Operating expenses', '25', 'Travel', '20', '13.33'],
      ['2', 'Operating expenses', '26', 'Office supplies', '100', '66.67'],
      ['1', '', '', 'Total operating expenses', '120', '80'],
      ['1', '', '', 'Operating profit', '30', '20'],
      ['1', '', '', 'Net profit', '30', '20'],
    ]);
    const { bytes } = await reportFile(server, api.client, { report: 'income-statement', format: 'pdf' });
    const { text } = await readPdf(bytes);
    for (const words of ['Income statement', '13 Sales 150.00 100.00', 'Net profit 30.00 20.00', 'Equals'])
      expect(text).toContain(words);
  });
});

describe('the financial position', () => {
  test('balances, and its parts equal the reports of their own', async () => {
    await story();
    const { report, todate } = await ask('financialPositionDetails');
    expect(todate).toBe('2026-04-20');
    expect(linesOf(report)).toEqual([
      'Cash and cash equivalents: 30',
      'Accounts receivable: 100',
      '= Total current assets: 130',
      '= Total assets: 130',
      'Accounts payable: 100',
      '= Total current liabilities: 100',
      '= Total liabilities: 100',
      'Profit this year: 30',
      '= Total equity: 30',
      '= Total liabilities and equity: 130',
    ]);
    expect(proved(report)).toEqual(['0', '0', '0', '0']);
    const whole = linesOf((await ask('financialPositionDetails', { zerorows: 'true' })).report);
    expect(whole).toContain('= Total non-current assets: 0');
    expect(whole).toContain('= Total non-current liabilities: 0');
    expect(linesOf((await ask('financialPositionSummary')).report)).toContain('Receivables: 100');
    const march = await ask('financialPositionDetails', { todate: '2026-03-31', compare: 'previousperiod' });
    expect(linesOf(march.report)[0]).toBe('Accounts receivable: 100 0 100 -');
  });

  test('by month has the ends of the months of the fiscal year and its own day, which is what is proved', async () => {
    await story();
    const { report } = await ask('financialPositionDetails', { columns: 'month' });
    expect(report.columns.slice(3).map(({ title, days }) => [title, days])).toEqual([
      ['Jan 31, 2026', { from: null, to: '2026-01-31' }],
      ['Feb 28, 2026', { from: null, to: '2026-02-28' }],
      ['Mar 31, 2026', { from: null, to: '2026-03-31' }],
      ['Apr 20, 2026', { from: null, to: '2026-04-20' }],
    ]);
    expect(linesOf(report)).toContain('Accounts receivable: 0 0 100 100');
    expect(proved(report)).toEqual(['0', '0', '0', '0']);
    const earlier = await ask('financialPositionDetails', { compare: 'previousperiod', periods: '2' });
    expect(earlier.report.columns.slice(3).map(({ title }) => title)).toEqual([
      'Apr 20, 2026',
      'Mar 31, 2026',
      'Feb 28, 2026',
    ]);
    expect(proved(earlier.report)).toEqual(['0', '0', '0', '0']);
  });

  test('marks a bank that is overdrawn, and says how opening balance equity is emptied until it is', async () => {
    await api.bank('First', { OpeningBalance: '-50', OpeningDate: '2026-01-01' });
    await api.bank('Second', { OpeningBalance: '80', OpeningDate: '2026-03-01' });
    const on = async (todate: string) => (await ask('financialPositionDetails', { todate })).report;
    const april = await on('2026-04-20');
    expect(linesOf(april).slice(0, 2)).toEqual(['First (overdrawn): -50', 'Second: 80']);
    const hints = [
      {
        text: 'Opening balance equity isn’t empty. When all your opening balances are in, move it to your capital.',
        act: { label: 'Move opening balances to equity', to: 'prepared:opening' },
      },
    ];
    expect(april.hints).toEqual(hints);
    const entriesItem = [
      { AccountName: '33', Debit: '30', Credit: '0' },
      { AccountName: '36', Debit: '0', Credit: '30' },
    ];
    expectOk(
      await api.client.send(journalEntryCalls.addJournalEntry, {
        entriesItem,
        HomeCurrencyID: 840,
        EntryDate: '2026-04-01',
      }),
    );
    expect((await on('2026-03-31')).hints).toEqual(hints);
    expect(await on('2026-04-01')).not.toHaveProperty('hints');
  });

  test('shows earlier years’ earnings apart from those of this year', async () => {
    await api.invoice({ prices: ['100'], issuedOn: '2025-12-31' });
    await api.invoice({ prices: ['7'], issuedOn: '2026-01-01' });
    const { report } = await ask('financialPositionDetails');
    expect(linesOf(report)).toContain('Retained earnings, earlier years: 100');
    expect(linesOf(report)).toContain('Profit this year: 7');
    const [retained, profit] = report.groups.at(-2)!.rows;
    expect(retained![3]).toMatchObject({ days: { from: null, to: '2025-12-31' } });
    expect(profit![3]).toMatchObject({ days: { from: '2026-01-01', to: '2026-04-20' } });
  });
});

describe('the cash flow', () => {
  test('says what came in and went out for what, and ends with what is in cash and at banks', async () => {
    await story();
    const { report } = await ask('cashFlowDetails');
    expect(linesOf(report)).toEqual([
      'Received from customers: 50',
      'Travel: -20',
      '= Net cash from operating activities: 30',
      '= Net cash from investing activities: 0',
      '= Net cash from financing activities: 0',
      '= Net change in cash: 30',
      '= Starting balance: 0',
      '= Ending balance: 30',
    ]);
    expect(proved(report)).toEqual(['0']);
    expect(linesOf((await ask('cashFlowSummary')).report)).toEqual(linesOf(report).slice(2));
    expect(proved((await ask('cashFlowDetails', { ...year, columns: 'month' })).report)).toEqual(['0']);
    const entries = await ask('cashFlowEntries', { row: 'operating' });
    expect(entries.total).toBe(2);
    expect(entries.report.figures).toMatchObject([{ value: '30' }]);
    expect((await ask('cashFlowEntries', { row: 'customers' })).report.figures).toMatchObject([
      { value: '50' },
    ]);
    expect((await ask('cashFlowEntries', { row: 'operating-25' })).report.figures).toMatchObject([
      { value: '-20' },
    ]);
  });

  test('M3: 1,000 paid at once for equipment, supplies and tax are 700 invested and 300 of operations', async () => {
    await journalApiFor(api.client).entry([
      ['1', '-1000'],
      ['Equipment', '700'],
      ['Office supplies', '200'],
      ['Sales tax paid', '100'],
    ]);
    expect(linesOf((await ask('cashFlowSummary')).report)).toEqual([
      '= Net cash from operating activities: -300',
      '= Net cash from investing activities: -700',
      '= Net cash from financing activities: 0',
      '= Net change in cash: -1000',
      '= Starting balance: 0',
      '= Ending balance: -1000',
    ]);
  });

  test('M3: 97 received for 100, 3 of them lost in the same entry, are 97 from customers', async () => {
    const Contact = await api.customer();
    const journal = journalApiFor(api.client);
    await journal.entry([
      ['2', '100', { Contact }],
      ['Sales', '-100'],
    ]);
    await journal.entry([
      ['1', '97'],
      ['Bad debts', '3'],
      ['2', '-100', { Contact }],
    ]);
    expect(linesOf((await ask('cashFlowDetails')).report).slice(0, 2)).toEqual([
      'Received from customers: 97',
      '= Net cash from operating activities: 97',
    ]);
  });

  test('M3: a customer who pays 97 of 100, the rest written off, brought 97', async () => {
    const invoice = await api.invoice({ prices: ['100'], issuedOn: '2026-04-02' });
    await api.pay(invoice, '97');
    await api.writeOff(invoice);
    expect(linesOf((await ask('cashFlowDetails')).report)[0]).toBe('Received from customers: 97');
  });
});

describe('the transactions of accounts', () => {
  test('stand by account between what stood before and after', async () => {
    await story();
    const { report, total } = await ask('accountTransactionsOfOne', { ...year, TAccountId: '2' });
    expect(total).toBe(5);
    expect(report.groups[0]!.rows.map((cells) => cells.slice(2).map(({ value }) => value))).toEqual([
      [null, null, 'Opening balance', null, null, null, null, null, '0'],
      ['2026-03-10', '1', 'Invoice', 'INV-0001', 'Ada Stone', 'Sales', '100', '0', '100'],
      ['2026-04-02', '2', 'Invoice', 'INV-0002', 'Ada Stone', 'Sales', '50', '0', '150'],
      [
        '2026-04-20',
        '3',
        'Payment received',
        'INV-0002',
        'Ada Stone',
        'Cash and cash equivalents',
        '0',
        '50',
        '100',
      ],
      [null, null, 'Closing balance', null, null, null, null, null, '100'],
    ]);
    expect(report.controls).toMatchObject([{ value: '100', difference: '0', to: 'report:trial-balance' }]);
    const all = await ask('accountTransactionSummary', year);
    expect(linesOf(all.report)).toEqual([
      'Cash and cash equivalents: 0 50 20 30',
      'Accounts receivable: 0 150 50 100',
      'Accounts payable: 0 0 100 -100',
      'Sales: 0 0 150 -150',
      'Travel: 0 20 0 20',
      'Office supplies: 0 100 0 100',
    ]);
  });
});

describe('lines are picked by', () => {
  const year = { sortby: 'thisyear' };
  const picked = async (query: Query) => {
    const { report, total } = await ask('accountTransactionsOfOne', { ...year, ...query });
    const rows = report.groups.flatMap((group) => group.rows);
    expect(total).toBe(rows.length);
    return rows.map((cells) => [1, 3, 8, 9, 10].map((n) => cells[n]!.value));
  };
  test.each<[string, Query, (string | null)[][]]>([
    ['type', { type: 'expense', TAccountId: '1' }, [['Cash and cash equivalents', '4', '0', '20', null]]],
    [
      'the least and the largest amount',
      { amountfrom: '99.99', amountto: '100', TAccountId: '13' },
      [['Sales', '1', '0', '100', null]],
    ],
    [
      'text in a memo, a contact or a number',
      { searchquery: 'inv-0002', TAccountId: '13' },
      [['Sales', '2', '0', '50', null]],
    ],
  ])('%s, without what stood before and after', async (_, query, expected) => {
    await api.invoice({ prices: ['100'], issuedOn: '2026-03-10' });
    await api.invoice({ prices: ['50'], issuedOn: '2026-04-02' });
    await expenseApiFor(api.client).expense({ NoTaxTotal: '7', ExpenseDate: '2026-04-03' });
    await expenseApiFor(api.client).expense({ NoTaxTotal: '20', ExpenseDate: '2026-04-06' });
    if (query.type) query = { ...query, amountfrom: '20' };
    expect(await picked(query)).toEqual(expected);
    const { body } = await api.client.send(reportCalls.journalEntries, { ...year, ...query });
    expect(body.Entries.map(({ number }) => String(number))).toEqual([expected[0]![1]]);
  });

  test('not having been reversed in this period: an entry and its reversal are hidden together', async () => {
    const invoice = await api.invoice({ prices: ['100'], issuedOn: '2026-03-10' });
    await api.invoice({ prices: ['50'], issuedOn: '2026-04-02' });
    expectOk(await api.cancel(invoice, { date: '2026-04-03' }));
    const of = async (query: Query) =>
      (await picked({ TAccountId: '2', hidereversed: 'true', ...query })).map((cells) => cells.join(' '));
    // Opening and closing balance keep their meaning: the pair is nothing together.
    expect(await of({})).toEqual([
      'Accounts receivable    0',
      'Accounts receivable 2 50 0 50',
      'Accounts receivable    50',
    ]);
    expect(await of({ fromdate: '2026-03-01', todate: '2026-03-31' })).toEqual([
      'Accounts receivable    0',
      'Accounts receivable 1 100 0 100',
      'Accounts receivable    100',
    ]);
  });

  test('contact; an amount that is none is refused', async () => {
    const customer = await api.customer('Ada');
    await api.invoice({ customer, prices: ['100'], issuedOn: '2026-03-10' });
    await api.invoice({ prices: ['50'], issuedOn: '2026-04-02' });
    expect(await picked({ clientId: customer, TAccountId: '2' })).toEqual([
      ['Accounts receivable', '1', '100', '0', null],
    ]);
    const refused = await api.client.send(sheetCalls.accountTransactionsOfOne, {
      ...year,
      TAccountId: '2',
      amountfrom: 'much',
    });
    expect(refused).toMatchObject({ status: 400, body: { fields: [{ field: 'amountfrom' }] } });
  });
});

/** What the specification calls parts of reports, and what they are called here. Source: finance-and-settings, section 3. */
const named: [Name, Record<string, string>][] = [
  [
    'incomeStatementDetails',
    {
      'revenue list': 'Revenue',
      'cost of goods sold': 'Total cost of sales',
      'gross profit': 'Gross profit',
      'net profit': 'Net profit',
      percentages: '% of net revenue',
    },
  ],
  [
    'financialPositionDetails',
    {
      'current assets': 'Total current assets',
      'non-current assets': 'Total non-current assets',
      'current liabilities': 'Total current liabilities',
      'non-current liabilities': 'Total non-current liabilities',
      equity: 'Total equity',
      totals: 'Total liabilities and equity',
    },
  ],
  [
    'cashFlowDetails',
    {
      operating: 'Net cash from operating activities',
      investing: 'Net cash from investing activities',
      financing: 'Net cash from financing activities',
      'starting balance': 'Starting balance',
      'ending balance': 'Ending balance',
      'net change': 'Net change in cash',
    },
  ],
  [
    'customerAgeing',
    { '30 or less': '30 or less', '31 to 60': '31-60', '61 to 90': '61-90', '91 or more': '91 or more' },
  ],
  [
    'clientStatementReport',
    {
      'opening balance': 'Opening balance',
      invoiced: 'Invoiced',
      paid: 'Paid',
      'balance due': 'Balance due',
    },
  ],
  [
    'salesTaxReport',
    { 'tax on sales': 'Tax on sales', 'tax on expenses': 'Tax on expenses', 'net owing': 'Net owing' },
  ],
];
test.each(named)('%s has the parts the specification names', async (name, parts) => {
  const { customer } = await story();
  const query = { zerorows: 'true', ...(name === 'clientStatementReport' && { clientid: customer }) };
  const { columns, groups, figures } = (await ask(name, query)).report;
  const said = [
    ...columns.map(({ title }) => title),
    ...groups.flatMap(({ rows, total }) => [...rows.map(([section]) => section!.value), total?.label]),
    ...figures.map(({ label }) => label),
  ];
  for (const part of Object.values(parts)) expect(said).toContain(part);
});

/** Every account there can be is in each layout once, so that none is lost and none counted twice. Source: finance-answers.md, Q128. */
test.each([
  ['income statement', incomeStatementLayout, ['income', 'expense']],
  ['financial position', financialPositionLayout, ['asset', 'liability', 'equity']],
])('the %s has every sub-group exactly once', (_, layout, groups) => {
  const places = placesOf(layout);
  for (const { group, name } of accountSubgroups)
    expect(places.get(`${group}/${name}`)?.length ?? 0, `${group}/${name}`).toBe(
      groups.includes(group) ? 1 : 0,
    );
});
