import { done, farDayConfirmed, subject, told } from './call.ts';
import {
  day,
  decimal,
  flag,
  id,
  list,
  nullable,
  number,
  oneOf,
  optional,
  paging,
  part,
  text,
  typedText,
} from './field.ts';
import { touchedByBooking } from './subject.ts';

const { read, change } = subject('businessid', '/api/Payment/').ours;

const paid = { provider: text('provider'), amount: decimal('amount'), currency: text('currency') };

/** Where it stands, as its chart is asked. */
const standing = <const Words extends readonly string[]>(statuses: Words) =>
  part('Standing', { status: oneOf('status', statuses), facts: part('facts', {}) });

/** What becomes of money that was paid online: refunds and disputes of an invoice, and payouts. */
export const providerMoneyCalls = {
  getOnlineMoney: read('get-online-money', 'invoice.view', {
    takes: { documentId: id('InvoiceId') },
    says: told({
      payments: list('payments', {
        id: id('paymentid'),
        ...paid,
        refundable: decimal('refundable'),
        canRefund: flag('canrefund'),
      }),
      refunds: list('refunds', {
        id: id('refundid'),
        ...paid,
        requestedHere: flag('askedhere'),
        at: text('at'),
        standing: standing(['Asked', 'Pending', 'Done', 'Failed', 'Unknown']),
      }),
      disputes: list('disputes', {
        id: id('disputeid'),
        ...paid,
        reason: text('reason'),
        dueAt: nullable(text('dueat')),
        standing: standing(['Warned', 'Open', 'UnderReview', 'Won', 'Lost']),
      }),
    }),
    reads: 'provider-money',
  }),
  refundOnline: change('refund-online', 'settings.account', {
    takes: { documentId: id('InvoiceId'), paymentId: id('PaymentId'), amount: decimal('amount') },
    says: told({ id: id('refundid'), ...done }),
    touches: [...touchedByBooking, 'provider-money'],
  }),
  listPayouts: read('list-payouts', 'settings.payment', {
    takes: paging,
    says: told({
      payouts: list('payouts', {
        id: id('payoutid'),
        ...paid,
        fees: decimal('fees'),
        arrivesOn: text('arriveson'),
        bankName: nullable(text('bankname')),
        obstacle: nullable(text('obstacle')),
        booked: flag('isbooked'),
        live: flag('islive'),
        standing: standing(['Announced', 'Paid', 'Failed']),
      }),
      /** What is in the payment clearing, at home. */
      clearing: decimal('clearing'),
      homeCurrency: text('homecurrency'),
      page: number('currentpage'),
      total: number('total'),
      pages: number('pagetotal'),
    }),
    reads: 'provider-money',
  }),
  recordPayout: change('record-payout', 'settings.payment', {
    takes: {
      amount: decimal('amount'),
      fees: optional(decimal('fees')),
      onDay: optional(day('onday')),
      ...farDayConfirmed,
      bankId: optional(id('bankid')),
      provider: typedText('provider', 60),
    },
    says: told({ id: id('payoutid'), ...done }),
    touches: ['provider-money', 'dashboard', 'reports', 'accounts'],
  }),
};
