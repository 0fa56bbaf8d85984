import { planQuoteMove, quoteStandingOf } from '../../src/domain/quote/draft.ts';
import { quoteLifecycle } from '../../src/machines/quote/quote.lifecycle.ts';
import { decide } from '../../src/machines/standing.ts';
import { type CommandResult, commitOrPreview, noChange } from '../store/commit-or-preview.ts';
import { lockDocument } from '../store/documents.ts';
import { carryOut } from '../store/intent.ts';
import { type Ctx, granted } from '../store/tx.ts';
import { worldOf } from '../store/world.ts';

/** Deletes an open quote; the row stays and can be restored. */
export const deleteQuote = (ctx: Ctx, id: string): Promise<CommandResult> =>
  carryOut(ctx, async (tx) => {
    const quote = await lockDocument(tx, 'quote', id);
    const move = granted(decide(quoteLifecycle, quoteStandingOf(quote), { type: 'quote.delete' }));
    if (!move.moved) return noChange(tx, quote);
    return commitOrPreview(tx, planQuoteMove(quote, move, 'quote.delete', await worldOf(tx)));
  });

/** Returns a deleted quote to what it was. */
export const restoreQuote = (ctx: Ctx, id: string): Promise<CommandResult> =>
  carryOut(ctx, async (tx) => {
    const quote = await lockDocument(tx, 'quote', id);
    const move = granted(decide(quoteLifecycle, quoteStandingOf(quote), { type: 'quote.restore' }));
    return commitOrPreview(tx, planQuoteMove(quote, move, 'quote.restore', await worldOf(tx)));
  });
