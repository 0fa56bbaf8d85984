import { inside } from './inside-route.ts';
import { lazy } from './lazy-page.ts';

const TaxListPage = lazy(() =>
  import('../tax/TaxListPage.tsx').then((file) => ({ default: file.TaxListPage })),
);

/** Settings of the business and of the user. */
export const settingsRoutes = [inside('/settings/taxes', TaxListPage, 'Taxes', 'settings.account')];
