import { sideOf } from '../../src/domain/books/side.ts';
import type { CreditNote } from '../../src/domain/documents/credit-note.ts';
import { documentTypes, kindSpec } from '../../src/domain/documents/kinds.ts';
import { isPayable } from '../../src/domain/documents/owed.ts';
import type { PrintableDocument } from '../../src/domain/documents/printable.ts';
import {
  cancellationMailWords,
  creditNoteMailWords,
  documentMailWords,
  greetingWords,
} from '../../src/domain/mail/mail.words.ts';
import { mailKindOf, mailTextOf } from '../../src/domain/mail/mail-wording.ts';
import { isPositive, minus } from '../../src/domain/money.ts';
import { type DocumentPurpose, parted, withMessage } from '../../src/domain/typed/message.ts';
import { type Delivery, isDelivered } from '../../src/domain/values/delivery.ts';
import { formatDay, formatMoney } from '../../src/domain/values/format.ts';
import type { MailWording } from '../../src/domain/values/mail-kinds.ts';
import { paper } from '../../src/domain/words/paper.ts';
import { publicDocument as summaryWords } from '../../src/domain/words/public.ts';
import { quoteAnswer } from '../../src/domain/words/quotes.ts';
import type { Letter } from '../store/mail/letters.ts';
import { brandOf, oneLine } from './brand.ts';
import type { MailSum } from './branded-page.ts';
import { type LetterContent, writtenBy } from './written-letter.ts';

/** What a letter about a document is written from. */
export interface LetterAbout {
  document: PrintableDocument;
  purpose: DocumentPurpose;
  to: string;
  /** The sender's own words: after the greeting, or above ours where there is none. */
  note: string;
  /** The public link. */
  link: string;
  delivery: Delivery;
  /** Subject and text as they were edited before it was sent. */
  subject: string | null;
  text: string | null;
  /** The business's own words of this kind of mail; null where it has none. */
  wording: MailWording | null;
  /** The credit note on the document that it is about. */
  creditNote: MailedCreditNote | null;
}

/** What is said of a credit note: what it gave back, and what of that was taken off the balance. */
export type MailedCreditNote = Pick<CreditNote, 'number' | 'amount' | 'settled' | 'paymentId' | 'figures'>;

/** What a cancellation says: which document counts no more, and that nothing is to be paid on it. */
const cancellationWordsOf = (about: LetterAbout): Words | null => {
  const { document, creditNote } = about;
  if (!creditNote?.figures) return null;
  const { subtype, from, locale } = document;
  const { number, total, currency: then } = creditNote.figures;
  const noun = documentTypes[subtype].title.toLowerCase();
  const of = `${noun} ${number}`;
  return greeted(about, {
    subject: cancellationMailWords.subject(of, from.name),
    paragraphs: [
      cancellationMailWords.lead(of, formatMoney(total, then, locale), `${creditNote.number}`),
      cancellationMailWords.nothingToPay,
    ],
    label: documentMailWords.view(paper.cancellation.toLowerCase()),
  });
};

/** What a credit note took off what was owed, and what became of the rest. */
const creditNoteWordsOf = (about: LetterAbout): Words | null => {
  const { document, creditNote } = about;
  if (!creditNote) return null;
  const { kind, subtype, number, from, currency, locale, owed } = document;
  const money = (amount: string) => formatMoney(amount, currency, locale);
  const side = sideOf(kindSpec(kind).side);
  const text = creditNoteMailWords[side.owed];
  const noun = documentTypes[subtype].title.toLowerCase();
  const of = `${noun} ${number}`;
  const name = `${side.words.creditNote.toLowerCase()} ${creditNote.number}`;
  const beyond = minus(creditNote.amount, creditNote.settled);
  const rest = (creditNote.paymentId ? text.paidBack : text.kept)(money(beyond));
  return greeted(about, {
    subject: text.subject(name, from.name),
    paragraphs: [
      text.lead({ name, of, business: from.name, amount: money(creditNote.amount) }),
      isPositive(owed) ? text.leftToPay(of, money(owed)) : text.nothingLeft(of),
      ...(isPositive(beyond) ? [rest] : []),
    ],
    label: documentMailWords.view(side.words.creditNote.toLowerCase()),
  });
};

/** Words of ours alone, with a greeting, the sender's words after it, and regards. */
const greeted = (
  { note, document: { to, from } }: Pick<LetterAbout, 'note' | 'document'>,
  words: Words,
): Words => ({
  ...words,
  paragraphs: [
    ...(to.name ? [greetingWords.hello(to.name)] : []),
    ...note.split(/\n+/).filter(Boolean),
    ...words.paragraphs,
    greetingWords.regards(from.name),
  ],
  closes: true,
});

