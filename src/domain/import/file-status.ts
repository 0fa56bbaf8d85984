import type { PaymentMode } from '../books/payment-mode.ts';

/** What other programs call the state of a document, as far as it says what became of its money. */
const names = {
  cancelled: ['cancelled', 'canceled', 'void', 'voided', 'deleted'],
  refunded: ['refunded', 'reversed'],
  refundedInPart: ['partially refunded', 'partly refunded'],
  paid: ['paid', 'auto paid', 'paid in full', 'fully paid', 'settled', 'closed', 'deposited'],
  paidInPart: ['partial', 'partially paid', 'partly paid', 'part paid', 'paid in part'],
  draft: ['draft', 'submitted', 'pending approval', 'awaiting approval'],
  open: [
    'open',
    'saved',
    'unsent',
    'sent',
    'viewed',
    'unpaid',
    'not paid',
    'due',
    'overdue',
    'past due',
    'pending',
    'approved',
    'authorised',
    'authorized',
    'awaiting payment',
    'issued',
    'invoiced',
    'billed',
    'received',
    'active',
  ],
} as const;

export type FileStatus = keyof typeof names;

/** What other programs call the ways of paying; any other is that of the import. */
const modes: Readonly<Record<PaymentMode, readonly string[]>> = {
  1: ['cash'],
  2: [
    'bank transfer',
    'bank',
    'transfer',
    'wire',
    'wire transfer',
    'check',
    'cheque',
    'direct debit',
    'ach',
    'eft',
    'bacs',
  ],
  3: ['pos', 'card terminal'],
  4: [
    'online payment',
    'card',
    'credit card',
    'debit card',
    'stripe',
    'paypal',
    'shopify payments',
    'square',
    'paystack',
    'flutterwave',
  ],
  5: ['mobile money', 'mobile money transfer', 'm pesa', 'mpesa'],
};

const plain = (typed: string): string =>
  typed
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ');

const byName = new Map<string, FileStatus>(
  Object.entries(names).flatMap(([status, all]) => all.map((name) => [name, status as FileStatus] as const)),
);
// Written as one word by some.
for (const [name, status] of [...byName]) byName.set(name.replaceAll(' ', ''), status);

/** The status a cell means; null for an empty one, undefined for what says nothing we know. */
export const fileStatusOf = (typed: string): FileStatus | null | undefined =>
  typed === '' ? null : byName.get(plain(typed));

/** The way of paying a cell means; null for an empty one, and for what says nothing we know. */
export const paymentModeCalled = (typed: string): PaymentMode | null => {
  const mode = Object.entries(modes).find(([, called]) => called.includes(plain(typed)))?.[0];
  return mode === undefined ? null : (Number(mode) as PaymentMode);
};

/** True where a column of cancellations has something: a day, or a yes. */
export const saysCancelled = (typed: string): boolean =>
  !['', 'no', 'false', '0', 'n'].includes(plain(typed));
