import * as z from 'zod/mini';
import { providerRefusals } from '../../../../src/domain/payment-provider/refusals.words.ts';
import type { DisputeReport } from '../../../../src/domain/provider-money/dispute.ts';
import type { PayoutPart, PayoutReport } from '../../../../src/domain/provider-money/payout.ts';
import type { RefundReport } from '../../../../src/domain/provider-money/refund.ts';
import type { askingJson } from '../ask-json.ts';
import { GatewayError, type GatewaySettlements } from '../gateway.ts';
import { fromMinor, toMinor } from '../minor-units.ts';
import { deductedFrom, type SettledPayment, settledParts, type WentBack } from './settled-parts.ts';

const text = z.string().check(z.maxLength(300));
const named = z.union([z.number(), text]);
/** Amounts come as numbers, and in some answers as text. */
const units = z.union([z.number(), z.string().check(z.regex(/^-?\d{1,15}$/))]);
const envelope = <Shape extends z.ZodMiniType>(data: Shape) => z.object({ status: z.literal(true), data });

/** Written out or not. */
const ofTransaction = z.union([named, z.object({ id: named })]);
const refund = z.object({
  id: named,
  transaction: ofTransaction,
  amount: units,
  currency: text,
  status: text,
  merchant_note: z.optional(z.nullable(text)),
  dispute: z.optional(z.nullable(z.union([named, z.object({})]))),
});
const dispute = z.object({
  id: named,
  refund_amount: z.optional(z.nullable(units)),
  currency: z.optional(z.nullable(text)),
  status: text,
  resolution: z.optional(z.nullable(text)),
  category: z.optional(z.nullable(text)),
  dueAt: z.optional(z.nullable(text)),
  transaction: z.object({ id: named, amount: units, currency: z.optional(z.nullable(text)) }),
});
const settlement = z.object({
  id: named,
  status: text,
  currency: text,
  total_fees: units,
  total_processed: units,
  effective_amount: units,
  settlement_date: text,
});
const transaction = envelope(
  z.object({
    domain: text,
    subaccount: z.optional(z.nullable(z.object({ subaccount_code: z.optional(text) }))),
  }),
);

const chargeOf = ({ transaction: of }: { transaction: z.infer<typeof ofTransaction> }): string =>
  String(typeof of === 'object' ? of.id : of);

/** The note by which a refund that was asked for here is known again. */
const noteOf = (refundId: string) => `refund-${refundId}`;

const refundStatuses: Readonly<Record<string, RefundReport['status']>> = {
  processed: 'done',
  failed: 'failed',
};

/** A refund has no movement of its own: its id stands for it once the money has left. */
const refundOf = ({ id, amount, currency, status, merchant_note }: z.infer<typeof refund>): RefundReport => {
  const [, ours = null] = /^refund-([\w-]{36})$/.exec(merchant_note ?? '') ?? [];
  const stands = refundStatuses[status] ?? 'pending';
  return {
    refund: String(id),
    ours,
    status: stands,
    amount: fromMinor(Number(amount), currency),
    currency,
    taken: stands === 'done' ? `refund-${id}` : null,
    returned: null,
  };
};

const disputeStatus = ({ status, resolution }: z.infer<typeof dispute>): DisputeReport['status'] => {
  if (status === 'resolved') return resolution === 'declined' ? 'won' : 'lost';
  return status === 'awaiting-merchant-feedback' ? 'opened' : 'reviewed';
};

/** Money is taken once a dispute is lost, and not before: there is nothing to give back. Source: Paystack, "Disputes". */
const disputeOf = (one: z.infer<typeof dispute>): DisputeReport => {
  const currency = one.currency ?? one.transaction.currency ?? 'NGN';
  const status = disputeStatus(one);
  const amount = fromMinor(Number(one.refund_amount ?? one.transaction.amount), currency);
  const movement = { movement: `dispute-${one.id}`, fee: '0', feeCurrency: currency };
  const dueAt = one.dueAt ? new Date(one.dueAt) : null;
  return {
    dispute: String(one.id),
    status,
    amount,
    currency,
    reason: one.category ?? 'dispute',
    dueAt,
    taken: status === 'lost' ? movement : null,
    returned: null,
  };
};

type Settlement = z.infer<typeof settlement>;
const settledPayment = z.object({ id: named, amount: units });
/** So many pages of a settlement's payments that no business has more. */
const mostPages = 50;

const payoutStatuses: Readonly<Record<string, PayoutReport['status']>> = {
  success: 'paid',
  failed: 'failed',
};

