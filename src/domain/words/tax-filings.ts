import { everywhere, type Values } from './everywhere.ts';

/** What calls about filed sales tax answer. */
export const taxFilingAnswers = {
  filing: 'Filing',
  marked: 'Marked as filed.',
  removed: 'No longer marked as filed.',
};

/** What keeps days from being marked as filed. */
export const taxFilingFaults = {
  notOver: (day: string) => `You can mark these days as filed after ${day}.`,
  already: (days: string) => `${days} is already marked as filed. Remove that mark first.`,
  toCome: everywhere.notInFuture,
  before: (day: string) => `Choose ${day} or a later day.`,
};

/** The page of sales tax, of days that are filed or can be. */
export const taxFilingWords = {
  open: 'Mark as filed',
  title: (days: string) => `Mark ${days} as filed`,
  lead: 'The figures are kept as you filed them. What you correct later shows as a difference.',
  save: 'Mark as filed',
  filedOn: 'Filed on',
  filedOnHint: everywhere.todayIfEmpty,
  period: 'You file',
  periodHint: 'Closing a month or a year asks for the tax days that end in it.',
  periods: {
    month: 'Every month',
    'two-months': 'Every two months',
    quarter: 'Every quarter',
    year: 'Every year',
  },
  reference: 'Reference',
  referenceHint: 'The number the tax office gave your return.',
  filed: ({ day, by }: Values<'day' | 'by'>) => `Filed on ${day}, marked by ${by}.`,
  filedAs: ({ day, by, reference }: Values<'day' | 'by' | 'reference'>) =>
    `Filed on ${day} as ${reference}, marked by ${by}.`,
  remove: 'Remove mark',
  removeTitle: 'Remove the mark?',
  removeLead:
    'The figures kept when you filed are removed. Your books don’t change, and you can mark these days again.',
  keep: 'Keep the mark',
} as const;
