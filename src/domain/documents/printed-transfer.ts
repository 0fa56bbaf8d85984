import { isPositive } from '../money.ts';
import { paper as words } from '../words/paper.ts';
import type { PaperBank } from './document-paper.ts';
import { epcPayload } from './epc.ts';
import { documentTypes } from './kinds.ts';
import type { PrintableDocument } from './printable.ts';
import { isGone } from './status.ts';

/** How a document is paid by bank transfer. */
export interface PrintedTransfer {
  heading: string;
  rows: { label: string; text: string }[];
  /** What a QR code of the transfer holds, and what is under it; null where there is none. */
  qr: { payload: string; caption: string } | null;
}

/** An IBAN as it is printed: four characters and a blank. */
const spaced = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ');

/** Where money is sent to, a row for each part of it that a bank has. */
const rowsOf = (bank: PaperBank, reference: string): PrintedTransfer['rows'] =>
  [
    { label: words.accountHolder, text: bank.accountName },
    { label: words.bank, text: bank.name },
    bank.iban
      ? { label: words.iban, text: spaced(bank.iban) }
      : { label: words.accountNumber, text: bank.accountNumber },
    { label: bank.iban ? words.bic : words.swiftCode, text: bank.swiftCode },
    { label: words.sortCode, text: bank.sortCode },
    { label: words.routingNumber, text: bank.routingNumber },
    { label: words.paymentReference, text: reference },
  ].filter(({ text }) => text !== '');

/** Where what is owed on a statement is to be paid. */
export const statementTransfer = (bank: PaperBank): PrintedTransfer => ({
  heading: words.howToPay,
  rows: rowsOf(bank, ''),
  qr: null,
});

/**
 * Where a document is to be paid, as its bank was then; null where its template leaves it out, no bank is named or nothing is
 * owed any more. A draft says it without the number and the code.
 */
export const printedTransfer = (document: PrintableDocument): PrintedTransfer | null => {
  const { bank } = document.details;
  const asks = documentTypes[document.subtype].namesBank && !isGone(document) && !isSettled(document);
  if (!bank || !asks || !document.look.showsBank) return null;
  const payload = epcPayload(document);
  return {
    heading: words.howToPay,
    rows: rowsOf(bank, document.number ?? ''),
    qr: payload === null ? null : { payload, caption: words.scanToPay },
  };
};

const isSettled = ({ number, owed }: PrintableDocument): boolean => number !== null && !isPositive(owed);
