import type { PostedDraft, PostedRow, PostedView } from '../posted/view.ts';
import type { EarlyTerms } from '../values/early-terms.ts';

/** A bill as its page shows it. */
export interface BillView extends Omit<PostedView, keyof EarlyTerms | 'lines'>, EarlyTerms {
  /** Of a line without an item, what the account it is booked on is called; null for every other. */
  lines: (PostedView['lines'][number] & { account: string | null })[];
  /** What its vendor calls it; empty where nobody said. */
  reference: string;
}

export interface BillRow extends PostedRow {
  reference: string;
  /** The number of the order it was made from. */
  order: string | null;
}

/** What the form of a bill asks to be saved. */
export interface BillDraft extends PostedDraft {
  /** What is off for paying early; null for what the vendor takes off. */
  early: EarlyTerms | null;
  reference: string;
  /** The same reference is on another bill of the vendor, and that is meant. */
  confirmed: boolean;
  /** A line without an item may name the account it is booked on. */
  lines: (PostedDraft['lines'][number] & { accountId: number | null })[];
}
