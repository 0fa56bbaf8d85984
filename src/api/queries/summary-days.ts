import type { ListDays } from './document-list.ts';

/** The days of a list as what it comes to is asked for: of this month while all are listed. */
export const summaryDays = ({ dates, from, to }: ListDays) => ({
  sortby: dates || 'thismonth',
  fromdate: from || undefined,
  todate: to || undefined,
});
