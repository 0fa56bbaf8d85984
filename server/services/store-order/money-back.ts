import { live, type Settlement, totalOpen } from '../../../src/domain/books/open-item.ts';
import { accountOfMode } from '../../../src/domain/books/payment-mode.ts';
import { receivable } from '../../../src/domain/books/side.ts';
import { compare, type Decimal, isPositive, minus, smaller, sum, zero } from '../../../src/domain/money.ts';
import { moneyOut, type StoreTransaction } from '../../../src/domain/online-store/order.ts';
import { storeOrders as words } from '../../../src/domain/online-store/store-orders.words.ts';
import type { PostedBook } from '../../../src/domain/posted/book.ts';
import { planCreditRefund, type RefundHow } from '../../../src/domain/posted/refund.ts';
import { takeBackAct } from '../../acts/provider-refund.ts';
import { runAct } from '../../store/database/tx.ts';
import { addOrderAction, documentsOf } from '../../store/online-store/store-orders.ts';
import { lockBooks } from '../../store/plan/posted-books.ts';
import { writePlan } from '../../store/plan/write-plan.ts';
import { latest, type OrderContext, openDayOf } from './context.ts';
import { type BookingMethod, bookingMethodOf, creditOf, type OrderActions } from './money.ts';

const amountOf = (settlements: readonly Settlement[]): Decimal =>
  sum(settlements.map(({ amount }) => amount));

/** What of a document was paid to an account, and how much of that its credit notes let be taken off: as much as they settled themselves. */
const takable = (book: PostedBook, accountId: number) => {
  const payments = book.payments.filter((one) => !one.undone && one.accountId === accountId);
  const standing = live(book.settlements);
  const paid = standing.filter(({ paymentId }) => payments.some(({ id }) => id === paymentId));
  const byNotes = standing.filter(({ kind }) => kind === 'credit-note');
  return { payments, most: smaller(amountOf(paid), amountOf(byNotes)) };
};

/**
 * Takes money that was given back off what the order's payments settled, so that it is owed again: an order that was paid in part is, whatever
 * credit notes settled of it before they left anything to the customer's credit. Throws `Refused`.
 */
const takeOffPayments = async (
  { tx, world }: OrderContext,
  books: readonly PostedBook[],
  { accountId, amount, how }: { accountId: number; amount: Decimal; how: RefundHow },
): Promise<void> => {
  let left = amount;
  for (const book of books) {
    const { payments, most } = takable(book, accountId);
    const [payment, ...returnedPayments] = payments;
    const part = smaller(left, most);
    if (!payment || !isPositive(part)) continue;
    const paid = { book: { ...book, credits: [] }, payment, returnedPayments };
    const taking = { payment, returnedPayments, amount: part, memo: how.memo };
    const { plan } = runAct(takeBackAct, paid, taking, 'credit', { ...world, today: how.onDay });
    if (plan) await writePlan(tx, plan);
    left = minus(left, part);
  }
};

/** Books what one transaction gave back; answers the payment that took it off credit, null for none. Throws `Refused`. */
const bookBack = async (
  context: OrderContext,
  ids: readonly string[],
  back: StoreTransaction,
  { world, ...through }: Exclude<BookingMethod, 'credit'>,
): Promise<string | null> => {
  const { tx, order } = context;
  const books = await lockBooks(tx, receivable, ids);
  const { document } = books[0]!;
  const { contactId, currency } = document;
  const { all, own } = await creditOf(context, ids, document);
  const credits = compare(totalOpen(own), back.amount) >= 0 ? own : all;
  const how = {
    ...through,
    onDay: latest(openDayOf(back.at, context), ...credits.map(({ onDay }) => onDay)),
    memo: words.refundMemo(order),
  };
  const accountId = accountOfMode(through.mode, through.bankAccount, world.accounts);
  const more = minus(back.amount, totalOpen(credits));
  const most = sum(books.map((book) => takable(book, accountId).most));
  // Where neither has as much, the credit was spent elsewhere, and is asked for.
  const beyond = isPositive(more) && compare(more, most) <= 0 ? more : zero;
  const ofCredit = minus(back.amount, beyond);
  if (isPositive(beyond)) await takeOffPayments(context, books, { accountId, amount: beyond, how });
  if (!isPositive(ofCredit)) return null;
  const whose = { contactId: contactId!, currency };
  const plan = runAct(planCreditRefund, receivable, whose, credits, ofCredit, how, world);
  await writePlan(tx, plan);
  return plan.payments[0]?.id ?? null;
};

/**
 * Books money that was given back and isn't booked yet, off what the customer has to their credit, and then off what the order's payments
 * settled. Throws `Refused`.
 */
export const bookMoneyBack = async (
  context: OrderContext,
  recordId: string,
  actions: OrderActions,
): Promise<void> => {
  const { tx, order } = context;
  const given = moneyOut(order);
  if (given.length === 0) return;
  const ids = await documentsOf(tx, recordId);
  for (const back of given) {
    const method = bookingMethodOf(back, context);
    if (!method || actions.get('money back')?.has(back.id)) continue;
    // What is given back as store credit stays the customer's.
    const paymentId = method === 'credit' ? null : await bookBack(context, ids, back, method);
    await addOrderAction(tx, recordId, 'money back', back.id, paymentId);
  }
};
