import { receivable } from '../../../src/domain/books/side.ts';
import { dayIn } from '../../../src/domain/day.ts';
import { deliveryRefusal } from '../../../src/domain/documents/can-send.ts';
import type { Document } from '../../../src/domain/documents/document.ts';
import { isGone } from '../../../src/domain/documents/posted-status.ts';
import { isActive } from '../../../src/domain/online-store/connection.ts';
import { holdOf, type OrderHold } from '../../../src/domain/online-store/hold.ts';
import { whyLeftOut } from '../../../src/domain/online-store/left-out.ts';
import { gatewaysIn, moneyIn, type StoreOrder } from '../../../src/domain/online-store/order.ts';
import {
  heardAgain,
  isToLookAt,
  type StoreOrderStatus,
} from '../../../src/domain/online-store/order-record.ts';
import type { StoreSettings } from '../../../src/domain/online-store/settings.ts';
import { storeOrders as words } from '../../../src/domain/online-store/store-orders.words.ts';
import { isRefusal } from '../../../src/domain/values/refusal.ts';
import { moveStoreOrderAct, type StoreOrderEvent } from '../../acts/store-order.ts';
import { unavailabilityOf } from '../../store/database/database-fault.ts';
import { lockSettings } from '../../store/database/settings-lock.ts';
import { type Ctx, Missing, Refused, runAct, type Tx, withBusiness } from '../../store/database/tx.ts';
import { lockDocument } from '../../store/documents/documents.ts';
import { type OnlineStore, onlineStoreOf } from '../../store/online-store/online-stores.ts';
import {
  documentsOf,
  lockStoreOrder,
  orderActionsOf,
  orderStandingOf,
  type StoreOrderRow,
  sameSale,
  writeOrderStanding,
} from '../../store/online-store/store-orders.ts';
import {
  noteGateways,
  noteStoreLocations,
  storeGateways,
  storeLocations,
} from '../../store/online-store/store-settings.ts';
import { recordEvent } from '../../store/plan/events.ts';
import { lockBook } from '../../store/plan/posted-books.ts';
import { worldOf } from '../../store/plan/world.ts';
import { multiLocationIsOn } from '../../store/settings/business-settings.ts';
import { deliver } from '../deliver.ts';
import { held, type OrderContext, openDayOf, storeWorld } from './context.ts';
import { makeDocument } from './document.ts';
import { followEdits } from './edits.ts';
import { bookPayments, settleOwnCredit } from './money.ts';
import { bookMoneyBack } from './money-back.ts';
import { cancelDocuments, dropDraft, giveBackRefunds } from './returns.ts';

/** The settings of a store that follows its orders; null for one that doesn't. */
const settingsOf = ({ status, sync, automation, accounting }: OnlineStore): StoreSettings | null =>
  isActive(status) && sync && automation && accounting ? { sync, automation, accounting } : null;

/** Writes what an event makes of an order that is held. Throws `Refused` where its chart doesn't have it. */
export const moveOrder = async (
  tx: Tx,
  row: StoreOrderRow,
  event: StoreOrderEvent,
  reason: string | null = null,
): Promise<StoreOrderStatus> => {
  const move = runAct(moveStoreOrderAct, orderStandingOf(row), event);
  if (!move.moved && reason === row.reason) return move.status;
  const details = { from: row.status, to: move.status, reason };
  await Promise.all([
    writeOrderStanding(tx, row.id, move, reason),
    move.status === row.status ? null : recordEvent(tx, event.type, 'store_order', row.id, details),
  ]);
  return move.status;
};

/** Notes the ways an order is paid by and the locations it's sent from, so that something can be chosen for them. */
const noteSeen = async (tx: Tx, shopId: string, order: StoreOrder): Promise<void> => {
  const sentFrom = (order.sendings ?? []).map(({ place }) => place);
  await Promise.all([
    noteGateways(tx, shopId, gatewaysIn(order)),
    sentFrom.length > 0 ? noteStoreLocations(tx, shopId, sentFrom) : null,
  ]);
};

/** The world an order is posted in, and what is chosen for the ways it's paid by and the locations it's sent from. */
const contextOf = async (
  tx: Tx,
  { order, settings, shopId, recordId }: Pick<OrderContext, 'order' | 'settings' | 'shopId' | 'recordId'>,
): Promise<OrderContext> => {
  const [world, , gateways, several] = await Promise.all([
    worldOf(tx),
    noteSeen(tx, shopId, order),
    storeGateways(tx, shopId),
    multiLocationIsOn(tx),
  ]);
  return {
    tx,
    shopId,
    recordId,
    order,
    settings,
    gateways,
    world: storeWorld(world, settings),
    shopLocations: several ? await storeLocations(tx, shopId) : null,
  };
};

/** Why an order that isn't in the books is left out: by the settings, or as one that was entered by hand. */
const leftOutBy = async (context: OrderContext): Promise<string | null> => {
  const { tx, order, settings } = context;
  const { sync, automation } = settings;
  const why = whyLeftOut(order, sync, automation, tx.business.timeZone);
  if (why || !sync.skipDuplicates) return why;
  const { name, total, customer } = order;
  const day = dayIn(tx.business.timeZone, new Date(order.placedAt));
  const number = await sameSale(tx, { name, total, day, email: customer.email, customer: customer.name });
  return number && words.sameAs({ number });
};

/** Notes on each document of an order that its goods were sent. */
const deliverAll = async (tx: Tx, recordId: string): Promise<void> => {
  for (const id of await documentsOf(tx, recordId)) {
    const { document } = await lockBook(tx, receivable, id);
    if (!deliveryRefusal(document, 'Delivered')) await deliver(tx, id, 'Delivered');
  }
};

