import type { Document } from '../../src/domain/documents/document.ts';
import { standingOf } from '../../src/domain/invoice/book.ts';
import {
  amendRefusal,
  contentRefusal,
  planAmend,
  withInvoiceContent,
} from '../../src/domain/invoice/draft.ts';
import { planEdit } from '../../src/domain/invoice/issue.ts';
import { joined } from '../../src/domain/plan.ts';
import { invoiceLifecycle } from '../../src/machines/invoice/invoice.lifecycle.ts';
import { decide } from '../../src/machines/standing.ts';
import { issueDraftAct } from '../acts/issue-invoice.ts';
import { deliver, refuseDelivery } from '../services/deliver.ts';
import { typedDocument } from '../services/typed-document.ts';
import { drawnRequest } from '../services/typed-template.ts';
import { type CommandResult, commitOrPreview } from '../store/commit-or-preview.ts';
import { carryOut } from '../store/intent.ts';
import { bookOf, lockInvoice } from '../store/invoices.ts';
import { refuseStaleVersion } from '../store/stale-version.ts';
import { type Ctx, granted, Refused } from '../store/tx.ts';
import { worldOf } from '../store/world.ts';
import type { CreateInvoice } from './create-invoice.ts';

export interface UpdateInvoice extends CreateInvoice {
  id: string;
  /** The version the form was opened on; null saves over whatever stands. */
  version: number | null;
}

/** What only a full edit may change; the rest may change after a payment too. */
const contentOf = (document: Document) =>
  JSON.stringify([
    document.contactId,
    document.issuedOn,
    document.depositRequired,
    document.total,
    document.currency,
    document.rate,
    document.lacksRate,
    document.shipping,
    document.terms.discount,
    document.terms.shippingTax,
    document.lines.map(({ productId, name, description, quantity, price, taxId, taxPercent }) => [
      productId,
      name,
      description,
      quantity,
      price,
      taxId,
      taxPercent,
    ]),
  ]);

/**
 * Saves an edited invoice. Where only notes, due date, addresses, template or messages changed it is amended; otherwise it is edited, and
 * an issued one posted anew. A draft may be issued in the same act. A stale edit is refused with both versions.
 */
export const updateInvoice = async (ctx: Ctx, asked: UpdateInvoice): Promise<CommandResult> => {
  const request = await drawnRequest(ctx, asked);
  return carryOut(ctx, async (tx) => {
    const document = await lockInvoice(tx, request.id);
    await refuseStaleVersion(tx, document, request.version);
    const issued = request.issue || document.number !== null;
    if (!issued) refuseDelivery(document, request.delivery);
    const { typed, products } = await typedDocument(
      tx,
      { ...request, subtype: standingOf(document).facts.subtype },
      document,
    );
    const world = await worldOf(tx);
    const edited = withInvoiceContent(document, typed, world);
    const standing = standingOf(document);
    const issues = request.issue && document.number === null;
    if (contentOf(edited) === contentOf(document) && !issues) {
      const refused = amendRefusal(typed);
      if (refused) throw new Refused(refused);
      const move = granted(decide(invoiceLifecycle, standing, { type: 'invoice.amend' }));
      const { notes, dueOn, parties, terms, template, sending, search } = edited;
      const amended = { notes, dueOn, parties, terms, template, sending, search };
      const done = await commitOrPreview(tx, planAmend(document, amended, move, world));
      await deliver(tx, document.id, request.delivery);
      return done;
    }
    const refused = contentRefusal(typed, issued);
    if (refused) throw new Refused(refused);
    const move = granted(
      decide(invoiceLifecycle, standing, {
        type: 'invoice.edit',
        edited: { lines: edited.lines.length, total: edited.total },
      }),
    );
    const book = await bookOf(tx, document, {
      products: products.map((product) => product.id),
      on: edited.issuedOn,
    });
    const plan = granted(planEdit(book, edited, move, world));
    const draft = plan.documents[0]!.after;
    const whole = issues ? joined(plan, granted(issueDraftAct(draft, book.stock, request, world))) : plan;
    const done = await commitOrPreview(tx, whole);
    await deliver(tx, document.id, request.delivery);
    return done;
  });
};
