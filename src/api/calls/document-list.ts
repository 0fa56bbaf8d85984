import { creditStates } from '../../domain/documents/credited.ts';
import { userId } from '../wire/values.ts';
import { count, day, ids, number, oneOf, optional, typedText } from './field.ts';

/** What lists of documents are asked for: the fields that they have alike. */

/** Days a list is of: a period by its name, before which days that are given go. */
export const listDays = {
  period: optional(typedText('period', 40)),
  from: optional(day('fromdate')),
  to: optional(day('todate')),
};

/** Which rows, and in which order. */
export const narrowed = {
  /** Those on which something is owed that falls due on these days; late ones too where the first is left out. */
  dueFrom: optional(day('duefrom')),
  dueTo: optional(day('dueto')),
  column: optional(typedText('sortby', 40)),
  direction: optional(typedText('sortorder', 20)),
  search: optional(typedText('searchquery', 200)),
};

/** What a list is asked for. */
export const listQuery = {
  page: optional(count('page')),
  limit: optional(count('limit')),
  ...narrowed,
  ...listDays,
};

/** One status, by any of the specification's words for it. */
export const listStatus = { status: optional(typedText('status', 40)) };

/** Those whose badge says that credit notes made this of them. */
export const listCredited = { credited: optional(oneOf('creditstate', creditStates)) };

/** What a list that is made a file is narrowed to: all but its pages; those of its rows that were picked, or all of them. */
export const listFile = { ...narrowed, ...listDays, ...listStatus, ids: optional(ids('Ids')) };

/** Which of its pages an answer is, of how many, and how many rows there are of all, in the specification's small letters. */
export const lowerPaged = {
  page: number('currentpage'),
  total: number('total'),
  pages: number('pagetotal'),
};

/** The user in an address, as the specification sends it; nobody reads it. */
export const ignoredUser = { userid: userId };
