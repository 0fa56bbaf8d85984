import type { ReportName } from '../../src/domain/report/reports.ts';
import { accountLedger } from './account-ledger.ts';
import { accountTransactions } from './account-transactions.ts';
import { customerAgeing, payableAgeing } from './aged-items.ts';
import { bankReconciliation } from './bank-statement.ts';
import { bankTransactions } from './bank-transactions.ts';
import { cashChart } from './cash-chart.ts';
import { cashEntries } from './cash-entries.ts';
import { cashFlow } from './cash-flow.ts';
import { clientStatement } from './client-statement.ts';
import { customerStatementViews, vendorStatementViews } from './contact-statement.ts';
import { creditNotes, vendorCredits } from './credit-notes.ts';
import { expenseAnalysis } from './expense-analysis.ts';
import { financialPosition } from './financial-position.ts';
import { incomeStatement } from './income-statement.ts';
import { journal } from './journal.ts';
import { stockMovements } from './movement-log.ts';
import { businessSummary, incomeSources, outstandingRevenue, profitByMonth } from './overview.ts';
import { purchasesByVendor } from './purchases-by-vendor.ts';
import { type Report, rowReport } from './report.ts';
import {
  salesByCategory,
  salesByCustomer,
  salesByEmployee,
  salesByProduct,
  salesOfCategory,
} from './sales-by.ts';
import { salesTax } from './sales-tax.ts';
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
  'business-summary': rowReport(businessSummary),
  'bank-reconciliation': rowReport(bankReconciliation),
  'bank-transactions': rowReport(bankTransactions),
  'cash-chart': rowReport(cashChart),
  'customer-ageing': customerAgeing,
  'payable-ageing': payableAgeing,
  'expense-analysis': rowReport(expenseAnalysis),
  'income-sources': rowReport(incomeSources),
  'outstanding-revenue': rowReport(outstandingRevenue),
  'profit-by-month': rowReport(profitByMonth),
  'purchases-by-vendor': rowReport(purchasesByVendor),
  'sales-by-category': rowReport(salesByCategory),
  'sales-by-customer': rowReport(salesByCustomer),
  'sales-by-employee': rowReport(salesByEmployee),
  'sales-by-product': rowReport(salesByProduct),
  'sales-of-category': rowReport(salesOfCategory),
  'sales-tax': salesTax,
  'cash-flow': cashFlow,
  'cash-flow-entries': rowReport(cashEntries),
  'client-statement': clientStatement,
  'credit-notes': creditNotes,
  'vendor-credits': vendorCredits,
  'customer-statement': customerStatementViews,
  'financial-position': financialPosition,
  'income-statement': incomeStatement,
  'inventory-valuation': { ...rowReport(valuation), atOnce: summedAtOnce },
  journal: rowReport(journal),
  'stock-analysis': { ...rowReport(stockAnalysis), atOnce: summedAtOnce },
  'stock-movements': rowReport(stockMovements),
  'trial-balance': rowReport(trialBalance),
  'valuation-moves': rowReport(valuationMoves),
  'vendor-statement': vendorStatementViews,
};
