import { customerWire } from '../../src/api/wire/customer.ts';
import { idToWire } from '../../src/api/wire/id.ts';
import { invoicePaymentWire } from '../../src/api/wire/invoice.ts';
import { customerStanding } from '../../src/domain/contact.ts';
import { pagesOf } from '../../src/domain/paging.ts';
import type { ContactWithTotals } from '../reports/contact-list.ts';
import type { ContactView } from '../reports/contact-view.ts';
import type { ContactFilter } from '../store/narrowed-contacts.ts';

/** One row of the list. */
export const customerRowOf = (customer: ContactWithTotals<'customer'>) => {
  const { status, facts } = customerStanding(customer);
  return {
    ...customerWire.toWire(customer),
    id: idToWire(customer.id),
    channel: customer.channel,
    version: customer.version,
    isdeleted: customer.deleted,
    totalpaid: customer.paid,
    totaloutstanding: customer.outstanding,
    credit: customer.credit,
    standing: { status, facts },
  };
};

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
  { opening, openingPayments, credits, history, lastMode, statement, ...customer }: ContactView<'customer'>,
  today: string,
) => ({
  ...customerRowOf(customer),
  openingbalance: opening?.amount ?? '0',
  openingbalancedate: opening?.onDay ?? null,
  openingcurrency: opening?.currency ?? null,
  openingrate: opening?.rate ?? null,
  openinghomebalance: opening?.homeAmount ?? '0',
  openingdue: opening?.open ?? '0',
  openinghomedue: opening?.homeOpen ?? '0',
  openingpayments: openingPayments.map((one) => invoicePaymentWire.toWire({ ...one, id: idToWire(one.id) })),
  credits,
  lastpaymentmode: lastMode,
  today,
  statement: statement && {
    email: statement.to,
    at: statement.at.toISOString(),
    state: statement.state,
    fault: statement.fault,
  },
  history: history.map((event) => ({ ...event, at: event.at.toISOString() })),
});
