import type { Day } from '../day.ts';
import { owed } from '../invoice/facts.ts';
import { awaitsPayment, isDraft, isGone } from '../invoice/status.ts';
import { type Decimal, isPositive, zero } from '../money.ts';
import type { DocumentHeader } from './document.ts';

/**
 * What is still owed on a document, in its own currency: nothing on a cancelled or deleted one, what it asks for on a
 * draft. The one definition, whoever shows it.
 */
export const owedOn = (document: Pick<DocumentHeader, 'status' | 'total' | 'settled'>): Decimal =>
  isGone(document.status) ? zero : owed(document);

/** The same at home. What is posted is what is open; a draft is worth what it would be posted at. */
export const owedAtHome = ({
  status,
  homeTotal,
  homeOpen,
}: Pick<DocumentHeader, 'status' | 'homeTotal' | 'homeOpen'>): Decimal =>
  isDraft(status) ? homeTotal : homeOpen;

/** Issued, and something is still owed on it: it may be asked for and paid. */
export const isPayable = (document: { status: string; owed: Decimal }): boolean =>
  awaitsPayment(document.status) && isPositive(document.owed);

/** In the books as owed, after the day it was due; `overdueHere` says the same in SQL. */
export const isOverdue = (
  { status, homeOpen, dueOn }: Pick<DocumentHeader, 'status' | 'homeOpen' | 'dueOn'>,
  today: Day,
): boolean => awaitsPayment(status) && isPositive(homeOpen) && dueOn !== null && dueOn < today;
