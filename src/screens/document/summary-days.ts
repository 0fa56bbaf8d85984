import type { DatesValues } from '../page/DatesFilter.tsx';

/** The days of a list as what it comes to is asked for: the same as are listed, all where none are said. */
export const summaryDays = ({ dates, from, to }: DatesValues) => ({
  period: dates || 'alltime',
  from: from || undefined,
  to: to || undefined,
});
