import type { Day } from '../day.ts';
import { type Decimal, isPositive, minus, zero } from '../money.ts';
import { owedByCustomers } from '../values/side-names.ts';
import type { DocumentHeader } from './document.ts';
import { documentTypes, kindSpec } from './kinds.ts';
import { awaitsPayment, isDraft, isGone } from './status.ts';

/**
 * What is still owed on a document, in its own currency: nothing on a cancelled or deleted one, what it asks for on a
 * draft. The one definition, whoever shows it.
 */
export const owedOn = (document: Pick<DocumentHeader, 'kind' | 'status' | 'total' | 'settled'>): Decimal =>
  isGone(document) ? zero : minus(document.total, document.settled);

/** What its contact owes on it, as `owedOn` has it: null on a draft, on which nothing is owed yet. */
export const outstandingOn = ({
  owed,
  ...document
}: Pick<DocumentHeader, 'kind' | 'status'> & { owed: Decimal }): Decimal | null =>
  isDraft(document) ? null : owed;

/** What `owedOn` says, at home. What is posted is what is open; a draft is worth what it would be posted at. */
export const owedAtHome = (
  document: Pick<DocumentHeader, 'kind' | 'status' | 'homeTotal' | 'homeOpen'>,
): Decimal => (isDraft(document) ? document.homeTotal : document.homeOpen);

/** Issued, and something is still owed on it. */
export const isOwed = (document: Pick<DocumentHeader, 'kind' | 'status'> & { owed: Decimal }): boolean =>
  awaitsPayment(document) && isPositive(document.owed);

/** Owed by a customer, who may be asked for it and pay it online. */
export const isPayable = (document: Pick<DocumentHeader, 'kind' | 'status'> & { owed: Decimal }): boolean =>
  kindSpec(document.kind).side === owedByCustomers && isOwed(document);

/** The day it is to be paid by: none of what is gone, none where a type is paid at once. */
export const dueDayOf = (
  document: Pick<DocumentHeader, 'kind' | 'status' | 'subtype' | 'dueOn'>,
): Day | 'at once' | null => {
  if (isGone(document)) return null;
  return documentTypes[document.subtype].hasDueDay ? document.dueOn : 'at once';
};

/** In the books as owed, after the day it was due; `overdueHere` says the same in SQL. */
export const isOverdue = (
  { homeOpen, dueOn, ...document }: Pick<DocumentHeader, 'kind' | 'status' | 'homeOpen' | 'dueOn'>,
  today: Day,
): boolean => awaitsPayment(document) && isPositive(homeOpen) && dueOn !== null && dueOn < today;
