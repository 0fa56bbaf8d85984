import type { FirstStepName } from '../first-steps.ts';

/** The first steps of a new business, each with why it matters. */
export const firstStepWords: Readonly<Record<FirstStepName, { title: string; why: string }>> = {
  particulars: {
    title: 'Complete your business details',
    why: 'Invoices must show your address and, where you have one, your tax number.',
  },
  bank: {
    title: 'Add your bank account',
    why: 'It’s printed on your invoices, so customers know where to pay.',
  },
  customer: {
    title: 'Add a customer',
    why: 'With their email and address, an invoice takes a minute.',
  },
  invoice: {
    title: 'Issue an invoice',
    why: 'Issuing gives it a number and records the income in your books.',
  },
  sent: {
    title: 'Send it to your customer',
    why: 'They get a link and a PDF, and you see here that it went out.',
  },
  payment: {
    title: 'Record a payment',
    why: 'It shows who still owes you, and keeps your balance right.',
  },
};

export const title = 'First steps';
export const progress = ({ done, all }: { done: number; all: number }) => `${done} of ${all} done`;
export const dismiss = 'Hide this list';
export const done = 'Done:';
export const dismissed = 'First steps hidden.';
