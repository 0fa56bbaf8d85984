import { standardAccounts } from '../../src/domain/books/accounts.ts';
import type { World } from '../../src/domain/books/world.ts';
import type { Discount, Document, DocumentLine } from '../../src/domain/documents/document.ts';
import { kindSpec } from '../../src/domain/documents/kinds.ts';
import { typedDiscountOf } from '../../src/domain/documents/line-discount.ts';
import { grossLineOf } from '../../src/domain/documents/printable.ts';
import { type GivenTax, givenTaxOf, type PricedLine, totalsOf } from '../../src/domain/documents/totals.ts';
import { grossSumsOf, typedShippingOf } from '../../src/domain/documents/typed-again.ts';
import { ownDiscountOf } from '../../src/domain/import/document-discount.ts';
import type { DocumentRow } from '../../src/domain/import/document-row.ts';
import { isDraft } from '../../src/domain/import/stated-sums.ts';
import { type Decimal, isNegative, minus, rounded, shared, zero } from '../../src/domain/money.ts';
import { blankTaxIn } from '../../src/domain/tax/tax.ts';
import { digitsOf } from '../../src/domain/values/currency.ts';
import type { PostedRequest } from '../acts/create-posted.ts';
import type { DocumentImportContext } from './import-document-context.ts';
import { matchName, taxIdOf } from './import-document-names.ts';
import { plainRequest } from './look-up.ts';

/** A document as it was asked for, as far as a file can tell it. */
export type ImportRequest = PostedRequest;

/** A line's price and discount with their tax, where the prices of its document include it. */
const grossLine = ({ head }: DocumentRow, price: Decimal, discount: Discount) =>
  head.pricesIncludeTax
    ? { grossPrice: price, ...(discount.type === 'flat' && { grossDiscount: discount.amount }) }
    : {};

/** The lines of a document as its form would ask for them. */
const requestLines = (row: DocumentRow, context: DocumentImportContext) =>
  row.lines.map(({ item, description, quantity, price, discount, tax, account }) => {
    const product = context.items.get(item.toLowerCase());
    return {
      id: null,
      description,
      quantity,
      price,
      locationId: null,
      ...ownDiscountOf(discount),
      ...grossLine(row, price, discount),
      productId: product?.id ?? null,
      name: product?.name ?? item,
      taxId: taxIdOf(tax, context),
      accountId: product ? null : (matchName(account, context.accounts)?.id ?? null),
    };
  });

/** What of a document's tax each of its lines has: by what is left of the lines once its discount is off. */
const taxShares = (
  lines: readonly PricedLine[],
  { discount, taxTotal, currency }: DocumentRow['head'],
  { homeCurrency }: World,
): Decimal[] => {
  const digits = digitsOf(currency || homeCurrency);
  const sums = totalsOf({ lines, discount, shipping: zero, shippingTaxPercent: null }, digits);
  const nets = sums.lines.map(({ amount, discountShare }) => minus(amount, discountShare));
  return shared(
    rounded(taxTotal ?? zero, digits),
    nets.map((net) => (isNegative(net) ? zero : net)),
    digits,
  );
};

/** The lines with what the file says of their tax as an amount: each its own, or its share of the document's where no line says any. */
const withGivenTax = <Line extends ReturnType<typeof requestLines>[number]>(
  lines: readonly Line[],
  { head, lines: rows }: DocumentRow,
  { world, own }: DocumentImportContext,
): (Line & { givenTax: GivenTax | null })[] => {
  const { deductible } = blankTaxIn(own.country ?? '');
  const isShared =
    head.taxTotal !== null &&
    rows.every(({ taxAmount }) => taxAmount === null) &&
    lines.every(({ taxId }) => taxId === null);
  const amounts = isShared ? taxShares(lines, head, world) : rows.map(({ taxAmount }) => taxAmount);
  return lines.map((line, at) => {
    const base = rows[at]!.taxBase;
    const amount = line.taxId === null || base !== null ? (amounts[at] ?? null) : null;
    if (amount === null) return { ...line, givenTax: null };
    return { ...line, givenTax: base === null ? { amount, deductible } : { amount, base } };
  });
};

