import { live } from '../../src/domain/books/open-item.ts';
import type { Stock } from '../../src/domain/books/stock.ts';
import type { World } from '../../src/domain/books/world.ts';
import type { Document } from '../../src/domain/documents/document.ts';
import type { DocumentKind } from '../../src/domain/documents/kind.ts';
import { kindSpec } from '../../src/domain/documents/kinds.ts';
import { importUndo as words } from '../../src/domain/import/imports.words.ts';
import type { Kept } from '../../src/domain/import/row-done.ts';
import { isNoChange, joined, type Plan } from '../../src/domain/plan/plan.ts';
import type { PostedBook } from '../../src/domain/posted/book.ts';
import type { PaymentTies } from '../../src/domain/posted/payment-delete.ts';
import { isRefusal, type Refusal } from '../../src/domain/values/refusal.ts';
import { cancelPostedAct } from './cancel-posted.ts';
import { createPostedAct, type PostedRequest } from './create-posted.ts';
import { deletePaymentAct } from './delete-payment.ts';
import { deletePostedAct } from './delete-posted.ts';
import type { LookedUp } from './document-request.ts';
import { createNonPostingAct, moveNonPostingAct, type NonPosting } from './non-posting.ts';
import { cancelOrderAct, type OrderBook } from './order.ts';

/** True of the kinds that post nothing. */
export const isNonPosting = (kind: DocumentKind): kind is NonPosting => !kindSpec(kind).posts;

/**
 * A document as a file tells it, planned by the act of its form. Issued, one of ours keeps the number it came with where that is free; of one the
 * other party wrote our number is ours. Source: answers-2.md, Q56.
 *
 * @param ownNumber what it is to be numbered; null to take the next of its series
 */
export const importDocumentAct = (
  kind: DocumentKind,
  request: PostedRequest,
  ownNumber: string | null,
  looked: LookedUp,
  stock: Stock,
  world: World,
): Plan | Refusal => {
  const plan = isNonPosting(kind)
    ? createNonPostingAct(kind, request, looked, world)
    : createPostedAct(request, looked, stock, world);
  if (isRefusal(plan) || ownNumber === null) return plan;
  const documents = plan.documents.map((change) =>
    change.takesNumberFrom ? { ...change, takesNumberFrom: null, ownNumber } : change,
  );
  return { ...plan, documents };
};

/** Why a document is no longer as an import left it; null where it is. */
export const whyDocumentKept = (
  { kind, status, version }: Pick<Document, 'kind' | 'status' | 'version'>,
  leftAs: number,
): Kept | null => {
  if (kindSpec(kind).statuses.deleted.includes(status)) return { kept: words.deletedSince };
  return version === leftAs ? null : { kept: words.changedSince };
};

/** What a payment taken back leaves of the book it was in. */
const afterPayment = (book: PostedBook, plan: Plan): PostedBook => ({
  ...book,
  document: plan.documents[0]!.after,
  settlements: [...book.settlements, ...plan.settlements],
});

/**
 * Takes a posted document that is as its import left it out of the books: what was paid with it is reversed, it is cancelled and deleted, all on its
 * own day, which must be open. A draft is deleted. Source: answers-2.md, Q60.
 *
 * @param ties what belongs to each payment, by settlement
 */
export const undoPostedAct = (
  book: PostedBook,
  ties: ReadonlyMap<string, PaymentTies>,
  world: World,
): Plan | Refusal => {
  const { document } = book;
  const then = { ...world, today: document.issuedOn };
  let [plan, left]: [Plan | null, PostedBook] = [null, book];
  const take = (next: ReturnType<typeof deletePostedAct>): Refusal | null => {
    if (isRefusal(next)) return next;
    if (isNoChange(next)) return null;
    plan = plan ? joined(plan, next) : next;
    left = afterPayment(left, next);
    return null;
  };
  for (const settlement of live(book.settlements)) {
    const refused = take(deletePaymentAct(left, settlement, ties.get(settlement.id) ?? null, then));
    if (refused) return refused;
  }
  if (!kindSpec(document.kind).statuses.draft.includes(document.status)) {
    const choice = { payments: 'credit', goods: 'back', mode: null, bankAccount: null } as const;
    const refused = take(cancelPostedAct(left, choice, then));
    if (refused) return refused;
  }
  const gone = take(deletePostedAct(left.document, world));
  return gone ?? plan!;
};

/** Takes out a document that posts nothing: an order is cancelled first, where its vendor has it. */
export const undoNonPostingAct = (kind: NonPosting, book: OrderBook, world: World): Plan | Refusal => {
  const { order } = book;
  const method = { mode: null, bankAccount: null };
  const isIssued = kindSpec(kind).statuses.open.includes(order.status);
  const cancelled = isIssued
    ? cancelOrderAct(book, { choice: null, payments: [], method, onDay: null, settlements: [] }, world)
    : null;
  if (cancelled && isRefusal(cancelled)) return cancelled;
  const first = cancelled && !isNoChange(cancelled) ? cancelled : null;
  const gone = moveNonPostingAct(kind, first?.documents[0]?.after ?? order, 'delete', world);
  if (isRefusal(gone) || isNoChange(gone)) return isRefusal(gone) ? gone : first!;
  return first ? joined(first, gone) : gone;
};
