import type { Subject } from '../calls/subject.ts';
import type { TouchRow } from './touch-row.ts';

/** What posts to the books, or takes it back, shows wherever a figure of it is. */
const booked: readonly Subject[] = [
  'invoices',
  'customers',
  'products',
  'quotes',
  'held-payments',
  'sharing',
  'dashboard',
  'reports',
];

/** Calls that change what is sold and to whom: invoices, quotes, customers, and what they pay. */
export const salesTouches: readonly TouchRow[] = [
  [[...booked, 'provider-money'], '/api/Payment/refund-online'],
  [['provider-money', 'dashboard', 'reports', 'accounts'], '/api/Payment/record-payout'],
  [booked, '/api/Payment/book-held', '/api/Payment/refuse-held'],
  // What they owed when the books began is booked with the card; their name is on what they were sent.
  [
    ['customers', 'invoices', 'quotes', 'dashboard', 'reports'],
    '/api/Client/AddClient',
    '/api/Client/UpdateClient',
    '/api/Client/DeleteClient',
    '/api/Client/DeleteMultipleClient',
    '/api/Client/RestoreClient',
    '/api/Client/RestoreMultipleClients',
  ],
];
