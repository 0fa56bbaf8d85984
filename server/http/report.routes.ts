import type { FastifyInstance } from 'fastify';
import { reportCalls } from '../../src/api/contract/report.ts';
import { idToWire } from '../../src/api/wire/id.ts';
import { analysedItemWire, valuationMoveWire } from '../../src/api/wire/stock.ts';
import { closingOf, sideOf } from '../../src/domain/books/fiscal-balances.ts';
import { sum } from '../../src/domain/money.ts';
import { pagesOf } from '../../src/domain/paging.ts';
import type { LedgerRow } from '../../src/domain/report/account-ledger.ts';
import type { TransactionRow } from '../../src/domain/report/account-transactions.ts';
import type { AuditedLine } from '../../src/domain/report/audit-columns.ts';
import { creditOf, debitOf } from '../../src/domain/report/posting-columns.ts';
import type { ReportSheet } from '../../src/domain/report/sheet.ts';
import type { BalanceRow } from '../../src/domain/report/trial-balance.ts';
import { daysLeft } from '../../src/domain/stock-analysis.ts';
import {
  marginOfRow,
  nameOfRow,
  potentialProfitOf,
  unitCostOf,
  type ValuationRow,
} from '../../src/domain/valuation.ts';
import { taskAnswers } from '../../src/domain/words/tasks.ts';
import { queueReportFile } from '../commands/queue-report-file.ts';
import { accountLedger } from '../reports/account-ledger.ts';
import { transactionsOfAccounts } from '../reports/account-transactions.ts';
import { journal } from '../reports/journal.ts';
import { readReport } from '../reports/report.ts';
import { stockAnalysis } from '../reports/stock-analysis.ts';
import { trialBalance } from '../reports/trial-balance.ts';
import { valuation } from '../reports/valuation.ts';
import { valuationMoves } from '../reports/valuation-moves.ts';
import { calendarOf, type Tx, withBusiness } from '../store/tx.ts';
import { inBusiness, type Services } from './access.ts';
import { answer } from './answer.ts';
import { maybeId } from './document.answers.ts';
import { linkedSheet } from './linked-sheet.ts';
import { mount } from './mount.ts';
import { rangeOf } from './paging.ts';
import { comparisonOf, journalDays, reportRequestOf } from './report.requests.ts';
import { allowReport, downloadReport } from './report-download.ts';

const balanceRow = (row: BalanceRow) => {
  const [opening, closing] = [sideOf(row.opening), sideOf(closingOf(row))];
  return {
    TAccountId: row.accountId,
    Code: row.code,
    AccountName: row.name,
    SubGroup: row.subgroup,
    OpeningDebit: opening.debit,
    OpeningCredit: opening.credit,
    PeriodDebit: row.debit,
    PeriodCredit: row.credit,
    CarriedDebit: row.carried.debit,
    CarriedCredit: row.carried.credit,
    Debit: closing.debit,
    Credit: closing.credit,
  };
};

type BalanceFigure = Extract<keyof ReturnType<typeof balanceRow>, `${string}${'Debit' | 'Credit'}`>;

const valuedItem = (row: ValuationRow) => ({
  id: maybeId(row.productId),
  productname: nameOfRow(row),
  SKU: row.sku ?? '',
  quantity: row.quantity,
  unitprice: row.price,
  costprice: row.cost,
  margin: marginOfRow(row),
  inventoryvalue: row.value,
  retailvalue: row.retail,
  potentialprofit: potentialProfitOf(row),
});

/** What a line of the books is sampled by. */
const auditedAnswer = (line: AuditedLine) => ({
  currency: line.currency,
  foreignamount: line.foreignAmount,
  rate: line.rate,
  item: line.item,
  quantity: line.quantity,
  tax: line.tax,
  taxrate: line.taxRate,
  taxbase: line.taxBase,
  taxamount: line.taxAmount,
});

/** A report at the end of a day, today where none is named. */
const reportAsOf = (
  { today }: Pick<Tx, 'today'>,
  query: Parameters<typeof reportRequestOf>[0] & { todate?: string | undefined },
) => {
  const asof = query.todate ?? today;
  return { asof, requested: reportRequestOf(query, { from: null, to: asof }) };
};

/** Which page of a report's rows it is, with the report as it is shown. */
const pageAnswerOf = (
  { total, page, sheet }: { total: number; page: number; sheet: ReportSheet },
  limit: number,
) => ({ total, currentpage: page, pagetotal: pagesOf(total, limit), report: linkedSheet(sheet) });

type LedgerLine = (LedgerRow | TransactionRow) & { accountId: number; AccountName: string };

/** A page of lines of accounts; what stands on an account before or after them is none of them. */
const ledgerPageOf = (
  found: Parameters<typeof pageAnswerOf>[0],
  lines: readonly LedgerLine[],
  limit: number,
) => ({
  ...pageAnswerOf(found, limit),
  Lines: lines.flatMap((line) =>
    line.onDay
      ? [
          {
            TAccountId: line.accountId,
            AccountName: line.AccountName,
            entryId: maybeId(line.entryId),
            number: line.number,
            date: line.onDay,
            memo: line.memo,
            contact: line.contact,
            documentNumber: line.documentNumber,
            Debit: debitOf(line.amount),
            Credit: creditOf(line.amount),
            Balance: line.balance ?? '0',
            enteredat: line.enteredAt,
            by: line.by,
            ...auditedAnswer(line),
          },
        ]
      : [],
  ),
});

