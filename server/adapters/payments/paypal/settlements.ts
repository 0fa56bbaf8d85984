import { type Decimal, decimal, negated, sum } from '../../../../src/domain/money.ts';
import { providerRefusals } from '../../../../src/domain/payment-provider/refusals.words.ts';
import type { DisputeMovement, DisputeReport } from '../../../../src/domain/provider-money/dispute.ts';
import type { RefundReport } from '../../../../src/domain/provider-money/refund.ts';
import { GatewayError, type GatewaySettlements } from '../gateway.ts';
import type { askingPaypal } from './ask.ts';
import * as answers from './paypal-answers.ts';

/** The name by which a refund that was asked for here is known again. */
const nameOf = (refundId: string) => `refund-${refundId}`;

const refundStatuses: Readonly<Record<string, RefundReport['status']>> = {
  COMPLETED: 'done',
  FAILED: 'failed',
  CANCELLED: 'failed',
};

/** A refund has no movement of its own: its id stands for it once the money has left. */
const refundOf = ({ id, status, amount, custom_id: name }: answers.Refund): RefundReport => {
  const [, ours = null] = /^refund-([\w-]{36})$/.exec(name ?? '') ?? [];
  const stands = refundStatuses[status] ?? 'pending';
  return {
    refund: id,
    ours,
    status: stands,
    amount: decimal(amount.value),
    currency: amount.currency_code,
    taken: stands === 'done' ? `refund-${id}` : null,
    returned: null,
  };
};

/** Dispute outcomes that leave the money with the customer. Source: PayPal, "Disputes API v1", dispute_outcome. */
const lost = new Set(['RESOLVED_BUYER_FAVOUR', 'ACCEPTED']);

/** What a dispute is by its own word; one that asks, or is at its end, says so elsewhere. Source: PayPal, "Disputes API v1", status. */
const disputeStatuses: Readonly<Record<string, DisputeReport['status']>> = {
  RESOLVED: 'won',
  UNDER_REVIEW: 'reviewed',
  WAITING_FOR_BUYER_RESPONSE: 'reviewed',
};

const disputeStatus = (one: answers.Dispute): DisputeReport['status'] => {
  const disputeStatus = disputeStatuses[one.status] ?? 'opened';
  if (disputeStatus === 'won') return lost.has(one.dispute_outcome?.outcome_code ?? '') ? 'lost' : 'won';
  return one.dispute_life_cycle_stage === 'INQUIRY' ? 'warned' : disputeStatus;
};

const isFee = ({ reason }: answers.Movement): boolean => /FEE/.test(reason ?? '');

/** What moved on the business's side, one way. Movements have no ids: the dispute's own, with the way, stands for them. */
const movementOf = (
  { dispute_id: id, dispute_amount: disputed, ...one }: answers.Dispute,
  direction: 'DEBIT' | 'CREDIT',
): (DisputeMovement & { amount: Decimal }) | null => {
  const moves = (one.fund_movements ?? one.money_movements ?? []).filter(
    ({ party, affected_party, type }) => (party ?? affected_party) === 'SELLER' && type === direction,
  );
  const money = moves.filter((move) => !isFee(move));
  if (money.length === 0) return null;
  const totalOf = (of: readonly answers.Movement[]) =>
    sum(of.map(({ amount }) => decimal(amount?.value ?? '0')));
  const fee = totalOf(moves.filter(isFee));
  return {
    movement: `dispute-${id}-${direction === 'DEBIT' ? 'taken' : 'returned'}`,
    amount: totalOf(money),
    fee: direction === 'DEBIT' ? fee : negated(fee),
    feeCurrency: moves.find(isFee)?.amount?.currency_code ?? disputed.currency_code,
  };
};

const disputeOf = (one: answers.Dispute): DisputeReport => {
  const { dispute_id: dispute, dispute_amount: disputed, seller_response_due_date: due } = one;
  const [taken, returned] = [movementOf(one, 'DEBIT'), movementOf(one, 'CREDIT')];
  return {
    dispute,
    status: disputeStatus(one),
    reason: one.reason?.toLowerCase() ?? 'dispute',
    amount: taken?.amount ?? decimal(disputed.value),
    currency: disputed.currency_code,
    dueAt: due ? new Date(due) : null,
    taken,
    returned,
  };
};

const endOf = (href: string | undefined): string | null => href?.split('/').at(-1) ?? null;

/**
 * What PayPal says of money after it was paid. It tells of no payouts: whoever moves money to the bank does so at PayPal, and it's
 * recorded by hand. Source: connections.md, rule 23.
 *
 * @param clientId who asks, for each business; `amountOf` writes money as PayPal takes it
 */
export const paypalSettlements = (
  ask: ReturnType<typeof askingPaypal>,
  {
    clientId,
    amountOf,
  }: {
    clientId: string;
    amountOf: (currency: string, amount: string) => { currency_code: string; value: string };
  },
): GatewaySettlements => {
  /** Asked for a business: PayPal answers only what is its own. Source: PayPal, "PayPal-Auth-Assertion". */
  const as = (account: string): Record<string, string> => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    return {
      'paypal-auth-assertion': `${part({ alg: 'none' })}.${part({ iss: clientId, payer_id: account })}.`,
    };
  };
  const refundsOf = async (account: string, charge: string): Promise<answers.Refund[]> => {
    const at = `/v2/payments/captures/${encodeURIComponent(charge)}`;
    const { supplementary_data: more, links } = await ask(at, answers.payment, { headers: as(account) });
    const order = more?.related_ids?.order_id ?? endOf(links?.find(({ rel }) => rel === 'up')?.href);
    if (!order) throw new GatewayError('refused', providerRefusals.noReason);
    const { purchase_units: units } = await ask(
      `/v2/checkout/orders/${encodeURIComponent(order)}`,
      answers.refunded,
    );
    if (units?.[0]?.payee?.merchant_id !== account)
      throw new GatewayError('refused', providerRefusals.otherAccount);
    return units
      .flatMap(({ payments }) => payments?.refunds ?? [])
      .filter(({ links: of }) => endOf(of?.find(({ rel }) => rel === 'up')?.href) === charge);
  };
  return {
    refund: async ({ account, charge, refundId, amount, currency }) => {
      await refundsOf(account, charge);
      const headers = {
        ...as(account),
        'paypal-request-id': nameOf(refundId),
        prefer: 'return=representation',
      };
      const body = { amount: amountOf(currency, amount), custom_id: nameOf(refundId) };
      const at = `/v2/payments/captures/${encodeURIComponent(charge)}/refund`;
      return refundOf(await ask(at, answers.refund, { method: 'POST', body, headers }));
    },
    refunds: async (account, charge) => (await refundsOf(account, charge)).map(refundOf),
    disputes: async (account, charge) => {
      const query = new URLSearchParams({ disputed_transaction_id: charge });
      const headers = as(account);
      const { items } = await ask(`/v1/customer/disputes?${query}`, answers.disputes, { headers });
      const disputes: DisputeReport[] = [];
      for (const { dispute_id: id } of (items ?? []).toReversed()) {
        const one = await ask(`/v1/customer/disputes/${encodeURIComponent(id)}`, answers.dispute, {
          headers,
        });
        const isOwn = one.disputed_transactions?.some(
          ({ seller, seller_transaction_id: of }) => of === charge && seller?.merchant_id === account,
        );
        if (!isOwn) throw new GatewayError('refused', providerRefusals.otherAccount);
        disputes.push(disputeOf(one));
      }
      return disputes;
    },
    payout: async () => {
      throw new GatewayError('refused', providerRefusals.noReason);
    },
    payouts: async () => [],
  };
};
