import * as z from 'zod/mini';
import { decimal, minus } from '../../../src/domain/money.ts';
import { gatewaysIn } from '../../../src/domain/online-store/order.ts';
import type {
  PayoutLine,
  PayoutLineKind,
  PayoutStatus,
  ShopPayout,
} from '../../../src/domain/online-store/payout.ts';
import { readable } from '../../../src/domain/online-store/readable.ts';
import { plainId } from './payload-parts.ts';
import { ShopError, type ShopPlatform } from './platform.ts';
import type { AskShop } from './shop-calls.ts';

const pageInfo = 'pageInfo { hasNextPage endCursor }';
const payouts = `query Payouts($first: Int!, $search: String, $after: String) {
  shopifyPaymentsAccount { payouts(first: $first, after: $after, query: $search) { nodes { id status issuedAt net { amount currencyCode } } ${pageInfo} } }
}`;
const lines = `query PayoutLines($first: Int!, $search: String, $after: String) {
  shopifyPaymentsAccount { balanceTransactions(first: $first, after: $after, query: $search) {
    nodes { id type test amount { amount } fee { amount currencyCode } net { amount currencyCode } sourceOrderTransactionId associatedOrder { id } } ${pageInfo} } }
}`;
const locations = `query Locations { locations(first: 100) { nodes { id name } } }`;
// A shop lists its payment methods nowhere: what its last orders were paid by says them.
const gateways = `query Gateways {
  orders(first: 50, sortKey: PROCESSED_AT, reverse: true) { nodes { transactions(first: 5) { kind status gateway test } } }
}`;

const more = z.object({ hasNextPage: z.boolean(), endCursor: z.nullable(z.string()) });
const amount = z.object({ amount: z.string() });
const moved = z.object({ amount: z.string(), currencyCode: z.string() });
const payoutsPayload = z.object({
  shopifyPaymentsAccount: z.nullable(
    z.object({
      payouts: z.object({
        nodes: z.array(
          z.object({
            id: z.string(),
            status: z.string(),
            issuedAt: z.string(),
            net: moved,
          }),
        ),
        pageInfo: more,
      }),
    }),
  ),
});
const linesPayload = z.object({
  shopifyPaymentsAccount: z.nullable(
    z.object({
      balanceTransactions: z.object({
        nodes: z.array(
          z.object({
            id: z.string(),
            type: z.string(),
            test: z.boolean(),
            amount,
            fee: moved,
            net: moved,
            sourceOrderTransactionId: z.nullable(z.union([z.string(), z.number()])),
            associatedOrder: z.nullable(z.object({ id: z.string() })),
          }),
        ),
        pageInfo: more,
      }),
    }),
  ),
});
const locationsPayload = z.object({
  locations: z.object({ nodes: z.array(z.object({ id: z.string(), name: z.string() })) }),
});

const gatewaysPayload = z.object({
  orders: z.object({
    nodes: z.array(
      z.object({
        transactions: z.array(
          z.object({
            kind: z.string(),
            status: z.string(),
            gateway: z.nullable(z.string()),
            test: z.boolean(),
          }),
        ),
      }),
    ),
  }),
});

const statuses: Readonly<Record<string, PayoutStatus>> = {
  PAID: 'Paid',
  FAILED: 'Failed',
  CANCELED: 'Failed',
};

/** What a movement of the balance is, by the platform's word for it; null for the payout itself, which is a movement too. */
const kindOf = (type: string): PayoutLineKind | null => {
  if (/TRANSFER|PAYOUT/.test(type)) return null;
  if (/DISPUTE|CHARGEBACK/.test(type)) return 'dispute';
  if (/RESERVE/.test(type)) return 'reserve';
  if (/REFUND/.test(type)) return 'refund';
  return type === 'CHARGE' ? 'charge' : 'adjustment';
};

/** More than any shop has in the days that are asked about. */
const mostNodes = 100_000;

const pages = async <Node>(
  ask: (after: string | null) => Promise<{ nodes: Node[]; pageInfo: z.infer<typeof more> } | null>,
): Promise<Node[]> => {
  const all: Node[] = [];
  let after: string | null = null;
  do {
    const page: { nodes: Node[]; pageInfo: z.infer<typeof more> } | null = await ask(after);
    if (!page) return all;
    all.push(...page.nodes);
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    if (after && (page.nodes.length === 0 || all.length > mostNodes))
      throw new ShopError('unreachable', 'The shop’s pages have no end.');
  } while (after);
  return all;
};

/** What is asked of a shop about its money, its payment methods and its locations, by a way to ask it. */
export const payoutCalls = (
  ask: AskShop,
): Pick<ShopPlatform, 'payouts' | 'payoutLines' | 'locations' | 'gateways'> => ({
  payouts: async (shop, token, from) => {
    const search = `issued_at:>='${from.toISOString().slice(0, 10)}'`;
    const payload = await pages(
      async (after) =>
        (await ask(shop, token, payoutsPayload, payouts, { first: 50, search, after })).shopifyPaymentsAccount
          ?.payouts ?? null,
    );
    return payload.map((node): ShopPayout => {
      const { answer, fault } = readable(node);
      const { id, status, issuedAt, net } = answer;
      return {
        id: plainId(id),
        status: statuses[status] ?? 'Announced',
        at: issuedAt,
        net: decimal(net.amount),
        currency: net.currencyCode,
        ...(fault && { unreadable: fault }),
      };
    });
  },
  payoutLines: async (shop, token, payoutId) => {
    const search = `payments_transfer_id:${payoutId}`;
    const payload = await pages(
      async (after) =>
        (await ask(shop, token, linesPayload, lines, { first: 100, search, after })).shopifyPaymentsAccount
          ?.balanceTransactions ?? null,
    );
    return payload.flatMap((node): PayoutLine[] => {
      const { answer, fault } = readable(node);
      const { id, type, test, amount: gross, fee, net, ...of } = answer;
      const kind = kindOf(type);
      if (kind === null || test) return [];
      const { sourceOrderTransactionId: source, associatedOrder } = of;
      return [
        {
          id: plainId(id),
          kind,
          amount: decimal(gross.amount),
          // A fee in another currency is what it left of the movement.
          fee:
            fee.currencyCode === net.currencyCode
              ? decimal(fee.amount)
              : minus(decimal(gross.amount), decimal(net.amount)),
          orderId: associatedOrder && plainId(associatedOrder.id),
          transactionId: source === null ? null : plainId(String(source)),
          ...(fault && { unreadable: fault }),
        },
      ];
    });
  },
  locations: async (shop, token) =>
    readable((await ask(shop, token, locationsPayload, locations)).locations.nodes).answer.map(
      ({ id, name }) => ({ id: plainId(id), name }),
    ),
  gateways: async (shop, token) => {
    const { orders } = await ask(shop, token, gatewaysPayload, gateways);
    const paidBy = orders.nodes.flatMap(({ transactions }) =>
      gatewaysIn({
        transactions: transactions.map((one) => ({ ...one, gateway: one.gateway ?? '' })),
      }),
    );
    return [...new Set(paidBy)];
  },
});
