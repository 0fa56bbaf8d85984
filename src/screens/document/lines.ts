import type { TypedLine } from '../../domain/documents/content.ts';
import { lineDiscount, netAmount, typedDiscountOf } from '../../domain/documents/line-discount.ts';
import {
  type GivenTax,
  lineAmount,
  type PricedLine,
  sumsAsTyped,
  type Totals,
  type TotalsInput,
  totalsOf,
} from '../../domain/documents/totals.ts';
import { typedPriceOf } from '../../domain/documents/typed-again.ts';
import type { DocumentDraft, LineView } from '../../domain/documents/view.ts';
import { isZero } from '../../domain/money.ts';
import type { ProductCard } from '../../domain/stock/product.ts';
import { digitsOf } from '../../domain/values/currency.ts';
import type { LineDraft } from '../kit/lines/line-draft.ts';
import { type MoneyForm, typedMoney } from './money-form.ts';

/** What an item proposes for a line, at home: what it costs where it is bought, else what it is sold at. */
export const proposedPrice = (
  { cost, price }: Pick<ProductCard, 'cost' | 'price'>,
  bought: boolean,
): string => (bought ? cost : price);

let made = 0;
export const newKey = (): string => {
  made += 1;
  return `new-${Date.now().toString(36)}-${made}`;
};

/** An empty quantity counts as 1, as the spec says. */
export const blankLine = (): LineDraft => ({
  key: newKey(),
  name: '',
  description: '',
  quantity: '1',
  price: '',
});

/** A line's own discount as it is typed; nothing for none. */
const discountText = ({
  ownPercent,
  ownDiscount,
}: ReturnType<typeof typedDiscountOf>): string | undefined => {
  if (ownPercent) return `${ownPercent}%`;
  return ownDiscount === '0' ? undefined : ownDiscount;
};

/** The form's lines of a document that stands. */
export const draftsOf = (lines: readonly LineView[]): LineDraft[] =>
  lines.map((line) => ({
    key: line.id,
    productId: line.productId ?? undefined,
    name: line.name,
    description: line.description,
    quantity: line.quantity,
    price: typedPriceOf(line),
    discount: discountText(typedDiscountOf(line)),
    tax: line.tax ?? undefined,
    taxBase: line.givenBase ?? undefined,
    taxAmount: line.givenBase ? line.taxAmount : undefined,
    locationId: line.locationId ?? undefined,
  }));

const isDecimal = (text: string) => /^-?\d+(\.\d+)?$/.test(text);
const quantityOf = (line: LineDraft) => (line.quantity === '' ? '1' : line.quantity);
const priceOf = (line: LineDraft) => (line.price === '' ? '0' : line.price);
const isReadable = (line: LineDraft) => isDecimal(quantityOf(line)) && isDecimal(priceOf(line));
/** A line's own discount as it is counted; one that can't be read is none. */
const ownDiscountOf = ({ discount = '' }: LineDraft) => {
  const percent = discount.endsWith('%') ? discount.slice(0, -1) : '';
  return {
    ownPercent: isDecimal(percent) && !isZero(percent) ? percent : null,
    ownDiscount: isDecimal(discount) ? discount : '0',
  };
};
export const isUsed = (line: LineDraft) =>
  line.name !== '' || line.productId !== undefined || line.price !== '' || line.tax !== undefined;

/** Lines that say something; the empty one waiting at the end is not sent. */
export const usedLines = (lines: readonly LineDraft[]): LineDraft[] => lines.filter(isUsed);

/** The tax that was typed of an import; none of every other line, and 0 where it can't be read. */
const importTaxOf = ({ tax, taxBase = '', taxAmount = '' }: LineDraft): GivenTax | null =>
  tax?.kind === 'import'
    ? { base: isDecimal(taxBase) ? taxBase : '0', amount: isDecimal(taxAmount) ? taxAmount : '0' }
    : null;

type CountedLine = PricedLine & { amount: string; net: string };

const countedLine = (line: LineDraft, digits: number): CountedLine => {
  const [quantity, price, own] = [quantityOf(line), priceOf(line), ownDiscountOf(line)];
  const amount = lineAmount({ quantity, price }, digits);
  const net = netAmount({ amount, ownDiscount: lineDiscount(amount, own, digits) });
  return {
    quantity,
    price,
    ...own,
    taxName: line.tax?.name,
    taxPercent: line.tax?.percent ?? null,
    taxKind: line.tax?.kind,
    givenTax: importTaxOf(line),
    amount,
    net,
  };
};

/** A line with its amount; null while it can't be said. */
const pricedOf = (line: LineDraft, currency: string): CountedLine | null =>
  isUsed(line) && isReadable(line) ? countedLine(line, digitsOf(currency)) : null;

/** The amount of a line after its own discount, or an empty string while it can't be said. */
export const amountOf = (line: LineDraft, currency: string): string => pricedOf(line, currency)?.net ?? '';

type SummedForm = MoneyForm & { lines: readonly LineDraft[] };

/** The totals of what is typed so far, in the document's currency; lines that can't be read are left out. */
export const totalsOfForm = (form: SummedForm): Totals =>
  totalsOf(totalsInputOf(form), digitsOf(form.currency));

/** The sums of what is typed so far, with their tax; undefined where prices are without. */
export const grossSumsOfForm = (form: SummedForm): Pick<Totals, 'subtotal' | 'discount'> | undefined =>
  form.pricesIncludeTax ? sumsAsTyped(totalsInputOf(form), digitsOf(form.currency)) : undefined;

const totalsInputOf = (form: SummedForm): TotalsInput => {
  const { terms, shipping, currency } = typedMoney(form);
  return {
    lines: form.lines.map((line) => pricedOf(line, currency)).filter((line) => line !== null),
    discount: terms.discount,
    shipping,
    shippingTaxName: terms.shippingTax?.name,
    shippingTaxPercent: terms.shippingTax?.percent ?? null,
    shippingTaxKind: terms.shippingTax?.kind,
    taxAfterDiscount: terms.taxAfterDiscount,
    taxPerRate: terms.taxPerRate,
    pricesIncludeTax: terms.pricesIncludeTax,
  };
};

/** The lines that can be read, as the domain judges them. */
export const typedLines = (lines: readonly LineDraft[]): TypedLine[] =>
  usedLines(lines)
    .filter(isReadable)
    .map((line) => ({
      id: null,
      productId: line.productId ?? null,
      name: line.name,
      description: line.description,
      quantity: quantityOf(line),
      unit: null,
      price: priceOf(line),
      ...ownDiscountOf(line),
      tax: line.tax ?? null,
      givenTax: importTaxOf(line),
      accountId: null,
      categoryId: null,
      locationId: null,
    }));

/** Ids of the server's; a line that is on no document yet has a key of our own. */
const serversId = /^[A-Za-z0-9_-]{22}$/;

/** True of a line that is on the document already, by its key. */
export const isSavedLine = (key: string): boolean => serversId.test(key);

/** The lines to be saved; a line that is on the document already keeps its id. */
export const linesToSave = (lines: readonly LineDraft[]): DocumentDraft['lines'] =>
  usedLines(lines).map((line) => ({
    id: isSavedLine(line.key) ? line.key : null,
    productId: line.productId ?? null,
    name: line.name,
    description: line.description,
    quantity: quantityOf(line),
    price: priceOf(line),
    ...ownDiscountOf(line),
    taxId: line.tax?.id ?? null,
    ...(importTaxOf(line) && { givenBase: importTaxOf(line)!.base!, taxAmount: importTaxOf(line)!.amount }),
    locationId: line.locationId ?? null,
  }));
