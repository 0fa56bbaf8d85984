import { digitsOf } from '../../../src/domain/currency.ts';
import { lessRemovals, partsOf, removalsOf } from '../../../src/domain/online-store/edits.ts';
import { gatewaysIn, moneyIn, moneyOut } from '../../../src/domain/online-store/order.ts';
import type { OrderBill } from '../../../src/domain/online-store/order-money.ts';
import { storeDocumentAct } from '../../acts/store-order.ts';
import { lockStock } from '../../store/stock.ts';
import { addDeed, noteDocument, noteLines, type StoreOrderRow } from '../../store/store-orders.ts';
import { unwrap } from '../../store/tx.ts';
import { writePlan } from '../../store/write-plan.ts';
import { trackedOf } from '../look-up.ts';
import { type BillLine, type BillTerms, billed, rateOf, requestOf } from './bill.ts';
import { customerOf } from './customer.ts';
import { accountOfGateway } from './gateway.ts';
import { clearingOn, type OrderGround, openDayOf } from './ground.ts';

/** The one account that all payments of an order go to; null where they go to several, or some of them to none. */
const oneAccount = (ground: OrderGround): number | null => {
  const paid = moneyIn(ground.order);
  const gateways = gatewaysIn({ transactions: paid });
  const [first, ...others] = new Set(gateways.map((gateway) => accountOfGateway(ground, gateway)));
  const all = paid.every(({ gateway }) => gateways.includes(gateway));
  return first !== undefined && others.length === 0 && all ? first : null;
};

/** A receipt is paid in full, and to one account. */
const subtypeOf = ({ order, settings }: OrderGround, account: number | null): 'receipt' | 'invoice' =>
  settings.automation.salesType === 1 && order.paymentStatus === 1 && account !== null
    ? 'receipt'
    : 'invoice';

/** Which line of a document is which of the order's. */
export const pairsOf = (lines: readonly BillLine[], made: readonly { id: string }[]) =>
  lines.flatMap(({ lineId }, index) => (lineId ? [{ lineId, documentLineId: made[index]!.id }] : []));

/** Posts a document of an order with what the shop charged; its goods leave. Answers its id and its lines by the order's. Throws `Refused`. */
export const postDocument = async (
  ground: OrderGround,
  bill: Pick<OrderBill, 'lines' | 'rest'>,
  terms: BillTerms,
): Promise<{ id: string; pairs: ReturnType<typeof pairsOf> }> => {
  const { tx, world } = ground;
  const { request, lines, looked } = await requestOf(ground, bill, terms);
  const stock = await lockStock(tx, trackedOf(looked), terms.day);
  const plan = unwrap(storeDocumentAct(request, lines, looked, stock, world));
  await writePlan(tx, plan);
  const { id, lines: made } = plan.documents[0]!.after;
  return { id, pairs: pairsOf(lines, made) };
};

/** True where money of an order moved, whichever way. */
export const moved = ({ order }: Pick<OrderGround, 'order'>): boolean =>
  moneyIn(order).length > 0 || moneyOut(order).length > 0;

/**
 * Makes the document of an order by the settings: its customer, its items and its taxes are found or added, it's posted with what the shop
 * charged, and its goods leave. Answers the order with it. Throws `Refused`.
 */
export const makeDocument = async (ground: OrderGround, row: StoreOrderRow): Promise<StoreOrderRow> => {
  const { tx, order, settings } = ground;
  const day = openDayOf(order.placedAt, ground);
  const whole = billed(ground);
  const rate = await rateOf(ground, day);
  const contactId = await customerOf(ground);
  const removals = removalsOf(order, moved(ground));
  const less = lessRemovals(whole, removals, digitsOf(order.currency));
  const isLess = removals.length > 0 && less.lines.length > 0;
  const account = oneAccount(ground);
  const subtype = subtypeOf(ground, account);
  const issue = settings.automation.salesType !== 2;
  const terms = { subtype, issue, contactId, day, rate };
  const { id, pairs } = await postDocument(
    subtype === 'receipt' ? { ...ground, world: clearingOn(ground.world, account!) } : ground,
    isLess ? less : whole,
    terms,
  );
  const made = { documentId: id, billed: partsOf(whole) };
  const removed = isLess ? removals : [];
  // A receipt is paid as it's issued: the money is booked.
  const paid = subtype === 'receipt' && issue ? moneyIn(order) : [];
  await Promise.all([
    noteDocument(tx, row.id, made),
    noteLines(tx, row.id, id, pairs),
    addDeed(tx, row.id, 'document', order.total, id),
    ...removed.map((one) => addDeed(tx, row.id, 'refund', one.id, null)),
    ...paid.map((one) => addDeed(tx, row.id, 'payment', one.id, null)),
  ]);
  return { ...row, ...made };
};