const payoutOf = (one: Settlement, parts: readonly PayoutPart[]): PayoutReport => ({
  payout: String(one.id),
  status: payoutStatuses[one.status] ?? 'announced',
  currency: one.currency,
  amount: fromMinor(Number(one.effective_amount), one.currency),
  fees: fromMinor(Number(one.total_fees), one.currency),
  arrivesOn: one.settlement_date.slice(0, 10),
  parts,
});

/**
 * What Paystack says of money after it was paid. Its settlements are polled: it sends no report of them, and its reports of refunds carry no
 * id. Source: connections.md, rule 23.
 */
export const paystackSettlements = (
  ask: ReturnType<typeof askingJson>,
  live: boolean,
): GatewaySettlements => {
  /** Throws where the payment is another account's, or of the other mode. */
  const own = async (account: string, charge: string): Promise<void> => {
    const { data } = await ask(`/transaction/${encodeURIComponent(charge)}`, transaction);
    if (data.subaccount?.subaccount_code !== account || (data.domain === 'live') !== live)
      throw new GatewayError('refused', providerRefusals.otherAccount);
  };
  const settlementsOf = async (account: string, query: Readonly<Record<string, string>>) => {
    const params = new URLSearchParams({ subaccount: account, perPage: '100', ...query });
    return (await ask(`/settlement?${params}`, envelope(z.array(settlement)))).data;
  };
  const refundsOf = async (charge: string) =>
    // What a lost dispute gives back is the dispute's.
    (
      await ask(
        `/refund?${new URLSearchParams({ transaction: charge, perPage: '100' })}`,
        envelope(z.array(refund)),
      )
    ).data.filter((one) => !one.dispute);
  const disputesOf = async (charge: string) =>
    (
      await ask(
        `/dispute?${new URLSearchParams({ transaction: charge, perPage: '100' })}`,
        envelope(z.array(dispute)),
      )
    ).data;
  /** The payments that a settlement is made of. Source: Paystack, "Settlements", transactions. */
  const paidIn = async (payout: string): Promise<SettledPayment[]> => {
    const found: SettledPayment[] = [];
    for (let page = 1; page <= mostPages; page += 1) {
      const at = `/settlement/${encodeURIComponent(payout)}/transactions`;
      const { data } = await ask(`${at}?perPage=100&page=${page}`, envelope(z.array(settledPayment)));
      found.push(...data);
      if (data.length < 100) break;
    }
    return found;
  };
  /** What of these payments went back by now. */
  const wentBack = async (paid: readonly SettledPayment[]): Promise<WentBack[]> => {
    const found: WentBack[] = [];
    for (const { id } of paid) {
      const charge = String(id);
      for (const one of await refundsOf(charge)) {
        const { taken } = refundOf(one);
        if (taken) found.push({ movement: taken, kind: 'refund', charge, units: Number(one.amount) });
      }
      for (const one of await disputesOf(charge)) {
        const { taken } = disputeOf(one);
        const units = Number(one.refund_amount ?? one.transaction.amount);
        if (taken) found.push({ movement: taken.movement, kind: 'dispute', charge, units });
      }
    }
    return found;
  };
  return {
    refund: async ({ account, charge, refundId, amount, currency }) => {
      await own(account, charge);
      const body = {
        transaction: charge,
        amount: toMinor(amount, currency),
        currency,
        merchant_note: noteOf(refundId),
      };
      return refundOf((await ask('/refund', envelope(refund), { method: 'POST', body })).data);
    },
    refunds: async (account, charge) => {
      await own(account, charge);
      return (await refundsOf(charge)).map(refundOf).reverse();
    },
    disputes: async (account, charge) => {
      await own(account, charge);
      return (await disputesOf(charge)).map(disputeOf).reverse();
    },
    moved: async (_account, since) => {
      const from = new URLSearchParams({ from: since.toISOString(), perPage: '100' });
      const { data: refunds } = await ask(`/refund?${from}`, envelope(z.array(refund)));
      const { data: disputes } = await ask(`/dispute?${from}`, envelope(z.array(dispute)));
      return [...refunds, ...disputes].map(chargeOf);
    },
    payout: async (account, payout) => {
      const found = (await settlementsOf(account, {})).find(({ id }) => String(id) === payout);
      if (!found) throw new GatewayError('refused', providerRefusals.otherAccount);
      const paid = await paidIn(payout);
      const back = paid.length > 0 && deductedFrom(found) !== 0 ? await wentBack(paid) : [];
      return payoutOf(found, settledParts(found, paid, back));
    },
    payouts: async (account, since) =>
      (await settlementsOf(account, { from: since.toISOString() })).map(({ id }) => String(id)).reverse(),
  };
};
