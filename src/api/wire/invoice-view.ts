import type { PostedView } from '../../domain/posted/view.ts';
import type { AnswerOf } from '../contract/call.ts';
import type { invoiceCalls } from '../contract/invoice.ts';
import { attachmentFromWire, taxFrom, termsFrom } from './document.ts';
import { invoiceLineWire, invoiceWire } from './invoice.ts';
import { lookOfAnswer } from './look.ts';
import { moneyWire, shipToWire } from './money.ts';
import { creditNoteFrom, paymentFromWire } from './payment.ts';

type Answer = AnswerOf<typeof invoiceCalls.getInvoice>['data'];

/** An invoice's answer in our words. */
export const invoiceFromWire = (answer: Answer): PostedView => {
  const ours = invoiceWire.fromWire(answer);
  const money = moneyWire.fromWire(answer);
  return {
    ...ours,
    ...money,
    kind: 'invoice',
    madeFrom: ours.quote && { type: 'quote', ...ours.quote },
    status: ours.standing.status,
    terms: termsFrom(money, shipToWire.fromWire(answer)),
    look: lookOfAnswer(answer),
    details: answer.PaperDetails,
    paymentLink: answer.paymentlink,
    templateId: answer.InvoiceSettingId,
    locationId: answer.LocationIDFK,
    location: answer.LocationName,
    lastPaymentMode: answer.lastpaymentmode,
    session: ours.paySession,
    homeOpen: answer.Balance,
    lines: answer.items.map((sent) => {
      const line = invoiceLineWire.fromWire(sent);
      return { ...line, tax: taxFrom(line.taxId, line.taxName, line.taxPercent) };
    }),
    payments: answer.payment.map(paymentFromWire),
    creditNotes: ours.creditNotes.map(creditNoteFrom),
    cancellations: ours.cancellations.map(creditNoteFrom),
    attachments: answer.Attachments.map(attachmentFromWire),
    journal: ours.journal.map(({ date, ...entry }) => ({ ...entry, onDay: date })),
  };
};
