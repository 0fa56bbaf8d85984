import type { Values } from './everywhere.ts';

/** What calls about revaluations answer. */
export const revaluationAnswers = {
  balances: 'Foreign balances',
  revalued: 'Revaluation posted, and reversed the day after.',
};

/** What is written into the books with a revaluation. */
export const revaluationMemos = {
  revaluation: ({ day }: Values<'day'>) => `Revaluation at ${day}`,
  reversal: ({ day }: Values<'day'>) => `Reversal of the revaluation at ${day}`,
};

/** What is wrong with a revaluation as it is typed. */
export const revaluationFaults = {
  notOver: 'Choose a day before today: a revaluation is reversed the day after.',
  rateMissing: ({ currency }: Values<'currency'>) => `Enter what 1 ${currency} was worth on that day.`,
  nothing: 'Nothing differs at these rates, so there’s nothing to post.',
};

/** What a figure is called that leaves revaluations out. */
export const withoutRevaluation = ({ figure, amount }: Values<'figure' | 'amount'>): string =>
  `${figure}, without a revaluation of ${amount}`;

/** The dialog that revalues foreign balances. */
export const revaluationWords = {
  open: 'Revalue foreign balances',
  title: 'Revalue foreign balances',
  lead: 'Values what’s open in other currencies, and your banks in them, at the rates of a day. The difference is posted as an unrealised gain or loss and reversed the day after.',
  save: 'Post revaluation',
  day: 'As of',
  dayHint: 'Usually the last day of a period, before you lock it.',
  surplus: 'Include customer credits and vendor advances',
  rate: (currency: string, home: string) => `Rate: 1 ${currency} in ${home}`,
  rateOf: (day: string) => `As kept for ${day}.`,
  noRate: 'No rate is kept for this day or one before it.',
  balancesOf: 'Foreign balances at the rates above',
  account: 'Account',
  own: 'Balance',
  home: 'In the books',
  worth: 'At the rate',
  difference: 'Gain or loss',
  total: 'Total',
  none: 'Nothing was open or on a bank in another currency on this day.',
  standing: (numbers: string) => `This replaces the revaluation of this day, entry ${numbers}.`,
} as const;
