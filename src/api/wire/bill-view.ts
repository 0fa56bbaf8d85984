import type { BillRow, BillView } from '../../domain/bill/view.ts';
import { type PrintableDocument, placeLines } from '../../domain/documents/printable.ts';
import type { billCalls } from '../contract/bill.ts';
import type { AnswerOf } from '../contract/call.ts';
import type { publicViewCalls } from '../contract/public-view.ts';
import { billLineWire, billRowWire, ownBillWire, shownBillWire } from './bill.ts';
import { ownFrom } from './document.ts';
import { paperFrom } from './look.ts';
import { creditNoteFrom, paymentFromWire } from './payment.ts';

type PublicBill = AnswerOf<typeof publicViewCalls.publicBill>['data'];

/** "0" is none. */
const referenceFrom = (sent: string): string => (sent === '0' ? '' : sent);

/** A bill as whoever may see it sees it. */
const shownFromWire = (answer: Omit<PublicBill, 'paymentlink' | 'locale'>) => {
  const ours = shownBillWire.fromWire(answer);
  return {
    ...ours,
    ...paperFrom(ours, answer),
    kind: 'bill' as const,
    subtype: 'bill' as const,
    reference: referenceFrom(ours.reference),
    currency: ours.foreignCurrency ?? ours.homeCurrency,
    lines: answer.VendorBillItems.map((line) => billLineWire.fromWire(line)),
  };
};

/** A public link's bill as its paper. */
export const printableBill = ({ locale, paymentlink, ...answer }: PublicBill): PrintableDocument => {
  const { shipTo, ...shown } = shownFromWire(answer);
  return { ...shown, shipTo: placeLines(shipTo), paymentLink: paymentlink, locale };
};

/** A bill's answer in our words. */
export const billFromWire = (answer: AnswerOf<typeof billCalls.getBill>['data']): BillView => {
  const { shipTo, ...shown } = shownFromWire(answer);
  const { orderId, order, contactDeleted, ...own } = ownBillWire.fromWire(answer);
  const common = ownFrom(shown, shipTo, answer);
  return {
    ...shown,
    ...own,
    ...common,
    lines: common.lines.map((line, at) => ({ ...line, account: answer.VendorBillItems[at]!.AccountName })),
    status: own.standing.status,
    paymentLink: '',
    depositRequired: null,
    goodsLeft: false,
    session: null,
    madeFrom: orderId === null ? null : { type: 'order', id: orderId, number: order ?? '' },
    customerDeleted: contactDeleted,
    payments: answer.PaymentHistory.map(paymentFromWire),
    creditNotes: own.creditNotes.map(creditNoteFrom),
    cancellations: own.cancellations.map(creditNoteFrom),
    journal: own.journal.map(({ date, ...entry }) => ({ ...entry, onDay: date })),
  };
};

/** A row of a list in our words. */
export const billRowFromWire = (
  row: AnswerOf<typeof billCalls.listBills>['VendorBills'][number],
): BillRow => {
  const { orderId: _, ...ours } = billRowWire.fromWire(row);
  return { ...ours, reference: referenceFrom(ours.reference), kind: 'bill', subtype: 'bill' };
};
