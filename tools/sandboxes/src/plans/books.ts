import { markedId } from '../engine/accounts.ts';
import type { World } from '../engine/sandbox.ts';
import { type Card, cards, type Refusal, refusals, sandboxCards } from './cards.ts';
import type { Fate } from './chance.ts';
import { pageObject, paymentObject, type SandboxPage, type SandboxPayment } from './objects.ts';
import { planLife } from './plan-sandbox.lifecycle.ts';

/** How the buyer of a page pays: by a card of some behaviour, or by one that is declined at once. */
export type PagePress = Card | 'delay' | 'bounce' | 'decline';

const isCard = (press: PagePress): press is Card => cards.some((card) => card === press);

/** What a sandbox knows of payments, pages and cards, and what happens to them. All of it is in memory. */
export const planBooks = (
  { secret, at, later }: World,
  fate: Fate,
  tell: (type: string, object: { id: string }) => Promise<void>,
) => {
  const kept = sandboxCards(secret);
  const payments: SandboxPayment[] = [];
  const pages: SandboxPage[] = [];
  const pageOf = (payment: SandboxPayment) => pages.find((one) => one.payment === payment);
  const tellOf = (type: string, payment: SandboxPayment) => tell(type, paymentObject(payment, at()));
  const tellPage = (type: string, page: SandboxPage) =>
    tell(`checkout.session.${type}`, pageObject(page, at()));

  const paid = async (payment: SandboxPayment, by: 'payment.pay' | 'payment.confirm') => {
    if (!planLife.happen('payment', payment, by)) return;
    payment.refusal = null;
    await tellOf('payment_intent.succeeded', payment);
  };
  const declined = async (payment: SandboxPayment, refusal: Refusal) => {
    if (!planLife.happen('payment', payment, 'payment.decline')) return;
    payment.refusal = refusal;
    await tellOf('payment_intent.payment_failed', payment);
  };
  /** The bank answers later. */
  const delayed = (payment: SandboxPayment, yes: boolean): void => {
    planLife.happen('payment', payment, 'payment.delay');
    later(async () => {
      await (yes ? paid(payment, 'payment.confirm') : declined(payment, refusals.funds));
      const page = pageOf(payment);
      if (page) await tellPage(`async_payment_${yes ? 'succeeded' : 'failed'}`, page);
    });
  };
  const challenged = (payment: SandboxPayment) => {
    planLife.happen('payment', payment, 'payment.challenge');
    void tellOf('payment_intent.requires_action', payment);
  };
  /** Charges a kept card: its events go out beside the answer. */
  const charged = (payment: SandboxPayment, card: Card): void => {
    payments.push(payment);
    payment.card = card;
    const does = card === 'works' ? fate.charge() : card;
    if (does === 'pay') void paid(payment, 'payment.pay');
    else if (does === 'delay' || does === 'bounce') delayed(payment, does === 'delay');
    else if (does === 'confirm' && payment.returnUrl !== null) challenged(payment);
    else void declined(payment, refusals[does]);
  };
  /** The buyer of a page presses something. */
  const pressed = async (page: SandboxPage, press: PagePress): Promise<void> => {
    page.customer ??= markedId('cus_', secret);
    const card = isCard(press) ? press : 'works';
    const method = kept.keep(card);
    if (page.amount === null) {
      Object.assign(page, { method, card });
      planLife.happen('page', page, 'page.complete');
      return tellPage('completed', page);
    }
    const { customer, amount, currency, purpose: description, metadata, created } = page;
    page.payment ??= {
      id: `pi_${page.id.slice(8)}`,
      status: 'requires_payment_method',
      customer,
      method: null,
      card: null,
      amount,
      currency,
      description,
      metadata,
      refusal: null,
      refunded: 0,
      disputed: false,
      returnUrl: null,
      created,
    };
    const { payment } = page;
    if (!payments.includes(payment)) payments.push(payment);
    Object.assign(payment, { method, card });
    if (press === 'decline') return declined(payment, refusals.declined);
    planLife.happen('page', page, 'page.complete');
    if (press === 'delay' || press === 'bounce') delayed(payment, press === 'delay');
    else await paid(payment, 'payment.pay');
    await tellPage('completed', page);
  };
  return {
    cards: kept,
    payments,
    pages,
    charged,
    pressed,
    confirmed: (payment: SandboxPayment, yes: boolean): Promise<void> =>
      yes ? paid(payment, 'payment.confirm') : declined(payment, refusals.unconfirmed),
    /** Closes a page; false where its buyer was faster. */
    expired: (page: SandboxPage): boolean => {
      if (!planLife.happen('page', page, 'page.expire')) return false;
      void tellPage('expired', page);
      return true;
    },
    cancelled: (payment: SandboxPayment): boolean => {
      if (!planLife.happen('payment', payment, 'payment.cancel')) return false;
      void tellOf('payment_intent.canceled', payment);
      return true;
    },
    /** Gives money back; false where there is not as much. */
    refunded: (payment: SandboxPayment, amount: number): boolean => {
      const fits = amount > 0 && payment.refunded + amount <= payment.amount;
      if (!fits || !planLife.happen('payment', payment, 'payment.refund')) return false;
      payment.refunded += amount;
      void tell('charge.refunded', { ...paymentObject(payment, at()).latest_charge!, ...ofPayment(payment) });
      return true;
    },
    disputed: async (payment: SandboxPayment): Promise<void> => {
      if (!planLife.happen('payment', payment, 'payment.dispute')) return;
      payment.disputed = true;
      await tell('charge.dispute.created', { id: `du_${payment.id.slice(3)}`, ...ofPayment(payment) });
    },
  };
};

const ofPayment = ({ id }: SandboxPayment) => ({ payment_intent: id });

export type PlanBooks = ReturnType<typeof planBooks>;
