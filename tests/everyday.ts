/**
 * The journeys of the everyday run: the browser paths of states, axe on each kind of page, and a story for each noun. `npm test -- all`
 * and `npm test -- journeys` run every file.
 */
const paths = [
  'bill.paths',
  'connect-store.paths',
  'count-stock.paths',
  'documents.paths',
  'flows.paths',
  'import-file.paths',
  'invoice.paths',
  'move-stock.paths',
  'order.paths',
  'people.paths',
  'period.paths',
  'settings.paths',
  'sign-in.paths',
];

const pages = ['screens', 'screens.accessibility'];

const stories = [
  'account',
  'attachments',
  'banks',
  'bills',
  'buying-lists',
  'chart-of-accounts',
  'credit-notes',
  'customers',
  'dashboard',
  'exchange-rates',
  'expenses',
  'first-ten-minutes',
  'import',
  'items',
  'lock-date',
  'mails',
  'money',
  'online-payment',
  'online-store',
  'orders',
  'payment-providers',
  'quote-answer',
  'report-print',
  'session',
  'sharing',
  'stock-count',
  'store-orders',
  'taxes',
  'team',
  'templates',
  'transfers',
  'vendors',
];

export const everydayJourneys: readonly string[] = [...paths, ...pages, ...stories].map(
  (name) => `tests/journeys/${name}.test.ts`,
);
