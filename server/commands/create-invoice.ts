import type { PaymentMode } from '../../src/domain/books/accounts.ts';
import { noStock, type Stock } from '../../src/domain/books/stock.ts';
import type { DeliveryStatus } from '../../src/domain/delivery.ts';
import type { TypedDocument } from '../../src/domain/documents/content.ts';
import type { Document } from '../../src/domain/documents/document.ts';
import { contentRefusal, newDraft, planDraft } from '../../src/domain/invoice/draft.ts';
import type { Decimal } from '../../src/domain/money.ts';
import { joined, type Plan, type World } from '../../src/domain/plan.ts';
import type { Product } from '../../src/domain/product.ts';
import { gathered } from '../store/gathered.ts';
import { carryOutTogether, loadAndCarryOut } from '../store/intent.ts';
import { lockStock } from '../store/stock.ts';
import { type Ctx, granted, NotTogether, Refused } from '../store/tx.ts';
import { worldOf } from '../store/world.ts';
import { type Done, finish, finishTogether } from './finish.ts';
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

interface Act {
  ctx: Ctx;
  request: CreateInvoice;
}

const draftOf = (typed: TypedDocument, request: CreateInvoice, world: World): Document => {
  const refused = contentRefusal(typed, request.issue);
  if (refused) throw new Refused(refused);
  return newDraft(typed, world);
};

const planOf = (draft: Document, stock: Stock, request: CreateInvoice, world: World): Plan => {
  const plan = planDraft(draft, world);
  return request.issue ? joined(plan, granted(issuePlan(draft, stock, request, world))) : plan;
};

const trackedOf = (products: readonly Product[]): string[] =>
  products.filter((product) => product.tracked).map((product) => product.id);

const createAlone = ({ ctx, request }: Act): Promise<Done> =>
  loadAndCarryOut(
    ctx,
    (tx) => Promise.all([typedDocument(tx, request), worldOf(tx)]),
    async (tx, [{ typed, products }, world]) => {
      const draft = draftOf(typed, request, world);
      if (!request.issue) refuseDelivery(draft, request.delivery);
      const stock = request.issue ? await lockStock(tx, trackedOf(products), draft.issuedOn) : noStock;
      const done = await finish(tx, planOf(draft, stock, request, world));
      if (request.issue) await deliver(tx, draft.id, request.delivery);
      return done;
    },
  );

/** What takes goods out of stock goes alone: the next one has to see what it left. */
const createTogether = (acts: readonly Act[]): Promise<Done[]> =>
  carryOutTogether(
    acts,
    (tx) => Promise.all([worldOf(tx), Promise.all(acts.map(({ request }) => typedDocument(tx, request)))]),
    (tx, [world, documents]) => {
      if (documents.some(({ products }) => trackedOf(products).length > 0)) throw new NotTogether();
      const plans = documents.map(({ typed }, n) => {
        const { request } = acts[n]!;
        return planOf(draftOf(typed, request, world), noStock, request, world);
      });
      return finishTogether(tx, plans);
    },
  );

const create = gathered({ alone: createAlone, together: createTogether });

/**
 * Creates an invoice or receipt, as a draft or issued, with what is paid at once, in one transaction; those of one user
 * that come while another one is written share theirs (decision 0029).
 */
export const createInvoice = (ctx: Ctx, request: CreateInvoice): Promise<Done> =>
  ctx.previewOnly || request.delivery ? createAlone({ ctx, request }) : create({ ctx, request });
