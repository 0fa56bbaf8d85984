import type { FastifyInstance } from 'fastify';
import { toWire } from '../../../src/api/calls/field.ts';
import { reportCalls } from '../../../src/api/calls/report-keys.ts';
import { idFromWire, idToWire } from '../../../src/api/wire/id.ts';
import { closingOf, sideOf } from '../../../src/domain/books/fiscal-balances.ts';
import { sum } from '../../../src/domain/money.ts';
import type { LedgerRow } from '../../../src/domain/report/account-ledger.ts';
import type { TransactionRow } from '../../../src/domain/report/account-transactions.ts';
import { creditOf, debitOf } from '../../../src/domain/report/posting-columns.ts';
import type { ReportSheet } from '../../../src/domain/report/sheet.ts';
import type { BalanceRow } from '../../../src/domain/report/trial-balance.ts';
import { daysLeft } from '../../../src/domain/stock/stock-analysis.ts';
import {
  marginOfRow,
  nameOfRow,
  potentialProfitOf,
  unitCostOf,
  type ValuationRow,
} from '../../../src/domain/stock/valuation.ts';
import { taskAnswers } from '../../../src/domain/task/tasks.words.ts';
import { pagesOf } from '../../../src/domain/values/paging.ts';
import { queueReportFile } from '../../commands/queue-report-file.ts';
import { accountLedger } from '../../reports/account-ledger.ts';
import { transactionsOfAccounts } from '../../reports/account-transactions.ts';
import { journal } from '../../reports/journal.ts';
import { readReport } from '../../reports/report.ts';
import { stockAnalysis } from '../../reports/stock-analysis.ts';
import { trialBalance } from '../../reports/trial-balance.ts';
import { valuation } from '../../reports/valuation.ts';
import { valuationMoves } from '../../reports/valuation-moves.ts';
import { calendarOf, type Tx, withBusiness } from '../../store/database/tx.ts';
import { inBusiness, type Services } from '../call/access.ts';
import { savedAs } from '../call/answer.ts';
import { mountDeclared } from '../call/mount-declared.ts';
import { linkedSheet } from './linked-sheet.ts';
import { askedRange, comparisonOf, journalDays, requestOf } from './report.requests.ts';
import { allowReport, downloadReport } from './report-download.ts';

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

/** A report at the end of a day, today where none is named. */
const reportAsOf = ({ today }: Pick<Tx, 'today'>, asked: Parameters<typeof requestOf>[0]) => {
  const asOf = asked.to ?? today;
  return { asOf, requested: requestOf(asked, { from: null, to: asOf }) };
};

/** Which page of a report's rows it is, with the report as it is shown. */
const pageAnswerOf = (
  { total, page, sheet }: { total: number; page: number; sheet: ReportSheet },
  limit: number,
) => ({ total, page, pages: pagesOf(total, limit), sheet: linkedSheet(sheet) });

type LedgerLine = (LedgerRow | TransactionRow) & { accountId: number; account: string };

/** A page of lines of accounts; what stands on an account before or after them is none of them. */
const ledgerPageOf = (
  found: Parameters<typeof pageAnswerOf>[0],
  lines: readonly LedgerLine[],
  limit: number,
) => ({
  ...pageAnswerOf(found, limit),
  lines: lines.flatMap((line) =>
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
  ),
});

/** Mounts the reports' calls: the keys that the spec fixes, and what the description makes of the same rows. */
export const reportRoutes = (app: FastifyInstance, services: Services): void =>
  mountDeclared(app, reportCalls, inBusiness(services), {
    trialBalance: async ({ ctx, args }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const days = askedRange(args, calendarOf(tx), 'thismonth');
        const { rows, sheet } = await readReport(tx, trialBalance, requestOf(args, days), comparisonOf(args));
        const of = (group: BalanceRow['group']) => rows.filter((row) => row.group === group).map(balanceOf);
        const totalOf = (figure: BalanceFigure) => sum(rows.map((row) => balanceOf(row)[figure]));
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
          ...days,
          asOf: days.to,
          sheet,
        };
      }),
    journalEntries: async ({ ctx, args }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const request = requestOf(args, journalDays(args, calendarOf(tx)));
        const { entries, ...found } = await readReport(tx, journal, request, comparisonOf(args));
        return {
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
          ...pageAnswerOf(found, request.limit),
        };
      }),
    accountLedger: async ({ ctx, args }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const request = requestOf(args, askedRange(args, calendarOf(tx), 'thismonth'));
        const { account: accountId } = request;
        if (accountId === null) {
          const found = await readReport(tx, transactionsOfAccounts, request, comparisonOf(args));
          return { account: null, opening: null, ...ledgerPageOf(found, found.rows, request.limit) };
        }
        const found = await readReport(tx, accountLedger, request, comparisonOf(args));
        const account = found.title;
        const lines = found.rows.map((row) => ({ ...row, account, accountId }));
        return { account, opening: found.opening, ...ledgerPageOf(found, lines, request.limit) };
      }),
    inventoryValuation: async ({ ctx, args }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const { asOf, requested } = reportAsOf(tx, args);
        const found = await readReport(tx, valuation, requested, comparisonOf(args));
        return {
          rows: found.rows.map(valuedItem),
          value: found.value,
          retail: found.retail,
          profit: potentialProfitOf(found),
          asOf,
          ...pageAnswerOf(found, requested.limit),
        };
      }),
    valuationTransactions: async ({ ctx, args }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const { asOf, requested } = reportAsOf(tx, args);
        const found = await readReport(tx, valuationMoves, requested, null);
        return {
          name: found.title,
          rows: found.rows.map((row) => ({ ...row, unitCost: unitCostOf(row) })),
          quantity: found.quantity,
          value: found.value,
          inTransit: found.inTransit,
          asOf,
          ...pageAnswerOf(found, requested.limit),
        };
      }),
    stockAnalysis: async ({ ctx, args }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const { asOf, requested } = reportAsOf(tx, args);
        const found = await readReport(tx, stockAnalysis, requested, null);
        return {
          rows: found.rows.map((row) => ({
            ...row,
            sku: row.sku ?? '',
            location: row.location ?? '',
            daysLeft: row.tracked ? daysLeft(row) : null,
          })),
          value: found.value,
          asOf,
          ...pageAnswerOf(found, requested.limit),
        };
      }),
    downloadReport: async ({ ctx, args }) => downloadReport(ctx, services, args),
    queueReportFile: async ({ ctx, args }) => {
      const { title } = allowReport(ctx, args.report);
      const kept = toWire(reportCalls.queueReportFile.takes, args, {
        toWire: idToWire,
        fromWire: idFromWire,
      });
      return savedAs(taskAnswers.queued, await queueReportFile(ctx, `${title}.${args.format}`, kept));
    },
  });
