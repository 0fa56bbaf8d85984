import { standingOf } from '../../src/domain/invoice/book.ts';
import { duplicateOf, planDraft, planPutAway } from '../../src/domain/invoice/draft.ts';
import { joined } from '../../src/domain/plan.ts';
import { invoiceLifecycle } from '../../src/machines/invoice/invoice.lifecycle.ts';
import { decide } from '../../src/machines/standing.ts';
import { refuseDeletedCustomer } from '../services/typed-document.ts';
import { type CommandResult, commitOrPreview, noChange } from '../store/commit-or-preview.ts';
import { carryOut } from '../store/intent.ts';
import { lockInvoice } from '../store/invoices.ts';
import { type Ctx, granted } from '../store/tx.ts';
import { worldOf } from '../store/world.ts';
import { quoteRejoined, quoteReopened } from './source-quote.ts';

/** Deletes a draft or a cancelled invoice; the row stays and can be restored. The quote it came from opens again. */
export const deleteInvoice = (ctx: Ctx, id: string): Promise<CommandResult> =>
  carryOut(ctx, async (tx) => {
    const document = await lockInvoice(tx, id);
    const move = granted(decide(invoiceLifecycle, standingOf(document), { type: 'invoice.delete' }));
    if (!move.moved) return noChange(tx, document);
    const world = await worldOf(tx);
    const put = planPutAway(document, move, 'invoice.delete', world);
    return commitOrPreview(tx, joined(put, await quoteReopened(tx, document, world)));
  });

/** Returns a deleted invoice to what it was. */
export const restoreInvoice = (ctx: Ctx, id: string): Promise<CommandResult> =>
  carryOut(ctx, async (tx) => {
    const document = await lockInvoice(tx, id);
    const move = granted(decide(invoiceLifecycle, standingOf(document), { type: 'invoice.restore' }));
    const world = await worldOf(tx);
    const put = planPutAway(document, move, 'invoice.restore', world);
    return commitOrPreview(tx, joined(put, await quoteRejoined(tx, document, world)));
  });

/** Makes a new draft with the same content and today's dates. The first id answered is the new draft's. */
export const duplicateInvoice = (ctx: Ctx, id: string): Promise<CommandResult> =>
  carryOut(ctx, async (tx) => {
    const document = await lockInvoice(tx, id);
    granted(decide(invoiceLifecycle, standingOf(document), { type: 'invoice.duplicate' }));
    await refuseDeletedCustomer(tx, document.contactId);
    const world = await worldOf(tx);
    return commitOrPreview(
      tx,
      planDraft(duplicateOf(document, world), world, 'invoice.duplicate', { from: id }),
    );
  });
