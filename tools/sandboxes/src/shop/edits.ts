import { cents, money, type SandboxOrder, type SandboxProduct } from './order.ts';
import { canEdit } from './order-life.ts';
import { giveBack, totalOf } from './orders.ts';

const tax = (net: number) => [{ title: 'Sales tax', rate: 0.1, amount: money(Math.round(net / 10)) }];

/** Adds pieces of a product to an order that was placed, as a shop's own page does. They leave the shop's stock. */
export const addLine = (order: SandboxOrder, at: Date, product: SandboxProduct, quantity = 1): void => {
  if (!canEdit(order, true)) return;
  order.lines.push({
    id: order.lines.at(-1)!.id + 100,
    title: product.title,
    sku: product.sku,
    quantity,
    price: product.price,
    discount: '0.00',
    product,
    taxes: tax(cents(product.price) * quantity),
  });
  product.available -= quantity;
  order.total = totalOf(order);
  order.updatedAt = at;
};

/** Removes pieces of the first line of an order: the shop notes them as a refund without money, and has them again. */
export const removePiece = (order: SandboxOrder, at: Date, quantity = 1): void => {
  if (!canEdit(order)) return;
  const line = order.lines[0]!;
  const gone = order.refunds.flatMap(({ lines }) => lines).filter(({ lineId }) => lineId === line.id);
  if (gone.reduce((n, one) => n + one.quantity, quantity) > line.quantity) return;
  const share = (text: string) => Math.round((cents(text) * quantity) / line.quantity);
  const subtotal = cents(line.price) * quantity - share(line.discount);
  const off = line.taxes.reduce((all, { amount }) => all + share(amount), 0);
  const before = order.transactions.length;
  giveBack(order, at, [
    { lineId: line.id, quantity, subtotal: money(subtotal), tax: money(off), restock: 'CANCEL' },
  ]);
  order.transactions.length = before;
  if (line.product) line.product.available += quantity;
};

/** Makes the first line of an order cheaper. */
export const discountLine = (order: SandboxOrder, at: Date, by: string): void => {
  if (!canEdit(order)) return;
  const line = order.lines[0]!;
  line.discount = money(cents(line.discount) + cents(by));
  line.taxes = tax(cents(line.price) * line.quantity - cents(line.discount));
  order.total = totalOf(order);
  order.updatedAt = at;
};
