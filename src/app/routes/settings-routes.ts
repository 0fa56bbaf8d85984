import { pageTitles as words } from '../../domain/words/frame.ts';
import { inside } from './inside-route.ts';
import { lazy } from './lazy-page.ts';

const BusinessPage = lazy(() =>
  import('../../screens/business/BusinessPage.tsx').then((file) => ({ default: file.BusinessPage })),
);
const DocumentSettingsPage = lazy(() =>
  import('../../screens/business/DocumentSettingsPage.tsx').then((file) => ({
    default: file.DocumentSettingsPage,
  })),
);
const MailSettingsPage = lazy(() =>
  import('../../screens/business/MailSettingsPage.tsx').then((file) => ({ default: file.MailSettingsPage })),
);
const StockSettingsPage = lazy(() =>
  import('../../screens/business/StockSettingsPage.tsx').then((file) => ({
    default: file.StockSettingsPage,
  })),
);
const NewBusinessPage = lazy(() =>
  import('../../screens/business/NewBusinessPage.tsx').then((file) => ({ default: file.NewBusinessPage })),
);
const ExchangeRatesPage = lazy(() =>
  import('../../screens/business/ExchangeRatesPage.tsx').then((file) => ({
    default: file.ExchangeRatesPage,
  })),
);
const PaymentSettingsPage = lazy(() =>
  import('../../screens/payment-provider/PaymentSettingsPage.tsx').then((file) => ({
    default: file.PaymentSettingsPage,
  })),
);
const ProfilePage = lazy(() =>
  import('../../screens/account/AccountPages.tsx').then((file) => ({ default: file.ProfilePage })),
);
const SecurityPage = lazy(() =>
  import('../../screens/account/AccountPages.tsx').then((file) => ({ default: file.SecurityPage })),
);
const ReferralsPage = lazy(() =>
  import('../../screens/account/ReferralsPage.tsx').then((file) => ({ default: file.ReferralsPage })),
);
const BankListPage = lazy(() =>
  import('../../screens/bank/BankListPage.tsx').then((file) => ({ default: file.BankListPage })),
);
const LocationListPage = lazy(() =>
  import('../../screens/location/LocationListPage.tsx').then((file) => ({ default: file.LocationListPage })),
);
const OnlineStorePage = lazy(() =>
  import('../../screens/online-store/load-page.ts').then((file) => file.loadPage()),
);
const StoreOrdersPage = lazy(() =>
  import('../../screens/online-store/load-page.ts').then((file) => file.loadOrders()),
);
const AccountingPage = lazy(() =>
  import('../../screens/business/AccountingPage.tsx').then((file) => ({ default: file.AccountingPage })),
);
const TaxListPage = lazy(() =>
  import('../../screens/tax/TaxListPage.tsx').then((file) => ({ default: file.TaxListPage })),
);

const TemplateListPage = lazy(() =>
  import('../../screens/template/TemplateListPage.tsx').then((file) => ({ default: file.TemplateListPage })),
);
const TeamPage = lazy(() =>
  import('../../screens/team/TeamPage.tsx').then((file) => ({ default: file.TeamPage })),
);
const PlansPage = lazy(() =>
  import('../../screens/plans/PlansPage.tsx').then((file) => ({ default: file.PlansPage })),
);

/** Settings of the business and of the user. */
export const settingsRoutes = [
  inside('/settings/profile', ProfilePage, words.profile, 'settings.profile', { own: true }),
  inside('/settings/security', SecurityPage, words.security, 'settings.profile', { own: true }),
  inside('/settings/business', BusinessPage, words.business, 'settings.business'),
  inside('/settings/documents', DocumentSettingsPage, words.documentSettings, 'settings.business'),
  inside('/settings/emails', MailSettingsPage, words.mailSettings, 'settings.business'),
  inside('/settings/stock', StockSettingsPage, words.stockSettings, 'settings.business'),
  inside('/settings/new-business', NewBusinessPage, words.newBusiness, 'settings.profile', { own: true }),
  inside('/settings/exchange-rates', ExchangeRatesPage, words.currencies, 'settings.business'),
  inside('/settings/payment-settings', PaymentSettingsPage, words.payments, 'settings.payment'),
  inside('/settings/banks', BankListPage, words.banks, 'settings.account'),
  inside('/settings/locations', LocationListPage, words.locations, 'settings.business'),
  inside('/settings/online-store', OnlineStorePage, words.onlineStore, 'settings.business'),
  inside('/sales/store-orders', StoreOrdersPage, words.storeOrders, 'settings.business'),
  inside('/settings/taxes', TaxListPage, words.taxes, 'settings.account'),
  inside('/settings/accounting', AccountingPage, words.accounting, 'settings.account', {
    flag: 'advancedAccounting',
  }),
  inside('/settings/invoice-templates', TemplateListPage, words.templates, 'settings.account'),
  inside('/settings/team-members', TeamPage, words.team, 'team.page'),
  inside('/settings/plans', PlansPage, words.plans, 'settings.plan'),
  inside('/settings/referrals', ReferralsPage, words.referrals, 'settings.profile', { own: true }),
];
