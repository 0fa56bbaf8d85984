import type { DocumentRequest, LookedUp } from '../../server/acts/document-request.ts';
import { standardAccounts } from '../../src/domain/books/accounts.ts';
import { receivable } from '../../src/domain/books/side.ts';
import { noStock, type Stock } from '../../src/domain/books/stock.ts';
import type { World } from '../../src/domain/books/world.ts';
import { blankCustomer, type Customer } from '../../src/domain/contact/contact.ts';
import type { TypedDocument } from '../../src/domain/documents/content.ts';
import { type Document, plainTerms } from '../../src/domain/documents/document.ts';
import { plainPaper } from '../../src/domain/documents/document-paper.ts';
import { plainSending } from '../../src/domain/documents/sending.ts';
import { isNoChange, type Outcome, type Plan } from '../../src/domain/plan/plan.ts';
import type { PostedBook } from '../../src/domain/posted/book.ts';
import { newDraft } from '../../src/domain/posted/draft.ts';
import { newNonPosting, planNonPosting } from '../../src/domain/posted/non-posting.ts';
import { appliedTemplate } from '../../src/domain/template/template.ts';
import { noEarlyTerms } from '../../src/domain/values/early-terms.ts';
import { isRefusal, type Refusal } from '../../src/domain/values/refusal.ts';

/** A world in which ids are counted and nothing is locked, for acts without a database. */
export const actWorld = (more: Partial<World> = {}, prefix = 'new'): World => {
  let ids = 0;
  return {
    today: '2026-03-10',
    lockedUntil: null,
    nearDays: null,
    newId: () => {
      ids += 1;
      return `${prefix}-${ids}`;
    },
    userId: 'user',
    homeCurrency: 'EUR',
    homeDigits: 2,
    locale: 'en-GB',
    accounts: standardAccounts,
    ...more,
  };
};

/** What somebody types for an invoice of two boxes at 50, customer and all. */
export const typedContent = (more: Partial<TypedDocument> = {}): TypedDocument => ({
  subtype: 'invoice',
  reference: '',
  contactId: 'customer',
  issuedOn: '2026-03-10',
  dueOn: null,
  early: noEarlyTerms,
  lines: [
    {
      id: null,
      productId: null,
      name: 'Box',
      description: '',
      quantity: '2',
      price: '50',
      unit: null,
      tax: null,
      accountId: null,
      categoryId: null,
      locationId: null,
    },
  ],
  currency: 'EUR',
  rate: '1',
  lacksRate: false,
  shipping: '0',
  terms: plainTerms,
  template: appliedTemplate(null),
  sending: plainSending,
  paper: plainPaper,
  depositRequired: null,
  notes: '',
  channel: 'manual',
  parties: { from: { name: 'Shop' }, to: { name: 'Ada' } },
  locationId: null,
  ...more,
});

/** A draft invoice of 100, as it lies in the database. */
export const draftInvoice = (more: Partial<Document> = {}, world = actWorld({}, 'stood')): Document => ({
  ...newDraft(typedContent(), world),
  ...more,
});

/** An open quote of 100. */
export const openQuote = (more: Partial<Document> = {}, world = actWorld({}, 'stood')): Document => ({
  ...planNonPosting(newNonPosting('quote', typedContent({ subtype: 'quote' }), world), world).documents[0]!
    .after,
  number: 'QUO-0001',
  ...more,
});

/** A stock that holds so many of a product at 1 each. */
export const stockOf = (productId: string, quantity: string): Stock => ({
  locationId: 'shelf',
  pools: new Map([
    [
      productId,
      {
        productId,
        name: 'Box',
        inventoryAccount: null,
        quantity,
        value: quantity,
        last: { quantity: '1', value: '1' },
        levels: { shelf: quantity },
        later: [],
      },
    ],
  ]),
  negativeAllowed: false,
});

/** The plan an act came to. Throws where it came to none. */
export const planned = (outcome: Outcome): Plan => {
  if (isRefusal(outcome)) throw new Error(`Refused: ${outcome.message}`);
  if (isNoChange(outcome)) throw new Error('Nothing changed.');
  return outcome;
};

/** The refusal an act came to. Throws where it came to another end. */
export const refused = (outcome: unknown): Refusal => {
  if (!isRefusal(outcome)) throw new Error('Not refused.');
  return outcome;
};

/** What a plan makes of each of its documents: its kind or subtype, and the status after. */
export const ends = (plan: Plan): string[] =>
  plan.documents.map(({ after }) => `${after.subtype} ${after.status}`);

/** What somebody asks for who types an invoice of two boxes at 50. */
export const documentRequest = (more: Partial<DocumentRequest> = {}): DocumentRequest => ({
  subtype: 'invoice',
  contactId: null,
  issuedOn: null,
  dueOn: null,
  currency: null,
  rate: null,
  discount: { type: 'flat', amount: '0' },
  shipping: '0',
  shippingTaxId: null,
  shipTo: null,
  sending: {},
  depositRequired: null,
  notes: '',
  lines: [
    { id: null, productId: null, name: 'Box', description: '', quantity: '2', price: '50', taxId: null },
  ],
  ...more,
});

/** Who buys. */
export const ada: Customer = {
  ...blankCustomer,
  id: 'customer',
  name: 'Ada',
  termsDays: null,
  deleted: false,
} as Customer;

/** What was looked up for a request that names a customer and nothing else. */
export const lookedUp = (more: Partial<LookedUp> = {}): LookedUp => ({
  business: {
    name: 'Shop',
    address: '',
    homeCurrency: 'EUR',
    plan: 'enterprise',
    multiCurrency: true,
    taxAfterDiscount: false,
    taxPerRate: false,
  },
  contact: ada,
  products: [],
  taxes: [],
  template: appliedTemplate(null),
  ...more,
});

/** A draft with nothing on it in the books. */
export const bookOf = (document: Document): PostedBook => ({
  side: receivable,
  document,
  items: [],
  settlements: [],
  payments: [],
  credits: [],
  entries: [],
  creditNotes: [],
  cancelledEntry: null,
  cancellationId: null,
  goods: [],
  stock: noStock,
});

/** An issued order of ten boxes and four lids, 140 in all. */
export const issuedOrder = (more: Partial<Document> = {}, world = actWorld({}, 'order')): Document => {
  const [box] = typedContent().lines;
  const lines = [
    { ...box!, quantity: '10', price: '10' },
    { ...box!, name: 'Lid', quantity: '4', price: '10' },
  ];
  const draft = newNonPosting('order', typedContent({ subtype: 'order', lines }), world);
  return { ...draft, status: 'Issued', number: 'PO-0001', ...more };
};
