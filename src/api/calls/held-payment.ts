import { paymentAnswerWords as words } from '../../domain/words/payments.ts';
import { done, listed, subject, told } from './call.ts';
import { decimal, id, oneOf, text } from './field.ts';
import { touchedByBooking as touches } from './subject.ts';

const { read, change } = subject('businessid', '/api/Payment/').ours;
const account = 'settings.account';

const decision = {
  takes: { id: id('HeldId') },
  says: told({ id: id('id'), status: oneOf('status', ['Booked', 'Refused']), ...done }),
  touches,
};

/** Payments a provider reported at more than twice what was asked: booked by nobody until the owners decide. */
export const heldPaymentCalls = {
  getHeld: read('get-held', account, {
    takes: { documentId: id('InvoiceId') },
    says: listed(words.heldPayments, {
      id: id('id'),
      amount: decimal('amount'),
      currency: text('currency'),
      asked: decimal('asked'),
      heldAt: text('heldat'),
    }),
    reads: 'held-payments',
  }),
  bookHeld: change('book-held', account, decision),
  refuseHeld: change('refuse-held', account, decision),
};
