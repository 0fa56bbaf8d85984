import { pageTitles as words } from '../../domain/words/frame.ts';
import { inside } from './inside-route.ts';
import { lazy } from './lazy-page.ts';
import { reportRoutes } from './report-routes.ts';

const ReportListPage = lazy(() =>
  import('../../screens/report/ReportListPage.tsx').then((file) => ({ default: file.ReportListPage })),
);

const AuditTrailPage = lazy(() =>
  import('../../screens/report/AuditTrailPage.tsx').then((file) => ({ default: file.AuditTrailPage })),
);

const ExportBooksPage = lazy(() =>
  import('../../screens/report/ExportBooksPage.tsx').then((file) => ({ default: file.ExportBooksPage })),
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

const ClosePage = lazy(() =>
  import('../../screens/period/ClosePage.tsx').then((file) => ({ default: file.ClosePage })),
);
const PeriodPage = lazy(() =>
  import('../../screens/period/PeriodPage.tsx').then((file) => ({ default: file.PeriodPage })),
);

const BudgetPage = lazy(() =>
  import('../../screens/budget/BudgetPage.tsx').then((file) => ({ default: file.BudgetPage })),
);

const PayoutsPage = lazy(() =>
  import('../../screens/payment-provider/PayoutsPage.tsx').then((file) => ({ default: file.PayoutsPage })),
);

const YearEndPage = lazy(() =>
  import('../../screens/year-end/YearEndPage.tsx').then((file) => ({ default: file.YearEndPage })),
);

const DashboardPage = lazy(() =>
  import('../../screens/dashboard/DashboardPage.tsx').then((file) => ({ default: file.DashboardPage })),
);

/** The dashboard, the reports and the books. */
export const booksRoutes = [
  inside('/dashboard', DashboardPage, words.dashboard, 'dashboard'),
  inside('/reports', ReportListPage, words.reports, 'reports'),
  ...reportRoutes,
  inside('/accounting/journal/new', JournalEntryFormPage, words.newJournalEntry, 'settings.account', {
    flag: 'advancedAccounting',
  }),
  inside('/accounting/journal/view', JournalEntryPage, words.journalEntry, 'reports', { flag: 'accounting' }),
  // What was planned stays readable where the plan has no budgets: the page shows the prompt itself.
  inside('/budgets', BudgetPage, words.budgets, 'reports'),
  inside('/reports/audit-trail', AuditTrailPage, words.auditTrail, 'reports', { flag: 'auditTrail' }),
  inside('/accounting/export-books', ExportBooksPage, words.exportBooks, 'reports', { flag: 'accounting' }),
  inside('/accounting/chart-of-accounts', AccountListPage, words.chartOfAccounts, 'settings.account', {
    flag: 'advancedAccounting',
  }),
  inside('/accounting/close', ClosePage, words.close, 'reports', { flag: 'advancedAccounting' }),
  inside('/accounting/close/view', PeriodPage, words.close, 'reports', { flag: 'advancedAccounting' }),
  inside('/accounting/payouts', PayoutsPage, words.payouts, 'settings.payment'),
  inside('/accounting/year-end', YearEndPage, words.yearEnd, 'reports', { flag: 'accounting' }),
  inside('/accounting/opening-balances', OpeningBalancesPage, words.openingBalances, 'settings.account', {
    flag: 'advancedAccounting',
  }),
];
