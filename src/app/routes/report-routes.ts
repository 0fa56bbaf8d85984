import { headOf, type ReportName, reportNames } from '../../domain/report/reports.ts';
import { type InsideRoute, inside } from './inside-route.ts';
import { type LazyPage, lazy } from './lazy-page.ts';

/** Reports whose page has more than the report, or is laid out as a list. */
const ownPages: Partial<Record<ReportName, LazyPage>> = {
  journal: lazy(() =>
    import('../../screens/journal-entry/JournalPage.tsx').then((file) => ({ default: file.JournalPage })),
  ),
  'client-statement': lazy(() =>
    import('../../screens/contact/ClientStatementPage.tsx').then((file) => ({
      default: file.ClientStatementPage,
    })),
  ),
  'sales-tax': lazy(() =>
    import('../../screens/bank/SalesTaxPage.tsx').then((file) => ({ default: file.SalesTaxPage })),
  ),
  'financial-position': lazy(() =>
    import('../../screens/bank/FinancialPositionPage.tsx').then((file) => ({
      default: file.FinancialPositionPage,
    })),
  ),
  'bank-transactions': lazy(() =>
    import('../../screens/bank/BankTransactionsPage.tsx').then((file) => ({
      default: file.BankTransactionsPage,
    })),
  ),
  'bank-reconciliation': lazy(() =>
    import('../../screens/bank/BankStatementPage.tsx').then((file) => ({ default: file.BankStatementPage })),
  ),
  'stock-analysis': lazy(() =>
    import('../../screens/inventory/AnalysisPage.tsx').then((file) => ({ default: file.AnalysisPage })),
  ),
  'stock-movements': lazy(() =>
    import('../../screens/inventory/MovementsPage.tsx').then((file) => ({ default: file.MovementsPage })),
  ),
};

/** The page that is made from a report's description alone. */
const describedPage = (name: ReportName): LazyPage =>
  lazy(() => import('../../screens/report/ReportPage.tsx').then((file) => ({ default: file.pageOf(name) })));

/** A report's page as its row says: where, who may open it, and what it looks like where the plan doesn't have it. */
const routeOf = (name: ReportName): InsideRoute => {
  const { page, title, permission, flag } = headOf(name);
  const sample = () =>
    import('../../screens/report/SampleReport.tsx').then((file) => ({ default: file.sampleOf(name) }));
  return inside(page, ownPages[name] ?? describedPage(name), title, permission, {
    flag,
    prints: true,
    ...(flag && { sample: lazy(sample) }),
  });
};

/** Every report that has a page. */
export const reportRoutes = reportNames.filter((name) => !headOf(name).onContact).map(routeOf);
