import type { Stock } from '../../src/domain/books/stock.ts';
import type { DeliveryStatus } from '../../src/domain/delivery.ts';
import { deliveryRefusal } from '../../src/domain/documents/leaving.ts';
import { joined, type Plan, type World } from '../../src/domain/plan.ts';
import { contentRefusal, newDraft, planDraft } from '../../src/domain/posted/draft.ts';
import { isRefusal, type Refusal } from '../../src/domain/refusal.ts';
import { issueDraftAct, type PaidAtOnce } from './issue-posted.ts';
import { type AskedDocument, type LookedUp, typedDocument } from './typed-document.ts';

/** What is asked of an invoice or receipt beside what was typed: whether to issue it, and what is paid at once. */
export interface AskedPosted extends AskedDocument, PaidAtOnce {
  subtype: 'invoice' | 'receipt';
  issue: boolean;
  /** How far the goods have come, where that is known already. */
  delivery?: DeliveryStatus | null;
}

/** The new document, issued and paid as asked, as one plan, or why not. */
export const createPostedAct = (
  request: AskedPosted,
  looked: LookedUp,
  stock: Stock,
  world: World,
): Plan | Refusal => {
  const typed = typedDocument(request, looked, null, world);
  if (isRefusal(typed)) return typed;
  const refused = contentRefusal(typed, request.issue);
  if (refused) return refused;
  const draft = newDraft(typed, world);
  const plan = planDraft(draft, world);
  if (!request.issue) return deliveryRefusal(draft, request.delivery ?? null) ?? plan;
  const issued = issueDraftAct(draft, stock, request, world);
  return isRefusal(issued) ? issued : joined(plan, issued);
};
