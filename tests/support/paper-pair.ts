import type { Plan } from '../../src/domain/plan/plan.ts';
import { standingOf } from '../../src/domain/posted/book.ts';
import { isRefusal, type Refusal } from '../../src/domain/values/refusal.ts';
import type { PostedEvent } from '../../src/machines/posted/posted.lifecycle.ts';
import { postedLifecycle } from '../../src/machines/posted/posted.refusing.ts';
import { decide } from '../../src/machines/standing.ts';
import type { PaperBooks } from './paper-books.ts';
import type { Coin } from './random-invoices.ts';
import type { SecondLedger } from './second-ledger.ts';
import type { Content } from './second-totals.ts';

/** The two ledgers side by side, and who deals with them. */
export interface Pair {
  books: PaperBooks;
  second: SecondLedger;
  customers: readonly string[];
  home: Coin;
}

/** What an act picks by: numbers without a meaning of their own, and a document's content. */
export interface How {
  a: number;
  b: number;
  c: number;
  content: Content;
}

/** Writes a plan and does the act in the second ledger, or leaves both alone where it was refused. */
export const both = ({ books }: Pair, plan: Plan | Refusal, twin: () => void): boolean => {
  if (isRefusal(plan)) return false;
  books.write(plan);
  twin();
  return true;
};

/** What the chart says to an event; null where it refuses, or where nothing moves. */
export const decided = ({ books }: Pair, id: string, event: PostedEvent) => {
  const move = decide(postedLifecycle, standingOf(books.document(id)), event);
  return isRefusal(move) || (!move.moved && event.type !== 'document.edit') ? null : move;
};

/** One of the documents, more often one that is owed. */
export const chosen = ({ second }: Pair, { a }: How) => {
  const open = [...second.documents].filter(([, one]) => one.owed > 0n);
  const all = a % 3 && open.length ? open : [...second.documents];
  return all.length ? all[a % all.length]! : null;
};
