import { describe, expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { transitionsOf } from '../../tools/paths/src/transitions.ts';
import { lifeBy } from '../../tools/sandboxes/src/engine/life.ts';
import { flutterwaveSandboxChart } from '../../tools/sandboxes/src/flutterwave/flutterwave-sandbox.lifecycle.ts';
import { paypalSandboxChart } from '../../tools/sandboxes/src/paypal/paypal-sandbox.lifecycle.ts';
import { paystackSandboxChart } from '../../tools/sandboxes/src/paystack/paystack-sandbox.lifecycle.ts';
import { planSandboxChart } from '../../tools/sandboxes/src/plans/plan-sandbox.lifecycle.ts';
import { shopSandboxChart } from '../../tools/sandboxes/src/shop/shop-sandbox.lifecycle.ts';
import { stripeSandboxChart } from '../../tools/sandboxes/src/stripe/stripe-sandbox.lifecycle.ts';

/** By the kind: where it stands, what happens, and where it stands then. */
type Moves = Readonly<Record<string, readonly (readonly [from: string, type: string, to: string])[]>>;

const stripe: Moves = {
  payment: [
    ['open', 'payment.pay', 'paid'],
    ['open', 'payment.delay', 'processing'],
    ['open', 'payment.expire', 'expired'],
    ['processing', 'payment.confirm', 'paid'],
    ['processing', 'payment.decline', 'declined'],
    ['paid', 'refund.part', 'paid'],
    ['paid', 'refund.rest', 'refunded'],
    ['paid', 'refund.fail', 'paid'],
    ['paid', 'dispute.open', 'paid'],
    ['refunded', 'refund.fail', 'paid'],
  ],
  refund: [['succeeded', 'refund.fail', 'failed']],
  dispute: [
    ['warning_needs_response', 'dispute.review', 'warning_under_review'],
    ['warning_needs_response', 'dispute.win', 'warning_closed'],
    ['warning_needs_response', 'dispute.lose', 'warning_closed'],
    ['warning_under_review', 'dispute.win', 'warning_closed'],
    ['warning_under_review', 'dispute.lose', 'warning_closed'],
    ['needs_response', 'dispute.review', 'under_review'],
    ['needs_response', 'dispute.win', 'won'],
    ['needs_response', 'dispute.lose', 'lost'],
    ['under_review', 'dispute.win', 'won'],
    ['under_review', 'dispute.lose', 'lost'],
    ['lost', 'dispute.win', 'won'],
  ],
  payout: [
    ['pending', 'payout.arrive', 'paid'],
    ['pending', 'payout.fail', 'failed'],
    ['paid', 'payout.fail', 'failed'],
  ],
};

const paypal: Moves = {
  payment: [
    ['PAYER_ACTION_REQUIRED', 'order.approve', 'APPROVED'],
    ['APPROVED', 'order.take', 'COMPLETED'],
    ['APPROVED', 'order.delay', 'PENDING'],
    ['APPROVED', 'order.decline', 'PAYER_ACTION_REQUIRED'],
    ['PENDING', 'order.confirm', 'COMPLETED'],
    ['COMPLETED', 'refund.part', 'PARTIALLY_REFUNDED'],
    ['COMPLETED', 'refund.rest', 'REFUNDED'],
    ['COMPLETED', 'dispute.open', 'COMPLETED'],
    ['PARTIALLY_REFUNDED', 'refund.part', 'PARTIALLY_REFUNDED'],
    ['PARTIALLY_REFUNDED', 'refund.rest', 'REFUNDED'],
    ['PARTIALLY_REFUNDED', 'refund.fail', 'PARTIALLY_REFUNDED'],
    ['PARTIALLY_REFUNDED', 'refund.fail-last', 'COMPLETED'],
    ['PARTIALLY_REFUNDED', 'dispute.open', 'PARTIALLY_REFUNDED'],
    ['REFUNDED', 'refund.fail', 'PARTIALLY_REFUNDED'],
    ['REFUNDED', 'refund.fail-last', 'COMPLETED'],
  ],
  refund: [
    ['PENDING', 'refund.complete', 'COMPLETED'],
    ['PENDING', 'refund.fail', 'FAILED'],
  ],
  dispute: [
    ['WAITING_FOR_SELLER_RESPONSE', 'dispute.review', 'UNDER_REVIEW'],
    ['WAITING_FOR_SELLER_RESPONSE', 'dispute.win', 'RESOLVED_SELLER_FAVOUR'],
    ['WAITING_FOR_SELLER_RESPONSE', 'dispute.lose', 'RESOLVED_BUYER_FAVOUR'],
    ['UNDER_REVIEW', 'dispute.win', 'RESOLVED_SELLER_FAVOUR'],
    ['UNDER_REVIEW', 'dispute.lose', 'RESOLVED_BUYER_FAVOUR'],
  ],
};

const paystack: Moves = {
  payment: [
    ['abandoned', 'transaction.pay', 'success'],
    ['abandoned', 'transaction.delay', 'ongoing'],
    ['abandoned', 'transaction.decline', 'failed'],
    ['failed', 'transaction.pay', 'success'],
    ['failed', 'transaction.delay', 'ongoing'],
    ['failed', 'transaction.decline', 'failed'],
    ['ongoing', 'transaction.confirm', 'success'],
    ['success', 'refund.part', 'success'],
    ['success', 'refund.rest', 'reversed'],
    ['success', 'refund.fail', 'success'],
    ['success', 'dispute.open', 'success'],
    ['reversed', 'refund.fail', 'success'],
  ],
  refund: [
    ['pending', 'refund.process', 'processed'],
    ['pending', 'refund.fail', 'failed'],
  ],
  dispute: [
    ['awaiting-merchant-feedback', 'dispute.review', 'awaiting-bank-feedback'],
    ['awaiting-merchant-feedback', 'dispute.win', 'declined'],
    ['awaiting-merchant-feedback', 'dispute.lose', 'merchant-accepted'],
    ['awaiting-bank-feedback', 'dispute.win', 'declined'],
    ['awaiting-bank-feedback', 'dispute.lose', 'merchant-accepted'],
  ],
  payout: [['pending', 'settlement.arrive', 'success']],
};

const flutterwave: Moves = {
  payment: [
    ['pending', 'transaction.confirm', 'successful'],
    ['pending', 'transaction.decline', 'failed'],
    ['successful', 'refund.make', 'successful'],
    ['successful', 'chargeback.open', 'successful'],
  ],
  refund: [
    ['pending', 'refund.complete', 'completed'],
    ['pending', 'refund.fail', 'failed'],
  ],
  dispute: [
    ['initiated', 'chargeback.decline', 'declined'],
    ['initiated', 'chargeback.win', 'won'],
    ['initiated', 'chargeback.lose', 'lost'],
    ['declined', 'chargeback.win', 'won'],
    ['declined', 'chargeback.lose', 'lost'],
  ],
  payout: [['pending', 'settlement.arrive', 'completed']],
};

const plan: Moves = {
  payment: [
    ['requires_payment_method', 'payment.pay', 'succeeded'],
    ['requires_payment_method', 'payment.challenge', 'requires_action'],
    ['requires_payment_method', 'payment.delay', 'processing'],
    ['requires_payment_method', 'payment.decline', 'requires_payment_method'],
    ['requires_payment_method', 'payment.cancel', 'canceled'],
    ['requires_action', 'payment.confirm', 'succeeded'],
    ['requires_action', 'payment.decline', 'requires_payment_method'],
    ['requires_action', 'payment.cancel', 'canceled'],
    ['processing', 'payment.confirm', 'succeeded'],
    ['processing', 'payment.decline', 'requires_payment_method'],
    ['succeeded', 'payment.refund', 'succeeded'],
    ['succeeded', 'payment.dispute', 'succeeded'],
  ],
  page: [
    ['open', 'page.complete', 'complete'],
    ['open', 'page.expire', 'expired'],
  ],
};

const shop: Moves = {
  order: [
    ['open', 'order.pay', 'open'],
    ['open', 'order.edit', 'open'],
    ['open', 'order.refund', 'open'],
    ['open', 'order.fulfil', 'fulfilled'],
    ['open', 'order.cancel', 'cancelled'],
    ['fulfilled', 'order.pay', 'fulfilled'],
    ['fulfilled', 'order.edit', 'fulfilled'],
    ['fulfilled', 'order.refund', 'fulfilled'],
    ['fulfilled', 'order.cancel', 'cancelled_fulfilled'],
  ],
  payment: [
    ['PENDING', 'payment.pay', 'PAID'],
    ['PENDING', 'payment.void', 'VOIDED'],
    ['PENDING', 'total.raise', 'PENDING'],
    ['PARTIALLY_PAID', 'refund.part', 'PARTIALLY_REFUNDED'],
    ['PARTIALLY_PAID', 'refund.rest', 'REFUNDED'],
    ['PARTIALLY_PAID', 'payment.pay', 'PAID'],
    ['PARTIALLY_PAID', 'total.raise', 'PARTIALLY_PAID'],
    ['PARTIALLY_PAID', 'total.cover', 'PAID'],
    ['PAID', 'refund.part', 'PARTIALLY_REFUNDED'],
    ['PAID', 'refund.rest', 'REFUNDED'],
    ['PAID', 'total.raise', 'PARTIALLY_PAID'],
    ['PARTIALLY_REFUNDED', 'refund.part', 'PARTIALLY_REFUNDED'],
    ['PARTIALLY_REFUNDED', 'refund.rest', 'REFUNDED'],
    ['PARTIALLY_REFUNDED', 'payment.pay', 'PARTIALLY_REFUNDED'],
    ['PARTIALLY_REFUNDED', 'total.raise', 'PARTIALLY_REFUNDED'],
    ['REFUNDED', 'payment.pay', 'PARTIALLY_REFUNDED'],
    ['REFUNDED', 'total.raise', 'REFUNDED'],
  ],
  app: [
    ['absent', 'app.install', 'installed'],
    ['absent', 'app.ask', 'installed'],
    ['installed', 'app.install', 'installed'],
    ['installed', 'app.ask', 'installed'],
    ['installed', 'app.uninstall', 'uninstalled'],
    ['uninstalled', 'app.install', 'installed'],
  ],
  token: [
    ['good', 'token.ask', 'good'],
    ['good', 'token.exchange', 'used'],
    ['good', 'token.expire', 'expired'],
    ['good', 'token.revoke', 'revoked'],
  ],
  payout: [['PAID', 'payout.fail', 'FAILED']],
  billing: [
    ['PENDING', 'billing.agree', 'ACTIVE'],
    ['PENDING', 'billing.decline', 'DECLINED'],
    ['PENDING', 'billing.expire', 'EXPIRED'],
    ['ACTIVE', 'billing.freeze', 'FROZEN'],
    ['ACTIVE', 'billing.cancel', 'CANCELLED'],
    ['FROZEN', 'billing.unfreeze', 'ACTIVE'],
    ['FROZEN', 'billing.cancel', 'CANCELLED'],
  ],
};

const charts: readonly (readonly [name: string, chart: AnyStateMachine, moves: Moves])[] = [
  ['Stripe', stripeSandboxChart, stripe],
  ['PayPal', paypalSandboxChart, paypal],
  ['Paystack', paystackSandboxChart, paystack],
  ['Flutterwave', flutterwaveSandboxChart, flutterwave],
  ['plan payments', planSandboxChart, plan],
  ['online store', shopSandboxChart, shop],
];

describe.each(charts)('what lives at the sandbox’s %s', (_, chart, moves) => {
  const life = lifeBy(chart);
  const lines = Object.entries(moves).flatMap(([kind, of]) => of.map((line) => [kind, ...line] as const));
  const happenings = [...new Set(lines.map(([, , type]) => type))];

  test.each(lines)('a %s that is %s, %s: %s', (kind, status, type, to) => {
    const one = { status } as { status: never };
    expect(life.can(kind, one, type)).toBe(true);
    expect(life.happen(kind, one, type)).toBe(true);
    expect(one.status).toBe(to);
  });

  test('takes nothing else, and then stays as it is', () => {
    for (const [kind, of] of Object.entries(moves))
      for (const status of new Set(of.flatMap(([from, , to]) => [from, to])))
        for (const type of happenings) {
          if (of.some(([from, by]) => from === status && by === type)) continue;
          const one = { status } as { status: never };
          expect(life.happen(kind, one, type), `${kind} ${status} ${type}`).toBe(false);
          expect(one.status).toBe(status);
        }
  });

  test('has one line for each transition', () => expect(transitionsOf(chart)).toHaveLength(lines.length));
});
