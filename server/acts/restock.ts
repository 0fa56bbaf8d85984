import type { World } from '../../src/domain/books/world.ts';
import type { Plan } from '../../src/domain/plan/plan.ts';
import type { RestockedOrder } from '../../src/domain/stock/restock.ts';
import { isRefusal, type Refusal } from '../../src/domain/values/refusal.ts';
import type { LookedUp } from './document-request.ts';
import { createNonPostingAct, type NonPostingDraftRequest } from './non-posting.ts';

/** The order of one vendor as it would be typed, with what was looked up for it. */
export interface VendorOrder {
  request: NonPostingDraftRequest;
  looked: LookedUp;
}

/** Makes a draft of an order for each vendor, by the same act as one that is typed; all of them, or none. */
export const restockAct = (orders: readonly VendorOrder[], world: World): Plan[] | Refusal => {
  const plans: Plan[] = [];
  for (const { request, looked } of orders) {
    const plan = createNonPostingAct('order', request, looked, world);
    if (isRefusal(plan)) return plan;
    plans.push(plan);
  }
  return plans;
};

/** What is told of a planned order. */
export const restockedOrder = ({ documents }: Plan): RestockedOrder => {
  const { id, contactId, parties, currency, total, lines } = documents[0]!.after;
  return { id, vendorId: contactId!, vendor: parties.to.name, currency, total, items: lines.length };
};
