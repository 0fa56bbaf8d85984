import type { DocumentType } from '../../domain/documents/kind.ts';
import { typeWithin } from '../../domain/documents/kinds.ts';
import { type PrintableDocument, placeLines } from '../../domain/documents/printable.ts';
import { zero } from '../../domain/money.ts';
import type { OrderRow, OrderView } from '../../domain/order/view.ts';
import type { AnswerOf } from '../contract/call.ts';
import type { orderCalls } from '../contract/order.ts';
import type { publicViewCalls } from '../contract/public-view.ts';
import { ownFrom } from './document.ts';
import { paperFrom } from './look.ts';
import { orderLineWire, orderRowWire, ownOrderWire, shownOrderWire } from './order.ts';
import { paymentFromWire } from './payment.ts';

type PublicOrder = AnswerOf<typeof publicViewCalls.publicOrder>['data'];

/** A purchase order as whoever may see it sees it. */
const shownFromWire = (answer: Omit<PublicOrder, 'locale'>) => {
  const ours = shownOrderWire.fromWire(answer);
  return {
    ...ours,
    ...paperFrom(ours, answer),
    paymentLink: '',
    paid: zero,
    credited: zero,
    kind: 'order' as const,
    subtype: 'order' as const,
    currency: ours.foreignCurrency ?? ours.homeCurrency,
    owed: ours.total,
    lines: answer.PurchaseOrderItems.map((line) => orderLineWire.fromWire(line)),
  };
};

/** A public link's order as its paper. */
export const printableOrder = ({ locale, ...answer }: PublicOrder): PrintableDocument => {
  const { shipTo, ...shown } = shownFromWire(answer);
  return { ...shown, shipTo: placeLines(shipTo), locale };
};

/** An order's answer in our words. */
export const orderFromWire = (answer: AnswerOf<typeof orderCalls.getOrder>['data']): OrderView => {
  const { shipTo, ...shown } = shownFromWire(answer);
  const { contactDeleted, bills, advances, ...own } = ownOrderWire.fromWire(answer);
  return {
    ...shown,
    ...own,
    ...ownFrom(shown, shipTo, answer),
    status: own.standing.status,
    customerDeleted: contactDeleted,
    advances: advances.map((one) => ({ ...paymentFromWire(one), open: one.open })),
    bills: bills.map((bill) => ({ ...bill, type: typeWithin('bill', bill.type) satisfies DocumentType })),
  };
};

/** A row of a list in our words. */
export const orderRowFromWire = (
  row: AnswerOf<typeof orderCalls.listOrders>['PurchaseOrders'][number],
): OrderRow => ({
  ...orderRowWire.fromWire(row),
  kind: 'order',
  subtype: 'order',
  owed: zero,
  overdue: false,
  channel: 'manual',
});
