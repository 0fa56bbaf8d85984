import type { Decimal } from '../money.ts';

/** What was made from a document and stands, neither cancelled nor deleted. */
export interface MadeOf {
  /** How many of each of its lines are on it, by the line's id. */
  billed: ReadonlyMap<string, Decimal>;
  /** Some of it is being written. */
  draft: boolean;
  /** Some of it was made after the rest of the document was closed. */
  later: boolean;
}
