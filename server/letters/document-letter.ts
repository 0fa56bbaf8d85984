import { sideOf } from '../../src/domain/books/side.ts';
import { type Delivery, isDelivered } from '../../src/domain/delivery.ts';
import { documentTypes, kindSpec } from '../../src/domain/documents/kinds.ts';
import type { PrintableDocument } from '../../src/domain/documents/printable.ts';
import { formatDay, formatMoney } from '../../src/domain/format.ts';
import type { DocumentPurpose } from '../../src/domain/message.ts';
import { isPositive, minus } from '../../src/domain/money.ts';
import type { CreditNote } from '../../src/domain/posted/credit-note.ts';
import { creditNoteMailWords, documentMailWords } from '../../src/domain/words/mail.ts';
import type { Letter } from '../store/letters.ts';
import { type LetterContent, written } from './written-letter.ts';

/** What a letter about a document is written from. */
export interface LetterAbout {
  document: PrintableDocument;
  purpose: DocumentPurpose;
  to: string;
  /** The sender's own words, above ours. */
  note: string;
  /** The public link. */
  link: string;
  delivery: Delivery;
  /** The credit note on the document that it is about. */
  creditNote: MailedCreditNote | null;
}

/** What is said of a credit note: what it gave back, and what of that was taken off the balance. */
export type MailedCreditNote = Pick<CreditNote, 'number' | 'amount' | 'settled' | 'paymentId'>;

/** A subject is one line, whatever names hold. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\s]+/gu, ' ').trim();

/** What a credit note took off what was owed, and what became of the rest. */
const creditNoteWordsOf = ({ document, creditNote }: LetterAbout): Words | null => {
  if (!creditNote) return null;
  const { kind, subtype, number, from, currency, locale, owed } = document;
  const money = (amount: string) => formatMoney(amount, currency, locale);
  const side = sideOf(kindSpec(kind).side);
  const said = creditNoteMailWords[side.owed];
  const noun = documentTypes[subtype].title.toLowerCase();
  const of = `${noun} ${number}`;
  const name = `${side.words.creditNote.toLowerCase()} ${creditNote.number}`;
  const beyond = minus(creditNote.amount, creditNote.settled);
  const rest = (creditNote.paymentId ? said.paidBack : said.kept)(money(beyond));
  return {
    subject: said.subject(name, from.name),
    paragraphs: [
      said.lead({ name, of, business: from.name, amount: money(creditNote.amount) }),
      isPositive(owed) ? said.leftToPay(of, money(owed)) : said.nothingLeft(of),
      ...(isPositive(beyond) ? [rest] : []),
    ],
    label: documentMailWords.seeThe(noun),
  };
};

type Words = Pick<LetterContent, 'subject' | 'paragraphs'> & { label: string };

const wordsOf = ({ document, purpose, delivery }: LetterAbout): Words => {
  const { subtype, number, from, currency, locale, dueOn } = document;
  const money = (amount: string) => formatMoney(amount, currency, locale);
  const { kind, title, hasDueDay, hasDeliveryDay } = documentTypes[subtype];
  const noun = title.toLowerCase();
  const name = `${noun} ${number}`;
  const due = dueOn && hasDueDay ? `, due on ${formatDay(dueOn, locale, 'long')}` : '';
  const expected = dueOn && hasDeliveryDay ? `, expected by ${formatDay(dueOn, locale, 'long')}` : '';
  const theirs: Words = {
    subject: documentMailWords.theirsWith(name, from.name),
    paragraphs: [
      documentMailWords.bookedOfYours(name, from.name, money(document.total), due),
      // Of one that nothing was paid on yet there is nothing to say.
      ...(isPositive(document.paid)
        ? [
            documentMailWords.paidOfYours(
              money(document.paid),
              isPositive(document.owed) ? money(document.owed) : null,
            ),
          ]
        : []),
    ],
    label: documentMailWords.seeThe(noun),
  };
  if (kindSpec(kind).entered) return theirs;
  const wording: Record<Exclude<DocumentPurpose, 'credit-note'>, Words> = {
    document: {
      subject: documentMailWords.documentFrom(name, from.name),
      paragraphs: [
        `${from.name} sends you ${name} over ${money(document.total)}${due}${expected}. It is attached as a PDF.`,
      ],
      label: documentMailWords.seeThe(noun),
    },
    payment: {
      subject: documentMailWords.paymentOfFrom(name, from.name),
      paragraphs: [`${from.name} asks for the payment of ${name}: ${money(document.owed)}${due}.`],
      label: documentMailWords.seePay(noun),
    },
    delivery: {
      subject: documentMailWords.deliveryFrom(name, from.name, isDelivered(delivery)),
      paragraphs: [
        isDelivered(delivery)
          ? documentMailWords.whatOrderedDelivered(name)
          : documentMailWords.whatOrderedWay(name),
        ...(delivery.tracking ? [documentMailWords.carriersTrackingNumber(delivery.tracking)] : []),
      ],
      label: documentMailWords.seeThe(noun),
    },
  };
  return wording[purpose === 'credit-note' ? 'document' : purpose];
};

/** The letter that takes a document to its customer: their words first, then ours, then the link. */
export const documentLetter = (about: LetterAbout): Letter => {
  const { subject, paragraphs, label } = creditNoteWordsOf(about) ?? wordsOf(about);
  const line = oneLine(subject);
  return written({
    to: about.to,
    subject: line.charAt(0).toUpperCase() + line.slice(1),
    paragraphs: [...about.note.split(/\n+/).filter(Boolean), ...paragraphs],
    act: { label, url: about.link },
    foot: documentMailWords.sentBy(about.document.from.name),
  });
};
