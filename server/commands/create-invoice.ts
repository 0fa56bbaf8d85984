import type { PaymentMode } from '../../src/domain/books/accounts.ts';
import { partyOf } from '../../src/domain/contact.ts';
import type { Document, Party } from '../../src/domain/documents/document.ts';
import { contentRefusal, newDraft, planDraft, type TypedInvoice } from '../../src/domain/invoice/draft.ts';
import type { Decimal } from '../../src/domain/money.ts';
import { joined } from '../../src/domain/plan.ts';
import { invalid } from '../../src/domain/refusal.ts';
import { findCustomer } from '../store/contacts.ts';
import { carryOut } from '../store/intent.ts';
import { findProducts } from '../store/products.ts';
import { type Ctx, Refused, type Tx } from '../store/tx.ts';
import { worldOf } from '../store/world.ts';
import { type Done, finish } from './finish.ts';
import { issuePlan } from './issue-invoice.ts';

/** An invoice or receipt as asked for: what was typed, whether to issue it, and what is paid at once. */
export interface InvoiceRequest {
  subtype: 'invoice' | 'receipt';
  customerId: string | null;
  issuedOn: string;
  dueOn: string | null;
  depositRequired: Decimal | null;
  notes: string;
  lines: {
    id: string | null;
    productId: string | null;
    name: string;
    description: string;
    quantity: Decimal;
    price: Decimal;
  }[];
}

export interface CreateInvoice extends InvoiceRequest {
  issue: boolean;
  deposit: Decimal;
  mode: PaymentMode;
}

/** Looks up what was typed: the customer as a party, each line's product. A deleted customer gets no new document. */
export const typedInvoice = async (
  tx: Tx,
  request: InvoiceRequest,
  current: Document | null = null,
): Promise<TypedInvoice> => {
  const productIds = request.lines.flatMap((line) => (line.productId ? [line.productId] : []));
  const [customer, products] = await Promise.all([
    request.customerId ? findCustomer(tx, request.customerId) : null,
    findProducts(tx, productIds),
  ]);
  if (customer?.deleted && current?.contactId !== customer.id)
    throw new Refused(invalid('customer', `${customer.name} is deleted. Restore the customer first.`));
  const from: Party = current?.parties.from ?? { name: tx.business.name, address: tx.business.address };
  return {
    subtype: request.subtype,
    contactId: customer?.id ?? null,
    issuedOn: request.issuedOn,
    dueOn: request.dueOn,
    depositRequired: request.depositRequired,
    notes: request.notes,
    channel: current?.channel ?? 'manual',
    locationId: current?.locationId ?? null,
    parties: { from, to: customer ? partyOf(customer) : { name: '' } },
    lines: request.lines.map((line) => {
      const product = products.find((one) => one.id === line.productId);
      return {
        ...line,
        name: line.name || product?.name || '',
        unit: product?.unit ?? null,
        accountId: product?.incomeAccount ?? (product?.kind === 'service' ? 15 : null),
        categoryId: product?.categoryId ?? null,
      };
    }),
  };
};

/** Creates an invoice or receipt, as a draft or issued, with what is paid at once, in one transaction. */
export const createInvoice = (ctx: Ctx, request: CreateInvoice): Promise<Done> =>
  carryOut(ctx, async (tx) => {
    const [typed, world] = await Promise.all([typedInvoice(tx, request), worldOf(tx)]);
    const refused = contentRefusal(typed, request.issue);
    if (refused) throw new Refused(refused);
    const draft = newDraft(typed, world);
    const plan = planDraft(draft, world);
    return finish(tx, request.issue ? joined(plan, issuePlan(draft, request, world)) : plan);
  });
