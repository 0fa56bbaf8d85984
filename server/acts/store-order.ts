import type { Stock } from '../../src/domain/books/stock.ts';
import type { World } from '../../src/domain/books/world.ts';
import type { TypedDocument, TypedLine } from '../../src/domain/documents/content.ts';
import { abs, sum } from '../../src/domain/money.ts';
import { withGiven } from '../../src/domain/online-store/given-totals.ts';
import type { BilledLine } from '../../src/domain/online-store/order-money.ts';
import type { StoreOrderStanding } from '../../src/domain/online-store/order-record.ts';
import { joined, type Plan } from '../../src/domain/plan/plan.ts';
import { type PostedBook, standingOf } from '../../src/domain/posted/book.ts';
import { contentRefusal, newDraft, planDraft, withPostedContent } from '../../src/domain/posted/draft.ts';
import { homeTotalOf, planEdit } from '../../src/domain/posted/issue.ts';
import { postingOf } from '../../src/domain/postings/postings.ts';
import { isRefusal, type Refusal } from '../../src/domain/values/refusal.ts';
import { postedLifecycle } from '../../src/machines/posted/posted.refusing.ts';
import { decide, type Move } from '../../src/machines/standing.ts';
import {
  type StoreOrderEvent,
  storeOrderLifecycle,
} from '../../src/machines/store-order/store-order.lifecycle.ts';
import type { DocumentRequest, LookedUp } from './document-request.ts';
import { issueDraftAct } from './issue-posted.ts';
import { typedDocument } from './typed-document.ts';

export type { StoreOrderEvent };

type OrderMove = Move<StoreOrderStanding['facts']> & Pick<StoreOrderStanding, 'status'>;

/** What becomes of an order's record by an event of its chart, or why not. */
export const moveStoreOrderAct = (
  standing: StoreOrderStanding,
  event: StoreOrderEvent,
): OrderMove | Refusal => decide(storeOrderLifecycle, standing, event) as OrderMove | Refusal;

/** A line of the document an order becomes: as it is billed, and what it's posted on. Rounding is of no line of the order's. */
export interface StoreDocumentLine extends Pick<BilledLine, 'price' | 'discount' | 'tax'> {
  accountId: number;
}

/** Typed content with what each line is posted on, and taxes after the discount, as shops take them. */
const asGiven = (typed: TypedDocument, lines: readonly StoreDocumentLine[]): TypedDocument => ({
  ...typed,
  channel: 'store',
  terms: {
    ...typed.terms,
    discount: { type: 'flat', amount: sum(lines.map(({ discount }) => discount)) },
    taxAfterDiscount: true,
  },
  lines: typed.lines.map((line, index): TypedLine => {
    const { accountId, price } = lines[index]!;
    return { ...line, accountId, price };
  }),
});

/** The same as a person could have typed it, to be judged by the same rules: prices are finer here, and rounding may take something off. */
const asTyped = (typed: TypedDocument): TypedDocument => ({
  ...typed,
  lines: typed.lines.map((line) => ({ ...line, price: abs(line.price, 6) })),
});

/**
 * The document an order becomes, issued and where it's a receipt paid, as one plan, or why not.
 *
 * @param lines what each line of the request is billed and posted as, in the same order
 */
export const storeDocumentAct = (
  request: DocumentRequest & { issue: boolean },
  lines: readonly StoreDocumentLine[],
  looked: LookedUp,
  stock: Stock,
  world: World,
): Plan | Refusal => {
  const plain = typedDocument(request, looked, null, world);
  if (isRefusal(plain)) return plain;
  const typed = asGiven(plain, lines);
  const refused = contentRefusal(asTyped(typed), request.issue);
  if (refused) return refused;
  const drafted = withGiven(newDraft(typed, world), lines);
  const draft = { ...drafted, homeTotal: homeTotalOf(drafted, world) };
  const plan = planDraft(draft, world);
  if (!request.issue) return plan;
  const issued = issueDraftAct(draft, stock, { deposit: '0', mode: 4 }, world);
  return isRefusal(issued) ? issued : joined(plan, issued);
};

/**
 * The document of an order that was edited before anything was paid: posted anew with what the order comes to now, or why not. Source:
 * connections.md, rule 15.
 *
 * @param lines what each line of the request is billed and posted as, in the same order
 * @param book with the stock of what is sold from now on too
 */
export const editStoreDocumentAct = (
  request: DocumentRequest,
  lines: readonly StoreDocumentLine[],
  looked: LookedUp,
  book: PostedBook,
  world: World,
): Plan | Refusal => {
  const plain = typedDocument(request, looked, book.document, world);
  if (isRefusal(plain)) return plain;
  const typed = asGiven(plain, lines);
  const refused = contentRefusal(asTyped(typed), book.document.number !== null);
  if (refused) return refused;
  const edited = withGiven(withPostedContent(book.document, typed, world), lines);
  const requested = {
    type: 'document.edit',
    edited: { lines: edited.lines.length, total: edited.total },
  } as const;
  const move = decide(postedLifecycle, standingOf(book.document), requested);
  return isRefusal(move) ? move : planEdit(book, edited, move, world, postingOf(edited));
};
