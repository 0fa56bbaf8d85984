import type { CreditNoteSeries } from '../../../src/domain/books/side.ts';
import type { CreditNote } from '../../../src/domain/documents/credit-note.ts';
import type { CreditNoteTies } from '../../../src/domain/posted/credit-note-undo.ts';
import { entryOfPayment } from '../books/entries.ts';
import { lockItems, settlementsOf, spentOn } from '../books/items.ts';
import { type BusinessTx, Missing, type Tx } from '../database/tx.ts';
import { readCreditNoteColumns } from '../rows/credit-note.ts';

/** A credit note as it is kept, undone or not. */
export interface KeptCreditNote extends CreditNote {
  kind: CreditNoteSeries;
  undone: boolean;
  /** A mail with it went out, or is on its way. */
  mailed: boolean;
}

/** True of the paper that says the whole document is cancelled. */
export const isCancellation = ({ kind }: Pick<KeptCreditNote, 'kind'>): boolean => kind === 'cancellation';

/** Every credit note and every cancellation of a document, undone ones too, the oldest of each first. */
export const notesOf = async (tx: BusinessTx, documentId: string): Promise<KeptCreditNote[]> =>
  (
    await tx.query(
      readCreditNoteColumns,
      `select c.*, exists (
         select from message m where m.business_id = c.business_id and m.document_id = c.document_id
         and m.credit_note_id = c.id and m.state <> 'failed') as mailed
       from credit_note c where business_id = $1 and document_id = $2 order by seq`,
      [tx.business.id, documentId],
    )
  ).map(({ undoneAt, ...note }) => ({ ...note, undone: undoneAt !== null }));

/** Its credit notes alone. */
export const creditNotesOf = async (tx: BusinessTx, documentId: string): Promise<KeptCreditNote[]> =>
  (await notesOf(tx, documentId)).filter((note) => !isCancellation(note));

/** A credit note or a cancellation by id. Throws `Missing`. */
export const findCreditNote = async (
  tx: BusinessTx,
  documentId: string,
  id: string,
): Promise<KeptCreditNote> => {
  const note = (await notesOf(tx, documentId)).find((one) => one.id === id);
  if (!note) throw new Missing();
  return note;
};

/** What became of a credit note's surplus, held against other writers. */
export const lockCreditNoteTies = async (tx: Tx, note: CreditNote): Promise<CreditNoteTies> => {
  if (!note.itemId) return { surplus: null, refund: null, spentOn: [] };
  const [surplus] = await lockItems(tx, [note.itemId]);
  const settlement = note.paymentId
    ? (await settlementsOf(tx, [note.itemId])).find((one) => one.paymentId === note.paymentId)
    : undefined;
  return {
    surplus: surplus ?? null,
    refund:
      settlement && note.paymentId ? { settlement, entry: await entryOfPayment(tx, note.paymentId) } : null,
    spentOn: await spentOn(tx, note.itemId),
  };
};
