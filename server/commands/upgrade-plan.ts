import type { Billing } from '../../src/domain/billing/billing.ts';
import { asksTheSame, basisOf, type PlanPayment } from '../../src/domain/billing/payment.ts';
import {
  billingAnswers as answers,
  paymentFor,
  billingRefusals as words,
} from '../../src/domain/billing/plan-billing.words.ts';
import { dueOf } from '../../src/domain/billing/plan-invoice.ts';
import { lapseAfter } from '../../src/domain/billing/timers.ts';
import { isZero } from '../../src/domain/money.ts';
import { formatDay } from '../../src/domain/values/format.ts';
import { invalid, refusal } from '../../src/domain/values/refusal.ts';
import { planProvider } from '../services/ask-plan-payment.ts';
import { keepReservation, reserveCoupon } from '../services/coupons.ts';
import { methodFor, refuseWhileCharged } from '../services/open-plan-invoice.ts';
import { moveBilling } from '../services/plan-billing.ts';
import { draftPlanInvoice } from '../services/plan-invoices.ts';
import { type ChangeWish, type PaidChange, planChange } from '../services/plan-offer.ts';
import { planPaid } from '../services/plan-paid.ts';
import type { PlanPaymentServices } from '../services/plan-payment-services.ts';
import { type PaymentOutcome, takePlanPayment } from '../services/take-plan-payment.ts';
import { runOnce } from '../store/database/intent.ts';
import { lockSettings } from '../store/database/settings-lock.ts';
import { type Ctx, Refused, type Tx } from '../store/database/tx.ts';
import { billingOf, replaceTimers } from '../store/plans/plan-billing.ts';
import { addPlanPayment, hasPaid, newPlanPayment, paymentUnderWay } from '../store/plans/plan-payments.ts';
import { ownersOf } from '../store/settings/businesses.ts';

/** What a change asks for, and the kept method it names, which must be the business's own. */
export interface UpgradeWish extends ChangeWish {
  method?: string | undefined;
}

/** What was begun: a payment that is asked for once this is committed, or what is done already. */
type Begun = { paymentId: string | null; comment: string };

/** One that is under way is answered to whoever asks the same once more, and refuses any other with the link to it. */
const alreadyBegun = (
  open: PlanPayment,
  wish: { terms: PaidChange['terms']; coupon: string | null },
  idOnWire: (id: string) => string,
): Begun => {
  if (asksTheSame(open, wish)) return { paymentId: open.id, comment: answers.payOnPage };
  throw new Refused(
    refusal('illegal-move', words.paymentOpen, { details: { link: open.link, payment: idOnWire(open.id) } }),
  );
};

const reserve = async (tx: Tx, change: PaidChange, paymentId: string): Promise<void> => {
  if (!change.coupon) return;
  const { code } = change.coupon;
  const isNew = !(await hasPaid(tx));
  await reserveCoupon(tx, { ...change.terms, code, currency: change.currency, isNew }, paymentId);
  await keepReservation(tx, paymentId);
};

/** Begins a payment of a change: until it succeeds nothing changes. */
const beginPayment = async (
  tx: Tx,
  origin: string,
  billing: Billing,
  change: PaidChange,
  live: boolean,
): Promise<Begun> => {
  const invoice = await draftPlanInvoice(tx, change.draft);
  const method = methodFor(billing, live);
  const amount = dueOf(invoice);
  const [owner] = await ownersOf(tx);
  const payment = newPlanPayment(tx, {
    kind: change.kind,
    quote: change.quote,
    basis: basisOf(billing),
    coupon: change.coupon?.code ?? null,
    amount,
    currency: change.currency,
    invoiceId: invoice.id,
    description: paymentFor(change.terms),
    email: owner!.email,
    customer: method?.customer ?? null,
    method: method?.method ?? null,
    offSession: false,
    lapsesAt: lapseAfter(tx.now),
  });
  await reserve(tx, change, payment.id);
  if (isZero(amount) && (method || !change.costsLater)) {
    await planPaid(tx, origin, payment, null);
    return { paymentId: null, comment: answers.nothingDue };
  }
  await addPlanPayment(tx, payment);
  await replaceTimers(tx, [{ step: 'lapse', dueAt: payment.lapsesAt! }], ['lapse']);
  return { paymentId: payment.id, comment: answers.payOnPage };
};

const begin = async (
  tx: Tx,
  services: Pick<PlanPaymentServices, 'planPayments' | 'origin'>,
  wish: UpgradeWish,
  idOnWire: (id: string) => string,
): Promise<Begun> => {
  await lockSettings(tx);
  const billing = await billingOf(tx);
  if (wish.method !== undefined && wish.method !== billing.method?.method)
    throw new Refused(invalid('methodToken', words.methodUnknown));
  await refuseWhileCharged(tx, billing);
  const change = await planChange(tx, billing, wish);
  const { locale } = tx.business;
  switch (change.kind) {
    case 'trial-end':
      await moveBilling(tx, billing, { type: 'trial.end' });
      return { paymentId: null, comment: answers.freeNow };
    case 'end': {
      const after = await moveBilling(tx, billing, { type: 'cancel' });
      return {
        paymentId: null,
        comment: after.period ? answers.endsOn(formatDay(after.period.to, locale)) : answers.freeNow,
      };
    }
    case 'down':
      await moveBilling(tx, billing, { type: 'down.asked' }, { next: change.terms });
      return { paymentId: null, comment: answers.from(formatDay(change.from, locale), change.terms.plan) };
  }
  const open = await paymentUnderWay(tx, ['start', 'up']);
  if (open) return alreadyBegun(open, { terms: change.terms, coupon: change.coupon?.code ?? null }, idOnWire);
  const { live } = planProvider(services.planPayments);
  return beginPayment(tx, services.origin, billing, change, live);
};

/**
 * Changes the plan: what costs more now begins a payment and changes nothing until it succeeded, what costs less begins when the period ends. Pressed
 * again while a payment is under way, it answers that payment. Throws `Refused`.
 *
 * @param idOnWire how a refusal names a payment
 */
export const upgradePlan = async (
  ctx: Ctx,
  services: PlanPaymentServices,
  wish: UpgradeWish,
  idOnWire: (id: string) => string,
): Promise<PaymentOutcome> => {
  const { paymentId, comment } = await runOnce(ctx, (tx) => begin(tx, services, wish, idOnWire));
  if (paymentId === null) return { status: 'succeeded', comment, link: null, paymentId: null };
  return takePlanPayment(ctx, services, paymentId);
};
