import { everywhere, type Values } from './everywhere.ts';

/** What calls about settling tax answer. */
export const taxPaymentAnswers = {
  owed: 'Tax owed',
  settled: 'Tax payment recorded.',
};

/** What is written into the books with a tax payment. */
export const taxPaymentMemos = {
  paid: 'Tax payment',
  refunded: 'Tax refund',
};

/** What is wrong with a tax payment as it is typed. */
export const taxPaymentFaults = {
  nothing: 'Enter the tax on sales or the tax on expenses that this settles.',
  foreignBank: ({ bank, currency, homeCurrency }: Values<'bank' | 'currency' | 'homeCurrency'>) =>
    `${bank} is kept in ${currency}. Choose a bank in ${homeCurrency}, or transfer the money there first.`,
  notBelowZero: 'The amount can’t be below zero. For a refund, the tax on expenses is the larger one.',
  tooMuchRest: ({ net, most }: Values<'net' | 'most'>) =>
    `The tax comes to ${net}. Only rounding below ${most} can be left over. Record interest or a penalty as an expense.`,
};

/** The dialog that records a tax payment. */
export const taxPaymentWords = {
  open: 'Record a tax payment',
  title: 'Record a tax payment',
  lead: (day: string) =>
    `What’s still owed for the days up to ${day} is filled in. If the tax on expenses is more, it’s a refund.`,
  save: 'Record payment',
  collected: 'Tax on sales',
  paid: 'Tax on expenses',
  amount: 'Amount paid or refunded',
  amountHint:
    'Leave empty if it’s exactly the difference. If you round it, the difference is posted to Rounding.',
  bank: 'Bank',
  noBank: (currency: string) => `You have no bank in ${currency}. Add one first.`,
  date: 'Date',
  dateHint: everywhere.todayIfEmpty,
} as const;
