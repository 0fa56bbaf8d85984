import { planQuoteMove, quoteStandingOf } from '../../src/domain/quote/draft.ts';
import { quoteLifecycle } from '../../src/machines/quote/quote.lifecycle.ts';
import { decide } from '../../src/machines/standing.ts';
import { lockDocument } from '../store/documents.ts';
import { carryOut } from '../store/intent.ts';
import { type Ctx, granted } from '../store/tx.ts';
import { worldOf } from '../store/world.ts';
import { type Done, finish, unmoved } from './finish.ts';

/** Deletes an open quote; the row stays and can be restored. */
export const deleteQuote = (ctx: Ctx, id: string): Promise<Done> =>
  carryOut(ctx, async (tx) => {
    const quote = await lockDocument(tx, 'quote', id);
    const move = granted(decide(quoteLifecycle, quoteStandingOf(quote), { type: 'quote.delete' }));
    if (!move.moved) return unmoved(tx, quote);
    return finish(tx, planQuoteMove(quote, move, 'quote.delete', await worldOf(tx)));
  });

/** Returns a deleted quote to what it was. */
export const restoreQuote = (ctx: Ctx, id: string): Promise<Done> =>
  carryOut(ctx, async (tx) => {
    const quote = await lockDocument(tx, 'quote', id);
    const move = granted(decide(quoteLifecycle, quoteStandingOf(quote), { type: 'quote.restore' }));
    return finish(tx, planQuoteMove(quote, move, 'quote.restore', await worldOf(tx)));
  });
