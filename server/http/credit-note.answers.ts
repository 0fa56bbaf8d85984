import type * as z from 'zod/mini';
import type { creditNoteForm } from '../../src/api/contract/credit-note-wire.ts';
import { idFromWire, idToWire } from '../../src/api/wire/id.ts';
import { decimal, zero } from '../../src/domain/money.ts';
import { invalid } from '../../src/domain/refusal.ts';
import { creditNoteRefusals } from '../../src/domain/words/credit-notes.ts';
import type { TypedCreditNote } from '../commands/credit-note.ts';
import type { PostedView } from '../reports/posted-view.ts';
import type { KeptCreditNote } from '../store/credit-notes.ts';
import { Refused } from '../store/tx.ts';
import { idOrNull } from './document.requests.ts';

type Sent = z.infer<z.ZodMiniObject<typeof creditNoteForm>>;

/** What a preview says of a credit note. */
export interface CreditNoteRequest {
  creditNote?: Sent | undefined;
  CreditNoteId?: string | undefined;
}

/** A credit note as it was sent; its goods changed hands, and a surplus is kept, unless told otherwise. */
export const creditNoteOf = (sent: Sent): TypedCreditNote => ({
  lines: sent.lines.map(({ lineId, quantity, amount }) => ({
    lineId: idFromWire(lineId),
    quantity: quantity ? decimal(quantity) : null,
    amount: amount ? decimal(amount) : null,
  })),
  shipping: sent.shipping ? { amount: decimal(sent.shipping) } : null,
  reason: sent.reason ?? '',
  onDay: sent.date || null,
  goods: sent.goods ?? 'back',
  surplus: sent.payments ?? 'credit',
  mode: sent.paymentmode ?? 1,
  bankId: idOrNull(sent.BankId),
  rate: sent.ExchangeRate ? decimal(sent.ExchangeRate) : null,
});

/** The credit note a preview asks about. Throws `Refused` where it names none. */
export const creditNoteIn = (sent: Pick<CreditNoteRequest, 'creditNote'>): TypedCreditNote => {
  if (!sent.creditNote) throw new Refused(invalid('lines', creditNoteRefusals.nothingTyped));
  return creditNoteOf(sent.creditNote);
};

/** The credit note a preview would undo. */
export const creditNoteIdIn = ({ CreditNoteId }: Pick<CreditNoteRequest, 'CreditNoteId'>): string =>
  idFromWire(CreditNoteId ?? '');

const noteAnswerOf = (note: KeptCreditNote) => ({
  id: idToWire(note.id),
  number: note.number ?? '',
  date: note.onDay,
  reason: note.reason,
  amount: note.amount,
  settled: note.settled,
  homeAmount: note.homeAmount,
  shipping: note.shipping?.amount ?? zero,
  shippingTax: note.shipping?.tax ?? zero,
  paidBack: note.paymentId !== null,
  undone: note.undone,
  mailed: note.mailed,
});

/** What was given back on a document and its cancellations, and what still can be given back, in the words of the wire. */
export const creditNotesAnswerOf = ({
  creditNotes,
  cancellations,
  creditable,
  creditableShipping,
}: PostedView) => ({
  creditNotes: creditNotes.map(noteAnswerOf),
  cancellations: cancellations.map(noteAnswerOf),
  creditable: creditable.map((line) => ({ ...line, lineId: idToWire(line.lineId) })),
  creditableShipping,
});
