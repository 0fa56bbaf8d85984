import type { Stock } from '../../src/domain/books/stock.ts';
import type { World } from '../../src/domain/books/world.ts';
import type { Document, Party } from '../../src/domain/documents/document.ts';
import type { PaperBank } from '../../src/domain/documents/document-paper.ts';
import { standingOfDocument } from '../../src/domain/documents/standing.ts';
import { joined, type Outcome, type Plan } from '../../src/domain/plan/plan.ts';
import { planDraft } from '../../src/domain/posted/draft.ts';
import { planNonPostingMove } from '../../src/domain/posted/non-posting.ts';
import { conversionEvent, draftFromQuote, type QuoteTarget } from '../../src/domain/quote/convert.ts';
import { quoteFactsOn } from '../../src/domain/quote/facts.ts';
import type { Product } from '../../src/domain/stock/product.ts';
import type { AppliedTemplate } from '../../src/domain/template/template.ts';
import { invalid, isRefusal, type Refusal, refusal } from '../../src/domain/values/refusal.ts';
import { rateWords } from '../../src/domain/words/banks.ts';
import { quoteLifecycle } from '../../src/machines/quote/quote.lifecycle.ts';
import { decide } from '../../src/machines/standing.ts';
import { issueDraftAct } from './issue-posted.ts';

/** A quote with what converting it must know. */
export interface ConvertedQuote {
  quote: Document;
  /** Those its lines name. */
  products: readonly Product[];
  stock: Stock;
  /** The template applied to its document. */
  template: AppliedTemplate;
  /** The bank an invoice names. */
  bank: PaperBank | null;
  /** The business as it says of itself by now. */
  own: Party;
  /** How many days its customer has to pay; null where no terms were agreed. */
  termsDays: number | null;
}

/** An invoice that can't be issued for want of goods is made as a draft; a receipt has no such way out. */
const draftedInstead = (drafted: Plan, target: QuoteTarget, why: Refusal): Plan | Refusal =>
  target === 'receipt' || why.kind !== 'shortage'
    ? why
    : { ...drafted, warnings: [`${why.message} The invoice is made as a draft.`] };

/**
 * Converts a quote once: to an invoice issued today, or to a receipt paid in full today in cash. One converted to the
 * same already stays as it is.
 */
export const convertQuoteAct = (
  { quote, products, stock, ...paper }: ConvertedQuote,
  target: QuoteTarget,
  world: World,
): Outcome => {
  const move = decide(quoteLifecycle, standingOfDocument(quoteFactsOn(world.today), quote), {
    type: conversionEvent[target],
  });
  if (isRefusal(move)) return move;
  if (!move.moved) return { unchanged: quote };
  if (quote.lacksRate) return invalid('rate', rateWords.neededToConvert(quote.currency));
  const draft = draftFromQuote(quote, target, paper, world);
  const drafted = joined(
    planDraft(draft, world, 'invoice.create', { from: quote.number }),
    planNonPostingMove(quote, move, 'quote.convert', world, { to: target, documentId: draft.id }),
  );
  const gone = products.find((product) => product.deleted);
  const issued = gone
    ? refusal('shortage', `${gone.name} has been deleted.`)
    : issueDraftAct(draft, stock, { deposit: '0', mode: 1 }, world);
  return isRefusal(issued) ? draftedInstead(drafted, target, issued) : joined(drafted, issued);
};
