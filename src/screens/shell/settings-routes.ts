import { inside } from './inside-route.ts';
import { lazy } from './lazy-page.ts';

const ProfilePage = lazy(() =>
  import('../account/ProfilePage.tsx').then((file) => ({ default: file.ProfilePage })),
);
const SecurityPage = lazy(() =>
  import('../account/SecurityPage.tsx').then((file) => ({ default: file.SecurityPage })),
);
const TaxListPage = lazy(() =>
  import('../tax/TaxListPage.tsx').then((file) => ({ default: file.TaxListPage })),
);

const TemplateListPage = lazy(() =>
  import('../template/TemplateListPage.tsx').then((file) => ({ default: file.TemplateListPage })),
);

/** Settings of the business and of the user. */
export const settingsRoutes = [
  inside('/settings/profile', ProfilePage, 'Profile', 'settings.profile'),
  inside('/settings/security', SecurityPage, 'Security', 'settings.profile'),
  inside('/settings/taxes', TaxListPage, 'Taxes', 'settings.account'),
  inside('/settings/invoice-templates', TemplateListPage, 'Invoice templates', 'settings.account'),
];