/** Where the goods of a document lie: all at one place, or each line at its own. */
const requestLocations = ({ lines }: DocumentRow, { locations }: DocumentImportContext) => {
  const ids = lines.map(({ location }) => matchName(location, locations)?.id ?? null);
  const [first = null] = ids;
  return ids.every((id) => id === first)
    ? { locationId: first, lineIds: ids.map(() => null) }
    : { locationId: null, lineIds: ids };
};

/** The tax of a document's shipping. */
const shippingTaxOf = ({ head }: DocumentRow, context: DocumentImportContext): string | null =>
  taxIdOf(head.shippingTax, context);

/** What of a document includes its tax, where its file says that its prices do. */
const grossAmounts = ({ head }: DocumentRow): Partial<ImportRequest> => {
  const { pricesIncludeTax, discount, shipping } = head;
  if (!pricesIncludeTax) return {};
  const off = discount.type === 'flat' && { grossDiscount: discount.amount };
  return { pricesIncludeTax, grossShipping: shipping, ...off };
};

/** How and when a document was paid. What was paid before the opening balance of its account is in that. */
const paymentOf = (
  { head }: DocumentRow,
  { paidBy, bankAccount, openedOf, world }: DocumentImportContext,
): Pick<ImportRequest, 'mode' | 'bankAccount' | 'paidOn' | 'paidOnDay'> => {
  const mode = head.paidBy ?? paidBy;
  const opened = openedOf.get(mode) ?? null;
  const isOlder = opened !== null && (head.paidOn ?? head.issuedOn) < opened;
  return { mode, bankAccount, paidOn: isOlder ? world.accounts.opening : null, paidOnDay: head.paidOn };
};

/** A document as its form would ask for it. */
export const requestOf = (
  row: DocumentRow,
  contactId: string,
  context: DocumentImportContext,
): ImportRequest => {
  const { head } = row;
  const { locationId, lineIds } = requestLocations(row, context);
  const { template: _, ...plain } = plainRequest;
  return {
    ...plain,
    subtype: head.type,
    externalNumber: head.number || null,
    // A file that has the number alone tells with it what the other party calls its document.
    ...(kindSpec(context.kind).entered && { reference: head.reference ?? head.number }),
    contactId,
    issuedOn: head.issuedOn,
    dueOn: head.dueOn,
    paper: { supplyOn: head.supplyOn },
    notes: head.notes,
    currency: head.currency || null,
    rate: head.rate,
    discount: head.discount,
    shipping: head.shipping,
    shippingTaxId: shippingTaxOf(row, context),
    ...grossAmounts(row),
    locationId,
    lines: withGivenTax(requestLines(row, context), row, context).map((line, at) => ({
      ...line,
      locationId: lineIds[at] ?? null,
    })),
    issue: context.issue && !isDraft(row),
    confirmed: context.confirmed,
    deposit: head.type === 'receipt' ? zero : head.paid,
    ...paymentOf(row, context),
  };
};

/** The parts of a request that a column of another name tells. */
const columnOf: Readonly<Partial<Record<keyof ImportRequest, string>>> = {
  contactId: 'contact',
  shippingTaxId: 'shippingTax',
  locationId: 'location',
  lines: 'item',
  paper: 'supplyOn',
  grossDiscount: 'discount',
  grossShipping: 'shipping',
};

/** The account of what was bought without an item, named, so that undoing goes back to it. */
const lineAccountOf = ({ kind }: Document, { productId, accountId }: DocumentLine) =>
  kindSpec(kind).contactRole === 'vendor' && productId === null
    ? { accountId: accountId ?? standardAccounts.supplies }
    : {};

