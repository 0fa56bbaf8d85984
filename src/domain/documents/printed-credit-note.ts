import { sideOf } from '../books/side.ts';
import { compare, type Decimal, isPositive, over, plus, rounded, sum, zero } from '../money.ts';
import { digitsOf } from '../values/currency.ts';
import { noEarlyTerms } from '../values/early-terms.ts';
import { paper as words } from '../words/paper.ts';
import type { CreditedLine, CreditNote } from './credit-note.ts';
import type { CreditedShipping } from './credited-shipping.ts';
import type { DocumentLine } from './document.ts';
import { documentTypes, kindSpec } from './kinds.ts';
import { printTitle } from './print-title.ts';
import type { PrintableDocument, PrintableLine } from './printable.ts';
import { type Printed, printed } from './printed.ts';
import { isDeleted } from './status.ts';
import { lineAmount } from './totals.ts';

/** What of a line went back: so many at what each came to; a lower price stands as one. */
const lineOf = (
  line: DocumentLine,
  { quantity, amount, tax }: CreditedLine,
  { currency, details }: PrintableDocument,
): PrintableLine => ({
  name: line.name,
  description: quantity === null ? words.priceLowered : line.description,
  quantity: quantity ?? '1',
  unit: quantity === null ? null : line.unit,
  price: quantity !== null && isPositive(quantity) ? rounded(over(amount, quantity), 6) : amount,
  amount,
  ownPercent: null,
  ownDiscount: zero,
  taxName: line.taxName,
  taxPercent: line.taxPercent,
  taxAmount: tax,
  ...(details.gross && grossOf(quantity ?? '1', plus(amount, tax), currency)),
});

/** What went back with its tax: the price is as short as still makes it. */
const grossOf = (quantity: Decimal, amount: Decimal, currency: string) => {
  const short = isPositive(quantity) ? rounded(over(amount, quantity), 6) : amount;
  const makes = lineAmount({ quantity, price: short }, digitsOf(currency));
  const grossPrice =
    isPositive(quantity) && compare(makes, amount) !== 0 ? rounded(over(amount, quantity), 10) : short;
  return { grossPrice, grossDiscount: zero };
};

/** Shipping as a line, where nothing else went back: a table without a row says nothing. */
const shippingLine = (
  { details, currency }: PrintableDocument,
  { amount, tax }: Pick<CreditedShipping, 'amount' | 'tax'>,
): PrintableLine => ({
  name: words.shipping,
  description: '',
  quantity: '1',
  unit: null,
  price: amount,
  amount,
  ownPercent: null,
  ownDiscount: zero,
  taxName: details.shippingTax?.name ?? null,
  taxPercent: details.shippingTax?.percent ?? null,
  taxAmount: tax,
  ...(details.gross && grossOf('1', plus(amount, tax), currency)),
});

/** A credit note as it is printed: in the look of the document it belongs to, which it names. Source: answers-2.md, Q110. */
export const printedCreditNote = (
  document: PrintableDocument,
  note: CreditNote & { undone: boolean },
  lines: readonly DocumentLine[],
): Printed => {
  const heading = sideOf(kindSpec(document.kind).side).words.creditNote;
  const goods = note.lines.flatMap((one) => {
    const line = lines.find(({ id }) => id === one.lineId);
    return line ? [lineOf(line, one, document)] : [];
  });
  const alone = note.shipping && goods.length === 0;
  const printedLines = alone ? [shippingLine(document, note.shipping!)] : goods;
  const shipping = alone ? null : note.shipping;
  const paper = printed({
    ...document,
    number: note.number,
    issuedOn: note.onDay,
    dueOn: null,
    ...noEarlyTerms,
    lines: printedLines,
    details: {
      ...document.details,
      // Their number is that of the bill, which the note names.
      reference: kindSpec(document.kind).entered ? '' : document.details.reference,
      payments: [],
      ...(document.details.gross && {
        gross: {
          subtotal: sum(printedLines.map(({ amount, taxAmount }) => plus(amount, taxAmount))),
          discount: zero,
        },
      }),
      shippingTax: shipping ? document.details.shippingTax : null,
    },
    subtotal: sum(printedLines.map(({ amount }) => amount)),
    discount: zero,
    tax: sum(printedLines.map(({ taxAmount }) => taxAmount)),
    shipping: shipping?.amount ?? zero,
    shippingTax: shipping?.tax ?? zero,
    total: note.amount,
    homeTotal: note.homeAmount,
    paid: zero,
    credited: zero,
    owed: note.amount,
    notes: note.reason,
    paymentLink: '',
  });
  const of = words.creditNoteOf({
    document: documentTypes[document.subtype].title.toLowerCase(),
    number: document.number ?? words.noNumber,
  });
  return {
    ...paper,
    transfer: null,
    title: printTitle(heading, note.number ?? ''),
    heading,
    facts: [...paper.facts, of],
    stamp: note.undone || isDeleted(document) ? words.cancelled : null,
  };
};
