import { type Decimal, decimal, isZero, negated, sum } from '../../../../src/domain/money.ts';
import { providerRefusals } from '../../../../src/domain/payment-provider/refusals.words.ts';
import type { DisputeReport } from '../../../../src/domain/provider-money/dispute.ts';
import type { PayoutPart, PayoutReport } from '../../../../src/domain/provider-money/payout.ts';
import type { RefundReport } from '../../../../src/domain/provider-money/refund.ts';
import type { askingJson } from '../ask-json.ts';
import { GatewayError, type GatewaySettlements } from '../gateway.ts';
import * as answers from './flutterwave-answers.ts';

/** The note by which a refund that was asked for here is known again. */
const noteOf = (refundId: string) => `refund-${refundId}`;

/** A refund that is done says by which way: "completed-mpgs". */
const refundStatus = (status: string): RefundReport['status'] => {
  if (/^(completed|successful)/.test(status)) return 'done';
  return status.startsWith('failed') ? 'failed' : 'pending';
};

/** A refund has no movement of its own: its id stands for it once the money has left. */
const refundOf = (
  { id, amount_refunded: amount, status, comment }: answers.Refund,
  currency: string,
): RefundReport => {
  const [, ours = null] = /^refund-([\w-]{36})$/.exec(comment ?? '') ?? [];
  const stands = refundStatus(status);
  return {
    refund: String(id),
    ours,
    status: stands,
    amount: decimal(amount),
    currency,
    taken: stands === 'done' ? `refund-${id}` : null,
    returned: null,
  };
};

/** A chargeback that the business declined is with the customer's bank. Source: Flutterwave, "Chargebacks". */
const disputeStatuses: Readonly<Record<string, DisputeReport['status']>> = {
  declined: 'reviewed',
  accepted: 'lost',
  lost: 'lost',
  won: 'won',
  reversed: 'won',
};

/** The money is held from the entry of its history on that names where it was taken from; at the latest once it is lost. */
const disputeOf = (one: answers.Chargeback, currency: string): DisputeReport => {
  const status = disputeStatuses[one.status] ?? 'opened';
  const isTaken = status === 'lost' || (one.meta?.history ?? []).some(({ source }) => source);
  const movement = (direction: string) => ({
    movement: `chargeback-${one.id}-${direction}`,
    fee: '0',
    feeCurrency: currency,
  });
  return {
    dispute: String(one.id),
    status,
    amount: decimal(one.amount),
    currency,
    reason: one.comment ?? 'chargeback',
    dueAt: one.due_date ? new Date(one.due_date) : null,
    taken: isTaken ? movement('taken') : null,
    returned: isTaken && status === 'won' ? movement('returned') : null,
  };
};

const payoutStatuses: Readonly<Record<string, PayoutReport['status']>> = {
  completed: 'paid',
  failed: 'failed',
};

const feeOf = (one: Pick<answers.SettledPayment, 'app_fee' | 'merchant_fee' | 'stampduty_charge'>): Decimal =>
  sum([one.app_fee, one.merchant_fee, one.stampduty_charge].map((fee) => decimal(fee ?? 0)));

/** What a settlement is made of: its payments one by one, and refunds and chargebacks as it sums them up. */
const partsOf = (
  one: answers.Settlement,
  payments: readonly answers.SettledPayment[],
): readonly PayoutPart[] => {
  const summed = (
    [
      ['refunds', one.refund],
      ['chargebacks', one.chargeback],
    ] as const
  ).map(([name, amount]) => ({
    movement: `settlement-${one.id}-${name}`,
    kind: 'other' as const,
    charge: null,
    fee: '0',
    amount: negated(decimal(amount ?? 0)),
  }));
  return [
    ...payments.map((payment) => ({
      movement: `charge-${payment.id}`,
      kind: 'charge' as const,
      charge: String(payment.id),
      amount: decimal(payment.charged_amount),
      fee: feeOf(payment),
    })),
    ...summed.filter(({ amount }) => !isZero(amount)),
  ];
};

