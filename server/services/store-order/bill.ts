import { dayIn } from '../../../src/domain/day.ts';
import { mostLines } from '../../../src/domain/documents/content-faults.ts';
import type { Document } from '../../../src/domain/documents/document.ts';
import type { DocumentType } from '../../../src/domain/documents/kind.ts';
import { isZero, minus, zero } from '../../../src/domain/money.ts';
import { lessRemovals } from '../../../src/domain/online-store/edits.ts';
import { giftCards, otherIncome } from '../../../src/domain/online-store/order.ts';
import {
  type BilledLine,
  billOf,
  isRounding,
  type OrderBill,
  worthOf,
} from '../../../src/domain/online-store/order-money.ts';
import { storeOrders as words } from '../../../src/domain/online-store/store-orders.words.ts';
import type { Product } from '../../../src/domain/stock/product.ts';
import { digitsOf } from '../../../src/domain/values/currency.ts';
import { formatDay, formatMoney } from '../../../src/domain/values/format.ts';
import type { StoreDocumentLine } from '../../acts/store-order.ts';
import { rateOn } from '../../store/books/exchange-rates.ts';
import { Refused } from '../../store/database/tx.ts';
import { findProducts } from '../../store/stock/products.ts';
import { lookUp, plainRequest } from '../look-up.ts';
import { drawnRequest } from '../typed-template.ts';
import { held, type OrderContext } from './context.ts';
import { itemsOf } from './items.ts';
import { locationOf } from './locations.ts';
import { taxesOf } from './taxes.ts';

/** Home per unit of the order's currency on its day. Throws `Refused` where nobody gave one. */
export const rateOf = async ({ tx, order, world }: OrderContext, day: string): Promise<string> => {
  if (order.currency === world.homeCurrency) return '1';
  const known = await rateOn(tx, order.currency, world.homeCurrency, day);
  if (!known)
    throw new Refused(
      held(
        'rate',
        words.rateMissing({ currency: order.currency, day: formatDay(day, tx.business.locale) }),
        order.currency,
      ),
    );
  return known.rate;
};

/** What a line that is no item is posted on. Source: connections.md, rules 9 and 12. */
const accountOf = ({ line }: BilledLine, { settings: { accounting } }: OrderContext): number => {
  if (line.kind === 'giftCard') return giftCards;
  if (line.kind === 'tip') return otherIncome;
  return line.kind === 'item' ? accounting.sales : accounting.shipping;
};

/**
 * What an order is billed as, whatever was given back of it. A shop's total may still count what an edit removed, or not: either has to add
 * up. Throws `Refused` where neither does.
 */
export const billed = ({ order }: OrderContext): OrderBill => {
  const digits = digitsOf(order.currency);
  const bill = billOf(order, digits);
  if (order.cut || bill.lines.length > mostLines) throw new Refused(held('size', words.tooLong));
  if (isRounding(bill, order.rounding, digits)) return bill;
  const now = lessRemovals(bill, order.refunds, digits);
  const notOurs = minus(order.total, bill.total);
  const rest = minus(minus(order.currentTotal ?? order.total, notOurs), worthOf(now.lines));
  if (!isRounding({ ...now, rest }, order.rounding, digits))
    throw new Refused(held('total', words.totalDiffers({ rest: bill.rest, currency: order.currency })));
  return { ...bill, rest };
};

/** A line of the document as it's billed, posted and called. */
export type BillLine = StoreDocumentLine & { name: string; lineId: string | null; quantity: string };

/** The lines of a document: the order's, and what is left to its total. */
const linesOf = (
  context: OrderContext,
  { lines, rest }: Pick<OrderBill, 'lines' | 'rest'>,
  items: ReadonlyMap<string, string>,
  products: readonly Product[],
): BillLine[] => {
  const posted = lines.map((one): BillLine => {
    const product = one.line.variant && products.find(({ id }) => id === items.get(one.line.id));
    const { price, discount, tax, line, quantity } = one;
    return {
      price,
      discount,
      tax,
      quantity,
      name: line.name,
      lineId: line.id,
      accountId: product?.incomeAccount ?? accountOf(one, context),
    };
  });
  if (isZero(rest)) return posted;
  const rounding = { price: rest, discount: zero, tax: zero, quantity: '1', lineId: null };
  return [...posted, { ...rounding, name: words.roundingLine, accountId: context.world.accounts.rounding }];
};

/** What a document of an order is asked for with, beside its lines. */
export interface BillTerms {
  subtype: DocumentType;
  issue: boolean;
  contactId: string;
  day: string;
  rate: string;
}

/**
 * A document of an order as it's asked for, its lines as they're posted, and what it names, looked up: items and taxes are found or added.
 * Throws `Refused`.
 *
 * @param current the document that is written anew; null for a new one
 * @param kept its lines, by the order's own
 */
export const requestOf = async (
  context: OrderContext,
  bill: Pick<OrderBill, 'lines' | 'rest'>,
  { subtype, issue, contactId, day, rate }: BillTerms,
  current: Document | null = null,
  kept: ReadonlyMap<string, string> = new Map(),
) => {
  const { tx, order } = context;
  const taxes = await taxesOf(context, bill.lines);
  const items = await itemsOf(context, rate);
  const lines = linesOf(context, bill, items, await findProducts(tx, [...items.values()]));
  const placed = formatDay(dayIn(tx.business.timeZone, new Date(order.placedAt)), tx.business.locale);
  const charged = order.shown
    ? formatMoney(order.shown.total, order.shown.currency, tx.business.locale)
    : null;
  const sells = new Set(bill.lines.filter(({ line }) => line.variant).map(({ line }) => line.id));
  const request = {
    ...plainRequest,
    subtype,
    issue,
    contactId,
    issuedOn: day,
    dueOn: current?.dueOn ?? null,
    reference: order.name,
    currency: order.currency,
    rate: rate === '1' ? null : rate,
    notes: words.orderNote({ name: order.name, day: placed, charged }),
    lines: lines.map(({ name, price, quantity, lineId }) => ({
      id: (lineId && kept.get(lineId)) ?? null,
      description: '',
      price,
      quantity,
      name: name.slice(0, 200) || words.storeName,
      productId: (lineId && sells.has(lineId) && items.get(lineId)) || null,
      taxId: (lineId && taxes.get(lineId)) ?? null,
      ...(lineId && sells.has(lineId) && items.has(lineId) && { locationId: locationOf(context, lineId) }),
    })),
  };
  return { request, lines, looked: await lookUp(tx, await drawnRequest(tx, request), current) };
};
