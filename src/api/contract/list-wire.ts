import * as z from 'zod/mini';
import { all, count, day, text } from './wire-types.ts';

/** What a list is asked for. */
export const paging = all(z.optional(count), 'page limit');

/** Which of its pages an answer is, of how many, and how many rows there are of all. */
export const paged = all(z.number(), 'currentpage total pagetotal');

const span = all(z.optional(day), 'fromdate todate');

/** Days of figures: a period by its name, or days of one's own. */
export const days = { sortby: z.optional(text(40)), ...span };

/** The days figures are of, as answered; without ends, all there are. */
export const spanned = all(z.nullable(day), 'fromdate todate');
