import { zero } from '../../../src/domain/money.ts';
import type { PostedView } from '../../reports/posted-view.ts';
import type { KeptCreditNote } from '../../store/documents/credit-notes.ts';

const noteAnswerOf = ({ shipping, paymentId, ...note }: KeptCreditNote) => ({
  ...note,
  number: note.number ?? '',
  shipping: shipping?.amount ?? zero,
  shippingTax: shipping?.tax ?? zero,
  paidBack: paymentId !== null,
});

/** What was given back on a document and its cancellations, and what still can be given back. */
export const creditNotesAnswerOf = ({
  creditNotes,
  cancellations,
  creditable,
  creditableShipping,
}: PostedView) => ({
  creditNotes: creditNotes.map(noteAnswerOf),
  cancellations: cancellations.map(noteAnswerOf),
  creditable,
  creditableShipping,
});
