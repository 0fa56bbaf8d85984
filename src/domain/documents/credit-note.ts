import type { PaymentMode } from '../books/payment-mode.ts';
import type { Day } from '../day.ts';
import {
  compare,
  type Decimal,
  fits,
  isNegative,
  isPositive,
  isZero,
  minus,
  partOf,
  plus,
  sum,
  zero,
} from '../money.ts';
import { digitsOf } from '../values/currency.ts';
import { type FieldProblem, invalid, type Refusal } from '../values/refusal.ts';
import { creditNoteRefusals as words } from '../words/credit-notes.ts';
import {
  asksShipping,
  type CreditedShipping,
  type ShippingBack,
  shippingBack,
  shippingLeft,
  type TypedShipping,
} from './credited-shipping.ts';
import type { Document, DocumentHeader, DocumentLine } from './document.ts';
import { taxedOn } from './line-discount.ts';
import type { PaperDetails, PrintableLine } from './printable.ts';

/** What becomes of what was paid and isn't owed any more: it stays as credit, or is paid back. */
export type PaymentsChoice = 'credit' | 'refund';

/** Whether the goods of what is cancelled or given back came back. */
export type GoodsChoice = 'back' | 'kept';

/** What of one line a credit note gave back. Amounts are in the document's currency, without tax unless they are the tax. */
export interface CreditedLine {
  lineId: string;
  /** Null where the price alone was lowered. */
  quantity: Decimal | null;
  amount: Decimal;
  tax: Decimal;
  taxBase: Decimal;
  /** The goods that moved: how many of them, positive where they came, and what they are worth at home. */
  moveId: string | null;
  moved: Decimal;
  value: Decimal;
}

type KeptSum =
  | 'number'
  | 'issuedOn'
  | 'currency'
  | 'rate'
  | 'subtotal'
  | 'discount'
  | 'tax'
  | 'shipping'
  | 'shippingTax'
  | 'total'
  | 'homeTotal';

/**
 * What a document came to when it was cancelled. Its cancellation keeps it, for the document may be reinstated and edited
 * after the paper went out.
 */
export interface CancelledFigures extends Pick<DocumentHeader, KeptSum> {
  lines: PrintableLine[];
  details: Pick<PaperDetails, 'taxAfterDiscount' | 'gross' | 'shippingTax' | 'supplyOn'>;
}

/**
 * What was given back on a document that is posted: goods, or a part of the price. Of what a vendor sent it is called a
 * vendor credit. Source: answers-2.md, Q110.
 */
export interface CreditNote {
  id: string;
  documentId: string;
  /** Null until it is written. */
  number: string | null;
  onDay: Day;
  reason: string;
  /** In the document's currency, tax included, and what of it was taken off what was owed. */
  amount: Decimal;
  settled: Decimal;
  /** What it gave back at home. */
  homeAmount: Decimal;
  lines: CreditedLine[];
  /** Shipping that went back; null where none did. */
  shipping: CreditedShipping | null;
  /** Of a cancellation: what the whole document came to. Null for what was given back. */
  figures: CancelledFigures | null;
  settlementId: string | null;
  entryId: string | null;
  goodsEntryId: string | null;
  /** The surplus that what was not owed became, and the payment that gave that back at once. */
  itemId: string | null;
  paymentId: string | null;
}

/** What is typed of one line: pieces, an amount without tax, or both, where pieces go back for less than they cost. */
export interface TypedCredit {
  lineId: string;
  quantity: Decimal | null;
  amount: Decimal | null;
  /** The tax that goes back with it, where a shop computed it; left out, its part of the line's. */
  tax?: Decimal;
}

/** A credit note as it is asked for. */
export interface CreditNoteDraft {
  onDay: Day;
  reason: string;
  lines: readonly TypedCredit[];
  /** What of the shipping goes back; null for none. */
  shipping: TypedShipping | null;
  /** Whether the goods of it changed hands, or only money does. */
  goods: GoodsChoice;
  /** What becomes of what is given back beyond what is owed. */
  surplus: PaymentsChoice;
  mode: PaymentMode;
  bankAccount: number | null;
  /** Home per unit of its currency where it is paid back; null or left out for that of the document. */
  rate?: Decimal | null;
}

/** What a line still can give back. */
export interface PartLeft {
  quantity: Decimal;
  amount: Decimal;
  tax: Decimal;
  /** Its pieces go back at a price that includes tax. */
  priceIncludesTax?: boolean | undefined;
}

/** The same with the tax's base, and what of it was moved. */
export interface LineLeft extends PartLeft {
  taxBase: Decimal;
  /** Goods moved by credit notes before, and what they were worth at home. */
  moved: Decimal;
  value: Decimal;
}

/** A part of a line that goes back now. */
export interface LineBack extends Pick<CreditedLine, 'quantity' | 'amount' | 'tax' | 'taxBase'> {
  line: DocumentLine;
  left: LineLeft;
}

/** What goes back now: parts of lines, and of the shipping. */
export interface GivenBack {
  lines: LineBack[];
  shipping: ShippingBack | null;
}

/** Every line whose goods a credit note moved, or whose worth it lowered; a line may be among them twice. */
export const movedBy = ({
  lines,
  shipping,
}: Pick<CreditNote, 'lines' | 'shipping'>): Pick<CreditedLine, 'lineId' | 'moveId' | 'moved' | 'value'>[] => [
  ...lines,
  ...(shipping?.shares ?? []),
];

const netOf = ({ amount, discountShare }: DocumentLine): Decimal => minus(amount, discountShare);

