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
    title: (name) => `Record a payment of ${name}`,
    nothingOwed: 'Nothing is owed on any invoice.',
    spread:
      'It is spread over the open invoices, the oldest first. Change a share where it belongs elsewhere.',
    inCurrency: 'For invoices in',
    amount: 'Amount received',
    exchangeRateHint: (currency) =>
      `What 1 ${currency} brought; without it, the rate the first of them was written at`,
    surplus: (left) =>
      `${left} of the amount belongs to no invoice and is not recorded here. A surplus becomes credit when it is recorded on one invoice’s own page.`,
  },
  payable: {
    title: (name) => `Pay bills of ${name}`,
    nothingOwed: 'Nothing is owed on any bill.',
    spread: 'It is spread over the open bills, the oldest first. Change a share where you pay it otherwise.',
    inCurrency: 'For bills in',
    amount: 'Amount you pay',
    exchangeRateHint: (currency) =>
      `What 1 ${currency} cost; without it, the rate the first of them was written at`,
    surplus: (left) =>
      `${left} of the amount belongs to no bill and is not recorded here. A surplus becomes an advance when it is recorded on one bill’s own page.`,
  },
};
