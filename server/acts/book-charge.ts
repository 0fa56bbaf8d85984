import { type InvoiceBook, standingOf } from '../../src/domain/invoice/book.ts';
import { planPayment, type Receipt } from '../../src/domain/invoice/payment.ts';
import { isPositive, sum } from '../../src/domain/money.ts';
import type { Money, PaymentSession } from '../../src/domain/online-payment/session.ts';
import { planUnowed } from '../../src/domain/online-payment/unowed.ts';
import type { Plan, World } from '../../src/domain/plan.ts';
import { isRefusal, type Refusal } from '../../src/domain/refusal.ts';
import * as actRefusalWords from '../../src/domain/words/act-refusals.ts';
import { type News, surplusNews } from '../../src/domain/words/online-payment.ts';
import { invoiceLifecycle } from '../../src/machines/invoice/invoice.lifecycle.ts';
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
  book: InvoiceBook,
  money: Money,
  receipt: Receipt,
  world: World,
): Plan | Refusal | null => {
  const { amount } = money;
  const { currency, rate } = book.document;
  const reduction = { amount, surplus: 'credit' as const };
  const to = decide(invoiceLifecycle, standingOf(book.document), { type: 'payment.record', reduction });
  if (isRefusal(to) || currency !== money.currency) return null;
  const plan = planPayment(book.side, [{ book, amount, to }], { ...receipt, rate }, world);
  return isRefusal(plan) && plan.kind !== 'locked-period' ? null : plan;
};

/**
 * Books a movement of money at the provider: as a payment where the document takes it, with any surplus kept; as a
 * surplus altogether where it takes none. Refused while the books are locked today.
 */
export const bookChargeAct = (
  book: InvoiceBook,
  session: PaymentSession,
  { money, charge }: Charge,
  world: World,
): Booking | Refusal => {
  const receipt: Receipt = {
    mode: 4,
    onDay: world.today,
    bankAccount: null,
    memo: actRefusalWords.onlinePayment,
    // What it brings at home is known when the provider pays out; until then it is worth what was asked.
    rate: session.rate,
    inHome: null,
    source: { provider: session.provider, charge },
  };
  const plan =
    asPayment(book, money, receipt, world) ?? planUnowed(book, session, money.amount, receipt, world);
  if (isRefusal(plan)) return plan;
  const kept = sum(plan.items.map((item) => item.amount));
  return isPositive(kept)
    ? { plan, news: surplusNews(book.document, money, kept), outcome: 'booked, with credit' }
    : { plan, news: null, outcome: 'booked' };
};
