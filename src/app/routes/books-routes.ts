import { type ReportName, reportNames } from '../../domain/report/reports.ts';
import { pageTitles as words } from '../../domain/words/frame.ts';
import { inside } from './inside-route.ts';
import { type LazyPage, lazy } from './lazy-page.ts';
import { reportPage } from './report-route.ts';

/** Reports whose pages are parts of others, or have more than a report. */
const withOwnPages: readonly ReportName[] = [
  'stock-analysis',
  'stock-movements',
  'customer-statement',
  'vendor-statement',
  'client-statement',
  'sales-tax',
  'financial-position',
  'bank-transactions',
  'bank-reconciliation',
];

/** The page that is made from a report's description alone. */
const describedPage = (name: ReportName): LazyPage =>
  lazy(() => import('../../screens/report/ReportPage.tsx').then((file) => ({ default: file.pageOf(name) })));

const ReportListPage = lazy(() =>
  import('../../screens/report/ReportListPage.tsx').then((file) => ({ default: file.ReportListPage })),
);

const AuditTrailPage = lazy(() =>
  import('../../screens/report/AuditTrailPage.tsx').then((file) => ({ default: file.AuditTrailPage })),
);

const AccountListPage = lazy(() =>
  import('../../screens/ledger/AccountListPage.tsx').then((file) => ({ default: file.AccountListPage })),
);

const JournalEntryFormPage = lazy(() =>
  import('../../screens/journal-entry/JournalEntryFormPage.tsx').then((file) => ({
    default: file.JournalEntryFormPage,
  })),
);
const JournalEntryPage = lazy(() =>
  import('../../screens/journal-entry/JournalEntryPage.tsx').then((file) => ({
    default: file.JournalEntryPage,
  })),
);

const OpeningBalancesPage = lazy(() =>
  import('../../screens/opening-balances/OpeningBalancesPage.tsx').then((file) => ({
    default: file.OpeningBalancesPage,
  })),
);

const BudgetPage = lazy(() =>
  import('../../screens/budget/BudgetPage.tsx').then((file) => ({ default: file.BudgetPage })),
);

const ClientStatementPage = lazy(() =>
  import('../../screens/contact/ClientStatementPage.tsx').then((file) => ({
    default: file.ClientStatementPage,
  })),
);

const SalesTaxPage = lazy(() =>
  import('../../screens/bank/SalesTaxPage.tsx').then((file) => ({ default: file.SalesTaxPage })),
);

const FinancialPositionPage = lazy(() =>
  import('../../screens/bank/FinancialPositionPage.tsx').then((file) => ({
    default: file.FinancialPositionPage,
  })),
);

const DashboardPage = lazy(() =>
  import('../../screens/dashboard/DashboardPage.tsx').then((file) => ({ default: file.DashboardPage })),
);

const BankTransactionsPage = lazy(() =>
  import('../../screens/bank/BankTransactionsPage.tsx').then((file) => ({
    default: file.BankTransactionsPage,
  })),
);
const BankStatementPage = lazy(() =>
  import('../../screens/bank/BankStatementPage.tsx').then((file) => ({ default: file.BankStatementPage })),
);

/** How the business does, and the books, read. */
export const booksRoutes = [
  inside('/dashboard', DashboardPage, words.dashboard, 'dashboard'),
  inside('/reports', ReportListPage, words.reports, 'reports'),
  ...reportNames
    .filter((name) => !withOwnPages.includes(name))
    .map((name) => reportPage(name, describedPage(name))),
  inside('/accounting/journal/new', JournalEntryFormPage, words.newJournalEntry, 'settings.account', {
    flag: 'advancedAccounting',
  }),
  inside('/accounting/journal/view', JournalEntryPage, words.journalEntry, 'reports', { flag: 'accounting' }),
  // What was planned stays readable where the plan has no budgets: the page shows the prompt itself.
  inside('/budgets', BudgetPage, words.budgets, 'reports'),
  inside('/reports/audit-trail', AuditTrailPage, words.auditTrail, 'reports', { flag: 'auditTrail' }),
  inside('/accounting/chart-of-accounts', AccountListPage, words.chartOfAccounts, 'settings.account', {
    flag: 'advancedAccounting',
  }),
  reportPage('client-statement', ClientStatementPage),
  reportPage('sales-tax', SalesTaxPage),
  reportPage('financial-position', FinancialPositionPage),
  inside('/accounting/opening-balances', OpeningBalancesPage, words.openingBalances, 'settings.account', {
    flag: 'advancedAccounting',
  }),
  reportPage('bank-transactions', BankTransactionsPage),
  reportPage('bank-reconciliation', BankStatementPage),
];
