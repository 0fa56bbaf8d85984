import * as z from 'zod/mini';
import { typeNames } from '../../domain/documents/kinds.ts';
import { reportSheet } from './report-sheet.ts';
import { all, day, decimal, envelope, id, listQuery, paging, text } from './wire-types.ts';

/** A period by its name, or days of one's own. */
export const days = { sortby: listQuery.sortby, fromdate: z.optional(day), todate: z.optional(day) };

/** What the statement of a contact's account is asked for, whatever their role. */
export const askedStatement = { ...paging, ...days, compare: z.optional(text(20)) };

/** What is claimed: a document of some type, or what was owed when the books began. */
export const claimType = z.enum([...typeNames, 'opening']);

/** A claim beside the document it is of. */
export const claim = {
  ...all(day, 'issue_date', 'due_date'),
  currency: z.string(),
  ...all(decimal, 'totalamount', 'amountdue', 'hometotalamount', 'homeamountdue'),
};

/** What a statement answers beside its claims. */
export const statement = {
  ...all(z.nullable(day), 'fromdate', 'todate'),
  openingbalance: decimal,
  /** Of what was owed before the days, what was cancelled in them. */
  ...all(decimal, 'totalcancelled', 'totalsettled', 'totalamountdue'),
  ...all(z.number(), 'currentpage', 'total', 'pagetotal'),
  report: reportSheet,
};

/** Where a statement is mailed to, and the sender's words. */
export const statementMail = {
  email: z.optional(text(300)),
  ...all(z.optional(text(3000)), 'Cc', 'Bcc'),
  personal_message: z.optional(text(5000)),
};

export const statementSent = envelope(z.object({ messageid: id, email: z.string(), repeated: z.boolean() }));
