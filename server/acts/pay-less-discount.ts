import type { Side } from '../../src/domain/books/side.ts';
import type { World } from '../../src/domain/books/world.ts';
import { isNoChange, joined, type Outcome } from '../../src/domain/plan/plan.ts';
import type { PostedBook } from '../../src/domain/posted/book.ts';
import { afterPayment, discountRefusal, lateDiscount } from '../../src/domain/posted/early-discount.ts';
import { isRefusal } from '../../src/domain/values/refusal.ts';
import { type PaymentRequest, recordPaymentAct } from './record-payment.ts';
import { writeOffAct } from './write-off.ts';

/**
 * One payment of one document whose rest is its discount for early payment: both on the payment's day, as one plan. A rest
 * larger than its terms say is refused; after their last day it is taken with a warning. Its tax stays as it is unless it is asked to go along.
 * Source: answers-2.md, Q26.
 *
 * @param bankAccount the account of the bank the money goes through, where the mode reaches one
 */
export const payLessDiscountAct = (
  side: Side,
  book: PostedBook,
  request: PaymentRequest,
  bankAccount: number | null,
  world: World,
): Outcome => {
  const paid = recordPaymentAct(side, [book], { ...request, lessDiscount: true }, bankAccount, world);
  if (isRefusal(paid) || isNoChange(paid)) return paid;
  const left = afterPayment(book, paid);
  const refused = discountRefusal(book.document, left.document);
  if (refused) return refused;
  const onDay = request.onDay ?? world.today;
  const taken = writeOffAct(left, { onDay, taxRelief: request.taxRelief === true }, world);
  if (isRefusal(taken) || isNoChange(taken)) return taken;
  return joined(paid, { ...taken, warnings: lateDiscount(book.document, onDay, world) });
};