type Words = Pick<LetterContent, 'subject' | 'paragraphs'> & { label: string; closes?: boolean };

const wordsOf = ({ document, delivery }: Pick<LetterAbout, 'document' | 'delivery'>): Words => {
  const { subtype, number, from, currency, locale } = document;
  const money = (amount: string) => formatMoney(amount, currency, locale);
  const { kind, title } = documentTypes[subtype];
  const noun = title.toLowerCase();
  const name = `${noun} ${number}`;
  const theirs: Words = {
    subject: documentMailWords.theirsWith(name, from.name),
    paragraphs: [
      documentMailWords.bookedOfYours(name, from.name, money(document.total)),
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
    label: documentMailWords.view(noun),
  };
  if (kindSpec(kind).entered) return theirs;
  const delivered = isDelivered(delivery);
  return {
    subject: documentMailWords.deliveryFrom(name, from.name, delivered),
    paragraphs: [
      delivered ? documentMailWords.whatOrderedDelivered(name) : documentMailWords.whatOrderedWay(name),
      ...(delivery.tracking ? [documentMailWords.carriersTrackingNumber(delivery.tracking)] : []),
    ],
    label: documentMailWords.view(noun),
  };
};

/** What a mail about a document says in chosen words; null for one whose words are ours alone. */
const chosenWordsOf = (about: LetterAbout): Words | null => {
  const { document, purpose, subject, text, note, wording } = about;
  const kind = kindSpec(document.kind).entered ? null : mailKindOf(document, purpose);
  const parties = { from: document.from, to: document.to };
  const settled = minus(document.total, document.owed);
  const texts = kind && mailTextOf(kind, { ...document, settled, parties }, document.locale, wording);
  if (!texts && !subject && !text) return null;
  const ours = texts ? { subject: texts.subject, paragraphs: parted(texts.text) } : wordsOf(about);
  return {
    subject: subject || ours.subject,
    paragraphs: parted(withMessage(text || ours.paragraphs.join('\n\n'), note)),
    label: labelOf(document, purpose),
    closes: true,
  };
};

/** The one button: a document that is paid by is viewed and paid. */
const labelOf = (document: PrintableDocument, purpose: DocumentPurpose): string => {
  const noun = documentTypes[document.subtype].title.toLowerCase();
  const pays = isPayable(document) && (purpose === 'payment' || purpose === 'reminder');
  return pays ? documentMailWords.viewAndPay : documentMailWords.view(noun);
};

/** The figure of a mail: what is due and by when, or what it comes to. */
const sumOf = (document: PrintableDocument, purpose: DocumentPurpose): MailSum | null => {
  if (purpose === 'delivery' || purpose === 'credit-note' || purpose === 'cancellation') return null;
  const { currency, locale, dueOn, total, paid, owed } = document;
  const money = (amount: string) => formatMoney(amount, currency, locale);
  const { hasDueDay, hasDeliveryDay, hasLastDay } = documentTypes[document.subtype];
  const day = dueOn && formatDay(dueOn, locale, 'long');
  if (isPayable(document))
    return {
      label: summaryWords.amountDue,
      amount: money(owed),
      lines: [
        ...(day && hasDueDay ? [summaryWords.dueOn({ day })] : []),
        ...(isPositive(paid) ? [summaryWords.partPaid({ paid: money(paid), total: money(total) })] : []),
      ],
    };
  return {
    label: summaryWords.total,
    amount: money(total),
    lines: [
      ...(purpose === 'confirmation' ? [documentMailWords.paidInFull] : []),
      ...(day && hasDeliveryDay ? [summaryWords.expectedBy({ day })] : []),
      ...(day && hasLastDay ? [quoteAnswer.validUntil({ day })] : []),
    ],
  };
};

/** The letter that takes a document to its customer: what it says, then the link. */
export const documentLetter = (about: LetterAbout): Letter => {
  const { document, purpose } = about;
  const {
    subject,
    paragraphs,
    label,
    closes = false,
  } = cancellationWordsOf(about) ??
  creditNoteWordsOf(about) ??
  chosenWordsOf(about) ??
  greeted(about, wordsOf(about));
  const line = oneLine(subject);
  return writtenBy({
    to: about.to,
    subject: line.charAt(0).toUpperCase() + line.slice(1),
    paragraphs,
    closes,
    act: { label, url: about.link },
    sum: sumOf(document, purpose),
    ...brandOf(document),
    foot: documentMailWords.sentBy(document.from.name),
    numbers: [document.number, about.creditNote?.number, about.creditNote?.figures?.number].flatMap(
      (number) => number ?? [],
    ),
  });
};
