import type Stripe from 'stripe';
import type { DisputeMovement, DisputeReport } from '../../../../src/domain/provider-money/dispute.ts';
import type {
  PayoutPart,
  PayoutPartKind,
  PayoutReport,
} from '../../../../src/domain/provider-money/payout.ts';
import type { RefundReport } from '../../../../src/domain/provider-money/refund.ts';
import type { GatewaySettlements } from '../gateway.ts';
import { fromMinor, toMinor } from '../minor-units.ts';
import { places, thrown } from './minor.ts';

const money = (units: number, code: string) => {
  const currency = code.toUpperCase();
  return { amount: fromMinor(units, currency, places(currency)), currency };
};

/** An object's id, whether or not it is written out. */
const idOf = (one: string | { id: string } | null | undefined): string | null =>
  typeof one === 'string' ? one : (one?.id ?? null);

const refundStatuses: Readonly<Record<string, RefundReport['status']>> = {
  succeeded: 'done',
  failed: 'failed',
  canceled: 'failed',
};

const refundOf = (one: Stripe.Refund): RefundReport => ({
  refund: one.id,
  ours: one.metadata?.refund ?? null,
  status: refundStatuses[one.status ?? ''] ?? 'pending',
  ...money(one.amount, one.currency),
  taken: idOf(one.balance_transaction),
  returned: idOf(one.failure_balance_transaction),
});

/** Inquiries end without a payment having been disputed. Source: Stripe, "Disputes", status. */
const disputeStatuses: Readonly<Record<string, DisputeReport['status']>> = {
  warning_needs_response: 'warned',
  warning_under_review: 'warned',
  warning_closed: 'won',
  prevented: 'won',
  needs_response: 'opened',
  under_review: 'reviewed',
  appeal_needs_response: 'reviewed',
  appeal_under_review: 'reviewed',
  won: 'won',
  lost: 'lost',
};

const movementOf = (one: Stripe.BalanceTransaction | undefined): DisputeMovement | null => {
  if (!one) return null;
  const { amount: fee, currency: feeCurrency } = money(one.fee, one.currency);
  return { movement: one.id, fee, feeCurrency };
};

const disputeOf = (one: Stripe.Dispute): DisputeReport => ({
  dispute: one.id,
  status: disputeStatuses[one.status] ?? 'opened',
  ...money(one.amount, one.currency),
  reason: one.reason,
  dueAt: one.evidence_details?.due_by ? new Date(one.evidence_details.due_by * 1000) : null,
  taken: movementOf(one.balance_transactions.find(({ amount }) => amount < 0)),
  returned: movementOf(one.balance_transactions.find(({ amount }) => amount > 0)),
});

const payoutStatuses: Readonly<Record<string, PayoutReport['status']>> = {
  paid: 'paid',
  failed: 'failed',
  canceled: 'failed',
};

/** What a movement is, by the provider's own category. Source: Stripe, "Reporting categories". */
const kinds: Readonly<Record<string, PayoutPartKind>> = {
  charge: 'charge',
  refund: 'refund',
  refund_failure: 'refund',
  dispute: 'dispute',
  dispute_reversal: 'dispute',
  fee: 'fee',
  platform_earning: 'fee',
};

/** The payment a movement belongs to: the charge itself, or that of a refund or dispute. */
const chargeOf = (source: Stripe.BalanceTransaction['source']): string | null => {
  if (!source || typeof source === 'string') return null;
  if (source.object === 'charge') return source.id;
  return source.object === 'refund' || source.object === 'dispute' ? idOf(source.charge) : null;
};

const partOf = (one: Stripe.BalanceTransaction): PayoutPart => ({
  movement: one.id,
  kind: kinds[one.reporting_category] ?? 'other',
  charge: chargeOf(one.source),
  amount: money(one.amount, one.currency).amount,
  fee: money(one.fee, one.currency).amount,
});

const createdSince = (since: Date) => ({ created: { gte: Math.floor(since.getTime() / 1000) } });

/** So many movements that no payout of a small business has more. */
const mostParts = 10_000;

/** What Stripe says of money after it was paid, all of it asked on the account that has it. */
export const stripeSettlements = (stripe: Stripe): GatewaySettlements => {
  const on = (stripeAccount: string) => ({ stripeAccount });
  const everything = <One>(list: { autoPagingToArray: (how: { limit: number }) => Promise<One[]> }) =>
    list.autoPagingToArray({ limit: mostParts }).catch(thrown);
  return {
    refund: async ({ account, charge, refundId, amount, currency }) => {
      const params = {
        charge,
        amount: toMinor(amount, currency, places(currency)),
        metadata: { refund: refundId },
      };
      const how = { ...on(account), idempotencyKey: `refund-${refundId}` };
      return refundOf(await stripe.refunds.create(params, how).catch(thrown));
    },
    refunds: async (account, charge) =>
      (await everything(stripe.refunds.list({ charge, limit: 100 }, on(account)))).map(refundOf).reverse(),
    disputes: async (account, charge) =>
      (await everything(stripe.disputes.list({ charge, limit: 100 }, on(account)))).map(disputeOf).reverse(),
    payout: async (account, id) => {
      const payout = await stripe.payouts.retrieve(id, {}, on(account)).catch(thrown);
      const { amount, currency } = money(payout.amount, payout.currency);
      const listed = payout.automatic
        ? await everything(
            stripe.balanceTransactions.list({ payout: id, limit: 100, expand: ['data.source'] }, on(account)),
          )
        : [];
      return {
        payout: payout.id,
        amount,
        currency,
        fees: null,
        status: payoutStatuses[payout.status] ?? 'announced',
        arrivesOn: new Date(payout.arrival_date * 1000).toISOString().slice(0, 10),
        parts: listed.filter((one) => one.type !== 'payout').map(partOf),
      };
    },
    moved: async (account, since) => {
      const params = { ...createdSince(since), limit: 100 };
      const refunds = await everything(stripe.refunds.list(params, on(account)));
      const disputes = await everything(stripe.disputes.list(params, on(account)));
      return [...refunds, ...disputes].flatMap(({ charge }) => idOf(charge) ?? []);
    },
    payouts: async (account, since) => {
      return (await everything(stripe.payouts.list({ ...createdSince(since), limit: 100 }, on(account))))
        .map(({ id }) => id)
        .reverse();
    },
  };
};
