import { createHash } from 'node:crypto';
import { dutiesLeft, dutiesReturned, dutiesWorth, fromAbroad } from './duties.ts';
import {
  cents,
  money,
  type SandboxLine,
  type SandboxOrder,
  type SandboxProduct,
  type SandboxRefund,
} from './order.ts';
import { canDo, mayBePaid, paidSoFar, refundedSoFar } from './order-life.ts';

/** The products of a shop: the same for all of one name. */
export const productsOf = (domain: string): SandboxProduct[] => {
  const first = createHash('sha256').update(domain).digest().readUIntBE(8, 4);
  const product = (n: number, title: string, sku: string, price: string, cost: string | null) => ({
    id: first * 10 + n,
    title,
    sku,
    price,
    cost,
    barcode: '',
    available: 40 + n,
    elsewhere: new Map([[2, 10 + n]]),
  });
  return [
    product(1, 'Copper kettle', 'KETTLE-1', '48.00', '21.50'),
    product(2, 'Tea towel', 'TOWEL-1', '8.50', '2.10'),
    product(3, 'Stoneware mug', 'MUG-1', '14.00', null),
  ];
};

const people = [
  { name: 'Ada Lindqvist', email: 'ada@example.com' },
  { name: 'Bo Marsh', email: 'bo@example.com' },
  null,
];

/** What an order is placed with; the rest follows from its number. */
export interface PlacedOrder {
  id: number;
  n: number;
  at: Date;
  products: readonly SandboxProduct[];
  paid: boolean;
  abroad?: boolean;
}

/** An order of one to three lines with a tax of a tenth and shipping. What it sells leaves the shop's stock. */
export const placedOrder = ({ id, n, at, products, paid, abroad }: PlacedOrder): SandboxOrder => {
  const lines = Array.from({ length: 1 + (n % 2) }, (_, at): SandboxLine => {
    const product = products[(n + at) % products.length]!;
    const quantity = 1 + ((n + at) % 3);
    const gross = cents(product.price) * quantity;
    const discount = n % 4 === 0 ? Math.round(gross / 10) : 0;
    return {
      id: id * 10 + at,
      title: product.title,
      sku: product.sku,
      quantity,
      price: product.price,
      discount: money(discount),
      taxes: [{ title: 'Sales tax', rate: 0.1, amount: money(Math.round((gross - discount) / 10)) }],
      product,
    };
  });
  for (const { product, quantity } of lines) product!.available -= quantity;
  const shipping = { price: '5.00', discount: '0.00', taxes: [] };
  const order: SandboxOrder = {
    id,
    name: `#${1000 + n}`,
    processedAt: at,
    updatedAt: at,
    cancelledAt: null,
    test: false,
    taxesIncluded: false,
    customer: people[n % people.length] ?? null,
    lines,
    shipping,
    tip: '0.00',
    total: '0.00',
    transactions: [],
    refunds: [],
    fulfilled: 'none',
  };
  if (abroad) fromAbroad(order);
  order.total = totalOf(order);
  if (paid) pay(order, at);
  return order;
};

/** What an order comes to by its lines, its shipping, its duties and its tip. */
export const totalOf = ({ lines, shipping, tip, taxesIncluded }: SandboxOrder): string => {
  const parts = [...lines, ...(shipping ? [{ ...shipping, quantity: 1 }] : [])];
  return money(
    cents(tip) +
      cents(dutiesWorth({ lines, taxesIncluded })) +
      parts.reduce((all, { price, quantity, discount, taxes }) => {
        const tax = taxesIncluded ? 0 : taxes.reduce((one, { amount }) => one + cents(amount), 0);
        return all + cents(price) * quantity - cents(discount) + tax;
      }, 0),
  );
};

const nextId = (order: SandboxOrder): number =>
  order.id * 100 + order.transactions.length + order.refunds.length * 10 + 1;

/** Pays what is open. */
export const pay = (order: SandboxOrder, at: Date, gateway = 'shopify_payments'): void => {
  const open = cents(order.total) - paidSoFar(order) - refundedSoFar(order);
  if (open <= 0 || !canDo(order, 'pay')) return;
  order.transactions.push({
    id: nextId(order),
    kind: 'SALE',
    status: 'SUCCESS',
    gateway,
    amount: money(open),
    at,
  });
  order.updatedAt = at;
};

