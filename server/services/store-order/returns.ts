import { receivable } from '../../../src/domain/books/side.ts';
import type { Document } from '../../../src/domain/documents/document.ts';
import { type Decimal, isZero, plus, sum, zero } from '../../../src/domain/money.ts';
import type { StoreRefund } from '../../../src/domain/online-store/order.ts';
import { type RefundedLine, refundedLines } from '../../../src/domain/online-store/order-money.ts';
import { storeOrders as words } from '../../../src/domain/online-store/store-orders.words.ts';
import { isNoChange } from '../../../src/domain/plan/plan.ts';
import { creditable } from '../../../src/domain/posted/facts.ts';
import { cancelPostedAct } from '../../acts/cancel-posted.ts';
import { creditNoteAct } from '../../acts/credit-note.ts';
import { deletePostedAct } from '../../acts/delete-posted.ts';
import { runAct } from '../../store/database/tx.ts';
import { addOrderAction, documentsOf, type OrderAction } from '../../store/online-store/store-orders.ts';
import { lockBook } from '../../store/plan/posted-books.ts';
import { writePlan } from '../../store/plan/write-plan.ts';
import { latest, type OrderContext, openDayOf } from './context.ts';
import { leftOfOrder, spread } from './spread.ts';

/** What each line of an order has left, whichever documents it was billed on. */
const byLine = (left: Awaited<ReturnType<typeof leftOfOrder>>) => {
  const all = new Map<string, Decimal>();
  for (const { lineId, amount } of left) all.set(lineId, plus(all.get(lineId) ?? zero, amount));
  return [...all].map(([lineId, amount]) => ({ lineId, amount }));
};

type OrderActions = ReadonlyMap<OrderAction, ReadonlySet<string>>;

/** The lines of a refund whose goods came back, and those whose goods didn't: each a credit note of its own. */
const parts = (refund: StoreRefund, lines: readonly RefundedLine[]) => {
  const came = new Set(refund.lines.filter(({ restocked }) => restocked).map(({ lineId }) => lineId));
  return (['back', 'kept'] as const)
    .map((goods) => ({ goods, lines: lines.filter(({ lineId }) => came.has(lineId) === (goods === 'back')) }))
    .filter((part) => part.lines.length > 0);
};

const issueNote = async (
  context: OrderContext,
  documentId: string,
  refund: StoreRefund,
  goods: 'back' | 'kept',
  lines: readonly { lineId: string; quantity: string | null; amount: string; tax: string }[],
): Promise<string | null> => {
  const { tx, order, world } = context;
  const book = await lockBook(tx, receivable, documentId);
  const plan = runAct(
    creditNoteAct,
    book,
    {
      goods,
      lines,
      shipping: null,
      surplus: 'credit',
      mode: 4,
      bankAccount: null,
      onDay: latest(openDayOf(refund.at, context), book.document.issuedOn),
      reason: words.refundReason({ name: order.name, note: refund.note }).slice(0, 500),
    },
    world,
  );
  if (isNoChange(plan)) return null;
  await writePlan(tx, plan);
  return plan.creditNotes[0]?.note.id ?? null;
};

/**
 * Gives back what the shop gave back and isn't given back here yet: a credit note per refund, with the shop's own amounts and taxes, on each
 * document that billed it. Money is booked apart, as its transactions say. Throws `Refused`. Source: connections.md, rule 14.
 */
export const giveBackRefunds = async (
  context: OrderContext,
  recordId: string,
  actions: OrderActions,
): Promise<void> => {
  const { tx, order } = context;
  for (const refund of order.refunds) {
    if (actions.get('refund')?.has(refund.id)) continue;
    const lines = refundedLines(refund, byLine(await leftOfOrder(tx, recordId)));
    const worth = sum(lines.map(({ amount, tax }) => plus(amount, tax)));
    let noteId: string | null = null;
    for (const part of isZero(worth) ? [] : parts(refund, lines))
      for (const { documentId, lines: own } of await spread(tx, recordId, part.lines))
        noteId = await issueNote(context, documentId, refund, part.goods, own);
    await addOrderAction(tx, recordId, 'refund', refund.id, noteId);
  }
};

/** Cancels the documents of a cancelled order that nothing was given back of; what was paid stays the customer's credit. Throws `Refused`. */
export const cancelDocuments = async (
  context: OrderContext,
  recordId: string,
  actions: OrderActions,
): Promise<void> => {
  const { tx, order, world } = context;
  if (actions.get('cancellation')?.size) return;
  const ids = await documentsOf(tx, recordId);
  for (const documentId of ids) {
    const book = await lockBook(tx, receivable, documentId);
    // All of it was removed and given back before.
    if (isZero(creditable(book.document))) continue;
    const choice = { payments: 'credit', goods: 'back', mode: null, bankAccount: null } as const;
    const plan = runAct(cancelPostedAct, book, choice, world);
    if (!isNoChange(plan)) await writePlan(tx, plan);
  }
  await addOrderAction(tx, recordId, 'cancellation', order.cancelledAt!, ids[0] ?? null);
};

/**
 * Deletes the draft of an order that was cancelled before anybody paid it: nothing of it was posted, and it isn't to be issued.
 * It can be restored. Throws `Refused`. Source: connections.md, rule 15.
 */
export const dropDraft = async (
  { tx, order, world }: OrderContext,
  recordId: string,
  document: Document,
): Promise<void> => {
  const plan = runAct(deletePostedAct, document, world);
  if (!isNoChange(plan)) await writePlan(tx, plan);
  await addOrderAction(tx, recordId, 'cancellation', order.cancelledAt!, document.id);
};
