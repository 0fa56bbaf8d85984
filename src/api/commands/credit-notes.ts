import type { SideName } from '../../domain/books/side-names.ts';
import type { NamedEffects } from '../../domain/effects.ts';
import type { Crediting } from '../../domain/posted/crediting.ts';
import { send } from '../client/client.ts';
import { billCalls } from '../contract/bill.ts';
import { invoiceCalls } from '../contract/invoice.ts';
import { printCalls } from '../contract/print.ts';
import { ourCreditNote, sentCreditNote } from '../wire/credit-note.ts';
import type { Asked, Told } from './command.ts';

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

const receivable: CreditNoteCommands = {
  giveBack: (asked, id, crediting) =>
    send(invoiceCalls.giveBack, {
      body: { businessid: asked.businessId, InvoiceId: id, ...sentCreditNote(crediting) },
      intentKey: asked.intentKey,
      ours: ourCreditNote,
    }),
  previewGiveBack: async (businessid, InvoiceId, crediting) => {
    const creditNote = sentCreditNote(crediting);
    const body = { businessid, InvoiceId, act: 'give-back', creditNote } as const;
    return (await send(invoiceCalls.previewEffects, { body, ours: ourCreditNote })).data;
  },
  undoGiveBack: (asked, id, CreditNoteId) =>
    send(invoiceCalls.undoGiveBack, {
      body: { businessid: asked.businessId, InvoiceId: id, CreditNoteId },
      intentKey: asked.intentKey,
    }),
  previewUndoGiveBack: async (businessid, InvoiceId, CreditNoteId) => {
    const body = { businessid, InvoiceId, act: 'undo-give-back', CreditNoteId } as const;
    return (await send(invoiceCalls.previewEffects, { body })).data;
  },
  creditNotePdf: async (businessid, InvoiceId, CreditNoteId) =>
    (await send(printCalls.downloadInvoicePdf, { body: { businessid, InvoiceId, CreditNoteId } })).data.url,
};

const payable: CreditNoteCommands = {
  giveBack: ({ businessId: businessid, intentKey }, vendorBillId, crediting) => {
    const body = { businessid, vendorBillId, ...sentCreditNote(crediting) };
    return send(billCalls.giveBackBill, { body, intentKey, ours: ourCreditNote });
  },
  previewGiveBack: async (businessid, vendorBillId, crediting) => {
    const creditNote = sentCreditNote(crediting);
    const body = { businessid, vendorBillId, act: 'give-back', creditNote } as const;
    return (await send(billCalls.previewBill, { body, ours: ourCreditNote })).data;
  },
  undoGiveBack: ({ businessId: businessid, intentKey }, vendorBillId, CreditNoteId) =>
    send(billCalls.undoGiveBackBill, { body: { businessid, vendorBillId, CreditNoteId }, intentKey }),
  previewUndoGiveBack: async (businessid, vendorBillId, CreditNoteId) => {
    const body = { businessid, vendorBillId, act: 'undo-give-back', CreditNoteId } as const;
    return (await send(billCalls.previewBill, { body })).data;
  },
  creditNotePdf: async (businessid, vendorBillId, CreditNoteId) =>
    (await send(printCalls.downloadBillPdf, { body: { businessid, vendorBillId, CreditNoteId } })).data.url,
};

/** By the side that documents stand on. */
export const creditNoteCommands: Readonly<Record<SideName, CreditNoteCommands>> = { receivable, payable };