const payoutOf = (one: answers.Settlement, payments: readonly answers.SettledPayment[]): PayoutReport => {
  const parts = payments.length > 0 ? partsOf(one, payments) : [];
  return {
    payout: String(one.id),
    status: payoutStatuses[one.status] ?? 'announced',
    currency: one.currency,
    amount: decimal(one.net_amount),
    parts,
    fees: parts.length > 0 ? null : feeOf(one),
    arrivesOn: (one.processed_date ?? one.due_date ?? new Date().toISOString()).slice(0, 10),
  };
};

const dayOf = (at: Date) => at.toISOString().slice(0, 10);
/** So many pages of settlements that no business has more in the days that are asked for. */
const mostPages = 20;

/**
 * What Flutterwave says of money after it was paid. Its settlements are polled, and so are refunds and chargebacks, for their reports
 * needn't say whose they are. Source: connections.md, rule 23.
 */
export const flutterwaveSettlements = (ask: ReturnType<typeof askingJson>): GatewaySettlements => {
  /** The currency of a payment. Throws where it is another account's. */
  const currencyOf = async (account: string, charge: string): Promise<string> => {
    const { data } = await ask(`/transactions/${encodeURIComponent(charge)}/verify`, answers.transaction);
    if ((data.meta?.subaccount ?? account) !== account || String(data.id) !== charge)
      throw new GatewayError('refused', providerRefusals.otherAccount);
    return data.currency;
  };
  const refundsOf = async (query: Record<string, string>) =>
    (await ask(`/refunds?${new URLSearchParams(query)}`, answers.refunds)).data;
  const chargebacksOf = async (query: Record<string, string>) =>
    (await ask(`/chargebacks?${new URLSearchParams(query)}`, answers.chargebacks)).data;
  const chargeOf = ({ transaction_id, tx_id }: answers.Refund) => String(transaction_id ?? tx_id);
  const ownRefunds = async (account: string, charge: string): Promise<RefundReport[]> => {
    const currency = await currencyOf(account, charge);
    const data = (await refundsOf({ id: charge })).filter((one) => chargeOf(one) === charge);
    return data.map((one) => refundOf(one, currency)).reverse();
  };
  const settlementsOf = async (account: string, query: Record<string, string>) => {
    const found: answers.Settlement[] = [];
    for (let page = 1, pages = 1; page <= pages && page <= mostPages; page += 1) {
      const params = new URLSearchParams({ subaccount_id: account, page: String(page), ...query });
      const { data, meta } = await ask(`/settlements?${params}`, answers.settlements);
      found.push(...data);
      pages = meta?.page_info?.total_pages ?? 1;
    }
    return found;
  };
  return {
    refund: async ({ account, charge, refundId, amount, currency }) => {
      // Nothing keeps it from making a second one: it's asked first whether it has made this one.
      const made = (await ownRefunds(account, charge)).find(({ ours }) => ours === refundId);
      if (made) return made;
      const body = { amount: Number(amount), comments: noteOf(refundId) };
      const at = `/transactions/${encodeURIComponent(charge)}/refund`;
      const { data } = await ask(at, answers.refunded, { method: 'POST', body });
      return { ...refundOf(data, currency), ours: refundId };
    },
    refunds: ownRefunds,
    disputes: async (account, charge) => {
      const currency = await currencyOf(account, charge);
      const data = await chargebacksOf({ id: charge });
      return data
        .filter((one) => String(one.transaction_id) === charge)
        .map((one) => disputeOf(one, currency))
        .reverse();
    },
    payout: async (account, payout) => {
      const found = (await settlementsOf(account, {})).find(({ id }) => String(id) === payout);
      if (!found) throw new GatewayError('refused', providerRefusals.otherAccount);
      const { data } = await ask(`/settlements/${encodeURIComponent(payout)}`, answers.settlementParts);
      return payoutOf(found, data.transactions ?? []);
    },
    payouts: async (account, since) =>
      (await settlementsOf(account, { from: dayOf(since) })).map(({ id }) => String(id)).reverse(),
    moved: async (_account, since) => {
      const from = { from: dayOf(since) };
      const refunds = (await refundsOf(from)).map(chargeOf);
      return [...refunds, ...(await chargebacksOf(from)).map((one) => String(one.transaction_id))];
    },
  };
};
