import { createQuoteAct, updateQuoteAct } from '../acts/save-quote.ts';
import { type DocumentRequest, lookUp } from '../services/look-up.ts';
import { drawnRequest } from '../services/typed-template.ts';
import { type CommandResult, commitOrPreview } from '../store/commit-or-preview.ts';
import { lockDocument } from '../store/documents.ts';
import { loadAndRunOnce, runOnce } from '../store/intent.ts';
import { refuseStaleVersion } from '../store/stale-version.ts';
import type { Ctx } from '../store/tx.ts';
import { worldOf } from '../store/world.ts';

/** Creates a quote; it takes its number at once. */
export const createQuote = async (ctx: Ctx, asked: DocumentRequest): Promise<CommandResult> => {
  const request = await drawnRequest(ctx, asked);
  return loadAndRunOnce(
    ctx,
    (tx) => Promise.all([lookUp(tx, request), worldOf(tx)]),
    async (tx, [looked, world]) => commitOrPreview(tx, createQuoteAct(request, looked, world)),
  );
};

/** Saves an edited quote while it is open. A stale edit is refused with both versions. */
export const updateQuote = async (
  ctx: Ctx,
  id: string,
  version: number | null,
  asked: DocumentRequest,
): Promise<CommandResult> => {
  const request = await drawnRequest(ctx, asked);
  return runOnce(ctx, async (tx) => {
    const quote = await lockDocument(tx, 'quote', id);
    await refuseStaleVersion(tx, quote, version);
    const [looked, world] = await Promise.all([lookUp(tx, request, quote), worldOf(tx)]);
    return commitOrPreview(tx, updateQuoteAct(quote, request, looked, world));
  });
};
