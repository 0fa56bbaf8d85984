import { planQuote, planQuoteEdit, quoteRefusal, quoteStandingOf } from '../../src/domain/quote/draft.ts';
import { quoteLifecycle } from '../../src/machines/quote/quote.lifecycle.ts';
import { decide } from '../../src/machines/standing.ts';
import { type DocumentRequest, typedDocument } from '../services/typed-document.ts';
import { drawnRequest } from '../services/typed-template.ts';
import { type CommandResult, commitOrPreview } from '../store/commit-or-preview.ts';
import { lockDocument } from '../store/documents.ts';
import { carryOut, loadAndCarryOut } from '../store/intent.ts';
import { refuseStaleVersion } from '../store/stale-version.ts';
import { type Ctx, granted, Refused } from '../store/tx.ts';
import { worldOf } from '../store/world.ts';

/** Creates a quote; it takes its number at once. */
export const createQuote = async (ctx: Ctx, asked: DocumentRequest): Promise<CommandResult> => {
  const request = await drawnRequest(ctx, asked);
  return loadAndCarryOut(
    ctx,
    (tx) => Promise.all([typedDocument(tx, request), worldOf(tx)]),
    async (tx, [{ typed }, world]) => {
      const refused = quoteRefusal(typed);
      if (refused) throw new Refused(refused);
      return commitOrPreview(tx, planQuote(typed, world));
    },
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
  return carryOut(ctx, async (tx) => {
    const quote = await lockDocument(tx, 'quote', id);
    await refuseStaleVersion(tx, quote, version);
    const { typed } = await typedDocument(tx, request, quote);
    const move = granted(
      decide(quoteLifecycle, quoteStandingOf(quote), {
        type: 'quote.edit',
        edited: { lines: typed.lines.length },
      }),
    );
    const refused = quoteRefusal(typed);
    if (refused) throw new Refused(refused);
    return commitOrPreview(tx, planQuoteEdit(quote, typed, move, await worldOf(tx)));
  });
};
