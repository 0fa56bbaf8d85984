import { inside } from './inside-route.ts';
import { lazy } from './lazy-page.ts';

const TrialBalancePage = lazy(() =>
  import('../report/TrialBalancePage.tsx').then((file) => ({ default: file.TrialBalancePage })),
);
const LedgerPage = lazy(() =>
  import('../report/LedgerPage.tsx').then((file) => ({ default: file.LedgerPage })),
);
const JournalPage = lazy(() =>
  import('../report/JournalPage.tsx').then((file) => ({ default: file.JournalPage })),
);

const DashboardPage = lazy(() =>
  import('../dashboard/DashboardPage.tsx').then((file) => ({ default: file.DashboardPage })),
);

const accounting = { flag: 'accounting' } as const;

/** How the business does, and the books, read. */
export const booksRoutes = [
  inside('/dashboard', DashboardPage, 'Dashboard', 'dashboard'),
  inside('/reports/trial-balance', TrialBalancePage, 'Trial balance', 'reports', accounting),
  inside('/reports', TrialBalancePage, 'Reports', 'reports', accounting),
  inside('/reports/account', LedgerPage, 'Account', 'reports', accounting),
  inside('/accounting/journal', JournalPage, 'Journal', 'reports', accounting),
];
