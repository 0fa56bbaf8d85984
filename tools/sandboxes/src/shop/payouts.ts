import { fixed, times } from '../../../../src/domain/money.ts';
import { cents, money } from './order.ts';
import type { SandboxMovement, SandboxPayout, SandboxShop } from './shop.ts';
import { shopLife } from './shop-sandbox.lifecycle.ts';

const moved = new Set(['SUCCESS']);
/** True of a payout that the bank may still send back. */
export const canFail = (payout: SandboxPayout | undefined): payout is SandboxPayout =>
  payout !== undefined && shopLife.can('payout', payout, 'payout.fail');

/** Has the bank send a payout back; its movements are in the next one then. */
export const failPayout = (payout: SandboxPayout | undefined): void => {
  if (payout) shopLife.happen('payout', payout, 'payout.fail');
};

/** 2.9 % and 0.30 of a charge. */
const feeOf = (charged: string): string => {
  const part = cents(charged) * 0.029;
  return money(Math.round(part) + 30);
};

/** What a payout comes to. */
const netOf = ({ movements }: SandboxPayout): string =>
  money(movements.reduce((all, { amount, fee }) => all + cents(amount) - cents(fee), 0));

/** Pays out whatever came by the shop's own payments and wasn't paid out yet, less 2.9 % and 0.30 of each charge. Null where there's nothing. */
export const payOut = (
  shop: SandboxShop,
  at: Date,
  extra: Partial<SandboxMovement>[] = [],
): SandboxPayout | null => {
  const done = new Set(
    shop.payouts
      .filter(canFail)
      .flatMap(({ movements }) => movements.map(({ transactionId }) => transactionId)),
  );
  const id = Number(shop.id) * 10 + shop.payouts.length;
  const movements = shop.orders.flatMap((order) =>
    order.transactions
      .filter(
        (one) =>
          one.gateway === 'shopify_payments' &&
          moved.has(one.status) &&
          !order.test &&
          !done.has(one.id) &&
          /SALE|CAPTURE|REFUND/.test(one.kind),
      )
      .map(({ id: transactionId, kind, amount }): SandboxMovement => {
        const isBack = kind === 'REFUND';
        const paid = fixed(times(amount, shop.payoutIn?.rate ?? '1'), 2);
        return {
          id: `${transactionId}`,
          type: isBack ? 'REFUND' : 'CHARGE',
          amount: isBack ? `-${paid}` : paid,
          fee: isBack ? '0.00' : feeOf(paid),
          orderId: order.id,
          transactionId,
        };
      }),
  );
  const others = extra.map(
    (one, n): SandboxMovement => ({
      id: `${id}${n}`,
      type: 'ADJUSTMENT',
      amount: '0.00',
      fee: '0.00',
      orderId: null,
      transactionId: null,
      ...one,
    }),
  );
  const currency = shop.payoutIn?.currency ?? shop.currency;
  const payout: SandboxPayout = { id, status: 'PAID', at, currency, movements: [...movements, ...others] };
  if (payout.movements.length === 0) return null;
  shop.payouts.push(payout);
  return payout;
};

const page = <Node>(nodes: Node[]) => ({ nodes, pageInfo: { hasNextPage: false, endCursor: null } });

/** A shop's payouts as GraphQL answers them. */
export const payoutsAnswer = (shop: SandboxShop, search: unknown) => {
  const from = /issued_at:>='?([^'\s]+)'?/.exec(String(search ?? ''))?.[1] ?? '';
  return page(
    shop.payouts
      .filter(({ at }) => at.toISOString().slice(0, 10) >= from)
      .map((payout) => ({
        id: `gid://shopify/ShopifyPaymentsPayout/${payout.id}`,
        status: payout.status,
        issuedAt: payout.at.toISOString(),
        net: { amount: netOf(payout), currencyCode: payout.currency },
      })),
  );
};

/** The movements of one payout as GraphQL answers them; the payout itself is one of them. */
export const movementsAnswer = (shop: SandboxShop, search: unknown) => {
  const id = Number(/payments_transfer_id:(\d+)/.exec(String(search ?? ''))?.[1]);
  const payout = shop.payouts.find((one) => one.id === id);
  const movements = (payout?.movements ?? []).map(
    ({ id: moved, type, amount, fee, orderId, transactionId }) => ({
      id: `gid://shopify/ShopifyPaymentsBalanceTransaction/${moved}`,
      type,
      test: false,
      amount: { amount },
      fee: shop.feesIn
        ? { amount: fixed(times(fee, shop.feesIn.rate), 2), currencyCode: shop.feesIn.currency }
        : { amount: fee, currencyCode: payout!.currency },
      net: { amount: money(cents(amount) - cents(fee)), currencyCode: payout!.currency },
      sourceOrderTransactionId: transactionId === null ? null : String(transactionId),
      associatedOrder: orderId === null ? null : { id: `gid://shopify/Order/${orderId}` },
    }),
  );
  const itself = payout && {
    id: `gid://shopify/ShopifyPaymentsBalanceTransaction/${payout.id}`,
    type: 'TRANSFER',
    test: false,
    amount: { amount: `-${netOf(payout)}` },
    fee: { amount: '0.00', currencyCode: payout.currency },
    net: { amount: `-${netOf(payout)}`, currencyCode: payout.currency },
    sourceOrderTransactionId: null,
    associatedOrder: null,
  };
  return page(itself ? [...movements, itself] : movements);
};
