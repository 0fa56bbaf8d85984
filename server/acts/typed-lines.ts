import { standardAccounts } from '../../src/domain/books/accounts.ts';
import { keepsLines, type NumberedAccount, takesLines } from '../../src/domain/books/ledger-account.ts';
import { type ContactIn, namedAccountOf } from '../../src/domain/contact/contact.ts';
import type { TypedDocument } from '../../src/domain/documents/content.ts';
import type { ChosenTax, Document } from '../../src/domain/documents/document.ts';
import { contactRoleOf } from '../../src/domain/documents/kinds.ts';
import { typedDiscountOf } from '../../src/domain/documents/line-discount.ts';
import { givenTaxOf } from '../../src/domain/documents/totals.ts';
import type { Product } from '../../src/domain/stock/product.ts';
import { itemRefusals } from '../../src/domain/stock/refusals.words.ts';
import type { ContactRole } from '../../src/domain/values/contact-role.ts';
import { invalid, type Refusal } from '../../src/domain/values/refusal.ts';
import { contactProblems } from '../../src/domain/words/contacts.ts';
import type { DocumentRequest, LinesLookedUp } from './document-request.ts';

/** The service account for services, else none: the posting falls back to sales. */
const incomeAccountOf = (product: Product | undefined): number | null =>
  product?.incomeAccount ?? (product?.kind === 'service' ? standardAccounts.service : null);

/** The account a line is posted on: of what is bought the item's own, else its vendor's, else its category's. Null leaves it to the posting. */
export const lineAccountOf = (
  role: ContactRole | null,
  product: Product | undefined,
  contact: ContactIn<ContactRole> | null,
  ofCategories: LinesLookedUp['categoryAccounts'],
): number | null => {
  if (role !== 'vendor') return incomeAccountOf(product);
  // What is counted is posted on the account its worth is kept on, whatever its line names. Source: answers-2.md, Q20.
  const own = product && !product.tracked ? product.costAccount : null;
  return own ?? (contact && namedAccountOf(contact)) ?? ofCategories?.get(product?.categoryId ?? '') ?? null;
};

/**
 * A line names an account that takes lines; one that is on another keeps it, but for one that other postings move since.
 *
 * @param accounts those that lines name, and those that lines without an item are on
 */
export const accountRefusal = (
  request: DocumentRequest,
  accounts: readonly NumberedAccount[],
  current: Document | null,
): Refusal | null => {
  const stood = new Map(current?.lines.map(({ id, accountId }) => [id, accountId]));
  const index = request.lines.findIndex(({ id, accountId, productId }) => {
    const kept = (id && stood.get(id)) ?? null;
    const on = accountId ?? (productId ? null : kept);
    if (on === null) return false;
    const account = accounts.find((one) => one.id === on);
    if (on !== kept) return !account || !takesLines(account);
    return account !== undefined && !productId && !keepsLines(account);
  });
  return index < 0 ? null : invalid(`lines.${index}.account`, contactProblems.accountTakesNoLines);
};

/** A deleted item is on no new line; a line that had it keeps it. */
export const deletedItemRefusal = (
  request: DocumentRequest,
  products: readonly Product[],
  current: Document | null,
): Refusal | null => {
  const stood = new Map(current?.lines.map((line) => [line.id, line.productId]));
  const gone = (id: string | null) => products.some((product) => product.id === id && product.deleted);
  const index = request.lines.findIndex(
    ({ id, productId }) => gone(productId) && !(id && stood.get(id) === productId),
  );
  if (index < 0) return null;
  const item = products.find(({ id }) => id === request.lines[index]!.productId)!.name;
  return invalid(`lines.${index}.name`, itemRefusals.itemDeleted({ line: index + 1, item }));
};

/** The lines as typed, each with its item, its tax and the account it is posted on. */
export const linesOf = (
  request: DocumentRequest,
  { products, contact, categoryAccounts }: LinesLookedUp,
  taxes: readonly (ChosenTax | null)[],
  current: Document | null,
): TypedDocument['lines'] => {
  const stood = new Map(current?.lines.map((line) => [line.id, line]));
  return request.lines.map(({ taxId: _, figures: __, ...line }, index) => {
    const product = products.find((one) => one.id === line.productId);
    const kept = line.id ? stood.get(line.id) : undefined;
    return {
      tax: taxes[index] ?? null,
      ...line,
      ...(kept && line.ownDiscount === undefined && typedDiscountOf(kept)),
      // Who knows nothing of an import's base leaves it as it is.
      ...(kept?.taxKind === 'import' && !line.givenTax && { givenTax: givenTaxOf(kept) }),
      name: line.name || product?.name || '',
      unit: product?.unit ?? null,
      accountId:
        line.accountId ??
        // A line without an item keeps the account it is on.
        (product ? undefined : kept?.accountId) ??
        lineAccountOf(contactRoleOf(request.subtype), product, contact, categoryAccounts),
      categoryId: product?.categoryId ?? null,
      locationId: line.locationId === undefined ? (kept?.locationId ?? null) : line.locationId,
    };
  });
};
