import type { World } from '../../src/domain/books/world.ts';
import { isPositive, sum } from '../../src/domain/money.ts';
import { type News, surplusNews } from '../../src/domain/online-payment/online-payments.words.ts';
import type { Money, PaymentSession } from '../../src/domain/online-payment/session.ts';
import { planUnapplied } from '../../src/domain/online-payment/unapplied.ts';
import type { Plan } from '../../src/domain/plan/plan.ts';
import { type PostedBook, standingOf } from '../../src/domain/posted/book.ts';
import { type PaymentHow, planPayment } from '../../src/domain/posted/payment.ts';
import { isRefusal, type Refusal } from '../../src/domain/values/refusal.ts';
import { actRefusals as actRefusalWords } from '../../src/domain/words/requests.ts';
import { postedLifecycle } from '../../src/machines/posted/posted.refusing.ts';
import { decide } from '../../src/machines/standing.ts';

/** A movement of money at the provider, by its own id there. */
export interface Charge {
  money: Money;
  charge: string;
}

/** What booking a charge comes to: what is written, whom to tell, and a note of it. */
export interface Booking {
  plan: Plan;
  news: News | null;
  outcome: string;
}

/** The payment as the document takes it, at its own rate; null when it takes none of it. */
const asPayment = (
  book: PostedBook,
  money: Money,
  receipt: PaymentHow,
  world: World,
): Plan | Refusal | null => {
  const { amount } = money;
  const { currency, rate } = book.document;
  const reduction = { amount, surplus: 'credit' as const };
  const to = decide(postedLifecycle, standingOf(book.document), { type: 'payment.record', reduction });
  if (isRefusal(to) || currency !== money.currency) return null;
  const plan = planPayment(book.side, [{ book, amount, to }], { ...receipt, rate }, world);
  return isRefusal(plan) && plan.kind !== 'locked-period' ? null : plan;
};

/**
 * Books a movement of money at the provider: as a payment where the document takes it, with any surplus kept; as a
 * surplus altogether where it takes none. Refused while the books are locked today.
 */
export const bookChargeAct = (
  book: PostedBook,
  session: Pick<PaymentSession, 'provider' | 'contactId' | 'currency' | 'rate' | 'live'>,
  { money, charge }: Charge,
  world: World,
  memo: string = actRefusalWords.onlinePayment,
): Booking | Refusal => {
  const receipt: PaymentHow = {
    mode: 4,
    onDay: world.today,
    bankAccount: null,
    // Test money stays known as such in the books. Source: answers-2.md, Q88.
    memo: session.live === false ? actRefusalWords.inTest({ memo }) : memo,
    // What it brings at home is known when the provider pays out; until then it is worth what was asked.
    rate: session.rate,
    inHome: null,
    source: { provider: session.provider, charge },
  };
  const plan =
    asPayment(book, money, receipt, world) ?? planUnapplied(book, session, money.amount, receipt, world);
  if (isRefusal(plan)) return plan;
  const kept = sum(plan.items.map((item) => item.amount));
  return isPositive(kept)
    ? { plan, news: surplusNews(book.document, money, kept), outcome: 'booked, with credit' }
    : { plan, news: null, outcome: 'booked' };
};
