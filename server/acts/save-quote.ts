import type { Document } from '../../src/domain/documents/document.ts';
import type { Plan, World } from '../../src/domain/plan.ts';
import { planQuote, planQuoteEdit, quoteRefusal, quoteStandingOf } from '../../src/domain/quote/draft.ts';
import { isRefusal, type Refusal } from '../../src/domain/refusal.ts';
import { quoteLifecycle } from '../../src/machines/quote/quote.lifecycle.ts';
import { decide } from '../../src/machines/standing.ts';
import { type AskedDocument, type LookedUp, typedDocument } from './typed-document.ts';

/** Creates a quote; it takes its number at once. */
export const createQuoteAct = (request: AskedDocument, looked: LookedUp, world: World): Plan | Refusal => {
  const typed = typedDocument(request, looked, null, world);
  if (isRefusal(typed)) return typed;
  return quoteRefusal(typed) ?? planQuote(typed, world);
};

/** Saves an edited quote while it is open. */
export const updateQuoteAct = (
  quote: Document,
  request: AskedDocument,
  looked: LookedUp,
  world: World,
): Plan | Refusal => {
  const typed = typedDocument(request, looked, quote, world);
  if (isRefusal(typed)) return typed;
  const asked = { type: 'quote.edit', edited: { lines: typed.lines.length } } as const;
  const move = decide(quoteLifecycle, quoteStandingOf(quote), asked);
  if (isRefusal(move)) return move;
  return quoteRefusal(typed) ?? planQuoteEdit(quote, typed, move, world);
};
