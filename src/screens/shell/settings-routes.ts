import { inside } from './inside-route.ts';
import { lazy } from './lazy-page.ts';

const TaxListPage = lazy(() =>
  import('../tax/TaxListPage.tsx').then((file) => ({ default: file.TaxListPage })),
);

const TemplateListPage = lazy(() =>
  import('../template/TemplateListPage.tsx').then((file) => ({ default: file.TemplateListPage })),
);
const TeamPage = lazy(() => import('../team/TeamPage.tsx').then((file) => ({ default: file.TeamPage })));
const PlansPage = lazy(() => import('../plans/PlansPage.tsx').then((file) => ({ default: file.PlansPage })));

/** Settings of the business and of the user. */
export const settingsRoutes = [
  inside('/settings/taxes', TaxListPage, 'Taxes', 'settings.account'),
  inside('/settings/invoice-templates', TemplateListPage, 'Invoice templates', 'settings.account'),
  inside('/settings/team-members', TeamPage, 'Team', 'team.page'),
  inside('/settings/plans', PlansPage, 'Plans', 'settings.plan'),
];