/** Gives one piece of a line back, with its part of discount and tax, and the money where it was paid. */
export const refundOne = (order: SandboxOrder, at: Date, quantity = 1): void => {
  if (!canDo(order, 'refund')) return;
  const line = order.lines.find(
    ({ id, quantity: all }) =>
      order.refunds
        .flatMap(({ lines }) => lines)
        .filter(({ lineId }) => lineId === id)
        .reduce((n, one) => n + one.quantity, 0) +
        quantity <=
      all,
  );
  if (!line) return;
  const share = (text: string) => Math.round((cents(text) * quantity) / line.quantity);
  const subtotal = cents(line.price) * quantity - share(line.discount);
  const tax = line.taxes.reduce((all, one) => all + share(one.amount), 0);
  giveBack(order, at, [
    { lineId: line.id, quantity, subtotal: money(subtotal), tax: money(tax), restock: 'RETURN' },
  ]);
  if (line.product) line.product.available += quantity;
};

/** Records a refund of these lines, and the money where the order was paid. */
export const giveBack = (
  order: SandboxOrder,
  at: Date,
  lines: SandboxRefund['lines'],
  adjustment = '0.00',
  shipping = '0.00',
  duties: SandboxRefund['duties'] = [],
): void => {
  const sum =
    lines.reduce(
      (all, { subtotal, tax }) => all + cents(subtotal) + (order.taxesIncluded ? 0 : cents(tax)),
      0,
    ) +
    cents(adjustment) +
    cents(shipping) +
    cents(dutiesReturned(order, { duties }));
  const paid = paidSoFar(order);
  const back = Math.min(sum, paid);
  const goesBack = back > 0 && mayBePaid(order, back === paid ? 'refund.rest' : 'refund.part');
  order.refunds.push({ id: nextId(order), at, note: '', lines, shipping, adjustment, duties });
  if (goesBack)
    order.transactions.push({
      id: nextId(order),
      kind: 'REFUND',
      status: 'SUCCESS',
      amount: money(back),
      at,
      gateway: order.transactions[0]?.gateway ?? 'manual',
    });
  order.updatedAt = at;
};

/** Cancels an order: what was paid is given back, and its goods return. */
export const cancel = (order: SandboxOrder, at: Date): void => {
  if (!canDo(order, 'cancel')) return;
  order.cancelledAt = at;
  order.updatedAt = at;
  const left = order.lines.flatMap((line) => {
    const gone = order.refunds.flatMap(({ lines }) => lines).filter(({ lineId }) => lineId === line.id);
    const quantity = line.quantity - gone.reduce((n, one) => n + one.quantity, 0);
    if (quantity === 0) return [];
    const less = (whole: number, of: (one: (typeof gone)[number]) => string) =>
      money(whole - gone.reduce((n, one) => n + cents(of(one)), 0));
    if (line.product) line.product.available += quantity;
    return [
      {
        lineId: line.id,
        quantity,
        restock: 'CANCEL' as const,
        subtotal: less(cents(line.price) * line.quantity - cents(line.discount), (one) => one.subtotal),
        tax: less(
          line.taxes.reduce((n, { amount }) => n + cents(amount), 0),
          (one) => one.tax,
        ),
      },
    ];
  });
  giveBack(
    order,
    at,
    left,
    '0.00',
    order.shipping && order.refunds.length === 0 ? order.shipping.price : '0.00',
    dutiesLeft(order),
  );
};

/** Sends all of an order's goods. */
export const fulfil = (order: SandboxOrder, at: Date): void => {
  if (!canDo(order, 'fulfil')) return;
  order.fulfilled = 'all';
  order.updatedAt = at;
};

/** What an order comes to without what was removed from it and refunded. */
export const currentTotalOf = (order: SandboxOrder): string =>
  money(
    cents(order.total) -
      order.refunds.reduce((all, refund) => {
        const { lines, shipping, adjustment } = refund;
        const of = lines.reduce(
          (n, { subtotal, tax }) => n + cents(subtotal) + (order.taxesIncluded ? 0 : cents(tax)),
          0,
        );
        return all + of + cents(shipping) + cents(adjustment) + cents(dutiesReturned(order, refund));
      }, 0),
  );
