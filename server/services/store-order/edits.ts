import { receivable } from '../../../src/domain/books/side.ts';
import type { CreditNoteDraft } from '../../../src/domain/documents/credit-note.ts';
import { isGone } from '../../../src/domain/documents/posted-status.ts';
import { isZero, zero } from '../../../src/domain/money.ts';
import {
  editOf,
  isBilledAlike,
  isNoEdit,
  type LessLine,
  lessRemovals,
  type OrderEdit,
  partsOf,
  removalsOf,
} from '../../../src/domain/online-store/edits.ts';
import type { OrderBill } from '../../../src/domain/online-store/order-money.ts';
import { storeOrders as words } from '../../../src/domain/online-store/store-orders.words.ts';
import { isNoChange } from '../../../src/domain/plan/plan.ts';
import type { PostedBook } from '../../../src/domain/posted/book.ts';
import { digitsOf } from '../../../src/domain/values/currency.ts';
import { creditNoteAct } from '../../acts/credit-note.ts';
import { editStoreDocumentAct } from '../../acts/store-order.ts';
import { Refused, runAct } from '../../store/database/tx.ts';
import { lockDocument } from '../../store/documents/documents.ts';
import {
  addOrderAction,
  documentLinesOf,
  documentsOf,
  noteBilled,
  noteLines,
  type OrderAction,
  type StoreOrderRow,
} from '../../store/online-store/store-orders.ts';
import { bookOf, lockBook } from '../../store/plan/posted-books.ts';
import { writePlan } from '../../store/plan/write-plan.ts';
import { trackedOf } from '../look-up.ts';
import { billed, rateOf, requestOf } from './bill.ts';
import { held, latest, type OrderContext, openDayOf } from './context.ts';
import { moved, pairsOf, postDocument } from './document.ts';
import { spread } from './spread.ts';

type OrderActions = ReadonlyMap<OrderAction, ReadonlySet<string>>;

/** True where a document can be posted anew: nothing was settled on it or given back, and its day is open. */
const isPlain = ({ document }: Pick<PostedBook, 'document'>, { world: { lockedUntil } }: OrderContext) =>
  isZero(document.settled) &&
  document.credited.length === 0 &&
  !isGone(document.status) &&
  (document.number === null || lockedUntil === null || document.issuedOn > lockedUntil);

/** Posts the one document of an order anew with what the order comes to now. Throws `Refused`. */
const postAnew = async (
  context: OrderContext,
  recordId: string,
  documentId: string,
  bill: Pick<OrderBill, 'lines' | 'rest'>,
): Promise<void> => {
  const { tx, world } = context;
  const document = await lockDocument(tx, 'invoice', documentId);
  const known = await documentLinesOf(tx, recordId);
  const kept = new Map(known.map(({ lineId, documentLineId }) => [lineId, documentLineId]));
  const terms = {
    subtype: document.subtype,
    issue: document.number !== null,
    contactId: document.contactId!,
    day: document.issuedOn,
    rate: document.rate,
  };
  const { request, lines, looked } = await requestOf(context, bill, terms, document, kept);
  const sold = { products: trackedOf(looked), on: document.issuedOn };
  const book = await bookOf(tx, receivable, document, sold);
  const plan = runAct(editStoreDocumentAct, request, lines, looked, book, world);
  await writePlan(tx, plan);
  await noteLines(tx, recordId, documentId, pairsOf(lines, plan.documents[0]!.after.lines));
};

/** What was edited off an order that was paid: a credit note on each document that billed it; its goods come back. Throws `Refused`. */
const takeOff = async (context: OrderContext, recordId: string, less: readonly LessLine[], key: string) => {
  const { tx, order, world } = context;
  for (const { documentId, lines } of await spread(tx, recordId, less)) {
    const book = await lockBook(tx, receivable, documentId);
    const onDay = latest(openDayOf(order.changedAt, context), book.document.issuedOn);
    const draft: CreditNoteDraft = {
      goods: 'back',
      shipping: null,
      surplus: 'credit',
      mode: 4,
      bankAccount: null,
      lines,
      onDay,
      reason: words.editReason(order),
    };
    const plan = runAct(creditNoteAct, book, draft, world);
    if (isNoChange(plan)) continue;
    await writePlan(tx, plan);
    await addOrderAction(tx, recordId, 'edit', `${key} ${documentId}`, plan.creditNotes[0]?.note.id ?? null);
  }
};

