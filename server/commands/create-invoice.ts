import type { PaymentMode } from '../../src/domain/books/accounts.ts';
import type { DeliveryStatus } from '../../src/domain/delivery.ts';
import { contentRefusal, newDraft, planDraft } from '../../src/domain/invoice/draft.ts';
import type { Decimal } from '../../src/domain/money.ts';
import { joined } from '../../src/domain/plan.ts';
import { loadAndCarryOut } from '../store/intent.ts';
import { lockStock } from '../store/stock.ts';
import { type Ctx, granted, Refused } from '../store/tx.ts';
import { worldOf } from '../store/world.ts';
import { type Done, finish } from './finish.ts';
import { issuePlan } from './issue-invoice.ts';
import { deliver, refuseDelivery } from './set-delivery.ts';
import { type DocumentRequest, typedDocument } from './typed-document.ts';

/** An invoice or receipt as asked for: what was typed, whether to issue it, and what is paid at once. */
export interface CreateInvoice extends DocumentRequest {
  subtype: 'invoice' | 'receipt';
  issue: boolean;
  deposit: Decimal;
  mode: PaymentMode;
  /** How far the goods have come, where that is known already. */
  delivery: DeliveryStatus | null;
}

/** Creates an invoice or receipt, as a draft or issued, with what is paid at once, in one transaction. */
export const createInvoice = (ctx: Ctx, request: CreateInvoice): Promise<Done> =>
  loadAndCarryOut(
    ctx,
    (tx) => Promise.all([typedDocument(tx, request), worldOf(tx)]),
    async (tx, [{ typed, products }, world]) => {
      const refused = contentRefusal(typed, request.issue);
      if (refused) throw new Refused(refused);
      const draft = newDraft(typed, world);
      const plan = planDraft(draft, world);
      if (!request.issue) {
        refuseDelivery(draft, request.delivery);
        return finish(tx, plan);
      }
      const tracked = products.filter((product) => product.tracked).map((product) => product.id);
      const done = await finish(
        tx,
        joined(plan, granted(issuePlan(draft, await lockStock(tx, tracked), request, world))),
      );
      await deliver(tx, draft.id, request.delivery);
      return done;
    },
  );