/** What of each line is left to give back, in the order of the lines. */
export const leftToCredit = (
  { lines, terms }: Pick<Document, 'lines' | 'terms'>,
  notes: readonly Pick<CreditNote, 'lines' | 'shipping'>[],
): LineLeft[] =>
  lines.map((line) => {
    const given = notes.flatMap((note) => note.lines.filter(({ lineId }) => lineId === line.id));
    const moves = notes.flatMap((note) => movedBy(note).filter(({ lineId }) => lineId === line.id));
    const less = (whole: Decimal, of: (one: CreditedLine) => Decimal) => minus(whole, sum(given.map(of)));
    return {
      quantity: less(line.quantity, (one) => one.quantity ?? zero),
      amount: less(netOf(line), (one) => one.amount),
      tax: less(line.taxAmount, (one) => one.tax),
      ...(terms.pricesIncludeTax && { priceIncludesTax: true }),
      taxBase: less(taxedOn({ terms }, line), (one) => one.taxBase),
      moved: sum(moves.map((one) => one.moved)),
      value: sum(moves.map((one) => one.value)),
    };
  });

/** What so many pieces of a line come to, without tax and as tax: their part of what is left of it, at the price as it was typed. */
const piecesOf = (left: PartLeft, quantity: Decimal, currency: string): Pick<PartLeft, 'amount' | 'tax'> => {
  const digits = digitsOf(currency);
  if (!left.priceIncludesTax) {
    const amount = partOf(left.amount, quantity, left.quantity, digits);
    return { amount, tax: partOf(left.tax, amount, left.amount, digits) };
  }
  const whole = plus(left.amount, left.tax);
  const gross = partOf(whole, quantity, left.quantity, digits);
  const tax = partOf(left.tax, gross, whole, digits);
  return { amount: minus(gross, tax), tax };
};

const isWithin = (amount: Decimal, most: Decimal): boolean =>
  isNegative(most)
    ? !isPositive(amount) && compare(amount, most) >= 0
    : !isNegative(amount) && compare(amount, most) <= 0;

/** What pieces, an amount or both of a line come to, with the tax on it; or which of the two can't be, and why. */
export const partBack = (
  left: PartLeft,
  { quantity, amount: typed, tax }: Pick<TypedCredit, 'quantity' | 'amount' | 'tax'>,
  currency: string,
): Pick<CreditedLine, 'quantity' | 'amount' | 'tax'> | FieldProblem => {
  if (quantity !== null && !(isPositive(quantity) && fits(quantity, 6)))
    return { field: 'quantity', message: words.notAQuantity };
  if (quantity !== null && compare(quantity, left.quantity) > 0)
    return { field: 'quantity', message: words.moreThanLeft({ left: left.quantity }) };
  const pieces = piecesOf(left, quantity ?? zero, currency);
  const amount = typed ?? pieces.amount;
  const digits = digitsOf(currency);
  if (!fits(amount, digits)) return { field: 'amount', message: words.tooFine({ digits }) };
  if (!isWithin(amount, left.amount))
    return { field: 'amount', message: words.moreThanBilled({ left: left.amount }) };
  if (tax !== undefined && !isWithin(tax, left.tax))
    return { field: 'amount', message: words.moreThanBilled({ left: left.tax }) };
  const isWhole = quantity !== null && compare(amount, pieces.amount) === 0;
  const part = isWhole ? pieces.tax : partOf(left.tax, amount, left.amount, digits);
  return { quantity, amount, tax: tax ?? part };
};

/** More goes back than all lines together still come to: a line that took something off goes back with them. */
export const exceedsRest = (left: readonly PartLeft[], amount: Decimal): boolean =>
  compare(amount, sum(left.map((one) => plus(one.amount, one.tax)))) > 0;

/** The parts of lines that go back, as they were typed; lines with nothing typed are left out. */
const linesBack = (
  document: Document,
  left: readonly LineLeft[],
  typed: readonly TypedCredit[],
): LineBack[] | Refusal => {
  const parts: LineBack[] = [];
  for (const one of typed) {
    const index = document.lines.findIndex(({ id }) => id === one.lineId);
    const line = document.lines[index];
    if (!line || parts.some((part) => part.line === line)) return invalid('lines', words.notALine);
    if (one.quantity === null && (one.amount === null || isZero(one.amount))) continue;
    const rest = left[index]!;
    const part = partBack(rest, one, document.currency);
    if ('field' in part) return invalid(`lines.${index}.${part.field}`, part.message);
    const taxBase = partOf(rest.taxBase, part.amount, rest.amount, digitsOf(document.currency));
    parts.push({ ...part, line, left: rest, taxBase });
  }
  return parts;
};

const linesSum = (lines: readonly LineBack[]): Decimal =>
  sum(lines.map(({ amount, tax }) => plus(amount, tax)));

/**
 * What goes back, as it was typed. Tax goes back with its part of the amount. Refused beside the line or the shipping
 * where more is asked than is left of it, and where nothing is asked.
 */
export const givenBack = (
  document: Document,
  notes: readonly CreditNote[],
  typed: Pick<CreditNoteDraft, 'lines' | 'shipping'>,
): GivenBack | Refusal => {
  const left = leftToCredit(document, notes);
  const lines = linesBack(document, left, typed.lines);
  if ('kind' in lines) return lines;
  const shipping = asksShipping(typed.shipping)
    ? shippingBack(shippingLeft(document, notes), typed.shipping, document.currency)
    : null;
  if (shipping && 'field' in shipping) return invalid(shipping.field, shipping.message);
  if (lines.length === 0 && !shipping) return invalid('lines', words.nothingTyped);
  return exceedsRest(left, linesSum(lines)) ? invalid('lines', words.moreThanAll) : { lines, shipping };
};

/** What a credit note comes to, tax included. */
export const creditOf = ({ lines, shipping }: GivenBack): Decimal =>
  sum([linesSum(lines), shipping?.amount ?? zero, shipping?.tax ?? zero]);
