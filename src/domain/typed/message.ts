import { isEmail } from '../text.ts';
import type { FieldProblem } from '../values/refusal.ts';
import { message as messageWords } from '../words/account.ts';

/** Why a mail is sent; its words follow from it. */
export type DocumentPurpose =
  | 'document'
  | 'payment'
  | 'reminder'
  | 'confirmation'
  | 'delivery'
  | 'credit-note'
  | 'cancellation';
export type MessagePurpose = DocumentPurpose | 'statement' | 'report';

/** A mail as people ask for it. */
export interface TypedMail {
  to: string;
  cc: string[];
  bcc: string[];
  /** Their own words above ours; may be empty. */
  note: string;
  /** Subject and text as they were edited; null or left out where they are as our wording or the business's has them. */
  subject?: string | null;
  text?: string | null;
}

/** The longest subject and text that are taken. */
export const mailSubjectLength = 200;
export const mailTextLength = 5000;

const mostAddresses = 20;

/** Addresses typed one after another, with commas or semicolons between. */
export const addressesOf = (typed: string): string[] =>
  typed
    .split(/[,;]/)
    .map((one) => one.trim())
    .filter(Boolean);

/** Every fault of a mail. An address holds no line break, so that none can write the mail's head. */
export const mailProblems = (mail: TypedMail): FieldProblem[] => {
  const problems: FieldProblem[] = [];
  if (!isEmail(mail.to)) problems.push({ field: 'email', message: messageWords.emailWrong });
  for (const [field, addresses] of [
    ['cc', mail.cc],
    ['bcc', mail.bcc],
  ] as const) {
    const wrong = addresses.find((one) => !isEmail(one));
    if (wrong !== undefined)
      problems.push({ field, message: messageWords.notAnAddress(JSON.stringify(wrong)) });
  }
  if (mail.cc.length + mail.bcc.length > mostAddresses)
    problems.push({ field: 'cc', message: messageWords.tooManyAddresses(mostAddresses) });
  return problems;
};

/** The address that opens WhatsApp with the words typed; its owner chooses whom to, where no number is known. */
export const whatsappLink = (number: string, words: string): string =>
  `https://wa.me/${number.replace(/\D/g, '')}?text=${encodeURIComponent(words)}`;

/** A text in its paragraphs, which are parted by an empty line. */
export const parted = (text: string): string[] => text.split(/\n{2,}/);

/** A text with somebody's own message in it, after the greeting that the text begins with. */
export const withMessage = (text: string, message: string): string => {
  const [greeting, ...rest] = parted(text);
  return [greeting, message.trim(), ...rest].filter(Boolean).join('\n\n');
};
