import { billingTopic, levelsTopic } from '../../../../server/adapters/shop/topics.ts';
import { type BillingAct, billingActs, billingAt, billingReport, moveBilling } from './billing.ts';
import { slowOrNot } from './limit.ts';
import type { SandboxOrder, SandboxProduct } from './order.ts';
import { canDo } from './order-life.ts';
import { cancel, fulfil, pay, refundOne } from './orders.ts';
import { failPayout, payOut } from './payouts.ts';
import type { SandboxBilling, SandboxShop } from './shop.ts';
import { addOrder, uninstall } from './shops.ts';
import { levelReport, orderReport, report, type Topic } from './webhooks.ts';

/** How many pieces of a product a person adds on the shop's page. */
const stockActs = { 'stock-more': 1, 'stock-less': -1 } as const;
/** What is told of an order whose goods left the stock, or came back. */
const movesStock = new Set<string>(['orders/create', 'refunds/create', 'orders/cancelled']);

/** What a person does with an order on the shop's page, and what the shop then reports. */
const orderActs = {
  pay: { act: pay, topics: ['orders/paid', 'orders/updated'] },
  refund: { act: refundOne, topics: ['refunds/create', 'orders/updated'] },
  cancel: { act: cancel, topics: ['orders/cancelled', 'refunds/create', 'orders/updated'] },
  fulfil: { act: fulfil, topics: ['orders/fulfilled', 'orders/updated'] },
} as const satisfies Record<
  string,
  { act: (order: SandboxOrder, at: Date) => void; topics: readonly Topic[] }
>;

/** What a shop reports of its own accord. */
export const reports = (secret: string) => {
  const tellLevel = (shop: SandboxShop, product: SandboxProduct): void =>
    void report(shop, levelsTopic, levelReport(shop, product, new Date()), secret);
  return {
    tellLevel,
    tell: (shop: SandboxShop, order: SandboxOrder, topics: readonly Topic[]): void => {
      for (const topic of topics) void report(shop, topic, orderReport(order), secret);
      if (topics.some((topic) => movesStock.has(topic)))
        for (const { product } of order.lines) if (product) tellLevel(shop, product);
    },
    bill: (shop: SandboxShop, billing: SandboxBilling, act: BillingAct): void => {
      const now = Date.now();
      for (const moved of moveBilling(shop, billing, act, now))
        void report(shop, billingTopic, billingReport(moved, now), secret);
    },
  };
};

/** Carries out what a person pressed on the shop's page, and reports it. By hand: a form here names the order, the product or the bill that it is about. */
export const pressAdmin = (shop: SandboxShop, form: URLSearchParams, secret: string): void => {
  const { tell, tellLevel, bill } = reports(secret);
  const now = new Date();
  const name = String(form.get('act'));
  if (name === 'order' || name === 'order-unpaid' || name === 'order-abroad') {
    const isPaid = name !== 'order-unpaid';
    const placed = addOrder(shop, now.getTime(), isPaid, name === 'order-abroad');
    tell(shop, placed, ['orders/create', 'orders/updated', ...(isPaid ? (['orders/paid'] as const) : [])]);
  }
  const order = shop.orders.find(({ id }) => String(id) === form.get('order'));
  const done = order && Object.hasOwn(orderActs, name) ? orderActs[name as keyof typeof orderActs] : null;
  if (order && done && canDo(order, name as keyof typeof orderActs)) {
    done.act(order, now);
    tell(shop, order, done.topics);
  }
  const product = shop.products.find(({ id }) => String(id) === form.get('product'));
  if (product && Object.hasOwn(stockActs, name)) {
    product.available += stockActs[name as keyof typeof stockActs];
    tellLevel(shop, product);
  }
  const billing = billingAt(shop, form.get('billing'), now.getTime());
  const billed = billingActs.find((one) => name === `billing-${one}`);
  if (billing && billed) bill(shop, billing, billed);
  if (name === 'payout') payOut(shop, now);
  if (name === 'slow') slowOrNot(shop.limit, now.getTime());
  if (name === 'payout-fail') failPayout(shop.payouts.at(-1));
  if (name === 'uninstall' && uninstall(shop, now.getTime()))
    void report(shop, 'app/uninstalled', { id: Number(shop.id), myshopify_domain: shop.domain }, secret);
};
