import { digitsOf } from '../../domain/currency.ts';
import type { TypedLine } from '../../domain/documents/content.ts';
import { lineDiscount, netAmount } from '../../domain/documents/line-discount.ts';
import {
  lineAmount,
  type PricedLine,
  type Totals,
  type TotalsInput,
  totalsOf,
  totalsWithLine,
} from '../../domain/documents/totals.ts';
import type { DocumentDraft, ShownLine } from '../../domain/documents/view.ts';
import { isZero } from '../../domain/money.ts';
import type { ProductCard } from '../../domain/product.ts';
import type { LineDraft } from '../kit/line-draft.ts';
import { type MoneyForm, typedMoney } from './money-form.ts';

/** What an item proposes for a line, at home: what it costs where it is bought, else what it is sold at. */
export const proposedPrice = (
  { cost, price }: Pick<ProductCard, 'cost' | 'price'>,
  bought: boolean,
): string => (bought ? cost : price);

let made = 0;
const newKey = (): string => {
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

/** The form's lines of a document that stands. */
export const draftsOf = (lines: readonly ShownLine[]): LineDraft[] =>
  lines.map((line) => ({
    key: line.id,
    productId: line.productId ?? undefined,
    name: line.name,
    description: line.description,
    quantity: line.quantity,
    price: line.price,
    discount: line.ownPercent
      ? `${line.ownPercent}%`
      : line.ownDiscount === '0'
        ? undefined
        : line.ownDiscount,
    tax: line.tax ?? undefined,
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

type CountedLine = PricedLine & { amount: string; net: string };
const priced = new WeakMap<LineDraft, { currency: string; line: CountedLine | null }>();

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
    amount,
    net,
  };
};

/** A line with its amount; null while it can't be said. Only a line that was typed in is computed again. */
const pricedOf = (line: LineDraft, currency: string): CountedLine | null => {
  const known = priced.get(line);
  if (known?.currency === currency) return known.line;
  const made = isUsed(line) && isReadable(line) ? countedLine(line, digitsOf(currency)) : null;
  priced.set(line, { currency, line: made });
  return made;
};

/** The amount of a line after its own discount, or an empty string while it can't be said. */
export const amountOf = (line: LineDraft, currency: string): string => pricedOf(line, currency)?.net ?? '';

type SummedForm = MoneyForm & { lines: readonly LineDraft[] };

const inTotals = [
  'currency',
  'discountType',
  'discount',
  'shipping',
  'shippingTax',
  'taxAfterDiscount',
  'taxPerRate',
] as const satisfies readonly (keyof MoneyForm)[];

/** The form that was summed last: a key makes one line of it another. */
let last: { form: SummedForm; input: TotalsInput; totals: Totals } | null = null;

/** Which one line differs from the form summed last; undefined when more do, or anything else. */
const changedLine = (form: SummedForm): number | undefined => {
  const before = last?.form.lines;
  if (before?.length !== form.lines.length || inTotals.some((name) => form[name] !== last!.form[name]))
    return;
  const at = form.lines.findIndex((line, n) => line !== before[n]);
  const isOnly = form.lines.every((line, n) => n <= at || line === before[n]);
  return at >= 0 && isOnly ? at : undefined;
};

/** The totals with one line typed in, from those summed last; null where all have to be summed. */
const totalsAfter = (form: SummedForm, at: number, digits: number): typeof last => {
  const { input, totals } = last!;
  const [was, is] = [last!.form.lines[at]!, form.lines[at]!].map((line) => pricedOf(line, form.currency));
  // Lines that can't be read are left out: behind one, places in the form and in the sums differ.
  if (!is || input.lines[at] !== was) return null;
  const changed = { ...input, lines: input.lines.with(at, is) };
  const after = totalsWithLine(totals, changed, at, digits);
  return after && { form, input: changed, totals: after };
};

const summed = (form: SummedForm, digits: number): NonNullable<typeof last> => {
  const { terms, shipping, currency } = typedMoney(form);
  const input: TotalsInput = {
    lines: form.lines.map((line) => pricedOf(line, currency)).filter((line) => line !== null),
    discount: terms.discount,
    shipping,
    shippingTaxName: terms.shippingTax?.name,
    shippingTaxPercent: terms.shippingTax?.percent ?? null,
    taxAfterDiscount: terms.taxAfterDiscount,
    taxPerRate: terms.taxPerRate,
  };
  return { form, input, totals: totalsOf(input, digits) };
};

/**
 * The totals of what is typed so far, in the document's currency; lines that can't be read are left out. Sheet and
 * counterfoil both ask for them at every key, so a form's are computed once, and of a line that was typed in only that line.
 */
export const totalsOfForm = (form: SummedForm): Totals => {
  if (last?.form === form) return last.totals;
  const digits = digitsOf(form.currency);
  const at = changedLine(form);
  last = (at === undefined ? null : totalsAfter(form, at, digits)) ?? summed(form, digits);
  return last.totals;
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
      accountId: null,
      categoryId: null,
      locationId: null,
    }));

/** Ids of the server's; a line that is on no document yet has a key of our own. */
const serversId = /^[A-Za-z0-9_-]{22}$/;

/** The lines to be saved; a line that is on the document already keeps its id. */
export const linesToSave = (lines: readonly LineDraft[]): DocumentDraft['lines'] =>
  usedLines(lines).map((line) => ({
    id: serversId.test(line.key) ? line.key : null,
    productId: line.productId ?? null,
    name: line.name,
    description: line.description,
    quantity: quantityOf(line),
    price: priceOf(line),
    ...ownDiscountOf(line),
    taxId: line.tax?.id ?? null,
    locationId: line.locationId ?? null,
  }));
