import { type OpenItem, reducedBy } from '../books/open-item.ts';
import type { World } from '../books/world.ts';
import type { Day } from '../day.ts';
import type { DocumentHeader } from '../documents/document.ts';
import { compare, type Decimal, fixed, isPositive, isZero, minus, percentOf } from '../money.ts';
import type { Plan } from '../plan/plan.ts';
import { earlyUntil } from '../typed/dated-discount.ts';
import { digitsOf } from '../values/currency.ts';
import type { EarlyTerms } from '../values/early-terms.ts';
import { formatDay } from '../values/format.ts';
import { invalid, type Refusal } from '../values/refusal.ts';
import { earlyDiscount as words } from '../words/payments.ts';
import type { PostedBook } from './book.ts';
import { owed } from './facts.ts';

/**
 * What early-payment terms take off an amount owed, rounded to its currency; null without terms, and where nothing would
 * be left to take or to pay. Source: answers-2.md, Q26.
 */
export const earlyDiscount = (
  { earlyPercent }: Pick<EarlyTerms, 'earlyPercent'>,
  due: Decimal,
  currency: string,
): Decimal | null => {
  if (earlyPercent === null) return null;
  const discount = percentOf(due, earlyPercent, digitsOf(currency));
  return isPositive(discount) && compare(discount, due) < 0 ? discount : null;
};

/** What a payment that takes the discount is to bring; all that is owed where there is none. */
export const dueLessDiscount = (document: DocumentHeader): Decimal => {
  const due = owed(document);
  return minus(due, earlyDiscount(document, due, document.currency) ?? '0');
};

/** Why what a payment left of a document is not its discount; null where it is. */
export const discountRefusal = (before: DocumentHeader, after: DocumentHeader): Refusal | null => {
  const most = earlyDiscount(before, owed(before), before.currency);
  if (most === null) return invalid('discount', words.noTerms(before.subtype));
  const rest = owed(after);
  if (isZero(rest)) return invalid('amount', words.leavesNothing);
  if (compare(rest, most) <= 0) return null;
  const amountText = (amount: Decimal) => `${before.currency} ${fixed(amount, digitsOf(before.currency))}`;
  return invalid(
    'amount',
    words.restTooLarge({ most: amountText(most), least: amountText(minus(owed(before), most)) }),
  );
};

/** What is said of a discount that is taken after its last day; none until then. */
export const lateDiscount = (
  document: DocumentHeader,
  onDay: Day,
  { locale }: Pick<World, 'locale'>,
): string[] => {
  const until = earlyUntil(document);
  return until !== null && onDay > until ? [words.ended({ until: formatDay(until, locale) })] : [];
};

/** A book as a payment planned on it leaves it, for what is planned on the same document next. */
export const afterPayment = (book: PostedBook, paid: Plan): PostedBook => ({
  ...book,
  document: paid.documents.find(({ after }) => after.id === book.document.id)?.after ?? book.document,
  items: book.items.map((item: OpenItem) =>
    paid.settlements.filter(({ itemId }) => itemId === item.id).reduce(reducedBy, item),
  ),
  settlements: [...book.settlements, ...paid.settlements],
  payments: [...book.payments, ...paid.payments],
});
