import type { PaymentMode } from '../../../src/domain/books/payment-mode.ts';
import { receivable } from '../../../src/domain/books/side.ts';
import type { World } from '../../../src/domain/books/world.ts';
import type { Day } from '../../../src/domain/day.ts';
import type { Document } from '../../../src/domain/documents/document.ts';
import { isGone } from '../../../src/domain/documents/posted-status.ts';
import { compare, type Decimal, isPositive, minus, plus, smaller, sum } from '../../../src/domain/money.ts';
import { planUnapplied } from '../../../src/domain/online-payment/unapplied.ts';
import {
  giftCards,
  isBackUnderWay,
  moneyIn,
  type StoreTransaction,
} from '../../../src/domain/online-store/order.ts';
import { storeOrders as words } from '../../../src/domain/online-store/store-orders.words.ts';
import { isNoChange } from '../../../src/domain/plan/plan.ts';
import type { PostedBook } from '../../../src/domain/posted/book.ts';
import { owed } from '../../../src/domain/posted/facts.ts';
import { applyCreditAct } from '../../acts/credit.ts';
import { recordPaymentAct } from '../../acts/record-payment.ts';
import { lockCreditOf } from '../../store/books/items.ts';
import { Refused, runAct } from '../../store/database/tx.ts';
import { addOrderAction, documentsOf, type OrderAction } from '../../store/online-store/store-orders.ts';
import { lockBookAndCredit, lockBooks } from '../../store/plan/posted-books.ts';
import { writePlan } from '../../store/plan/write-plan.ts';
import { clearingOn, held, latest, type OrderContext, openDayOf } from './context.ts';
import { accountOfGateway } from './gateway.ts';

/** Money that goes to an account, or what a customer has to their credit. */
export type BookingMethod = { mode: PaymentMode; bankAccount: number | null; world: World } | 'credit';

/** How money of a gateway is booked; null for what the shop only wrote down. Source: connections.md, rule 13. */
export const bookingMethodOf = (
  { gateway }: StoreTransaction,
  context: OrderContext,
): BookingMethod | null => {
  const { world } = context;
  if (gateway === 'manual') return null;
  if (gateway === 'shopify_store_credit') return 'credit';
  if (gateway === 'gift_card') return { mode: 2, bankAccount: giftCards, world };
  return { mode: 4, bankAccount: null, world: clearingOn(world, accountOfGateway(context, gateway)) };
};

/** Settles a document with what its customer has to their credit: they paid with store credit. Throws `Refused` where there isn't enough. */
const takeCredit = async (
  { tx, order, world }: OrderContext,
  documentId: string,
  amount: Decimal,
): Promise<void> => {
  const { book, credits } = await lockBookAndCredit(tx, receivable, documentId);
  if (compare(sum(credits.map(({ open }) => open)), amount) < 0)
    throw new Refused(held('credit', words.storeCreditMissing({ amount, currency: order.currency })));
  const plan = runAct(applyCreditAct, book, credits, { amount, onDay: world.today, settlements: [] }, world);
  if (!isNoChange(plan)) await writePlan(tx, plan);
};

export type OrderActions = ReadonlyMap<OrderAction, ReadonlySet<string>>;

/** Books a part of what was paid on a document of the order; answers the payment's id. Throws `Refused`. */
const bookPart = async (
  context: OrderContext,
  book: PostedBook,
  paid: StoreTransaction,
  amount: Decimal,
  method: Exclude<BookingMethod, 'credit'>,
): Promise<string | null> => {
  const { tx, order } = context;
  const { world } = method;
  const { id, rate, issuedOn, currency } = book.document;
  const request = {
    shares: [{ id, amount }],
    mode: method.mode,
    surplus: 'credit' as const,
    ...(currency === world.homeCurrency ? {} : { rate }),
    onDay: latest(openDayOf(paid.at, context), issuedOn),
    memo: words.paymentMemo({ name: order.name, gateway: paid.gateway }),
  };
  const plan = runAct(recordPaymentAct, receivable, [book], request, method.bankAccount, world);
  if (isNoChange(plan)) return null;
  await writePlan(tx, plan);
  return plan.payments[0]?.id ?? null;
};

