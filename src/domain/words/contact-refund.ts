import type { ContactRole } from '../contact.ts';
import { applyCreditWords } from './customer-payments.ts';

interface RefundWords {
  title: (name: string) => string;
  lead: (open: string) => string;
  /** The button; null while no amount can be read. */
  refund: (amount: string | null) => string;
  inCurrency: string;
  amount: string;
  tooMuch: (open: string) => string;
  by: string;
}

/** A refund of what was paid beyond what is owed, to a customer or by a vendor. */
export const ofRole: Readonly<Record<ContactRole, RefundWords>> = {
  customer: {
    title: (name) => `Refund credit of ${name}`,
    lead: (open) => `${open} of credit is available.`,
    refund: (amount) => `Refund ${amount ?? 'the credit'}`,
    inCurrency: 'Credit in',
    amount: 'Amount to refund',
    tooMuch: applyCreditWords.tooMuch,
    by: 'Paid back by',
  },
  vendor: {
    title: (name) => `Refund from ${name}`,
    lead: (open) => `You paid them ${open} in advance.`,
    refund: (amount) => `Record refund${amount === null ? '' : ` of ${amount}`}`,
    inCurrency: 'Paid in advance in',
    amount: 'Amount they refund',
    tooMuch: (open) => `You paid them only ${open} in advance.`,
    by: 'Received by',
  },
};
export const looking = 'Looking for open invoices.';
