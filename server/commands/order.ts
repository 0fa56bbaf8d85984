import { isNoChange } from '../../src/domain/plan.ts';
import { appliedTemplate } from '../../src/domain/template.ts';
import {
  type AskedBill,
  billOrderAct,
  duplicateOrderAct,
  moveOrderAct,
  type OrderBook,
  type OrderMove,
} from '../acts/order.ts';
import { type CommandResult, commitOrPreview, noChange } from '../store/commit-or-preview.ts';
import { findContactOf } from '../store/contacts.ts';
import { findDocuments, lockDocument, madeFrom } from '../store/documents.ts';
import { runOnce } from '../store/intent.ts';
import { madeFromLines } from '../store/made-from.ts';
import { templateOrDefault } from '../store/templates.ts';
import type { Ctx, Tx } from '../store/tx.ts';
import { worldOf } from '../store/world.ts';

/** An order held from here on, with its bills as they are now. */
const lockOrder = async (tx: Tx, id: string): Promise<OrderBook> => {
  const order = await lockDocument(tx, 'order', id);
  return { order, bills: await madeFromLines(tx, id) };
};

/** Cancels an order, opens it again, or gives up what is left of it. */
export const moveOrder = (ctx: Ctx, id: string, does: OrderMove): Promise<CommandResult> =>
  runOnce(ctx, async (tx) => {
    const book = await lockOrder(tx, id);
    return commitOrPreview(tx, moveOrderAct(book, does, await worldOf(tx)));
  });

/** Makes a new draft with the same content and today's date. The first id answered is the new draft's. */
export const duplicateOrder = (ctx: Ctx, id: string): Promise<CommandResult> =>
  runOnce(ctx, async (tx) => {
    const book = await lockOrder(tx, id);
    const [vendor, world] = await Promise.all([findContactOf(tx, book.order), worldOf(tx)]);
    return commitOrPreview(tx, duplicateOrderAct(book, vendor, world));
  });

/** What a bill is to take of an order, by the ids of its lines; null for all that is left. */
export interface BillOrder extends Pick<AskedBill, 'confirmed'> {
  quantities: ReadonlyMap<string, string> | null;
}

/**
 * Makes a draft of a bill of an order. While such a draft stands, and where nothing is left to bill, it answers the bill there
 * is. The first id answered is the bill's.
 */
export const billOrder = (
  ctx: Ctx,
  id: string,
  { quantities, confirmed }: BillOrder,
): Promise<CommandResult> =>
  runOnce(ctx, async (tx) => {
    const book = await lockOrder(tx, id);
    const [vendor, template, world] = await Promise.all([
      findContactOf(tx, book.order),
      templateOrDefault(tx, null),
      worldOf(tx),
    ]);
    const asked = quantities && book.order.lines.map((line) => quantities.get(line.id) ?? '0');
    const looked = { template: appliedTemplate(template), vendor };
    const outcome = billOrderAct(book, looked, { quantities: asked, confirmed }, world);
    if (!isNoChange(outcome)) return commitOrPreview(tx, outcome);
    const [bill] = await findDocuments(tx, 'bill', [(await madeFrom(tx, id))!.id]);
    return noChange(tx, bill!);
  });