/** What was added to an order that was paid: a second invoice. Throws `Refused`. */
const billAdded = async (
  context: OrderContext,
  recordId: string,
  first: PostedBook,
  { more }: OrderEdit,
  key: string,
): Promise<void> => {
  const { order } = context;
  const day = latest(openDayOf(order.changedAt, context), first.document.issuedOn);
  const terms = {
    subtype: 'invoice' as const,
    issue: true,
    contactId: first.document.contactId!,
    day,
    rate: await rateOf(context, day),
  };
  const { id, pairs } = await postDocument(context, { lines: more, rest: zero }, terms);
  await noteLines(context.tx, recordId, id, pairs);
  await addOrderAction(context.tx, recordId, 'added', key, id);
};

/** What was billed of an order, as it's kept; of one that was taken in before that was kept, what it comes to, where its total is the same. */
const billedOf = ({ order }: OrderContext, row: StoreOrderRow, bill: OrderBill, actions: OrderActions) => {
  if (row.billed) return row.billed;
  if (actions.get('document')?.has(order.total)) return partsOf(bill);
  throw new Refused(held('edited', words.edited));
};

/** The edit of an order whose one document is as it was issued: posted anew. False where there is none of it, or it can't be. */
const postedAnew = async (
  context: OrderContext,
  row: StoreOrderRow,
  bill: OrderBill,
  actions: OrderActions,
  edit: OrderEdit,
): Promise<boolean> => {
  const { tx, order } = context;
  const removals = removalsOf(order, moved(context));
  const fresh = removals.filter(({ id }) => !actions.get('refund')?.has(id));
  if (moved(context) || order.cancelledAt || (isNoEdit(edit) && fresh.length === 0)) return false;
  const ids = await documentsOf(tx, row.id);
  const less = lessRemovals(bill, removals, digitsOf(order.currency));
  if (ids.length > 1 || less.lines.length === 0) return false;
  if (!isPlain(await lockBook(tx, receivable, row.documentId!), context)) return false;
  await postAnew(context, row.id, row.documentId!, less);
  for (const { id } of fresh) await addOrderAction(tx, row.id, 'refund', id, null);
  return true;
};

/**
 * Brings the documents of an order to an edit in the shop: compared with what was billed of it, whatever happened between. While nothing was paid the
 * document is posted anew; afterwards what is less is given back and what is more is a second invoice. Throws `Refused`. Source:
 * connections.md, rule 15.
 *
 * @returns false where it was edited and edits aren't followed: somebody has to correct it by hand
 */
export const followEdits = async (
  context: OrderContext,
  row: StoreOrderRow,
  actions: OrderActions,
): Promise<boolean> => {
  const { tx, order, settings } = context;
  const bill = billed(context);
  const edit = editOf(billedOf(context, row, bill, actions), bill);
  if (edit === null) throw new Refused(held('edited', words.editedBoth));
  const isFollowed = settings.automation.follows.includes(2);
  if (!isFollowed && !isNoEdit(edit)) return false;
  if (!(isFollowed && (await postedAnew(context, row, bill, actions, edit))) && !isNoEdit(edit)) {
    const first = await lockBook(tx, receivable, row.documentId!);
    if (first.document.number === null) throw new Refused(held('edited', words.editedDraft));
    const key = `${order.changedAt} ${(actions.get('edit')?.size ?? 0) + (actions.get('added')?.size ?? 0)}`;
    if (edit.less.length > 0) await takeOff(context, row.id, edit.less, key);
    if (edit.more.length > 0) await billAdded(context, row.id, first, edit, key);
  }
  const parts = partsOf(bill);
  if (!row.billed || !isBilledAlike(row.billed, parts)) await noteBilled(tx, row.id, parts);
  return true;
};
