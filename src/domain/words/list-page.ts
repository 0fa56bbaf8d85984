/** A list, whatever of. */

export const statuses = 'Statuses';
export { nothingMatches } from './everywhere.ts';
export const showEverything = 'Show everything';

// Which days it is of
export const thisMonth = 'This month';
export const thisYear = 'This year';
export const customDates = 'Custom dates';
export const allDates = 'All dates';
export const dates = 'Dates';
export const period = 'Period';
