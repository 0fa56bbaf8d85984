import { headOf, type ReportName } from '../../domain/report/reports.ts';
import { pageTitles as words } from '../../domain/words/frame.ts';
import { inside } from './inside-route.ts';
import { type LazyPage, lazy } from './lazy-page.ts';

const TrialBalancePage = lazy(() =>
  import('../report/ReportPage.tsx').then((file) => ({ default: file.TrialBalancePage })),
);
const LedgerPage = lazy(() =>
  import('../report/ReportPage.tsx').then((file) => ({ default: file.LedgerPage })),
);
const ValuationPage = lazy(() =>
  import('../report/ReportPage.tsx').then((file) => ({ default: file.ValuationPage })),
);
const ValuationMovesPage = lazy(() =>
  import('../report/ReportPage.tsx').then((file) => ({ default: file.ValuationMovesPage })),
);
const JournalPage = lazy(() =>
  import('../report/ReportPage.tsx').then((file) => ({ default: file.JournalPage })),
);

const AccountListPage = lazy(() =>
  import('../ledger/AccountListPage.tsx').then((file) => ({ default: file.AccountListPage })),
);

const DashboardPage = lazy(() =>
  import('../dashboard/DashboardPage.tsx').then((file) => ({ default: file.DashboardPage })),
);

/** A report's page as its description says: where, and who may open it. */
const reportPage = (name: ReportName, page: LazyPage, path = headOf(name).page) => {
  const { title, permission, flag } = headOf(name);
  return inside(path, page, title, permission, { flag, prints: true });
};

/** How the business does, and the books, read. */
export const booksRoutes = [
  inside('/dashboard', DashboardPage, words.dashboard, 'dashboard'),
  reportPage('trial-balance', TrialBalancePage),
  { ...reportPage('trial-balance', TrialBalancePage, '/reports'), title: words.reports },
  reportPage('account-ledger', LedgerPage),
  reportPage('journal', JournalPage),
  reportPage('inventory-valuation', ValuationPage),
  reportPage('valuation-moves', ValuationMovesPage),
  inside('/accounting/chart-of-accounts', AccountListPage, words.chartOfAccounts, 'settings.account', {
    flag: 'advancedAccounting',
  }),
];
