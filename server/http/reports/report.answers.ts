import { closingOf, sideOf } from '../../../src/domain/books/fiscal-balances.ts';
import { sum } from '../../../src/domain/money.ts';
import type { LedgerRow } from '../../../src/domain/report/account-ledger.ts';
import type { TransactionRow } from '../../../src/domain/report/account-transactions.ts';
import { creditOf, debitOf } from '../../../src/domain/report/posting-columns.ts';
import { headOf } from '../../../src/domain/report/reports.ts';
import type { BalanceRow } from '../../../src/domain/report/trial-balance.ts';
import { daysLeft } from '../../../src/domain/stock/stock-analysis.ts';
import {
  marginOfRow,
  nameOfRow,
  potentialProfitOf,
  unitCostOf,
  type ValuationRow,
} from '../../../src/domain/stock/valuation.ts';
import { pagesOf } from '../../../src/domain/values/paging.ts';
import type { Span } from '../../../src/domain/values/period.ts';
import { accountLedger } from '../../reports/account-ledger.ts';
import { transactionsOfAccounts } from '../../reports/account-transactions.ts';
import { journal } from '../../reports/journal.ts';
import { type Read, type ReportSource, readReport } from '../../reports/report.ts';
import { stockAnalysis } from '../../reports/stock-analysis.ts';
import { trialBalance } from '../../reports/trial-balance.ts';
import { valuation } from '../../reports/valuation.ts';
import { valuationMoves } from '../../reports/valuation-moves.ts';
import { type Ctx, calendarOf, withBusiness } from '../../store/database/tx.ts';
import { linkedSheet } from './linked-sheet.ts';
import { comparisonOf, reportDays, requestOf } from './report.requests.ts';

interface Input {
  ctx: Ctx;
  args: Parameters<typeof requestOf>[0];
}

/** Answers a page of a report with the keys of the specification, made from the same rows as its sheet. */
const withKeys =
  <Row, Sums, Found extends Read<Row> & Sums, Keys extends object>(
    source: ReportSource<Row, Sums, Found>,
    keysOf: (found: Found, days: Span) => Keys,
  ) =>
  ({ ctx, args }: Input) =>
    withBusiness(ctx, 'read', async (tx) => {
      const days = reportDays(headOf(source.spec.name).days, args, calendarOf(tx));
      const request = requestOf(args, days);
      const found = await readReport(tx, source, request, comparisonOf(args));
      const { total, page, sheet } = found;
      const pages = pagesOf(total, request.limit);
      return { ...keysOf(found, days), total, page, pages, sheet: linkedSheet(sheet) };
    });

const balanceOf = ({ accountId, code, name, subgroup, ...row }: BalanceRow) => {
  const [opening, closing] = [sideOf(row.opening), sideOf(closingOf(row))];
  return {
    accountId,
    code,
    name,
    subgroup,
    openingDebit: opening.debit,
    openingCredit: opening.credit,
    periodDebit: row.debit,
    periodCredit: row.credit,
    carriedDebit: row.carried.debit,
    carriedCredit: row.carried.credit,
    debit: closing.debit,
    credit: closing.credit,
  };
};

type BalanceFigure = Exclude<keyof ReturnType<typeof balanceOf>, 'accountId' | 'code' | 'name' | 'subgroup'>;

const valuedItem = (row: ValuationRow) => ({
  ...row,
  name: nameOfRow(row),
  sku: row.sku ?? '',
  margin: marginOfRow(row),
  profit: potentialProfitOf(row),
});

type LedgerLine = (LedgerRow | TransactionRow) & { accountId: number; account: string };

/** The lines of accounts, without their opening and closing balances. */
const ledgerLines = (lines: readonly LedgerLine[]) =>
  lines.flatMap((line) =>
    line.onDay
      ? [
          {
            ...line,
            onDay: line.onDay,
            debit: debitOf(line.amount),
            credit: creditOf(line.amount),
            balance: line.balance ?? '0',
          },
        ]
      : [],
  );

const ledgerOfAll = withKeys(transactionsOfAccounts, ({ rows }) => ({
  account: null,
  opening: null,
  lines: ledgerLines(rows),
}));

const ledgerOfOne = (accountId: number) =>
  withKeys(accountLedger, ({ rows, title: account, opening }) => ({
    account,
    opening,
    lines: ledgerLines(rows.map((row) => ({ ...row, account, accountId }))),
  }));

/** The handlers of reports whose answers have keys of the specification. */
export const keyedReports = {
  trialBalance: withKeys(trialBalance, ({ rows }, days) => {
    const of = (group: BalanceRow['group']) => rows.filter((row) => row.group === group).map(balanceOf);
    const totalOf = (figure: BalanceFigure) => sum(rows.map((row) => balanceOf(row)[figure]));
    // The days of a trial balance always have both ends.
    const [from, to] = [days.from!, days.to!];
    return {
      assets: of('asset'),
      liabilities: of('liability'),
      equity: of('equity'),
      income: of('income'),
      expenses: of('expense'),
      totalOpeningDebit: totalOf('openingDebit'),
      totalOpeningCredit: totalOf('openingCredit'),
      totalPeriodDebit: totalOf('periodDebit'),
      totalPeriodCredit: totalOf('periodCredit'),
      totalDebit: totalOf('debit'),
      totalCredit: totalOf('credit'),
      from,
      to,
      asOf: to,
    };
  }),
  journalEntries: withKeys(journal, ({ entries }) => ({
    entries: entries.map(({ lines, ...entry }) => ({
      ...entry,
      // An entry has two lines at least, and all of them were posted at once.
      by: lines[0]!.by!,
      enteredAt: lines[0]!.enteredAt!,
      lines: lines.map((line) => ({
        ...line,
        debit: debitOf(line.amount),
        credit: creditOf(line.amount),
      })),
    })),
  })),
  accountLedger: ({ args, ctx }: Input) =>
    (args.account ? ledgerOfOne(Number(args.account)) : ledgerOfAll)({ args, ctx }),
  inventoryValuation: withKeys(valuation, ({ rows, ...sums }, { to }) => ({
    rows: rows.map(valuedItem),
    value: sums.value,
    retail: sums.retail,
    profit: potentialProfitOf(sums),
    asOf: to!,
  })),
  valuationTransactions: withKeys(valuationMoves, ({ title, rows, quantity, value, inTransit }, { to }) => ({
    name: title,
    rows: rows.map((row) => ({ ...row, unitCost: unitCostOf(row) })),
    quantity,
    value,
    inTransit,
    asOf: to!,
  })),
  stockAnalysis: withKeys(stockAnalysis, ({ rows, value }, { to }) => ({
    rows: rows.map((row) => ({
      ...row,
      sku: row.sku ?? '',
      location: row.location ?? '',
      daysLeft: row.tracked ? daysLeft(row) : null,
    })),
    value,
    asOf: to!,
  })),
};
