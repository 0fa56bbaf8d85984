/** A contact's documents of one kind, on their page. */

export const due = 'Due';
export const number = 'Number';
export const status = 'Status';
export { nothingMatches as noMatch } from './everywhere.ts';
export const searchNumberItem = 'Search number, item';
export const allStatuses = 'All statuses';
export const order = 'Order';
