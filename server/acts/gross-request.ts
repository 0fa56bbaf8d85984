import type { Discount, Document, DocumentLine } from '../../src/domain/documents/document.ts';
import { typedShippingOf } from '../../src/domain/documents/typed-again.ts';
import { compare, type Decimal, isZero, rounded, zero } from '../../src/domain/money.ts';
import { invalid, isRefusal, type Refusal } from '../../src/domain/values/refusal.ts';
import { grossFaults as words } from '../../src/domain/words/requests.ts';
import type { DocumentRequest } from './document-request.ts';

type LineRequest = DocumentRequest['lines'][number];
type TypedLineRequest = Omit<LineRequest, 'grossPrice' | 'grossDiscount'>;

/** A request whose prices, discounts and shipping are as they were typed, with their tax where they include it. */
export interface TypedRequest extends Omit<DocumentRequest, 'lines' | 'grossDiscount' | 'grossShipping'> {
  pricesIncludeTax: boolean;
  lines: TypedLineRequest[];
}

/** As many decimals as a price is sent with: one that was answered with more is the same one. */
const sentDigits = 6;
const isSame = (one: Decimal, other: Decimal): boolean =>
  compare(rounded(one, sentDigits), rounded(other, sentDigits)) === 0;

/** Why what includes tax was sent for a document whose prices don't, or null. */
const unincluded = (request: DocumentRequest): Refusal | null => {
  const wrong = request.lines.flatMap(({ grossPrice, grossDiscount }, index) => [
    ...(grossPrice === undefined ? [] : [`lines.${index}.price`]),
    ...(grossDiscount === undefined ? [] : [`lines.${index}.discount`]),
  ]);
  if (request.grossDiscount !== undefined) wrong.push('discount');
  if (request.grossShipping !== undefined) wrong.push('shipping');
  return wrong.length > 0 ? invalid(wrong[0]!, words.notIncluded) : null;
};

/** The price with its tax: as sent, or as the line has it where its price without is sent back. */
const grossPriceOf = ({ grossPrice, price }: LineRequest, kept: DocumentLine | undefined): Decimal | null =>
  grossPrice ?? (kept && isSame(price, kept.price) ? (kept.grossPrice ?? null) : null);

/** A line's own discount with its tax; null where only one without is sent. */
const grossDiscountOf = (
  { grossDiscount, ownPercent, ownDiscount }: LineRequest,
  kept: DocumentLine | undefined,
): Pick<LineRequest, 'ownPercent' | 'ownDiscount'> | null => {
  if (ownPercent) return { ownPercent, ownDiscount: zero };
  if (grossDiscount !== undefined) return { ownPercent: null, ownDiscount: grossDiscount };
  if (ownDiscount === undefined) return {};
  if (isZero(ownDiscount)) return { ownPercent: null, ownDiscount };
  const stood = kept && compare(ownDiscount, kept.ownDiscount) === 0 ? kept.grossDiscount : null;
  return stood ? { ownPercent: null, ownDiscount: stood } : null;
};

const discountOf = (
  { discount, grossDiscount }: DocumentRequest,
  current: Document | null,
): Discount | null => {
  if (discount.type === 'percentage') return discount;
  if (grossDiscount !== undefined) return { type: 'flat', amount: grossDiscount };
  if (isZero(discount.amount)) return discount;
  return current && compare(discount.amount, current.discount) === 0 ? current.terms.discount : null;
};

const shippingOf = (
  { shipping, grossShipping }: DocumentRequest,
  current: Document | null,
): Decimal | null => {
  if (grossShipping !== undefined) return grossShipping;
  if (isZero(shipping)) return shipping;
  return current && compare(shipping, current.shipping) === 0 ? typedShippingOf(current) : null;
};

const withGrossLines = (request: DocumentRequest, current: Document | null): TypedLineRequest[] | Refusal => {
  const stood = new Map(current?.lines.map((line) => [line.id, line]));
  const lines: TypedLineRequest[] = [];
  for (const [index, line] of request.lines.entries()) {
    const kept = line.id ? stood.get(line.id) : undefined;
    const price = grossPriceOf(line, kept);
    if (price === null) return invalid(`lines.${index}.price`, words.priceMissing({ line: index + 1 }));
    const own = grossDiscountOf(line, kept);
    if (own === null)
      return invalid(`lines.${index}.discount`, words.lineDiscountMissing({ line: index + 1 }));
    const { grossPrice: _, grossDiscount: __, ownPercent: ___, ownDiscount: ____, ...rest } = line;
    lines.push({ ...rest, price, ...own });
  }
  return lines;
};

/** Lines of prices without tax; one whose price included it, and whose discount nobody speaks of, keeps that without its tax. */
const netLines = ({ lines }: DocumentRequest, current: Document | null): TypedLineRequest[] => {
  const stood = new Map(current?.lines.map((line) => [line.id, line]));
  return lines.map(({ grossPrice: _, grossDiscount: __, ...line }) => {
    const kept = line.id ? stood.get(line.id) : undefined;
    if (!kept?.grossPrice || line.ownDiscount !== undefined || line.ownPercent !== undefined) return line;
    const { ownPercent, ownDiscount } = kept;
    return { ...line, ownPercent, ownDiscount: ownPercent ? zero : ownDiscount };
  });
};

/**
 * The request as it was typed. Left out, a document's prices include tax where they did. Amounts without tax are taken for such a document only
 * where they are sent back as they were answered: what else they came from is nobody's to guess.
 *
 * @param current the document that is edited; null for a new one
 */
export const asTyped = (request: DocumentRequest, current: Document | null): TypedRequest | Refusal => {
  const { grossDiscount: _, grossShipping: __, ...rest } = request;
  const pricesIncludeTax = request.pricesIncludeTax ?? current?.terms.pricesIncludeTax ?? false;
  if (!pricesIncludeTax)
    return unincluded(request) ?? { ...rest, pricesIncludeTax, lines: netLines(request, current) };
  const lines = withGrossLines(request, current);
  if (isRefusal(lines)) return lines;
  const stood = current?.terms.pricesIncludeTax ? current : null;
  const discount = discountOf(request, stood);
  if (!discount) return invalid('discount', words.discountMissing);
  const shipping = shippingOf(request, stood);
  if (shipping === null) return invalid('shipping', words.shippingMissing);
  return { ...rest, pricesIncludeTax, lines, discount, shipping };
};
