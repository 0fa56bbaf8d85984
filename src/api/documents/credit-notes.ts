import type { NamedEffects } from '../../domain/plan/effects.ts';
import type { Crediting } from '../../domain/posted/crediting.ts';
import type { SideName } from '../../domain/values/side-names.ts';
import { billCalls } from '../calls/bill.ts';
import { invoiceCalls } from '../calls/invoice.ts';
import { printCalls } from '../calls/print.ts';
import { ask } from '../client/ask.ts';
import type { Asked, Told } from '../client/command.ts';
import { sentCreditNote } from './payment.ts';

/** The commands on what is given back on documents of one side of the books. */
export interface CreditNoteCommands {
  /** Goods or a part of the price go back. */
  giveBack: (asked: Asked, id: string, crediting: Crediting) => Promise<Told>;
  previewGiveBack: (businessId: string, id: string, crediting: Crediting) => Promise<NamedEffects>;
  undoGiveBack: (asked: Asked, id: string, creditNoteId: string) => Promise<Told>;
  previewUndoGiveBack: (businessId: string, id: string, creditNoteId: string) => Promise<NamedEffects>;
  /** Answers the address of a credit note's PDF, good for a minute. */
  creditNotePdf: (businessId: string, id: string, creditNoteId: string) => Promise<string>;
}

/** The calls of one side. */
interface SideCalls {
  giveBack: typeof invoiceCalls.giveBack | typeof billCalls.giveBackBill;
  undoGiveBack: typeof invoiceCalls.undoGiveBack | typeof billCalls.undoGiveBackBill;
  preview: typeof invoiceCalls.previewEffects | typeof billCalls.previewBill;
  pdf: typeof printCalls.downloadInvoicePdf | typeof printCalls.downloadBillPdf;
}

const commandsBy = ({ giveBack, undoGiveBack, preview, pdf }: SideCalls): CreditNoteCommands => ({
  giveBack: ({ businessId, intentKey }, id, crediting) =>
    ask(giveBack, { businessId, id, ...sentCreditNote(crediting) }, { intentKey }),
  previewGiveBack: (businessId, id, crediting) =>
    ask(preview, { businessId, id, act: 'give-back', creditNote: sentCreditNote(crediting) }),
  undoGiveBack: ({ businessId, intentKey }, id, creditNoteId) =>
    ask(undoGiveBack, { businessId, id, creditNoteId }, { intentKey }),
  previewUndoGiveBack: (businessId, id, creditNoteId) =>
    ask(preview, { businessId, id, act: 'undo-give-back', creditNoteId }),
  creditNotePdf: async (businessId, id, creditNoteId) =>
    (await ask(pdf, { businessId, id, creditNoteId })).data.url,
});

/** By the side that documents stand on. */
export const creditNoteCommands: Readonly<Record<SideName, CreditNoteCommands>> = {
  receivable: commandsBy({
    giveBack: invoiceCalls.giveBack,
    undoGiveBack: invoiceCalls.undoGiveBack,
    preview: invoiceCalls.previewEffects,
    pdf: printCalls.downloadInvoicePdf,
  }),
  payable: commandsBy({
    giveBack: billCalls.giveBackBill,
    undoGiveBack: billCalls.undoGiveBackBill,
    preview: billCalls.previewBill,
    pdf: printCalls.downloadBillPdf,
  }),
};
