import { type Decimal, isPositive, isZero, minus, plus, sum, zero } from '../money.ts';
import { formatAmount, formatMoney } from '../values/format.ts';
import { paper as words } from '../words/paper.ts';
import type { BeyondBalance } from './credited.ts';
import type { PrintableDocument } from './printable.ts';

/** One amount under the lines. */
export interface PrintedTotal {
  label: string;
  text: string;
  grand: boolean;
  /** What is left to pay after something was settled: read next after the total. Left out of every other. */
  due?: boolean | undefined;
}

/** What the totals say beside the sums themselves. */
interface TotalsMore {
  /** Nothing is due on a closed one. */
  closed?: boolean;
  /** What the lines come to with their tax, and what is off them; left out where prices are without. */
  gross?: { subtotal: Decimal; discount: Decimal } | undefined;
  /** In another currency it says what it comes to in that of the books; left out, it does. */
  atHome?: boolean;
  /** The tax rate by rate, and the same at home; left out, it is one sum. */
  taxes?: readonly PrintedTotal[];
  homeTaxes?: readonly PrintedTotal[];
  /** What was paid, a day each; left out, it is one sum. */
  payments?: readonly PrintedTotal[];
  /** What credit notes gave back beyond the balance; left out, nothing. */
  beyond?: BeyondBalance | undefined;
  /** What of that was kept is called; left out, it is the reader's credit. */
  keptAs?: string;
  /** What a rest that was given up is called; left out, it was written off. */
  forgiven?: string;
}

/** True of a document in another currency than the books'. */
export const isForeign = (document: Pick<PrintableDocument, 'currency' | 'homeCurrency'>): boolean =>
  document.currency !== document.homeCurrency;

/** The sums under the lines, of a document that stands or of one that is being filled in; nothing is due on a closed one. */
export const printedTotals = (
  document: Pick<
    PrintableDocument,
    | 'currency'
    | 'homeCurrency'
    | 'subtotal'
    | 'discount'
    | 'tax'
    | 'shipping'
    | 'shippingTax'
    | 'total'
    | 'homeTotal'
    | 'paid'
    | 'credited'
    | 'owed'
  >,
  locale: string,
  {
    closed = false,
    gross,
    atHome = true,
    taxes,
    homeTaxes,
    payments,
    beyond = { refunded: zero, kept: zero },
    keptAs = words.toYourCredit,
    forgiven = words.writtenOff,
  }: TotalsMore = {},
): PrintedTotal[] => {
  const { currency, homeCurrency, subtotal, total, paid, credited, owed } = document;
  const row = (label: string, amount: string): PrintedTotal[] =>
    isZero(amount) ? [] : [{ label, text: formatAmount(amount, currency, locale), grand: false }];
  const writtenOff = closed ? zero : minus(minus(minus(total, paid), credited), owed);
  const settled = [paid, credited, writtenOff].some(isPositive);
  const sums = (label: string, all: Decimal, off: Decimal, shipping: Decimal): PrintedTotal[] => [
    { label, text: formatAmount(all, currency, locale), grand: false },
    ...row(words.discount, minus('0', off)),
    ...row(words.shipping, shipping),
  ];
  const { shipping, shippingTax, tax } = document;
  return [
    ...(gross
      ? sums(words.subtotalIncludingTax, gross.subtotal, gross.discount, plus(shipping, shippingTax))
      : sums(words.subtotal, subtotal, document.discount, shipping)),
    ...(gross ? [] : (taxes ?? [...row(words.tax, tax), ...row(words.shippingTax, shippingTax)])),
    { label: words.totalIn({ currency }), text: formatMoney(total, currency, locale), grand: true },
    ...(gross ? (taxes ?? row(words.includingTax, plus(tax, shippingTax))) : []),
    ...(atHome && isForeign(document)
      ? [
          {
            label: words.totalIn({ currency: homeCurrency }),
            text: formatMoney(document.homeTotal, homeCurrency, locale),
            grand: false,
          },
          ...(homeTaxes ?? []),
        ]
      : []),
    ...(payments ?? row(words.paid, minus('0', paid))),
    ...row(words.credited, minus('0', sum([credited, beyond.refunded, beyond.kept]))),
    ...row(words.refunded, beyond.refunded),
    ...row(keptAs, beyond.kept),
    ...row(forgiven, minus('0', writtenOff)),
    ...(settled && !closed
      ? [{ label: words.amountDue, text: formatMoney(owed, currency, locale), grand: false, due: true }]
      : []),
  ];
};
