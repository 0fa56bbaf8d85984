import type { ReportName } from '../../src/domain/report/reports.ts';
import { accountLedger } from './account-ledger.ts';
import { accountTransactions } from './account-transactions.ts';
import { cashEntries } from './cash-entries.ts';
import { cashFlow } from './cash-flow.ts';
import { customerStatement, vendorStatement } from './contact-statement.ts';
import { financialPosition } from './financial-position.ts';
import { incomeStatement } from './income-statement.ts';
import { journal } from './journal.ts';
import { stockMovements } from './movement-log.ts';
import { type Report, rowReport } from './report.ts';
import { stockAnalysis } from './stock-analysis.ts';
import { trialBalance } from './trial-balance.ts';
import { valuation } from './valuation.ts';
import { valuationMoves } from './valuation-moves.ts';

/** As many rows as are read at once where a page of them costs as much as all: each is the sum of very many others. */
const summedAtOnce = 100_000;

/** Every report there is, by its name; `atOnce` says how many of its rows a file reads at once where it is not the usual number. */
export const reports: Readonly<Record<ReportName, Report & { atOnce?: number }>> = {
  'account-ledger': rowReport(accountLedger),
  'account-transactions': accountTransactions,
  'cash-flow': cashFlow,
  'cash-flow-entries': rowReport(cashEntries),
  'customer-statement': rowReport(customerStatement),
  'financial-position': financialPosition,
  'income-statement': incomeStatement,
  'inventory-valuation': { ...rowReport(valuation), atOnce: summedAtOnce },
  journal: rowReport(journal),
  'stock-analysis': { ...rowReport(stockAnalysis), atOnce: summedAtOnce },
  'stock-movements': rowReport(stockMovements),
  'trial-balance': rowReport(trialBalance),
  'valuation-moves': rowReport(valuationMoves),
  'vendor-statement': rowReport(vendorStatement),
};