/** Books a payment as the customer's credit where all documents of its order are settled. Throws `Refused`. */
const bookUnapplied = async (
  { tx, order }: OrderContext,
  book: PostedBook,
  paid: StoreTransaction,
  { world, ...through }: Exclude<BookingMethod, 'credit'>,
  onDay: Day,
): Promise<string | null> => {
  const { contactId, currency, rate } = book.document;
  const memo = words.paymentMemo({ name: order.name, gateway: paid.gateway });
  const receipt = { ...through, onDay, memo, rate, inHome: null };
  const plan = runAct(planUnapplied, book, { contactId: contactId!, currency }, paid.amount, receipt, world);
  await writePlan(tx, plan);
  return plan.payments[0]?.id ?? null;
};

/** How a payment is shared by the documents of an order: each takes what is owed on it, and the last what is more; empty where nothing is owed. */
const sharesOf = (books: readonly PostedBook[], amount: Decimal): { book: PostedBook; amount: Decimal }[] => {
  const shares: { book: PostedBook; amount: Decimal }[] = [];
  let left = amount;
  for (const book of books) {
    const due = owed(book.document);
    if (!isPositive(due) || !isPositive(left)) continue;
    const part = smaller(due, left);
    shares.push({ book, amount: part });
    left = minus(left, part);
  }
  const last = shares.at(-1);
  return last ? [...shares.slice(0, -1), { ...last, amount: plus(last.amount, left) }] : [];
};

/** Books what was paid of an order and isn't booked yet, on whichever of its documents is open. Throws `Refused`. */
export const bookPayments = async (
  context: OrderContext,
  recordId: string,
  actions: OrderActions,
): Promise<void> => {
  const { tx, order } = context;
  for (const paid of moneyIn(order)) {
    const method = bookingMethodOf(paid, context);
    if (!method || actions.get('payment')?.has(paid.id)) continue;
    const books = await lockBooks(tx, receivable, await documentsOf(tx, recordId));
    const shares = sharesOf(books, paid.amount);
    let first: string | null = null;
    // Store credit that nothing is owed for stays credit as it is.
    if (shares.length === 0 && method !== 'credit')
      first = await bookUnapplied(context, books[0]!, paid, method, openDayOf(paid.at, context));
    for (const { book, amount } of shares)
      if (method === 'credit') await takeCredit(context, book.document.id, amount);
      else first = (await bookPart(context, book, paid, amount, method)) ?? first;
    await addOrderAction(tx, recordId, 'payment', paid.id, first);
  }
};

/** What the customer has to their credit, that of the order's own documents first. */
export const creditOf = async ({ tx }: OrderContext, ids: readonly string[], document: Document) => {
  const all = await lockCreditOf(tx, receivable, document.contactId!, document.currency);
  return { all, own: all.filter((item) => item.documentId !== null && ids.includes(item.documentId)) };
};

/**
 * Settles what an order still owes on one document with what it has to its credit from another: an item that was exchanged is removed from one
 * invoice and billed on the next, and no money moves. What is about to be given back waits for it. Throws `Refused`.
 */
export const settleOwnCredit = async (
  context: OrderContext,
  recordId: string,
  actions: OrderActions,
): Promise<void> => {
  const { tx, order, world } = context;
  if (isBackUnderWay(order) || !actions.has('added')) return;
  const ids = await documentsOf(tx, recordId);
  for (const id of ids) {
    const { book } = await lockBookAndCredit(tx, receivable, id);
    const { own } = await creditOf(context, ids, book.document);
    const amount = smaller(owed(book.document), sum(own.map(({ open }) => open)));
    if (!isPositive(amount) || isGone(book.document.status)) continue;
    const plan = runAct(applyCreditAct, book, own, { amount, onDay: world.today, settlements: [] }, world);
    if (!isNoChange(plan)) await writePlan(tx, plan);
  }
};
