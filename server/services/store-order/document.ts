import { lessRemovals, partsOf, removalsOf } from '../../../src/domain/online-store/edits.ts';
import { gatewaysIn, moneyIn, moneyOut } from '../../../src/domain/online-store/order.ts';
import type { OrderBill } from '../../../src/domain/online-store/order-money.ts';
import { digitsOf } from '../../../src/domain/values/currency.ts';
import { storeDocumentAct } from '../../acts/store-order.ts';
import { runAct } from '../../store/database/tx.ts';
import {
  addOrderAction,
  noteDocument,
  noteLines,
  type StoreOrderRow,
} from '../../store/online-store/store-orders.ts';
import { writePlan } from '../../store/plan/write-plan.ts';
import { lockStock } from '../../store/stock/stock.ts';
import { trackedOf } from '../look-up.ts';
import { type BillLine, type BillTerms, billed, rateOf, requestOf } from './bill.ts';
import { clearingOn, type OrderContext, openDayOf } from './context.ts';
import { customerOf } from './customer.ts';
import { accountOfGateway } from './gateway.ts';

/** The one account that all payments of an order go to; null where they go to several, or some of them to none. */
const oneAccount = (context: OrderContext): number | null => {
  const paid = moneyIn(context.order);
  const gateways = gatewaysIn({ transactions: paid });
  const [first, ...others] = new Set(gateways.map((gateway) => accountOfGateway(context, gateway)));
  const all = paid.every(({ gateway }) => gateways.includes(gateway));
  return first !== undefined && others.length === 0 && all ? first : null;
};

/** A receipt is paid in full, and to one account. */
const subtypeOf = ({ order, settings }: OrderContext, account: number | null): 'receipt' | 'invoice' =>
  settings.automation.salesType === 1 && order.paymentStatus === 1 && account !== null
    ? 'receipt'
    : 'invoice';

/** Which line of a document is which of the order's. */
export const pairsOf = (lines: readonly BillLine[], made: readonly { id: string }[]) =>
  lines.flatMap(({ lineId }, index) => (lineId ? [{ lineId, documentLineId: made[index]!.id }] : []));

/** Posts a document of an order with what the shop charged; its goods leave. Answers its id and its lines by the order's. Throws `Refused`. */
export const postDocument = async (
  context: OrderContext,
  bill: Pick<OrderBill, 'lines' | 'rest'>,
  terms: BillTerms,
): Promise<{ id: string; pairs: ReturnType<typeof pairsOf> }> => {
  const { tx, world } = context;
  const { request, lines, looked } = await requestOf(context, bill, terms);
  const stock = await lockStock(tx, trackedOf(looked), terms.day);
  const plan = runAct(storeDocumentAct, request, lines, looked, stock, world);
  await writePlan(tx, plan);
  const { id, lines: made } = plan.documents[0]!.after;
  return { id, pairs: pairsOf(lines, made) };
};

/** True where money of an order moved, whichever way. */
export const moved = ({ order }: Pick<OrderContext, 'order'>): boolean =>
  moneyIn(order).length > 0 || moneyOut(order).length > 0;

/**
 * Makes the document of an order by the settings: its customer, its items and its taxes are found or added, it's posted with what the shop
 * charged, and its goods leave. Answers the order with it. Throws `Refused`.
 */
export const makeDocument = async (context: OrderContext, row: StoreOrderRow): Promise<StoreOrderRow> => {
  const { tx, order, settings } = context;
  const day = openDayOf(order.placedAt, context);
  const whole = billed(context);
  const rate = await rateOf(context, day);
  const contactId = await customerOf(context);
  const removals = removalsOf(order, moved(context));
  const less = lessRemovals(whole, removals, digitsOf(order.currency));
  const isLess = removals.length > 0 && less.lines.length > 0;
  const account = oneAccount(context);
  const subtype = subtypeOf(context, account);
  const issue = settings.automation.salesType !== 2;
  const terms = { subtype, issue, contactId, day, rate };
  const { id, pairs } = await postDocument(
    subtype === 'receipt' ? { ...context, world: clearingOn(context.world, account!) } : context,
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
    addOrderAction(tx, row.id, 'document', order.total, id),
    ...removed.map((one) => addOrderAction(tx, row.id, 'refund', one.id, null)),
    ...paid.map((one) => addOrderAction(tx, row.id, 'payment', one.id, null)),
  ]);
  return { ...row, ...made };
};
