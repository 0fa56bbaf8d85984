import type { PaymentMode } from '../../src/domain/books/payment-mode.ts';
import type { Side } from '../../src/domain/books/side.ts';
import type { World } from '../../src/domain/books/world.ts';
import { compare, type Decimal } from '../../src/domain/money.ts';
import type { Outcome } from '../../src/domain/plan/plan.ts';
import { type PostedBook, standingOf } from '../../src/domain/posted/book.ts';
import { dueLessDiscount } from '../../src/domain/posted/early-discount.ts';
import { owed } from '../../src/domain/posted/facts.ts';
import { type PaidShare, type PaymentHow, paidByHome, planPayment } from '../../src/domain/posted/payment.ts';
import { amountRefusal } from '../../src/domain/typed/amount.ts';
import { rateProblem } from '../../src/domain/typed/exchange-rate.ts';
import { digitsOf } from '../../src/domain/values/currency.ts';
import { invalid, isRefusal, named, type Refusal } from '../../src/domain/values/refusal.ts';
import { actRefusals as actRefusalWords } from '../../src/domain/words/requests.ts';
import { postedLifecycle } from '../../src/machines/posted/posted.refusing.ts';
import { decide } from '../../src/machines/standing.ts';

/** Money received or paid: for which documents, how much of it for each, how and when. */
export interface PaymentRequest {
  /** Amounts in the documents' currency, or in home currency where `inHome` says so. */
  shares: { id: string; amount: Decimal }[];
  /** Whom they are all of; left out where nobody was named. */
  contactId?: string | null;
  inHome?: boolean;
  /** Home per unit of the documents' currency on that day; their own rate where it is missing. */
  rate?: Decimal | null;
  surplus?: 'credit' | undefined;
  /** What it leaves of its one document is taken as the discount for early payment. */
  lessDiscount?: boolean | undefined;
  /** That discount takes its part of the document's tax along. */
  taxRelief?: boolean | undefined;
  mode: PaymentMode;
  /** What the bank takes for it beside it, in the money it moves in. */
  bankCharge?: Decimal | null;
  /** Null for today. */
  onDay: string | null;
  memo: string;
}

const partyRefusal = (
  { contact, words }: Side,
  books: readonly PostedBook[],
  { shares, contactId = null }: PaymentRequest,
): Refusal | null => {
  if (books.length < shares.length) return invalid('shares', actRefusalWords.namedTwice(words.document));
  const named = contactId === null ? [] : [contactId];
  return new Set([...named, ...books.map((book) => book.document.contactId)]).size > 1
    ? invalid('shares', actRefusalWords.severalContacts(words.documents, contact))
    : null;
};

type ShareTerms = Pick<PaymentRequest, 'surplus' | 'lessDiscount'> & { inHome: boolean; rate: Decimal };

/** Where the chart takes a document with its share of the money. */
const shareOf = (
  book: PostedBook,
  received: Decimal,
  { inHome, rate, surplus, lessDiscount }: ShareTerms,
  world: World,
): PaidShare | Refusal => {
  const due = lessDiscount ? dueLessDiscount(book.document) : undefined;
  const amount = inHome ? paidByHome(book.document, received, rate, world, due) : received;
  const reduction = { amount, surplus };
  const to = decide(postedLifecycle, standingOf(book.document), { type: 'payment.record', reduction });
  return isRefusal(to) ? to : { book, amount, to };
};

/** Of several the one that is at fault, by its number and beside its amount. */
const ofShare = (refused: Refusal, { document }: PostedBook, { shares }: PaymentRequest): Refusal => {
  if (shares.length < 2) return refused;
  const at = shares.findIndex(({ id }) => id === document.id);
  const message = actRefusalWords.ofOne({ number: document.number ?? '', sentence: refused.message });
  return { ...named(refused, `shares.${at}.amount`), message };
};

/**
 * One payment over one or several documents of one contact. More than is owed is refused unless the surplus is kept,
 * which only a single document's payment may ask for.
 *
 * @param books the documents, locked, in the order of their keys
 * @param bankAccount the account of the default bank, where the mode reaches one
 */
export const recordPaymentAct = (
  side: Side,
  books: readonly PostedBook[],
  request: PaymentRequest,
  bankAccount: number | null,
  world: World,
): Outcome => {
  const mixed = partyRefusal(side, books, request);
  if (mixed) return mixed;
  const { currency, rate: documentRate } = books[0]!.document;
  const foreign = currency !== world.homeCurrency;
  const rate = foreign ? (request.rate ?? documentRate) : '1';
  const wrongRate = rateProblem(rate);
  if (wrongRate) return invalid('rate', wrongRate);
  const inHome = foreign && request.inHome === true;
  const amounts = new Map(request.shares.map((share) => [share.id, share.amount]));
  const how = { inHome, rate, surplus: request.surplus, lessDiscount: request.lessDiscount };
  const shares: PaidShare[] = [];
  for (const book of books) {
    const share = shareOf(book, amounts.get(book.document.id)!, how, world);
    if (isRefusal(share)) return ofShare(share, book, request);
    const wrong = amountRefusal(share.amount, digitsOf(currency));
    if (wrong) return ofShare(wrong, book, request);
    shares.push(share);
  }
  const over =
    shares.length > 1 && shares.find(({ book, amount }) => compare(amount, owed(book.document)) > 0);
  if (over) {
    const refused = invalid('shares', actRefusalWords.surplusOnSeveral(side.words.document));
    return ofShare(refused, over.book, request);
  }
  const receipt: PaymentHow = {
    mode: request.mode,
    bankCharge: request.bankCharge ?? null,
    onDay: request.onDay ?? world.today,
    memo: request.memo,
    rate,
    inHome: inHome ? books.map((book) => amounts.get(book.document.id)!) : null,
    bankAccount,
  };
  return planPayment(side, shares, receipt, world);
};

/** A payment of all that is owed on one document, today. */
export const payBalanceAct = (
  side: Side,
  book: PostedBook,
  mode: PaymentMode,
  bankAccount: number | null,
  world: World,
): Outcome => {
  const shares = [{ id: book.document.id, amount: owed(book.document) }];
  return recordPaymentAct(side, [book], { shares, mode, onDay: null, memo: '' }, bankAccount, world);
};
