import type { Document } from '../../src/domain/documents/document.ts';
import { contactRoleOf, documentTypes } from '../../src/domain/documents/kinds.ts';
import type { PostedRequest } from '../acts/create-posted.ts';
import type { DocumentRequest, LookedUp } from '../acts/document-request.ts';
import { lineAccountsAt } from '../store/books/accounts.ts';
import { findContactOf } from '../store/contacts/contacts.ts';
import { Missing, type Tx } from '../store/database/tx.ts';
import { paperBank } from '../store/documents/paper-bank.ts';
import { findVendorReference } from '../store/documents/references.ts';
import { worldOf } from '../store/plan/world.ts';
import { findOwnParty } from '../store/settings/particulars.ts';
import { takeTaxes } from '../store/settings/taxes.ts';
import { categoryAccounts } from '../store/stock/categories.ts';
import { holdNamedLocations } from '../store/stock/locations.ts';
import { findProducts } from '../store/stock/products.ts';
import { type Drawn, type TemplateRequest, typedTemplate } from './typed-template.ts';

/** A document as asked for, with the template it is to use. */
export interface TemplatedRequest extends DocumentRequest {
  template: TemplateRequest;
}

/** An invoice or receipt as asked for, in the template it is to use. */
export interface CreatePosted extends PostedRequest, Pick<TemplatedRequest, 'template'> {}

/** A request with nothing out of the ordinary: home currency, no discount, no shipping, the default template. */
export const plainRequest = {
  currency: null,
  rate: null,
  discount: { type: 'flat', amount: '0' },
  shipping: '0',
  shippingTaxId: null,
  shipTo: null,
  template: { id: null, own: {} },
  sending: {},
  depositRequired: null,
} as const;

/** Accounts that lines without an item are on: on paper of a vendor alone, where such a line may be on any. */
const accountsOn = (current: Document | null): number[] =>
  current && contactRoleOf(current.subtype) === 'vendor'
    ? current.lines.flatMap(({ productId, accountId }) => (productId ? [] : (accountId ?? [])))
    : [];

/** Accounts that lines name, with the book held before: nobody takes them out of use until the document stands. */
const heldAccounts = async (tx: Tx, ids: readonly number[]) => {
  if (ids.length === 0) return [];
  await worldOf(tx);
  return lineAccountsAt(tx, ids);
};

/** Looks up what a request names: the contact in the role the kind gives them, each line's product and tax, the template. Throws `Missing` and `Refused`. */
export const lookUp = async (
  tx: Tx,
  request: Drawn<TemplatedRequest>,
  current: Document | null = null,
): Promise<LookedUp> => {
  const productIds = request.lines.flatMap((line) => (line.productId ? [line.productId] : []));
  const taxIds = [request.shippingTaxId, ...request.lines.map((line) => line.taxId)].filter(
    (id) => id !== null,
  );
  const bankId = request.paper?.bankId === undefined ? current?.paper.bankId : request.paper.bankId;
  const { kind, namesBank } = documentTypes[request.subtype];
  const locationIds = [request.locationId, ...request.lines.map((line) => line.locationId)].flatMap(
    (id) => id ?? [],
  );
  const [contact, products, taxes, template, sameReference, accounts, ofCategories, bank, own, locations] =
    await Promise.all([
      findContactOf(tx, { kind, contactId: request.contactId }),
      findProducts(tx, productIds),
      takeTaxes(tx, taxIds),
      typedTemplate(tx, request.template, current),
      findVendorReference(tx, request, current?.id ?? null),
      heldAccounts(tx, [
        ...request.lines.flatMap(({ accountId }) => accountId ?? []),
        ...accountsOn(current),
      ]),
      contactRoleOf(request.subtype) === 'vendor' ? categoryAccounts(tx) : undefined,
      namesBank ? paperBank(tx, bankId ?? null) : null,
      findOwnParty(tx),
      holdNamedLocations(tx, locationIds),
    ]);
  if (request.paper?.bankId && bank?.id !== request.paper.bankId) throw new Missing();
  return {
    business: tx.business,
    own,
    contact,
    products,
    taxes,
    template,
    sameReference,
    accounts,
    bank,
    locations,
    ...(ofCategories && { categoryAccounts: ofCategories }),
  };
};

/** The products whose stock issuing changes. */
export const trackedOf = ({ products }: LookedUp): string[] =>
  products.filter((product) => product.tracked).map((product) => product.id);
