import type { Document } from '../../src/domain/documents/document.ts';
import type { Outcome, World } from '../../src/domain/plan.ts';
import { planQuoteMove, quoteStandingOf } from '../../src/domain/quote/draft.ts';
import { isRefusal } from '../../src/domain/refusal.ts';
import { quoteLifecycle } from '../../src/machines/quote/quote.lifecycle.ts';
import { decide } from '../../src/machines/standing.ts';

/** Deletes an open quote; one that is deleted stays as it is. */
export const deleteQuoteAct = (quote: Document, world: World): Outcome => {
  const move = decide(quoteLifecycle, quoteStandingOf(quote), { type: 'quote.delete' });
  if (isRefusal(move)) return move;
  return move.moved ? planQuoteMove(quote, move, 'quote.delete', world) : { unchanged: quote };
};

/** Returns a deleted quote to what it was. */
export const restoreQuoteAct = (quote: Document, world: World): Outcome => {
  const move = decide(quoteLifecycle, quoteStandingOf(quote), { type: 'quote.restore' });
  return isRefusal(move) ? move : planQuoteMove(quote, move, 'quote.restore', world);
};
