import { expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { addLine, discountLine, removePiece } from '../../tools/sandboxes/src/shop/edits.ts';
import type { SandboxOrder } from '../../tools/sandboxes/src/shop/order.ts';
import { canDo, financialStatus, orderStatus } from '../../tools/sandboxes/src/shop/order-life.ts';
import { cancel, fulfil, giveBack, pay, refundOne } from '../../tools/sandboxes/src/shop/orders.ts';
import { shopPage } from '../../tools/sandboxes/src/shop/page.ts';
import { canFail, failPayout, payOut } from '../../tools/sandboxes/src/shop/payouts.ts';
import { shopLife, shopSandboxChart } from '../../tools/sandboxes/src/shop/shop-sandbox.lifecycle.ts';
import { addOrder, newShop, uninstall } from '../../tools/sandboxes/src/shop/shops.ts';

const now = Date.parse('2026-03-02T12:00:00Z');
const at = new Date(now);
const newOrder = () => {
  const shop = newShop('blue-kettle.myshopify.com', now);
  return { shop, order: addOrder(shop, now, false) };
};

/** True where the box has an arrow from one to the other. */
const leads = (kind: 'order' | 'payment', from: string, to: string): boolean => {
  const box = (shopSandboxChart as AnyStateMachine).root.states[kind]!.states[from]!;
  const targets = [...box.transitions.values()].flat().flatMap(({ target }) => target ?? []);
  return from === to || targets.some(({ key }) => key === to);
};

type Act = (order: SandboxOrder, shop: ReturnType<typeof newShop>) => void;
const acts: readonly Act[] = [
  (order) => pay(order, at),
  (order) => refundOne(order, at),
  (order) => cancel(order, at),
  (order) => fulfil(order, at),
  (order, shop) => addLine(order, at, shop.products[1]!),
  (order) => removePiece(order, at),
  (order) => discountLine(order, at, '1.00'),
  (order) => giveBack(order, at, [], '5.00'),
];

test('every order ends where its chart has an arrow to, whatever is done to it one after another', () => {
  const met = new Set<string>();
  let state = 20260302;
  const chance = (n: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
  for (let run = 0; run < 300; run += 1) {
    const { shop, order } = newOrder();
    for (let n = 0; n < 8; n += 1) {
      const before = { order: orderStatus(order), payment: financialStatus(order) };
      acts[chance(acts.length)]!(order, shop);
      const after = { order: orderStatus(order), payment: financialStatus(order) };
      expect(leads('order', before.order, after.order), `${before.order} to ${after.order}`).toBe(true);
      expect(leads('payment', before.payment, after.payment), `${before.payment} to ${after.payment}`).toBe(
        true,
      );
      met.add(after.order).add(after.payment);
    }
  }
  expect([...met].sort()).toEqual([
    'PAID',
    'PARTIALLY_PAID',
    'PARTIALLY_REFUNDED',
    'PENDING',
    'REFUNDED',
    'VOIDED',
    'cancelled',
    'cancelled_fulfilled',
    'fulfilled',
    'open',
  ]);
});

test('what the chart doesn’t have isn’t offered on the page and does nothing', () => {
  const { shop, order } = newOrder();
  cancel(order, at);
  const as = JSON.stringify({ ...order, lines: [] });
  for (const act of ['pay', 'refund', 'fulfil', 'cancel'] as const) {
    expect(canDo(order, act)).toBe(false);
    expect(shopPage(shop)).not.toMatch(new RegExp(`value="${act}">[^<]*${order.name}<`));
  }
  pay(order, at);
  fulfil(order, at);
  cancel(order, at);
  refundOne(order, at);
  addLine(order, at, shop.products[0]!);
  expect(JSON.stringify({ ...order, lines: [] })).toBe(as);
});

test('the app is taken off once it’s there, and a payout is sent back once', () => {
  const { shop } = newOrder();
  expect(shopPage(shop)).not.toContain('Uninstall');
  expect(uninstall(shop, now)).toBe(false);
  shopLife.happen('app', shop.app, 'app.install');
  expect(shopPage(shop)).toContain('Uninstall');
  expect(uninstall(shop, now)).toBe(true);
  expect(uninstall(shop, now)).toBe(false);
  const payout = payOut(shop, at)!;
  expect(shopPage(shop)).toContain('Send the last payout back');
  failPayout(payout);
  expect(payout.status).toBe('FAILED');
  expect(canFail(payout)).toBe(false);
  expect(payOut(shop, at)!.movements).toHaveLength(payout.movements.length);
});
