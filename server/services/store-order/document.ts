import { digitsOf } from '../../../src/domain/currency.ts';
import { dayIn } from '../../../src/domain/day.ts';
import { formatDay } from '../../../src/domain/format.ts';
import { isZero, zero } from '../../../src/domain/money.ts';
import { giftCards, moneyIn, otherIncome } from '../../../src/domain/online-store/order.ts';
import {
  type BilledLine,
  billOf,
  isRounding,
  type OrderBill,
} from '../../../src/domain/online-store/order-money.ts';
import type { Product } from '../../../src/domain/product.ts';
import * as words from '../../../src/domain/words/store-orders.ts';
import { type StoreDocumentLine, storeDocumentAct } from '../../acts/store-order.ts';
import { rateOn } from '../../store/exchange-rates.ts';
import { findProducts } from '../../store/products.ts';
import { lockStock } from '../../store/stock.ts';
import { addDeed, noteDocument } from '../../store/store-orders.ts';
import { Refused, unwrap } from '../../store/tx.ts';
import { writePlan } from '../../store/write-plan.ts';
import { lookUp, plainRequest, trackedOf } from '../look-up.ts';
import { drawnRequest } from '../typed-template.ts';
import { customerOf } from './customer.ts';
import { held, type OrderGround, openDayOf } from './ground.ts';
import { itemsOf } from './items.ts';
import { taxesOf } from './taxes.ts';

/** Home per unit of the order's currency on its day. Throws `Refused` where nobody gave one. */
const rateOf = async ({ tx, order, world }: OrderGround, day: string): Promise<string> => {
  if (order.currency === world.homeCurrency) return '1';
  const known = await rateOn(tx, order.currency, world.homeCurrency, day);
  if (!known)
    throw new Refused(
      held(words.rateMissing({ currency: order.currency, day: formatDay(day, tx.business.locale) })),
    );
  return known.rate;
};

/** What a line that is no item is posted on. Source: connections.md, rules 9 and 12. */
const accountOf = ({ line }: BilledLine, { settings: { accounting } }: OrderGround): number => {
  if (line.kind === 'giftCard') return giftCards;
  if (line.kind === 'tip') return otherIncome;
  return line.kind === 'item' ? accounting.sales : accounting.shipping;
};

/** How an order is billed. Throws `Refused` where its lines don't add up to its total. */
const billed = ({ order }: OrderGround) => {
  const digits = digitsOf(order.currency);
  const bill = billOf(order, digits);
  if (order.cut) throw new Refused(held(words.tooLong));
  if (!isRounding(bill, order.rounding, digits))
    throw new Refused(held(words.totalDiffers({ rest: bill.rest, currency: order.currency })));
  return bill;
};

const receiptWays = new Set(['gift_card', 'manual']);

/** A receipt is paid in full, and by what reaches the store's clearing. */
const subtypeOf = ({ order, settings }: OrderGround): 'receipt' | 'invoice' =>
  settings.automation.salesType === 1 &&
  order.paymentStatus === 1 &&
  moneyIn(order).every(({ gateway }) => !receiptWays.has(gateway))
    ? 'receipt'
    : 'invoice';

/** A line of the document as it's billed, posted and called. */
type BillLine = StoreDocumentLine & { name: string; lineId: string | null; quantity: string };

/** The lines of the document: the order's, and what is left to its total. */
const linesOf = (
  ground: OrderGround,
  bill: OrderBill,
  items: ReadonlyMap<string, string>,
  products: readonly Product[],
): BillLine[] => {
  const posted = bill.lines.map((one): BillLine => {
    const product = products.find(({ id }) => id === items.get(one.line.id));
    const { price, discount, tax, line, quantity } = one;
    return {
      ...{ price, discount, tax, quantity, name: line.name, lineId: line.id },
      accountId: product?.incomeAccount ?? accountOf(one, ground),
    };
  });
  if (isZero(bill.rest)) return posted;
  const rounding = { price: bill.rest, discount: zero, tax: zero, quantity: '1', lineId: null };
  return [...posted, { ...rounding, name: words.roundingLine, accountId: ground.world.accounts.rounding }];
};

/** Who it's for, and what its lines are of. */
interface Named {
  contactId: string;
  items: ReadonlyMap<string, string>;
  taxes: ReadonlyMap<string, string>;
}

const requestOf = (
  ground: OrderGround,
  lines: readonly BillLine[],
  { contactId, items, taxes }: Named,
  { day, rate }: { day: string; rate: string },
) => {
  const { tx, order, settings } = ground;
  const placed = formatDay(dayIn(tx.business.timeZone, new Date(order.placedAt)), tx.business.locale);
  return {
    ...plainRequest,
    subtype: subtypeOf(ground),
    issue: settings.automation.salesType !== 2,
    reference: order.name,
    ...{ contactId, issuedOn: day, dueOn: null },
    ...{ currency: order.currency, rate: rate === '1' ? null : rate },
    notes: words.orderNote({ name: order.name, day: placed }),
    lines: lines.map(({ name, price, quantity, lineId }) => ({
      ...{ id: null, name: name.slice(0, 200) || words.storeName, description: '', price, quantity },
      productId: (lineId && items.get(lineId)) ?? null,
      taxId: (lineId && taxes.get(lineId)) ?? null,
    })),
  };
};

/**
 * Makes the document of an order by the settings: its customer, its items and its taxes are found or added, it's posted with what the shop
 * charged, and its goods leave. Answers its id. Throws `Refused`.
 */
export const makeDocument = async (ground: OrderGround, recordId: string): Promise<string> => {
  const { tx, order, world } = ground;
  const day = openDayOf(order.placedAt, ground);
  const bill = billed(ground);
  const rate = await rateOf(ground, day);
  const taxes = await taxesOf(ground, bill.lines);
  const contactId = await customerOf(ground);
  const items = await itemsOf(ground, rate);
  const lines = linesOf(ground, bill, items, await findProducts(tx, [...items.values()]));
  const request = requestOf(ground, lines, { contactId, items, taxes }, { day, rate });
  const looked = await lookUp(tx, await drawnRequest(tx, request));
  const stock = await lockStock(tx, trackedOf(looked), day);
  const plan = unwrap(storeDocumentAct(request, lines, looked, stock, world));
  await writePlan(tx, plan);
  const { id, subtype, lines: made } = plan.documents[0]!.after;
  const pairs = lines.flatMap(({ lineId }, index) =>
    lineId ? [{ lineId, documentLineId: made[index]!.id }] : [],
  );
  await noteDocument(tx, recordId, id, pairs);
  await addDeed(tx, recordId, 'document', order.total, id);
  // A receipt is paid as it's issued: the money is booked.
  if (subtype === 'receipt' && request.issue)
    for (const { id: key } of moneyIn(order)) await addDeed(tx, recordId, 'payment', key, null);
  return id;
};
