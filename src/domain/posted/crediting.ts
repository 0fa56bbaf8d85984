import type { PaymentMode } from '../books/payment-mode.ts';
import {
  exceedsRest,
  type GoodsChoice,
  type PaymentsChoice,
  partBack,
  type TypedCredit,
} from '../documents/credit-note.ts';
import { type ShippingBack, shippingBack, type TypedShipping } from '../documents/credited-shipping.ts';
import { compare, type Decimal, isNothing, isReadableAmount, isZero, plus, sum, zero } from '../money.ts';
import type { FieldProblem } from '../values/refusal.ts';
import { creditNoteRefusals as words } from '../words/credit-notes.ts';
import type { CreditableLine } from './view.ts';

/** What is typed of a line; empty where nothing is, and it may be text nobody can read. */
export interface TypedLine {
  quantity: string;
  amount: string;
}

/** A credit note on its way: what may go back, and what is typed. */
export interface Crediting {
  lines: readonly CreditableLine[];
  /** What of the shipping may go back, and what is typed of it. */
  shippingLeft: ShippingBack;
  shipping: string;
  currency: string;
  /** What is still owed on the document. */
  owed: Decimal;
  typed: Readonly<Record<string, TypedLine>>;
  reason: string;
  onDay: string;
  goods: GoodsChoice;
  surplus: PaymentsChoice;
  mode: PaymentMode;
  /** The bank a surplus is paid back through; empty for the default one. */
  bankId: string;
  /** Home per unit of its currency where a surplus is paid back; empty for that of the document. */
  rate: string;
}

const nothing: TypedLine = { quantity: '', amount: '' };
export const typedOf = ({ typed }: Pick<Crediting, 'typed'>, lineId: string): TypedLine =>
  typed[lineId] ?? nothing;

const isEmpty = (text: string): boolean => text.trim() === '';
const readable = (text: string): boolean =>
  isEmpty(text) || isReadableAmount(text.replace(/^-/, '')) || isNothing(text);

/** The lines with something typed in them, as they are asked for; what nobody can read counts as nothing. */
export const creditLines = (crediting: Crediting): TypedCredit[] =>
  crediting.lines.flatMap(({ lineId }) => {
    const { quantity, amount } = typedOf(crediting, lineId);
    const number = (text: string) => (isEmpty(text) || !readable(text) ? null : text);
    const one = { lineId, quantity: number(quantity), amount: number(amount) };
    return one.quantity === null && one.amount === null ? [] : [one];
  });

/** The shipping that is typed, as it is asked for; null for none. */
export const creditShipping = ({ shipping }: Pick<Crediting, 'shipping'>): TypedShipping | null =>
  isEmpty(shipping) || isNothing(shipping) || !readable(shipping) ? null : { amount: shipping };

const shippingOf = (crediting: Crediting) => {
  const shipping = creditShipping(crediting);
  return shipping && shippingBack(crediting.shippingLeft, shipping, crediting.currency);
};

const partsOf = (crediting: Crediting) =>
  creditLines(crediting).map((requested) => {
    const index = crediting.lines.findIndex(({ lineId }) => lineId === requested.lineId);
    return { index, part: partBack(crediting.lines[index]!, requested, crediting.currency) };
  });

/** What is wrong with what is typed, by field. */
export const creditingProblems = (crediting: Crediting): FieldProblem[] => {
  const unreadable = crediting.lines.flatMap(({ lineId }, index) => {
    const typed = typedOf(crediting, lineId);
    return (['quantity', 'amount'] as const)
      .filter((field) => !readable(typed[field]))
      .map((field) => ({ field: `lines.${index}.${field}`, message: words.unreadable }));
  });
  const parts = partsOf(crediting);
  const wrong = parts.flatMap(({ index, part }) =>
    'field' in part ? [{ field: `lines.${index}.${part.field}`, message: part.message }] : [],
  );
  const shipping = shippingOf(crediting);
  const problems = [
    ...unreadable,
    ...wrong,
    ...(readable(crediting.shipping) ? [] : [{ field: 'shipping', message: words.unreadable }]),
    ...(shipping && 'field' in shipping ? [shipping] : []),
  ];
  if (problems.length > 0) return problems;
  if (isZero(creditingTotal(crediting))) return [{ field: 'lines', message: words.nothingTyped }];
  return exceedsRest(crediting.lines, linesTotal(crediting))
    ? [{ field: 'lines', message: words.moreThanAll }]
    : [];
};

/** What it comes to, tax included; what is wrong counts as nothing. */
export const creditingTotal = (crediting: Crediting): Decimal => {
  const shipping = shippingOf(crediting);
  const back = shipping && !('field' in shipping) ? plus(shipping.amount, shipping.tax) : zero;
  return plus(linesTotal(crediting), back);
};

const linesTotal = (crediting: Crediting): Decimal =>
  sum(partsOf(crediting).map(({ part }) => ('field' in part ? zero : plus(part.amount, part.tax))));

/** More goes back than is owed: what becomes of the rest is asked. */
export const exceedsOwed = (crediting: Crediting): boolean =>
  compare(creditingTotal(crediting), crediting.owed) > 0;

/** Pieces of counted goods go back: whether they change hands is asked. */
export const movesGoods = (crediting: Crediting): boolean =>
  creditLines(crediting).some(
    ({ lineId, quantity }) =>
      quantity !== null && crediting.lines.some((line) => line.lineId === lineId && line.goods),
  );

/** What the typed pieces of a line come to without tax; null while they can't be read or can't go back. */
export const proposedAmount = (crediting: Crediting, line: CreditableLine): Decimal | null => {
  const { quantity } = typedOf(crediting, line.lineId);
  if (!isReadableAmount(quantity)) return null;
  const part = partBack(line, { quantity, amount: null }, crediting.currency);
  return 'field' in part ? null : part.amount;
};
