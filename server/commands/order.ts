import type { PaymentMode } from '../../src/domain/books/payment-mode.ts';
import type { Day } from '../../src/domain/day.ts';
import type { PaymentsChoice } from '../../src/domain/documents/credit-note.ts';
import type { Document } from '../../src/domain/documents/document.ts';
import { taxesOn } from '../../src/domain/documents/todays-taxes.ts';
import type { Decimal } from '../../src/domain/money.ts';
import { isNoChange } from '../../src/domain/plan/plan.ts';
import { appliedTemplate } from '../../src/domain/template/template.ts';
import {
  type AdvanceRequest,
  type BillRequest,
  billOrderAct,
  cancelOrderAct,
  deleteAdvanceAct,
  duplicateOrderAct,
  moveOrderAct,
  type OrderMove,
  recordAdvanceAct,
} from '../acts/order.ts';
import { holdAccountFor, type PaymentMethod } from '../services/bank-through.ts';
import { lockOrder } from '../services/order-book.ts';
import { defaultBankAccount } from '../store/books/banks.ts';
import { entryOfPayment } from '../store/books/entries.ts';
import { paymentsById, settledSince, settlementsOf, spentOn } from '../store/books/items.ts';
import { findContactOf, findPartyOf } from '../store/contacts/contacts.ts';
import { runOnce } from '../store/database/intent.ts';
import { type Ctx, Missing, runAct, type Tx } from '../store/database/tx.ts';
import { findDocuments, madeFrom } from '../store/documents/documents.ts';
import { templateOrDefault } from '../store/documents/templates.ts';
import { copyAttachments } from '../store/files/attachments.ts';
import { type CommandResult, commitOrPreview, noChange } from '../store/plan/commit-or-preview.ts';
import { worldOf } from '../store/plan/world.ts';
import { takeTaxes } from '../store/settings/taxes.ts';

/** What becomes of what was paid in advance for a cancelled order; null where nobody said. Without a mode it comes back the way it went. */
export interface CancelOrder {
  payments: PaymentsChoice | null;
  mode: PaymentMode | null;
  /** Home per unit of the order's currency where it comes back; null for what the books say. */
  rate: Decimal | null;
  /** Null for today. */
  onDay: Day | null;
}

/** Cancels an order on a day. */
export const cancelOrder = (
  ctx: Ctx,
  id: string,
  { payments: choice, mode, rate, onDay }: CancelOrder,
): Promise<CommandResult> =>
  runOnce(ctx, async (tx) => {
    const book = await lockOrder(tx, id);
    const { items } = book.advances;
    const behind = items.flatMap(({ paymentId }) => (paymentId ? [paymentId] : []));
    const [payments, settlements, world] = await Promise.all([
      paymentsById(tx, behind),
      settledSince(tx, items, onDay ?? tx.today),
      worldOf(tx),
    ]);
    const bankAccount = mode === null ? null : await defaultBankAccount(tx, mode);
    const request = { choice, payments, method: { mode, bankAccount, rate }, onDay, settlements };
    return commitOrPreview(tx, runAct(cancelOrderAct, book, request, world));
  });

/** An advance as typed. */
export interface PayAdvance extends Omit<AdvanceRequest, 'onDay' | 'bankAccount'>, PaymentMethod {
  /** Null for today. */
  onDay: string | null;
}

/** Records money paid for an order before its bill. */
export const payAdvance = (ctx: Ctx, id: string, request: PayAdvance): Promise<CommandResult> =>
  runOnce(ctx, async (tx) => {
    const book = await lockOrder(tx, id);
    const [bankAccount, world] = await Promise.all([
      holdAccountFor(tx, request, book.order.currency),
      worldOf(tx),
    ]);
    const how = { ...request, onDay: request.onDay ?? world.today, bankAccount };
    return commitOrPreview(tx, runAct(recordAdvanceAct, book, how, world));
  });

/** Takes back an advance that was recorded by mistake. One taken back already answers as a refusal, an unknown one as missing. */
export const deleteAdvance = (ctx: Ctx, id: string, paymentId: string): Promise<CommandResult> =>
  runOnce(ctx, async (tx) => {
    const book = await lockOrder(tx, id);
    const item = book.advances.items.find((one) => one.paymentId === paymentId);
    if (!item) throw new Missing();
    const [entry, used, settled] = await Promise.all([
      entryOfPayment(tx, paymentId),
      spentOn(tx, item.id),
      settlementsOf(tx, [item.id]),
    ]);
    const taken = { item, entry, spentOn: used, moved: settled.length > 0 };
    return commitOrPreview(tx, runAct(deleteAdvanceAct, book, taken, await worldOf(tx)));
  });

/** Opens an order again, or gives up what is left of it. */
export const moveOrder = (ctx: Ctx, id: string, does: OrderMove): Promise<CommandResult> =>
  runOnce(ctx, async (tx) => {
    const book = await lockOrder(tx, id);
    return commitOrPreview(tx, runAct(moveOrderAct, book, does, await worldOf(tx)));
  });

/** Makes a new draft with the same content and today's date. The first id answered is the new draft's. */
export const duplicateOrder = (ctx: Ctx, id: string): Promise<CommandResult> =>
  runOnce(ctx, async (tx) => {
    const book = await lockOrder(tx, id);
    const vendor = await findContactOf(tx, book.order);
    const taxes = await takeTaxes(tx, taxesOn(book.order));
    const done = await commitOrPreview(tx, runAct(duplicateOrderAct, book, vendor, taxes, await worldOf(tx)));
    await copyAttachments(tx, id, done.ids[0]!);
    return done;
  });

/** What a bill is to take of an order, by the ids of its lines; null for all that is left. */
export interface BillOrder extends Pick<BillRequest, 'confirmed'> {
  quantities: ReadonlyMap<string, string> | null;
}

/** The bill that was made of an order last and counts; null for none. */
const lastBillOf = async (tx: Tx, orderId: string): Promise<Document | null> => {
  const made = await madeFrom(tx, orderId);
  return made ? (await findDocuments(tx, 'bill', [made.id]))[0]! : null;
};

/**
 * Makes a draft of a bill of an order. While there is such a draft, and where nothing is left to bill, it answers the bill there
 * is; the quantities of that draft named once more are asked about. The first id answered is the bill's.
 */
export const billOrder = (
  ctx: Ctx,
  id: string,
  { quantities, confirmed }: BillOrder,
): Promise<CommandResult> =>
  runOnce(ctx, async (tx) => {
    const [book, template, world, vendor] = await Promise.all([
      lockOrder(tx, id),
      templateOrDefault(tx, null),
      worldOf(tx),
      findPartyOf(tx, 'vendor', id),
    ]);
    const requested = quantities && book.order.lines.map((line) => quantities.get(line.id) ?? '0');
    const last = await lastBillOf(tx, id);
    const draft = book.bills.draft ? last : null;
    const looked = { template: appliedTemplate(template), vendor, draft };
    const outcome = runAct(billOrderAct, book, looked, { quantities: requested, confirmed }, world);
    if (isNoChange(outcome)) return noChange(tx, last!);
    const done = await commitOrPreview(tx, outcome);
    await copyAttachments(tx, id, done.ids[0]!);
    return done;
  });
