import { deleteQuoteAct, restoreQuoteAct } from '../acts/delete-quote.ts';
import { type CommandResult, commitOrPreview } from '../store/commit-or-preview.ts';
import { lockDocument } from '../store/documents.ts';
import { loadAndRunOnce } from '../store/intent.ts';
import type { Ctx } from '../store/tx.ts';
import { worldOf } from '../store/world.ts';

const deletion = (ctx: Ctx, id: string, act: typeof deleteQuoteAct): Promise<CommandResult> =>
  loadAndRunOnce(
    ctx,
    (tx) => Promise.all([lockDocument(tx, 'quote', id), worldOf(tx)]),
    (tx, [quote, world]) => commitOrPreview(tx, act(quote, world)),
  );

/** Deletes an open quote; the row stays and can be restored. */
export const deleteQuote = (ctx: Ctx, id: string): Promise<CommandResult> =>
  deletion(ctx, id, deleteQuoteAct);

/** Returns a deleted quote to what it was. */
export const restoreQuote = (ctx: Ctx, id: string): Promise<CommandResult> =>
  deletion(ctx, id, restoreQuoteAct);
