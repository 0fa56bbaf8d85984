import * as everywhere from './everywhere.ts';

/** What is read in apply credit. */
export const applyCreditWords = {
  title: (name: string) => `Apply credit of ${name}`,
  noOpenInvoice: (currencies: string) => `No open invoice is in ${currencies}.`,
  lead: (credit: string) => `${credit} of credit stands open. The oldest credit is used first.`,
  apply: (amount: string | null) => `Apply ${amount ?? 'the credit'}`,
  toWhichInvoice: 'To which invoice?',
  owed: (number: string | null, due: string) => `${number}, ${due} owed`,
  amountToApply: 'Amount to apply',
  tooMuch: (credit: string) => `The customer has only ${credit} of credit.`,
} as const;

/** What is read in batch payment. */
export const batchPaymentWords = {
  title: (name: string) => `Record a payment of ${name}`,
  nothingOwed: 'Nothing is owed on any invoice.',
  spread: 'It is spread over the open invoices, the oldest first. Change a share where it belongs elsewhere.',
  record: (total: string) => `Record ${total}`,
  forInvoicesIn: 'For invoices in',
  amountReceived: 'Amount received',
  exchangeRate: 'Exchange rate',
  exchangeRateHint: (currency: string) =>
    `What 1 ${currency} brought; without it, the rate the first of them was written at`,
  paidBy: 'Paid by',
  owed: (due: string) => `${due} owed`,
  due: (day: string) => `, due ${day}`,
  shareOf: (number: string | null) => `Share of ${number}`,
  shareWrong: everywhere.amountOrEmpty,
  surplus: (left: string) =>
    `${left} of the amount belongs to no invoice and is not recorded here. A surplus becomes credit when it is recorded on one invoice’s own page.`,
} as const;

/** What is read in refund credit. */
export const refundCreditWords = {
  title: (name: string) => `Refund credit of ${name}`,
  creditStandsOpen: (owed: string) => `${owed} of credit stands open.`,
  looking: 'Looking for what stands open.',
  refund: (amount: string | null) => `Refund ${amount ?? 'the credit'}`,
  creditIn: 'Credit in',
  amountToRefund: 'Amount to refund',
  tooMuch: (owed: string) => `The customer has only ${owed} of credit.`,
  paidBackBy: 'Paid back by',
} as const;
