import type { PaymentMode } from '../../src/domain/books/accounts.ts';
import { noStock, type Stock } from '../../src/domain/books/stock.ts';
import type { DeliveryStatus } from '../../src/domain/delivery.ts';
import type { TypedDocument } from '../../src/domain/documents/content.ts';
import { contentRefusal, newDraft, planDraft } from '../../src/domain/invoice/draft.ts';
import type { Decimal } from '../../src/domain/money.ts';
import { joined, type Plan, type World } from '../../src/domain/plan.ts';
import type { Product } from '../../src/domain/product.ts';
import { isRefusal, type Refusal } from '../../src/domain/refusal.ts';
import { issueDraftAct } from '../acts/issue-invoice.ts';
import { deliver, refuseDelivery } from '../services/deliver.ts';
import { type DocumentRequest, typedDocument } from '../services/typed-document.ts';
import { drawnRequest } from '../services/typed-template.ts';
import { type CommandResult, commitOrPreview } from '../store/commit-or-preview.ts';
import { loadAndCarryOut } from '../store/intent.ts';
import { lockStock } from '../store/stock.ts';
import { type Ctx, granted } from '../store/tx.ts';
import { worldOf } from '../store/world.ts';

/** An invoice or receipt as asked for: what was typed, whether to issue it, and what is paid at once. */
export interface NewInvoice extends DocumentRequest {
  subtype: 'invoice' | 'receipt';
  issue: boolean;
  deposit: Decimal;
  mode: PaymentMode;
}

export interface CreateInvoice extends NewInvoice {
  /** How far the goods have come, where that is known already. */
  delivery: DeliveryStatus | null;
}

/** The new document, issued and paid as asked, as one plan, or why not. */
export const planCreation = (
  typed: TypedDocument,
  stock: Stock,
  request: Pick<NewInvoice, 'issue' | 'deposit' | 'mode'>,
  world: World,
): Plan | Refusal => {
  const refused = contentRefusal(typed, request.issue);
  if (refused) return refused;
  const draft = newDraft(typed, world);
  const plan = planDraft(draft, world);
  if (!request.issue) return plan;
  const issued = issueDraftAct(draft, stock, request, world);
  return isRefusal(issued) ? issued : joined(plan, issued);
};

/** The products whose stock issuing changes. */
export const trackedOf = (products: readonly Product[]): string[] =>
  products.filter((product) => product.tracked).map((product) => product.id);

/** Creates an invoice or receipt, as a draft or issued, with what is paid at once, in one transaction. */
export const createInvoice = async (ctx: Ctx, asked: CreateInvoice): Promise<CommandResult> => {
  const request = await drawnRequest(ctx, asked);
  return loadAndCarryOut(
    ctx,
    (tx) => Promise.all([typedDocument(tx, request), worldOf(tx)]),
    async (tx, [{ typed, products }, world]) => {
      const stock = request.issue ? await lockStock(tx, trackedOf(products), typed.issuedOn) : noStock;
      const plan = granted(planCreation(typed, stock, request, world));
      const { after } = plan.documents[0]!;
      if (!request.issue) refuseDelivery(after, request.delivery);
      const done = await commitOrPreview(tx, plan);
      if (request.issue) await deliver(tx, after.id, request.delivery);
      return done;
    },
  );
};
