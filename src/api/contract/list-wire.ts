import * as z from 'zod/mini';
import { all, count, day, several, text, userId } from './wire-types.ts';

/** What a list is asked for. */
export const paging = all(z.optional(count), 'page limit');

/** Which of its pages an answer is, of how many, and how many rows there are of all. */
export const paged = all(z.number(), 'currentpage total pagetotal');

const span = all(z.optional(day), 'fromdate todate');

/** The same in the spec's other spelling. */
export const upperPaged = all(z.number(), 'Total PageTotal CurrentPage');

/** Days a list is of: a period by its name, before which days that are given go. */
export const listDays = { period: z.optional(text(40)), ...span };

const narrowed = {
  sortby: z.optional(text(40)),
  sortorder: z.optional(text(20)),
  searchquery: z.optional(text(200)),
};
export const listQuery = { ...paging, ...narrowed };

/** Those of a list that were picked; left out, all of them. */
export const pickedRows = { Ids: z.optional(several) };

/** What a list that is made a file is narrowed to: all but its pages. */
export const listFile = {
  userid: userId,
  ...narrowed,
  ...listDays,
  status: z.optional(text(40)),
  ...pickedRows,
};

/** The same list asked for in the spec's other spelling. */
export const camelQuery = {
  sortBy: z.optional(text(40)),
  sortOrder: z.optional(text(20)),
  searchQuery: z.optional(text(200)),
};

/** Days of figures: a period by its name, or days of one's own. */
export const days = { sortby: z.optional(text(40)), ...span };

/** The days figures are of, as answered; without ends, all there are. */
export const spanned = all(z.nullable(day), 'fromdate todate');
