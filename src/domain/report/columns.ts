import { lastOfMonth } from '../day.ts';
import { fiscalYearsIn, stretchesOfYear } from '../values/fiscal-year.ts';
import { formatDay, formatMonth, formatSpan } from '../values/format.ts';
import { type Calendar, type Range, type Span, stretchesOf } from '../values/period.ts';
import { type Comparison, comparedDays } from './compared-days.ts';

/** Stretches of time a report may have a column for. */
export const columnSteps = ['month', 'quarter', 'year'] as const;
export type ColumnStep = (typeof columnSteps)[number];

/** As many columns as a report has besides its total. Source: finance-answers.md, Q118. */
export const mostColumns = 24;

/** Earlier periods a report is held against at most. Source: finance-answers.md, Q117. */
export const mostEarlier = 11;

/**
 * A range in months of the calendar, or in quarters or years of the fiscal year; the first and last are cut at its ends. One more
 * than `mostColumns` at most, so that too many can be told.
 */
export const spansOver = (range: Range, step: ColumnStep, { fiscal }: Pick<Calendar, 'fiscal'>): Range[] => {
  if (step === 'month') return stretchesOf(range, 'month').slice(0, mostColumns + 1);
  const spans: Range[] = [];
  for (const year of fiscalYearsIn(range, fiscal))
    for (const { from, to } of stretchesOfYear(year, step === 'quarter' ? 3 : 12, fiscal)) {
      if (to < range.from || from > range.to) continue;
      spans.push({ from: from < range.from ? range.from : from, to: to > range.to ? range.to : to });
      if (spans.length > mostColumns) return spans;
    }
  return spans;
};

/** The days before some days that these are held against, the latest first; fewer where there are none so early. */
export const earlierDays = (days: Span, comparison: Comparison, periods: number): Span[] => {
  const found: Span[] = [];
  for (let last: Span | null = days; found.length < periods; ) {
    last = comparedDays(last, comparison);
    if (!last) break;
    found.push(last);
  }
  return found;
};

/** What a column of some days is called: a month by its name, other days by their ends, a day alone by itself. */
export const titleOf = ({ from, to }: Span, locale: string): string => {
  if (!to) return '';
  if (!from) return formatDay(to, locale);
  if (from.endsWith('-01') && to === lastOfMonth(from)) return formatMonth(from, locale);
  return formatSpan({ from, to }, locale);
};