/** Does for an order what can be done while its document is a draft; answers what there is to say of it. Throws `Refused`. */
const followDraft = async (
  context: OrderContext,
  recordId: string,
  document: Document,
  actions: Awaited<ReturnType<typeof orderActionsOf>>,
): Promise<string | null> => {
  const { order, settings } = context;
  // Of a draft nothing is posted: what was paid waits until somebody issues it.
  if (moneyIn(order).length > 0) return words.draftPaid;
  if (!order.cancelledAt || !settings.automation.follows.includes(3)) return null;
  const wasDropped = (actions.get('cancellation')?.size ?? 0) > 0;
  if (!wasDropped) await dropDraft(context, recordId, document);
  // Whoever restored it wants it.
  return wasDropped && !isGone(document.status) ? null : words.draftCancelled;
};

/**
 * Brings the books to what the shop says of an order whose document is there. Throws `Refused`.
 *
 * @returns what somebody has to do by hand; null for nothing
 */
const follow = async (context: OrderContext, row: StoreOrderRow): Promise<string | null> => {
  const { tx, order, settings } = context;
  const { follows } = settings.automation;
  const isBilled = await followEdits(context, row, await orderActionsOf(tx, row.id));
  const left = isBilled ? null : words.edited;
  // Stock is held before money is: where goods may come back, all of the document's at once.
  const mayComeBack = order.refunds.length > 0 || order.cancelledAt !== null;
  const [document, actions] = await Promise.all([
    mayComeBack
      ? lockBook(tx, receivable, row.documentId!).then((book) => book.document)
      : lockDocument(tx, 'invoice', row.documentId!),
    orderActionsOf(tx, row.id),
  ]);
  if (document.number === null) {
    const reason = await followDraft(context, row.id, document, actions);
    return left ?? reason;
  }
  await bookPayments(context, row.id, actions);
  if (follows.includes(3)) {
    const isWhole = order.cancelledAt && (moneyIn(order).length === 0 || order.refunds.length === 0);
    if (isWhole) await cancelDocuments(context, row.id, actions);
    else await giveBackRefunds(context, row.id, actions);
    await bookMoneyBack(context, row.id, actions);
  }
  await settleOwnCredit(context, row.id, actions);
  if (follows.includes(1) && order.shippingStatus === 1) await deliverAll(tx, row.id);
  return left;
};

/** Applies an order that is held; null where the store doesn't follow its orders now. Throws `Refused`. */
const applyWithin = async (tx: Tx, id: string, epoch: number | null): Promise<StoreOrderStatus | null> => {
  await lockSettings(tx);
  const [store, row] = await Promise.all([onlineStoreOf(tx, true), lockStoreOrder(tx, id)]);
  const settings = settingsOf(store);
  if (!settings || (epoch !== null && store.epoch !== epoch)) return null;
  const order = row.state;
  if (!order || row.shopId !== store.shopId || !isToLookAt(row)) return row.status;
  if (order.unreadable) throw new Refused(held('unreadable', words.unreadable[order.unreadable]));
  const again = heardAgain(row);
  const context = await contextOf(tx, { order, settings, shopId: row.shopId, recordId: id });
  if (order.currency !== store.currency)
    throw new Refused(held('currency', words.otherCurrency(order), order.currency));
  // While today is locked nothing can be posted on any day; it waits.
  if (openDayOf(order.placedAt, context) > tx.today) return row.status;
  const why = row.documentId === null ? await leftOutBy(context) : null;
  if (why) return moveOrder(tx, again, { type: 'order.skip' }, why);
  const left = await follow(context, row.documentId === null ? await makeDocument(context, row) : row);
  return moveOrder(tx, again, { type: 'order.apply' }, left);
};

/** Ends an order's look at what was refused or went wrong; what was noted of it went back with that, and is noted here. */
const end = (
  ctx: Ctx,
  id: string,
  type: 'order.hold' | 'order.fail',
  reason: string,
  hold: OrderHold | null = null,
) =>
  withBusiness(ctx, 'write', async (tx): Promise<StoreOrderStatus> => {
    const row = await lockStoreOrder(tx, id);
    if (row.state) await noteSeen(tx, row.shopId, row.state);
    const from = heardAgain(row);
    const move = moveStoreOrderAct(orderStandingOf(from), { type });
    if (isRefusal(move)) return row.status;
    const isSame = row.reason === reason && row.holdKind === (hold?.kind ?? null);
    if (row.status === move.status && isSame && !row.waiting) return row.status;
    await writeOrderStanding(tx, id, move, reason, hold);
    if (row.status !== move.status)
      await recordEvent(tx, type, 'store_order', id, { from: row.status, to: move.status, reason });
    return move.status;
  });

/**
 * Brings the books to what the shop says of an order, in one transaction: its document, what was paid, given back, cancelled and delivered.
 * What was made before is made once. What is refused holds the order with the reason; nothing of it is made then.
 *
 * @param epoch the connection's, where it began in one: nothing is done for another
 * @returns where the order stands; null where the store doesn't follow its orders now
 */
export const applyOrder = async (
  ctx: Ctx,
  id: string,
  epoch: number | null = null,
): Promise<StoreOrderStatus | null> => {
  try {
    return await withBusiness(ctx, 'write', (tx) => applyWithin(tx, id, epoch));
  } catch (error) {
    if (error instanceof Refused)
      return end(ctx, id, 'order.hold', error.refusal.message, holdOf(error.refusal));
    if (unavailabilityOf(error) || error instanceof Missing) throw error;
    await end(ctx, id, 'order.fail', words.wentWrong);
    throw error;
  }
};
