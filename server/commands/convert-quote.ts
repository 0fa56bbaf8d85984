import { planDraft } from '../../src/domain/invoice/draft.ts';
import { joined, type Plan } from '../../src/domain/plan.ts';
import { conversionEvent, draftFromQuote, type QuoteTarget } from '../../src/domain/quote/convert.ts';
import { planQuoteMove, quoteStandingOf } from '../../src/domain/quote/draft.ts';
import { invalid, isRefusal, type Refusal, refusal } from '../../src/domain/refusal.ts';
import { worn } from '../../src/domain/template.ts';
import { rateWords } from '../../src/domain/words/rates.ts';
import { quoteLifecycle } from '../../src/machines/quote/quote.lifecycle.ts';
import { decide } from '../../src/machines/standing.ts';
import { findDocuments, lockDocument, madeFrom } from '../store/documents.ts';
import { loadAndCarryOut } from '../store/intent.ts';
import { findProducts } from '../store/products.ts';
import { lockStock } from '../store/stock.ts';
import { templateOrDefault } from '../store/templates.ts';
import { type Ctx, granted, Refused } from '../store/tx.ts';
import { worldOf } from '../store/world.ts';
import { type Done, finish, unmoved } from './finish.ts';
import { issuePlan } from './issue-invoice.ts';

/** An invoice that can't be issued for want of goods is made as a draft; a receipt has no such way out. */
const draftedInstead = (target: QuoteTarget, why: Refusal): Plan['warnings'] => {
  if (target === 'receipt' || why.kind !== 'shortage') throw new Refused(why);
  return [`${why.message} The invoice is made as a draft.`];
};

/**
 * Converts a quote once: to an invoice issued today, or to a receipt paid in full today in cash. Converted to the same
 * again it answers the document it became. The first id answered is the new document's.
 */
export const convertQuote = (ctx: Ctx, id: string, target: QuoteTarget): Promise<Done> =>
  loadAndCarryOut(
    ctx,
    (tx) => Promise.all([lockDocument(tx, 'quote', id), worldOf(tx)]),
    async (tx, [quote, world]) => {
      const move = granted(decide(quoteLifecycle, quoteStandingOf(quote), { type: conversionEvent[target] }));
      if (!move.moved) {
        const [made] = await findDocuments(tx, 'invoice', [(await madeFrom(tx, quote.id))!.id]);
        return unmoved(tx, made!);
      }
      if (quote.lacksRate) throw new Refused(invalid('rate', rateWords.neededToConvert(quote.currency)));
      const sold = quote.lines.flatMap((line) => (line.productId ? [line.productId] : []));
      const [products, stock, template] = await Promise.all([
        findProducts(tx, sold),
        lockStock(tx, sold, world.today),
        templateOrDefault(tx, null),
      ]);
      const draft = draftFromQuote(quote, target, worn(template), world);
      const drafted = joined(
        planDraft(draft, world, 'invoice.create', { from: quote.number }),
        planQuoteMove(quote, move, 'quote.convert', world, { to: target, documentId: draft.id }),
      );
      const gone = products.find((product) => product.deleted);
      const issued = gone
        ? refusal('shortage', `${gone.name} has been deleted.`)
        : issuePlan(draft, stock, { deposit: '0', mode: 1 }, world);
      return finish(
        tx,
        isRefusal(issued)
          ? { ...drafted, warnings: draftedInstead(target, issued) }
          : joined(drafted, issued),
      );
    },
  );
