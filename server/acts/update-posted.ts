import type { World } from '../../src/domain/books/world.ts';
import { deliveryRefusal } from '../../src/domain/documents/can-send.ts';
import type { Document } from '../../src/domain/documents/document.ts';
import { joined, type Plan } from '../../src/domain/plan/plan.ts';
import { type PostedBook, standingOf } from '../../src/domain/posted/book.ts';
import { amendRefusal, contentRefusal, planAmend, withPostedContent } from '../../src/domain/posted/draft.ts';
import { planEdit } from '../../src/domain/posted/issue.ts';
import { postingOf } from '../../src/domain/postings/postings.ts';
import { isRefusal, type Refusal } from '../../src/domain/values/refusal.ts';
import { postedLifecycle } from '../../src/machines/posted/posted.refusing.ts';
import { decide } from '../../src/machines/standing.ts';
import { type PostedRequest, sameReferenceRefusal } from './create-posted.ts';
import type { LookedUp } from './document-request.ts';
import { issueDraftAct, type PaidAtOnce } from './issue-posted.ts';
import { farDocumentRefusal, typedDocument } from './typed-document.ts';

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
    document.locationId,
    document.lines.map((line) => [
      line.productId ?? line.accountId,
      line.name,
      line.description,
      line.quantity,
      line.price,
      line.taxId,
      line.taxPercent,
      line.taxReason,
      line.locationId,
    ]),
  ]);

/** Changes what may change at any time: notes, due date, addresses, template and messages. */
const amended = (document: Document, edited: Document, world: World): Plan | Refusal => {
  const move = decide(postedLifecycle, standingOf(document), { type: 'document.amend' });
  if (isRefusal(move)) return move;
  const { reference, notes, dueOn, earlyPercent, earlyDays } = edited;
  const { parties, terms, template, sending, paper, search } = edited;
  const early = { earlyPercent, earlyDays };
  const amendment = { reference, notes, dueOn, ...early, parties, terms, template, sending, paper, search };
  return planAmend(document, amendment, move, world);
};

/** Edits it, posts an issued one anew, and issues a draft where that is asked for. */
const editedWhole = (
  book: PostedBook,
  edited: Document,
  issuing: PaidAtOnce | null,
  world: World,
): Plan | Refusal => {
  const { lines, total } = edited;
  const event = { type: 'document.edit', edited: { lines: lines.length, total } } as const;
  const move = decide(postedLifecycle, standingOf(book.document), event);
  if (isRefusal(move)) return move;
  const plan = planEdit(book, edited, move, world, postingOf(edited));
  if (isRefusal(plan) || !issuing) return plan;
  const issued = issueDraftAct(plan.documents[0]!.after, book.stock, issuing, world);
  return isRefusal(issued) ? issued : joined(plan, issued);
};

/**
 * Saves an edited invoice. Where only notes, due date, addresses, template or messages changed it is amended; otherwise it
 * is edited, and an issued one posted anew. A draft may be issued in the same act.
 *
 * @param book with the stock of what is sold from now on too
 */
export const updatePostedAct = (
  request: PostedRequest,
  looked: LookedUp,
  book: PostedBook,
  world: World,
): Plan | Refusal => {
  const { document } = book;
  const issues = request.issue && document.number === null;
  const issued = request.issue || document.number !== null;
  const undeliverable = issued ? null : deliveryRefusal(document, request.delivery ?? null);
  if (undeliverable) return undeliverable;
  const { subtype } = standingOf(document).facts;
  const typed = typedDocument({ ...request, subtype }, looked, document, world);
  if (isRefusal(typed)) return typed;
  const unconfirmed = sameReferenceRefusal(request, looked) ?? farDocumentRefusal(typed, document, world);
  const edited = withPostedContent(document, typed, world);
  if (contentOf(edited) === contentOf(document) && !issues)
    return amendRefusal(typed) ?? unconfirmed ?? amended(document, edited, world);
  return (
    contentRefusal(typed, issued) ?? unconfirmed ?? editedWhole(book, edited, issues ? request : null, world)
  );
};