/** What of a document includes its tax, and that its prices don't where they don't. */
const grossRequestOf = (document: Document): Partial<ImportRequest> => {
  const gross = grossSumsOf(document);
  return gross
    ? { pricesIncludeTax: true, grossDiscount: gross.discount, grossShipping: typedShippingOf(document) }
    : { pricesIncludeTax: false };
};

/** A discount as it would be asked for without tax. */
const netDiscountOf = ({ discount, terms }: Document): Discount =>
  terms.pricesIncludeTax && terms.discount.type === 'flat'
    ? { type: 'flat', amount: discount }
    : terms.discount;

/** An existing document, as it would be asked for: an update changes what its file tells, and undoing asks for it again. */
export const requestOfDocument = (document: Document): ImportRequest => ({
  ...grossRequestOf(document),
  subtype: document.subtype,
  reference: document.reference,
  contactId: document.contactId,
  issuedOn: document.issuedOn,
  dueOn: document.dueOn,
  paper: { supplyOn: document.paper.supplyOn },
  early: { earlyPercent: document.earlyPercent, earlyDays: document.earlyDays },
  currency: document.currency,
  rate: document.lacksRate ? null : document.rate,
  discount: netDiscountOf(document),
  shipping: document.shipping,
  shippingTaxId: document.terms.shippingTax?.id ?? null,
  shipTo: document.terms.shipTo,
  sending: {},
  depositRequired: document.depositRequired,
  locationId: document.locationId,
  notes: document.notes,
  lines: document.lines.map((line) => ({
    id: line.id,
    productId: line.productId,
    name: line.name,
    description: line.description,
    quantity: line.quantity,
    price: line.price,
    taxId: line.taxId,
    locationId: line.locationId,
    givenTax: givenTaxOf(line),
    ...lineAccountOf(document, line),
    ...typedDiscountOf({ ...line, grossDiscount: null }),
    ...grossLineOf(line),
  })),
  issue: false,
  confirmed: true,
  deposit: zero,
  mode: 1,
});

/** A document that a file without tax in its prices changes no longer has prices that include it. */
const asInFiles = ({ grossDiscount: _, grossShipping: __, ...before }: ImportRequest): ImportRequest =>
  before.pricesIncludeTax ? { ...before, pricesIncludeTax: false } : before;

/** What a file changes of a document beside its lines. */
const changedFields = [
  'issuedOn',
  'dueOn',
  'paper',
  'currency',
  'rate',
  'discount',
  'grossDiscount',
  'shipping',
  'grossShipping',
  'shippingTaxId',
  'pricesIncludeTax',
  'notes',
  'reference',
  'locationId',
] as const;

/** What stands with what a file tells over it. A line that is the same item keeps its id, and what its file has no column for. */
export const changedBy = (
  row: DocumentRow,
  before: ImportRequest,
  context: DocumentImportContext,
): ImportRequest => {
  const stated = requestOf(row, before.contactId!, context);
  const isGross = row.head.pricesIncludeTax;
  const changes = Object.fromEntries(
    changedFields
      .filter((field) => row.given.includes(columnOf[field] ?? field) && stated[field] !== undefined)
      .map((field) => [field, stated[field]]),
  );
  const lineFields = {
    description: 'description',
    ownPercent: 'lineDiscount',
    ownDiscount: 'lineDiscount',
    taxId: 'tax',
    locationId: 'location',
    accountId: 'account',
    ...(isGross && { grossDiscount: 'lineDiscount' }),
  };
  const lines = stated.lines.map((line, at) => {
    const stood = before.lines[at];
    const isSame = stood && (line.productId ? stood.productId === line.productId : stood.name === line.name);
    if (!isSame) return line;
    const kept = Object.entries(lineFields)
      .filter(([, column]) => !row.given.includes(column))
      .map(([field]) => [field, stood[field as 'description']]);
    const { givenTax = null } = line.givenTax ? line : stood;
    return { ...line, givenTax, ...Object.fromEntries(kept), id: stood.id };
  });
  return { ...(isGross ? before : asInFiles(before)), ...changes, lines };
};
