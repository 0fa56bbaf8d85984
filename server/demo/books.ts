import type { BudgetType } from '../../src/domain/budget/budget.ts';
import { daysAfter } from '../../src/domain/day.ts';
import type { BookEntryName, BookTransferName, StoryAct } from './story-acts.ts';

/** An entry by hand: each account with its amount, a debit where it is above zero. */
interface BookEntry {
  memo: string;
  lines: readonly (readonly [account: number, amount: string])[];
}

/** Entries by hand: what the owner brought in, its wear, what isn't billed yet, and a slip of the pen. */
export const bookEntries = {
  machine: {
    memo: 'Roasting machine, brought in by the owner',
    lines: [
      [6, '4800'],
      [36, '-4800'],
    ],
  },
  wear: {
    memo: 'Depreciation of the roasting machine',
    lines: [
      [44, '240'],
      [7, '-240'],
    ],
  },
  electricity: {
    memo: 'Electricity, not yet billed',
    lines: [
      [22, '138.6'],
      [12, '-138.6'],
    ],
  },
  slip: {
    memo: 'Insurance, entered twice',
    lines: [
      [28, '310'],
      [12, '-310'],
    ],
  },
} as const satisfies Record<BookEntryName, BookEntry>;

/** Money between the till, the bank at home and the one in pounds; what arrives is in the currency of where it arrives. */
export const bookTransfers = {
  till: { from: 'bank', to: 'cash', out: '300', in: null, fee: null, memo: 'Change for the till' },
  pounds: { from: 'bank', to: 'pounds', out: '2340', in: '2000', fee: '4.5', memo: 'Pounds for Northgate' },
  home: { from: 'pounds', to: 'bank', out: '600', in: '684', fee: null, memo: 'Pounds brought home' },
} as const satisfies Record<BookTransferName, object>;

/** What a month is planned to bring and to cost, by account; wear falls on the last month of each quarter. */
export const bookBudgets = {
  Revenue: { monthly: { 13: '3300', 15: '1400' }, quarterly: {} },
  Expense: { monthly: { 21: '850', 22: '140', 25: '40', 27: '65', 32: '1500' }, quarterly: { 44: '240' } },
} as const satisfies Record<BudgetType, object>;

/** The last day of the month before a day. */
const monthEndBefore = (day: string): string => daysAfter(`${day.slice(0, 8)}01`, -1);

/**
 * What its bookkeeper does in the year that ends on a day: entries by hand, budgets of the years it is in, a second bank, money moved,
 * cash counted, and what the bank’s statements say: one is finished, one has three entries still to be found.
 */
export const booksUntil = (first: string, lastDay: string): StoryAct[] => {
  const at = (day: number) => daysAfter(first, day);
  const month = monthEndBefore(lastDay);
  const before = monthEndBefore(month);
  const wear = [2, 5, 8, 11].map((months): string => {
    let day = month;
    for (let n = 0; n < months; n += 1) day = monthEndBefore(day);
    return day;
  });
  const years = [...new Set([Number(first.slice(0, 4)), Number(lastDay.slice(0, 4))])];
  return [
    { act: 'pounds', day: at(1) },
    { act: 'entry', entry: 'machine', n: 1, day: at(3) },
    ...wear
      .filter((day) => day > at(3))
      .map((day, index) => ({ act: 'entry' as const, entry: 'wear' as const, n: 2 + index, day })),
    { act: 'entry', entry: 'slip', n: 6, day: at(45) },
    { act: 'take back', n: 6, day: at(47) },
    { act: 'entry', entry: 'electricity', n: 7, reverseOn: daysAfter(month, 1), day: month },
    { act: 'transfer', transfer: 'till', day: at(10) },
    { act: 'transfer', transfer: 'pounds', day: at(60) },
    { act: 'transfer', transfer: 'home', day: at(210) },
    { act: 'count', short: '3.2', day: month },
    ...years.flatMap((year) =>
      (['Revenue', 'Expense'] as const).map((type) => ({ act: 'budget' as const, year, type, day: at(5) })),
    ),
    { act: 'statement', n: 1, from: first, to: before, day: daysAfter(before, 2) },
    { act: 'tick', n: 1, from: first, to: before, leave: 0, day: daysAfter(before, 2) },
    { act: 'finish', n: 1, day: daysAfter(before, 2) },
    { act: 'statement', n: 2, from: null, to: month, day: lastDay },
    { act: 'tick', n: 2, from: daysAfter(before, 1), to: month, leave: 3, day: lastDay },
  ];
};
