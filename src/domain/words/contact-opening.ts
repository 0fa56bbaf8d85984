import type { ContactRole } from '../contact.ts';
import { openingPaymentWords } from './opening-balance.ts';

/** The payments of an opening balance. */
export const openingPaymentsWords = {
  title: (name: string) => `Payments of the opening balance of ${name}`,
} as const;

interface PayWords {
  title: (name: string) => string;
  lead: (due: string) => string;
  amount: string;
  onDay: string;
}

const ofRole: Readonly<Record<ContactRole, PayWords>> = {
  customer: {
    title: (name) => `Record a payment from ${name}`,
    lead: (due) => `${due} of the opening balance is still owed.`,
    amount: 'Amount received',
    onDay: 'Received on',
  },
  vendor: {
    title: (name) => `Record a payment to ${name}`,
    lead: (due) => `You still owe ${due} of the opening balance.`,
    amount: 'Amount paid',
    onDay: 'Paid on',
  },
};

/** The dialog that records one. */
export const payOpeningWords = {
  ofRole,
  record: (amount: string | null) => `Record ${amount ?? 'the payment'}`,
  tooMuch: openingPaymentWords.tooMuch,
  paidBy: 'Paid by',
  exchangeRate: 'Exchange rate',
  exchangeRateHint: (homeCurrency: string, currency: string, rate: string) =>
    `${homeCurrency} for one ${currency} on that day; the opening balance uses ${rate}`,
} as const;
