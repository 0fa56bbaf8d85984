import { zero } from '../money.ts';
import { formatDay } from '../values/format.ts';
import { paper as words } from '../words/paper.ts';
import type { CancelledFigures, CreditNote } from './credit-note.ts';
import type { DocumentLine } from './document.ts';
import { documentTypes } from './kinds.ts';
import { noOwnDiscount } from './line-discount.ts';
import { paperDayLocale } from './paper-locale.ts';
import { printTitle } from './print-title.ts';
import type { PrintableDocument } from './printable.ts';
import { type Printed, printed } from './printed.ts';
import { printedCreditNote } from './printed-credit-note.ts';

/** A credit note or a cancellation, as it is kept. */
type Note = CreditNote & { undone: boolean };

/** A cancellation on paper: in the look of the document it cancels, which it names, with the figures that one had. */
const printedCancellation = (document: PrintableDocument, note: Note, kept: CancelledFigures): Printed => {
  const { details, number, issuedOn, ...figures } = kept;
  const paper = printed({
    ...document,
    ...figures,
    // What was cancelled before lines had a discount of their own names none.
    lines: figures.lines.map((line) => ({ ...noOwnDiscount, ...line })),
    number: note.number,
    issuedOn: note.onDay,
    dueOn: null,
    status: 'Paid',
    details: { ...document.details, gross: undefined, ...details, payments: [] },
    paid: zero,
    credited: zero,
    owed: kept.total,
    notes: '',
    paymentLink: '',
  });
  const of = words.cancels({
    document: documentTypes[document.subtype].title.toLowerCase(),
    number: number ?? words.noNumber,
    day: formatDay(issuedOn, paperDayLocale(document.locale), 'long'),
  });
  return {
    ...paper,
    transfer: null,
    title: printTitle(words.cancellation, note.number ?? ''),
    heading: words.cancellation,
    facts: [...paper.facts, of],
    stamp: note.undone ? words.cancelled : null,
  };
};

/** A credit note or a cancellation as it is printed. */
export const printedNote = (
  document: PrintableDocument,
  note: Note,
  lines: readonly DocumentLine[],
): Printed =>
  note.figures ? printedCancellation(document, note, note.figures) : printedCreditNote(document, note, lines);
