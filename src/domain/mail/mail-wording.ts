import type { DocumentHeader } from '../documents/document.ts';
import { documentTypes } from '../documents/kinds.ts';
import { isPayable, owedOn } from '../documents/owed.ts';
import { type DocumentPurpose, mailSubjectLength, mailTextLength } from '../typed/message.ts';
import { formatDay, formatMoney } from '../values/format.ts';
import { type MailKind, type MailWording, mailKinds } from '../values/mail-kinds.ts';
import type { FieldProblem } from '../values/refusal.ts';
import { mailWording as words } from './mail.words.ts';

/** What is written in braces stands for what the mail is about: `{customer}`. */
const placeholders = ['customer', 'number', 'amount', 'due', 'business'] as const;
export type MailValues = Record<(typeof placeholders)[number], string>;

/** Which of the wordings a mail about a document has; null where its words can't be chosen. */
export const mailKindOf = (
  { subtype }: Pick<DocumentHeader, 'subtype'>,
  purpose: DocumentPurpose,
): MailKind | null => {
  const named = purpose === 'document' ? subtype : purpose;
  return mailKinds.find((kind) => kind === named) ?? null;
};

/** Every fault of a wording, each with its field. */
export const wordingProblems = ({ subject, text }: MailWording): FieldProblem[] => [
  ...(subject.trim() ? [] : [{ field: 'subject', message: words.subjectMissing }]),
  ...(subject.length > mailSubjectLength
    ? [{ field: 'subject', message: words.subjectTooLong(mailSubjectLength) }]
    : []),
  ...(text.trim() ? [] : [{ field: 'text', message: words.textMissing }]),
  ...(text.length > mailTextLength ? [{ field: 'text', message: words.textTooLong(mailTextLength) }] : []),
];

const inBraces = new RegExp(`\\{(${placeholders.join('|')})\\}`, 'g');

/** A text with its placeholders filled in. A line that names what this document has none of is left out. */
const filled = (text: string, values: MailValues): string =>
  text
    .split('\n')
    .filter((line) =>
      [...line.matchAll(inBraces)].every(([, name]) => values[name as keyof MailValues] !== ''),
    )
    .map((line) => line.replace(inBraces, (_, name: keyof MailValues) => values[name]))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** What a mail is filled in from. */
export type MailSubjectMatter = Pick<
  DocumentHeader,
  'kind' | 'subtype' | 'status' | 'number' | 'dueOn' | 'currency' | 'total' | 'settled' | 'parties'
>;

const valuesOf = (document: MailSubjectMatter, locale: string): MailValues => {
  const { number, dueOn, currency, total, parties } = document;
  const owed = owedOn(document);
  const { hasDueDay, hasLastDay, hasDeliveryDay } = documentTypes[document.subtype];
  return {
    customer: parties.to.name,
    number: number ?? '',
    amount: formatMoney(isPayable({ ...document, owed }) ? owed : total, currency, locale),
    due: dueOn && (hasDueDay || hasLastDay || hasDeliveryDay) ? formatDay(dueOn, locale, 'long') : '',
    business: parties.from.name,
  };
};

/**
 * What a mail says, its placeholders filled in: in the business's own words, else in ours.
 *
 * @param own the business's own wording; null where it has none
 */
export const mailTextOf = (
  kind: MailKind,
  document: MailSubjectMatter,
  locale: string,
  own: MailWording | null,
): MailWording => {
  const { subject, text } = own ?? words.ourWordings[kind];
  const values = valuesOf(document, locale);
  return { subject: filled(subject, values).replace(/\s+/g, ' '), text: filled(text, values) };
};
