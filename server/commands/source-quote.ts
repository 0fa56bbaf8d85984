import type { Document } from '../../src/domain/documents/document.ts';
import { emptyPlan, type Plan, type World } from '../../src/domain/plan.ts';
import { conversionEvent, type QuoteTarget } from '../../src/domain/quote/convert.ts';
import { planQuoteMove, quoteStandingOf } from '../../src/domain/quote/draft.ts';
import { refusal } from '../../src/domain/refusal.ts';
import { quoteLifecycle } from '../../src/machines/quote/quote.lifecycle.ts';
import { decide } from '../../src/machines/standing.ts';
import { lockDocument } from '../store/documents.ts';
import { granted, Refused, type Tx } from '../store/tx.ts';

/** The quote a document was made from opens again when that document is deleted, and may be converted anew. */
export const quoteReopened = async (tx: Tx, document: Document, world: World): Promise<Plan> => {
  if (!document.sourceId) return emptyPlan();
  const quote = await lockDocument(tx, 'quote', document.sourceId);
  const move = granted(decide(quoteLifecycle, quoteStandingOf(quote), { type: 'quote.reopen' }));
  return planQuoteMove(quote, move, 'quote.reopen', world, { documentId: document.id });
};

/** A restored document takes its quote with it again; refused where the quote went another way meanwhile. */
export const quoteRejoined = async (tx: Tx, document: Document, world: World): Promise<Plan> => {
  if (!document.sourceId) return emptyPlan();
  const quote = await lockDocument(tx, 'quote', document.sourceId);
  const target = document.subtype as QuoteTarget;
  const move = granted(decide(quoteLifecycle, quoteStandingOf(quote), { type: conversionEvent[target] }));
  if (!move.moved)
    throw new Refused(
      refusal(
        'illegal-move',
        `Its quote ${quote.number} was converted again meanwhile. Delete that ${target} first.`,
      ),
    );
  return planQuoteMove(quote, move, 'quote.convert', world, { to: target, documentId: document.id });
};
