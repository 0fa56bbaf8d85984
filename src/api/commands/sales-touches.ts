import { touchedByBooking as booked } from '../calls/subject.ts';
import type { TouchRow } from './touch-row.ts';

/** Calls that change what is sold and to whom: invoices, quotes, customers, and what they pay. */
export const salesTouches: readonly TouchRow[] = [
  ],
];
