import type { SideName } from '../books/side-names.ts';
import * as everywhere from './everywhere.ts';

/** One payment over several documents. */
export const batchWords = {
  record: (total: string) => `Record ${total}`,
  exchangeRate: 'Exchange rate',
  paidBy: 'Paid by',
  owed: (due: string) => `${due} owed`,
  due: (day: string) => `, due ${day}`,
  shareOf: (number: string | null) => `Share of ${number}`,
  shareWrong: everywhere.amountOrEmpty,
} as const;

interface SideWords {
  title: (name: string) => string;
  nothingOwed: string;
  spread: string;
  inCurrency: string;
  amount: string;
  exchangeRateHint: (currency: string) => string;
  surplus: (left: string) => string;
}

/** What is said of it on a side of the books. */
export const batchWordsOf: Readonly<Record<SideName, SideWords>> = {
  receivable: {
    title: (name) => `Record a payment from ${name}`,
    nothingOwed: 'Nothing is owed on any invoice.',
    spread: 'The amount is spread over the open invoices, oldest first. You can change any share.',
    inCurrency: 'For invoices in',
    amount: 'Amount received',
    exchangeRateHint: (currency) => `What 1 ${currency} was worth; if empty, the rate of the first invoice`,
    surplus: (left) =>
      `${left} is more than these invoices need and won’t be recorded here. To keep it as credit, record the payment on an invoice’s own page.`,
  },
  payable: {
    title: (name) => `Pay bills from ${name}`,
    nothingOwed: 'Nothing is owed on any bill.',
    spread: 'The amount is spread over the open bills, oldest first. You can change any share.',
    inCurrency: 'For bills in',
    amount: 'Amount you pay',
    exchangeRateHint: (currency) => `What 1 ${currency} cost; if empty, the rate of the first bill`,
    surplus: (left) =>
      `${left} is more than these bills need and won’t be recorded here. To keep it as an advance, record the payment on a bill’s own page.`,
  },
};
