import { standingOf } from '../../src/domain/invoice/book.ts';
import { duplicateOf, planDraft, planPutAway } from '../../src/domain/invoice/draft.ts';
import { invoiceLifecycle } from '../../src/machines/invoice/invoice.lifecycle.ts';
import { decide } from '../../src/machines/standing.ts';
import { carryOut } from '../store/intent.ts';
import { lockInvoice } from '../store/invoices.ts';
import { type Ctx, granted } from '../store/tx.ts';
import { worldOf } from '../store/world.ts';
import { type Done, finish, unmoved } from './finish.ts';

/** Deletes a draft or a cancelled invoice; the row stays and can be restored. */
export const deleteInvoice = (ctx: Ctx, id: string): Promise<Done> =>
  carryOut(ctx, async (tx) => {
    const document = await lockInvoice(tx, id);
    const move = granted(decide(invoiceLifecycle, standingOf(document), { type: 'invoice.delete' }));
    if (!move.moved) return unmoved(tx, document);
    return finish(tx, planPutAway(document, move, 'invoice.delete', await worldOf(tx)));
  });

/** Returns a deleted invoice to what it was. */
export const restoreInvoice = (ctx: Ctx, id: string): Promise<Done> =>
  carryOut(ctx, async (tx) => {
    const document = await lockInvoice(tx, id);
    const move = granted(decide(invoiceLifecycle, standingOf(document), { type: 'invoice.restore' }));
    return finish(tx, planPutAway(document, move, 'invoice.restore', await worldOf(tx)));
  });

/** Makes a new draft with the same content and today's dates. The first id answered is the new draft's. */
export const duplicateInvoice = (ctx: Ctx, id: string): Promise<Done> =>
  carryOut(ctx, async (tx) => {
    const document = await lockInvoice(tx, id);
    granted(decide(invoiceLifecycle, standingOf(document), { type: 'invoice.duplicate' }));
    const world = await worldOf(tx);
    return finish(tx, planDraft(duplicateOf(document, world), world, 'invoice.duplicate', { from: id }));
  });
