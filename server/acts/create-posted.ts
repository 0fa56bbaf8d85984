import type { Stock } from '../../src/domain/books/stock.ts';
import type { World } from '../../src/domain/books/world.ts';
import { deliveryRefusal } from '../../src/domain/documents/can-send.ts';
import { documentTypes } from '../../src/domain/documents/kinds.ts';
import { joined, type Plan } from '../../src/domain/plan/plan.ts';
import { contentRefusal, newDraft, planDraft } from '../../src/domain/posted/draft.ts';
import type { DeliveryStatus } from '../../src/domain/values/delivery.ts';
import { invalid, isRefusal, type Refusal } from '../../src/domain/values/refusal.ts';
import { documentRefusals } from '../../src/domain/words/documents.ts';
import type { DocumentRequest, LookedUp } from './document-request.ts';
import { issueDraftAct, type PaidAtOnce } from './issue-posted.ts';
import { farDocumentRefusal, typedDocument } from './typed-document.ts';

/** What is asked of a document that is posted beside what was typed: whether to issue it, and what is paid at once. */
export interface PostedRequest extends DocumentRequest, PaidAtOnce {
  issue: boolean;
  /** Another document of the same contact has the same reference, and that is meant. */
  confirmed?: boolean;
  /** How far the goods have come, where that is known already. */
  delivery?: DeliveryStatus | null;
}

/** The same reference of the same contact is on another document, and nobody said that this is meant. */
export const sameReferenceRefusal = (
  { confirmed, subtype }: Pick<PostedRequest, 'confirmed' | 'subtype'>,
  { sameReference }: Pick<LookedUp, 'sameReference'>,
): Refusal | null =>
  sameReference && confirmed !== true
    ? invalid(
        'reference',
        documentRefusals.sameReferenceStands(documentTypes[subtype].title, sameReference.number),
      )
    : null;

/** The new document, issued and paid as asked, as one plan, or why not. */
export const createPostedAct = (
  request: PostedRequest,
  looked: LookedUp,
  stock: Stock,
  world: World,
): Plan | Refusal => {
  const typed = typedDocument(request, looked, null, world);
  if (isRefusal(typed)) return typed;
  const refused =
    contentRefusal(typed, request.issue) ??
    sameReferenceRefusal(request, looked) ??
    farDocumentRefusal(typed, null, world);
  if (refused) return refused;
  const draft = newDraft(typed, world);
  const plan = planDraft(draft, world);
  if (!request.issue) return deliveryRefusal(draft, request.delivery ?? null) ?? plan;
  const issued = issueDraftAct(draft, stock, request, world);
  return isRefusal(issued) ? issued : joined(plan, issued);
};
