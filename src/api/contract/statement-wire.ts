import * as z from 'zod/mini';
import { typeNames } from '../../domain/documents/kinds.ts';
import { days, paged, paging, spanned } from './list-wire.ts';
import { reportSheet } from './report-sheet.ts';
import { all, day, decimal, text } from './wire-types.ts';

/** What the statement of a contact's account is asked for, whatever their role. */
export const askedStatement = { ...paging, ...days, compare: z.optional(text(20)) };

/** What is claimed: a document of some type, what was owed when the books began, or an entry by hand. */
export const claimType = z.enum([...typeNames, 'opening', 'entry']);

/** A claim beside the document it is of. */
export const claim = {
  ...all(day, 'issue_date due_date'),
  currency: z.string(),
  ...all(decimal, 'totalamount amountdue hometotalamount homeamountdue'),
};

/** What a statement answers beside its claims. */
export const statement = {
  ...spanned,
  openingbalance: decimal,
  /** Of what was owed before the days, what was cancelled in them. */
  ...all(decimal, 'totalcancelled totalsettled totalamountdue'),
  ...paged,
  report: reportSheet,
};
