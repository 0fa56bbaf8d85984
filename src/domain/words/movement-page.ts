/** The log of stock movements, as its page has it beside the words of the report. */

export { pages } from './list-table.ts';
export const allItems = 'All items';
export const allLocations = 'All locations';
export const allTypes = 'All types';
export const newer = 'Newer movements';
export const older = 'Older movements';
export const empty = 'Purchases, sales, counts and transfers of stock will appear here.';
