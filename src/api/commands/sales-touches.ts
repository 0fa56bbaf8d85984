import { touchedByBooking as booked } from '../calls/subject.ts';
import type { TouchRow } from './touch-row.ts';

/** Calls that change what is sold and to whom: invoices, quotes, customers, and what they pay. */
export const salesTouches: readonly TouchRow[] = [
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
