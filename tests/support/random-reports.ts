import { expect } from 'vitest';
import { sheetCalls } from '../../src/api/calls/report.ts';
import { reportCalls } from '../../src/api/calls/report-keys.ts';
import { minus, negated, plus, sum } from '../../src/domain/money.ts';
import { expectOk } from './api.ts';
import { reportsHold } from './every-report.ts';
import type { DatedWorld } from './random-days.ts';
import { reportCsv } from './report-csv.ts';

/** What stands on the accounts 2 and 11 of each customer, by name, and of each document, by its number, on account 2. */
export interface Held {
  owed: Map<string, string>;
  credit: Map<string, string>;
  documents?: Map<string, string>;
}

const receivables = 'Accounts receivable';
const credits = 'Customer deposits and credits';
const total = (figures: Map<string, string>): string => sum([...figures.values()]);

/** What came to rest on a row, debits first. */
const net = (debit: string, credit: string): string => minus(debit, credit);

/** The rows of a file of a report until its figures, without the head. */
const rowsOf = (rows: string[][]): string[][] => {
  const end = rows.findIndex((cells) => cells.length <= 1);
  return rows.slice(1, end < 0 ? undefined : end);
};

/** The same figures by the call, and by the file of it. */
const balancesOn = async ({ api, server }: DatedWorld, todate: string) => {
  const { body } = expectOk(await api.client.send(reportCalls.trialBalance, { todate }));
  const listed = [...body.Assets, ...body.Liabilities, ...body.Equity, ...body.Revenue, ...body.Expenses];
  const { rows } = await reportCsv(server, api.client, { report: 'trial-balance', todate });
  const balances = listed.map(({ AccountName, Debit, Credit }) => [AccountName, Debit, Credit]);
  const totals = listed.length > 0 ? [['', body.TotalDebit, body.TotalCredit]] : [];
  expect(
    rows.slice(1).map((cells) => [cells[2], ...cells.slice(-2)]),
    `the trial balance’s file of ${todate}`,
  ).toEqual([...balances, ...totals]);
  expect([body.TotalDebit, body.TotalPeriodDebit, body.TotalOpeningDebit], `in balance on ${todate}`).toEqual(
    [body.TotalCredit, body.TotalPeriodCredit, body.TotalOpeningCredit],
  );
  return (account: number) => {
    const row = listed.find(({ TAccountId }) => TAccountId === account);
    return row ? net(row.Debit, row.Credit) : '0';
  };
};

/** The lines of account 2 until a day, by the file; what the call says they come to is the last balance of them. */
const ledgerOn = async ({ api, server }: DatedWorld, todate: string): Promise<string[][]> => {
  const days = { TAccountId: '2', fromdate: '2000-01-01', todate };
  const { body } = expectOk(await api.client.send(reportCalls.accountLedger, { ...days, limit: '100' }));
  const { rows } = await reportCsv(server, api.client, { report: 'account-ledger', ...days });
  const [, ...lines] = rowsOf(rows);
  expect(lines.length, `lines of account 2 until ${todate}`).toBe(body.total);
  expect(
    lines.slice(0, body.Lines.length).map((cells) => cells.slice(4)),
    `the ledger’s file of ${todate}`,
  ).toEqual(body.Lines.map(({ Debit, Credit, Balance }) => [Debit, Credit, Balance]));
  return lines;
};

/** Adds up figures by a name. */
const added = (figures: readonly (readonly [name: string, figure: string])[]): Map<string, string> => {
  const sums = new Map<string, string>();
  for (const [name, figure] of figures) sums.set(name, plus(sums.get(name) ?? '0', figure));
  return sums;
};

/** Every report proves itself: what it says equals the same from another source, and no two contradict each other. Source: finance-answers.md, Q115. */
const proveThemselves = async ({ api, customers }: DatedWorld, todate: string): Promise<void> => {
  const { clientStatementReport, accountTransactionsOfOne, ...others } = sheetCalls;
  const requests = [
    ...Object.entries(others).map(([name, call]) => ({ name, call, of: {} })),
    ...customers.map((clientid) => ({
      name: 'clientStatementReport',
      call: clientStatementReport,
      of: { clientid },
    })),
    { name: 'accountTransactionsOfOne', call: accountTransactionsOfOne, of: { TAccountId: '2' } },
  ];
  for (const { name, call, of } of requests) {
    const { report } = expectOk(await api.client.send(call, { ...of, fromdate: '2000-01-01', todate })).body;
    expect(
      report.controls.filter(({ difference }) => difference !== '0'),
      `${name} of ${todate}`,
    ).toEqual([]);
  }
  await reportsHold(api.client, todate);
};

/** Trial balance, ledger and journal say at the end of a day what is held of the customers, by call and by file. */
export const agreesInReports = async (
  world: DatedWorld,
  todate: string,
  { owed, credit, documents }: Held,
): Promise<void> => {
  await proveThemselves(world, todate);
  const balanceOf = await balancesOn(world, todate);
  expect([balanceOf(2), negated(balanceOf(11))], `the trial balance of ${todate}`).toEqual([
    total(owed),
    total(credit),
  ]);
  const ledger = await ledgerOn(world, todate);
  expect(ledger.at(-1)?.at(-1) ?? '0', `the ledger’s balance of ${todate}`).toBe(total(owed));
  const ofContact = added(ledger.map(([, , , contact, debit, credit]) => [contact!, net(debit!, credit!)]));
  for (const [name, figure] of owed) expect(ofContact.get(name) ?? '0', `${name} in the ledger`).toBe(figure);
  const ofDocument = added(ledger.map(([, , number, , debit, credit]) => [number!, net(debit!, credit!)]));
  for (const [number, figure] of documents ?? [])
    expect(ofDocument.get(number) ?? '0', `${number} in the ledger`).toBe(figure);
  const { rows } = await reportCsv(world.server, world.api.client, {
    report: 'journal',
    fromdate: '2000-01-01',
    todate,
  });
  const posted = (account: string) =>
    added(
      rowsOf(rows)
        .filter((cells) => cells[4] === account)
        .map(([, , , , , , contact, debit, credit]) => [contact!, net(debit!, credit!)]),
    );
  const [onReceivables, onCredits] = [posted(receivables), posted(credits)];
  for (const [name, figure] of owed)
    expect(onReceivables.get(name) ?? '0', `${name} in the journal until ${todate}`).toBe(figure);
  for (const [name, figure] of credit)
    expect(negated(onCredits.get(name) ?? '0'), `${name}’s credit in the journal`).toBe(figure);
};
