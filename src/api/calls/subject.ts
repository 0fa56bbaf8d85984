/** What queries are about: the first part of each one's key. */
export type Subject =
  | 'account'
  | 'accounting'
  | 'accounts'
  | 'audit-trail'
  | 'banks'
  | 'bills'
  | 'expense-categories'
  | 'expenses'
  | 'book-days'
  | 'budgets'
  | 'business-settings'
  | 'customers'
  | 'dashboard'
  | 'held-payments'
  | 'imports'
  | 'invoices'
  | 'locations'
  | 'online-store'
  | 'orders'
  | 'payment-providers'
  | 'provider-money'
  | 'sharing'
  | 'plan'
  | 'products'
  | 'quotes'
  | 'rates'
  | 'referrals'
  | 'reports'
  | 'saved-reports'
  | 'security'
  | 'tasks'
  | 'taxes'
  | 'team'
  | 'templates'
  | 'transfers'
  | 'vendors';

/** What long work may change: of each of these is told as a worker goes on. */
export const touchedByWork = [
  'imports',
  'tasks',
  'products',
  'customers',
  'vendors',
  'expenses',
  'invoices',
  'bills',
  'orders',
  'banks',
  'accounts',
  'dashboard',
  'reports',
] as const satisfies readonly Subject[];

/** What posts to the books, or takes it back, shows wherever a figure of it is. */
export const touchedByBooking = [
  'invoices',
  'customers',
  'products',
  'quotes',
  'held-payments',
  'sharing',
  'dashboard',
  'reports',
] as const satisfies readonly Subject[];
