import { paperBankOf } from '../../src/domain/documents/document-paper.ts';
import { isNoChange } from '../../src/domain/plan/plan.ts';
import type { QuoteTarget } from '../../src/domain/quote/convert.ts';
import { appliedTemplate } from '../../src/domain/template/template.ts';
import { convertQuoteAct } from '../acts/convert-quote.ts';
import { findPartyOf } from '../store/contacts/contacts.ts';
import { runOnce } from '../store/database/intent.ts';
import { type Ctx, runAct } from '../store/database/tx.ts';
import { findDocuments, lockDocument, madeFrom } from '../store/documents/documents.ts';
import { paperBank } from '../store/documents/paper-bank.ts';
import { templateOrDefault } from '../store/documents/templates.ts';
import { copyAttachments } from '../store/files/attachments.ts';
import { type CommandResult, commitOrPreview, noChange } from '../store/plan/commit-or-preview.ts';
import { worldOf } from '../store/plan/world.ts';
import { findOwnParty } from '../store/settings/particulars.ts';
import { findProducts } from '../store/stock/products.ts';
import { lockStock } from '../store/stock/stock.ts';

/**
 * Converts a quote once: to an invoice issued today, or to a receipt paid in full today in cash. Converted to the same
 * again it answers the document it became. The first id answered is the new document's.
 */
export const convertQuote = (ctx: Ctx, id: string, target: QuoteTarget): Promise<CommandResult> =>
  runOnce(ctx, async (tx) => {
    const [quote, world] = await Promise.all([lockDocument(tx, 'quote', id), worldOf(tx)]);
    const sold = quote.lines.flatMap((line) => (line.productId ? [line.productId] : []));
    const [products, stock, template, bank, own, customer] = await Promise.all([
      findProducts(tx, sold),
      lockStock(tx, sold, world.today),
      templateOrDefault(tx, null),
      paperBank(tx, null),
      findOwnParty(tx),
      findPartyOf(tx, 'customer', quote.id),
    ]);
    const loaded = {
      quote,
      products,
      stock,
      template: appliedTemplate(template),
      bank: bank && paperBankOf(bank),
      own,
      termsDays: customer?.termsDays ?? null,
    };
    const outcome = runAct(convertQuoteAct, loaded, target, world);
    if (!isNoChange(outcome)) {
      const done = await commitOrPreview(tx, outcome);
      await copyAttachments(tx, id, done.ids[0]!);
      return done;
    }
    const [made] = await findDocuments(tx, 'invoice', [(await madeFrom(tx, quote.id))!.id]);
    return noChange(tx, made!);
  });