/** Mounts the reports' calls: the keys that the spec fixes, and what the description makes of the same rows. */
export const reportRoutes = (app: FastifyInstance, services: Services): void =>
  mount(app, reportCalls, inBusiness(services), {
    trialBalance: async ({ ctx, query }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const days = rangeOf(query, calendarOf(tx), 'thismonth');
        const requested = reportRequestOf(query, days);
        const { rows, sheet } = await readReport(tx, trialBalance, requested, comparisonOf(query));
        const of = (group: BalanceRow['group']) => rows.filter((row) => row.group === group).map(balanceRow);
        const totalOf = (figure: BalanceFigure) => sum(rows.map((row) => balanceRow(row)[figure]));
        return {
          Assets: of('asset'),
          Liabilities: of('liability'),
          Equity: of('equity'),
          Revenue: of('income'),
          Expenses: of('expense'),
          TotalOpeningDebit: totalOf('OpeningDebit'),
          TotalOpeningCredit: totalOf('OpeningCredit'),
          TotalPeriodDebit: totalOf('PeriodDebit'),
          TotalPeriodCredit: totalOf('PeriodCredit'),
          TotalDebit: totalOf('Debit'),
          TotalCredit: totalOf('Credit'),
          fromdate: days.from,
          todate: days.to,
          asof: days.to,
          report: sheet,
        };
      }),
    journalEntries: async ({ ctx, query }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const request = reportRequestOf(query, journalDays(query, calendarOf(tx)));
        const { entries, total, page, sheet } = await readReport(tx, journal, request, comparisonOf(query));
        return {
          Entries: entries.map(({ onDay, documentId, lines, ...entry }) => ({
            ...entry,
            // An entry has two lines at least, and all of them were posted at once.
            by: lines[0]!.by!,
            enteredat: lines[0]!.enteredAt!,
            id: idToWire(entry.id),
            date: onDay,
            documentId: documentId ? idToWire(documentId) : null,
            lines: lines.map((line) => ({
              TAccountId: line.accountId,
              AccountName: line.account,
              Debit: debitOf(line.amount),
              Credit: creditOf(line.amount),
              contact: line.contact,
              memo: line.memo,
              ...auditedAnswer(line),
            })),
          })),
          total,
          currentpage: page,
          pagetotal: pagesOf(total, request.limit),
          report: linkedSheet(sheet),
        };
      }),
    accountLedger: async ({ ctx, query }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const request = reportRequestOf(query, rangeOf(query, calendarOf(tx), 'thismonth'));
        const { account } = request;
        if (account === null) {
          const found = await readReport(tx, transactionsOfAccounts, request, comparisonOf(query));
          const lines = found.rows.map((row) => ({ ...row, AccountName: row.account }));
          return { AccountName: null, Opening: null, ...ledgerPageOf(found, lines, request.limit) };
        }
        const found = await readReport(tx, accountLedger, request, comparisonOf(query));
        const AccountName = found.title;
        const lines = found.rows.map((row) => ({ ...row, AccountName, accountId: account }));
        return { AccountName, Opening: found.opening, ...ledgerPageOf(found, lines, request.limit) };
      }),
    inventoryValuation: async ({ ctx, query }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const { asof, requested } = reportAsOf(tx, query);
        const found = await readReport(tx, valuation, requested, comparisonOf(query));
        return {
          ValuationData: found.rows.map(valuedItem),
          TotalInventoryValue: found.value,
          TotalRetailValue: found.retail,
          TotalPotentialProfit: potentialProfitOf(found),
          asof,
          ...pageAnswerOf(found, requested.limit),
        };
      }),
    valuationTransactions: async ({ ctx, query }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const { asof, requested } = reportAsOf(tx, query);
        const found = await readReport(tx, valuationMoves, requested, null);
        return {
          productname: found.title,
          Transactions: found.rows.map((row) => ({
            ...valuationMoveWire.toWire(row),
            id: idToWire(row.id),
            documentId: maybeId(row.documentId),
            transferId: maybeId(row.transferId),
            unitcost: unitCostOf(row),
          })),
          quantity: found.quantity,
          inventoryvalue: found.value,
          intransit: found.inTransit,
          asof,
          ...pageAnswerOf(found, requested.limit),
        };
      }),
    stockAnalysis: async ({ ctx, query }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const { asof, requested } = reportAsOf(tx, query);
        const found = await readReport(tx, stockAnalysis, requested, null);
        return {
          StockAnalysis: found.rows.map((row) => ({
            ...analysedItemWire.toWire({
              ...row,
              productId: idToWire(row.productId),
              sku: row.sku ?? '',
              location: row.location ?? '',
            }),
            daysleft: row.tracked ? daysLeft(row) : null,
          })),
          TotalStockValue: found.value,
          asof,
          ...pageAnswerOf(found, requested.limit),
        };
      }),
    downloadReport: async ({ ctx, body }) => downloadReport(ctx, services, body),
    queueReportFile: async ({ ctx, body: { businessid: _, ...sent } }) => {
      const { title } = allowReport(ctx, sent.report);
      const name = `${title}.${sent.format}`;
      const { id, repeated } = await queueReportFile(ctx, name, sent);
      return answer(taskAnswers.queued, { taskid: idToWire(id), repeated: repeated === true });
    },
  });
