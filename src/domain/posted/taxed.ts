import type { TaxedLine } from '../books/entry.ts';
import type { TaxRecord } from '../books/tax-record.ts';
import type { World } from '../books/world.ts';
import type { Document, DocumentLine } from '../documents/document.ts';
import { taxedOn } from '../documents/line-discount.ts';
import { atRate, type Decimal, isZero, minus, negated, percentOf, plus, zero } from '../money.ts';
import { deductedOf, ruleOf } from '../tax/tax.ts';
import { lineOf } from './book.ts';

/** How much of something is taxed: what its tax is computed from, and what is charged for it, in the document's currency. */
export interface Taxable {
  base: Decimal;
  charged: Decimal;
}

/** A line of a document, or its shipping, with its tax as it was chosen or given. */
export interface TaxedPart
  extends Taxable,
    Pick<TaxRecord, 'documentLineId' | 'taxId' | 'taxName' | 'rate' | 'kind' | 'deductible'> {}

const nothing: Taxable = { base: zero, charged: zero };

/** A line as it is taxed; null for one that no tax was chosen for and none was given. */
export const taxedLine = (document: Pick<Document, 'terms'>, line: DocumentLine): TaxedPart | null =>
  line.taxId === null && isZero(line.taxAmount)
    ? null
    : {
        documentLineId: line.id,
        taxId: line.taxId,
        taxName: line.taxName ?? '',
        rate: line.taxPercent,
        kind: line.taxKind,
        deductible: line.taxDeductible,
        base: line.givenBase ?? taxedOn(document, line),
        charged: line.taxAmount,
      };

/** A document's shipping as it is taxed; null where there is none, or no tax was chosen for it. All of a smallest unit that includes tax may be tax. */
export const taxedShipping = ({
  terms: { shippingTax: tax },
  shipping: base,
  shippingTax: charged,
}: Pick<Document, 'terms' | 'shipping' | 'shippingTax'>): TaxedPart | null => {
  if (tax === null || (isZero(base) && isZero(charged))) return null;
  const { kind, deductible } = ruleOf(tax);
  const { id: taxId, name: taxName, percent: rate } = tax;
  return { documentLineId: null, taxId, taxName, rate, kind, deductible, base, charged };
};

/** The tax of a part of a purchase, in the document's currency. */
export interface PurchaseTax {
  base: Decimal;
  /** Charged, or owed by reverse charge. */
  tax: Decimal;
  /** What of it the buyer owes the office. */
  owed: Decimal;
  /** What of it is claimed back; the rest is a cost. */
  deducted: Decimal;
}

/** Of what is not taxed. */
export const noTax: PurchaseTax = { base: zero, tax: zero, owed: zero, deducted: zero };

const wholeOf = (part: TaxedPart, { base, charged }: Taxable, digits: number): PurchaseTax => {
  const owed = part.kind === 'reverse-charge' ? percentOf(base, part.rate ?? zero, digits) : zero;
  const tax = plus(charged, owed);
  return { base, tax, owed, deducted: deductedOf(tax, part.deductible, digits) };
};

/**
 * What buying one more piece of a part is taxed with, beyond what was bought of it before: pieces add up to the whole to the cent, whatever
 * was rounded between. Left out, all of it. Source: answers-2.md, Q21.
 *
 * @param digits decimals of the document's currency
 */
export const purchaseTax = (
  part: TaxedPart,
  digits: number,
  piece: Taxable = part,
  before: Taxable = nothing,
): PurchaseTax => {
  const added = { base: plus(before.base, piece.base), charged: plus(before.charged, piece.charged) };
  const [was, is] = [wholeOf(part, before, digits), wholeOf(part, added, digits)];
  return {
    base: piece.base,
    tax: minus(is.tax, was.tax),
    owed: minus(is.owed, was.owed),
    deducted: minus(is.deducted, was.deducted),
  };
};

/** The record of an amount of tax on a part of a document. */
const recordOf = (
  document: Document,
  part: TaxedPart,
  side: TaxRecord['side'],
  { base, tax, deducted }: Pick<PurchaseTax, 'base' | 'tax' | 'deducted'>,
  { homeDigits }: Pick<World, 'homeDigits'>,
): TaxRecord => {
  const atHome = (amount: Decimal) => atRate(amount, document.rate, homeDigits);
  const { documentLineId, taxId, taxName, rate, kind, deductible } = part;
  return {
    side,
    documentId: document.id,
    documentLineId,
    taxId,
    taxName,
    kind,
    rate,
    deductible,
    country: document.parties.to.basedIn ?? '',
    currency: document.currency,
    base,
    homeBase: atHome(base),
    tax,
    homeTax: atHome(tax),
    deducted,
    homeDeducted: atHome(deducted),
  };
};

/** Where tax is posted: on the business's accounts for it, or where an earlier entry has it. */
type TaxAccounts = Pick<World['accounts'], 'taxPaid' | 'taxCollected'>;

/** What a line of the books says of the tax on it, beside its amounts. */
export type AboutTax = Partial<TaxedLine>;

/** The tax of a sale, owed to the office: less than zero for what is given back. */
export const saleTaxLine = (
  document: Document,
  part: TaxedPart,
  { base, charged: tax }: Taxable,
  about: AboutTax,
  world: World,
  accounts: TaxAccounts = world.accounts,
): TaxedLine => {
  const taxed = recordOf(document, part, 'sale', { base, tax, deducted: zero }, world);
  return lineOf(document, {
    accountId: accounts.taxCollected,
    amount: negated(taxed.homeTax),
    foreignAmount: negated(tax),
    taxId: part.taxId,
    ...about,
    taxBase: base,
    taxed,
  });
};

/**
 * The tax of a purchase: what is claimed back of it, and by reverse charge all of it as owed to the office. Less than zero for what is
 * given back.
 */
export const purchaseTaxLines = (
  document: Document,
  part: TaxedPart,
  amounts: PurchaseTax,
  about: AboutTax,
  world: World,
  accounts: TaxAccounts = world.accounts,
): TaxedLine[] => {
  const taxed = recordOf(document, part, 'purchase', amounts, world);
  const claimed = lineOf(document, {
    accountId: accounts.taxPaid,
    amount: taxed.homeDeducted,
    foreignAmount: amounts.deducted,
    taxId: part.taxId,
    ...about,
    taxBase: amounts.base,
    taxed,
  });
  if (part.kind !== 'reverse-charge') return [claimed];
  const owed = { base: amounts.base, charged: amounts.owed };
  return [claimed, saleTaxLine(document, part, owed, about, world, accounts)];
};
