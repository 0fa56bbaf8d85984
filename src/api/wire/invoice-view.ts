import type { PostedView } from '../../domain/posted/view.ts';
import type { AnswerOf } from '../contract/call.ts';
import type { invoiceCalls } from '../contract/invoice.ts';
import { ownFrom } from './document.ts';
import { invoiceLineWire, invoiceWire } from './invoice.ts';
import { lookOfAnswer } from './look.ts';
import { moneyWire, shipToWire } from './money.ts';
import { creditNoteFrom, paymentFromWire } from './payment.ts';

type Answer = AnswerOf<typeof invoiceCalls.getInvoice>['data'];

/** An invoice's answer in our words. */
export const invoiceFromWire = (answer: Answer): PostedView => {
  const ours = invoiceWire.fromWire(answer);
  const money = moneyWire.fromWire(answer);
  const lines = answer.items.map((sent) => invoiceLineWire.fromWire(sent));
  return {
    ...ours,
    ...money,
    ...ownFrom({ ...money, lines }, shipToWire.fromWire(answer), answer),
    kind: 'invoice',
    madeFrom: ours.quote && { type: 'quote', ...ours.quote },
    status: ours.standing.status,
    look: lookOfAnswer(answer),
    details: answer.PaperDetails,
    paymentLink: answer.paymentlink,
    lastPaymentMode: answer.lastpaymentmode,
    session: ours.paySession,
    homeOpen: answer.Balance,
    payments: answer.payment.map(paymentFromWire),
    creditNotes: ours.creditNotes.map(creditNoteFrom),
    cancellations: ours.cancellations.map(creditNoteFrom),
    journal: ours.journal.map(({ date, ...entry }) => ({ ...entry, onDay: date })),
  };
};
