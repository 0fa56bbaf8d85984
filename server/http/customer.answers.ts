import { customerWire } from '../../src/api/wire/customer.ts';
import type { ContactFilter } from '../../src/domain/contact.ts';
import { pagesOf } from '../../src/domain/paging.ts';
import type { ContactWithTotals } from '../reports/contact-list.ts';
import type { ContactView } from '../reports/contact-view.ts';
import { rowOf, viewOf } from './contact.answers.ts';

/** One row of the list. */
const customerRowOf = (customer: ContactWithTotals<'customer'>) => ({
  ...customerWire.toWire(customer),
  ...rowOf(customer),
  totalpaid: customer.paid,
  totaloutstanding: customer.outstanding,
  credit: customer.credit,
});

/** A page of the list, with how many stand under each tab. */
export const customerListOf = (
  found: {
    rows: ContactWithTotals<'customer'>[];
    total: number;
    page: number;
    counts: Record<ContactFilter, number>;
  },
  limit: number,
) => ({
  clients: found.rows.map(customerRowOf),
  currentpage: found.page,
  total: found.total,
  pagetotal: pagesOf(found.total, limit),
  counts: found.counts,
});

/** A customer with all their page shows beside the lists. */
export const customerViewOf = (
  customer: ContactView<'customer'>,
  reminders: 'on' | 'paused' | null,
  today: string,
) => ({
  ...customerRowOf(customer),
  ...viewOf(customer, today),
  Reminders: reminders,
});
