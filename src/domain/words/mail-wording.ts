import type { MailKind, MailWording } from '../mail-kinds.ts';

/** What our mails say until a business chooses its own words. */
export const ourWordings: Readonly<Record<MailKind, MailWording>> = {
  invoice: {
    subject: 'Invoice {number} from {business}',
    text: 'Hello {customer},\n\nHere’s invoice {number} for {amount}, due {due}. It’s attached as a PDF.\n\nThank you for your business.\n{business}',
  },
  receipt: {
    subject: 'Receipt {number} from {business}',
    text: 'Hello {customer},\n\nHere’s receipt {number} for {amount}. It’s attached as a PDF.\n\nThank you for your business.\n{business}',
  },
  quote: {
    subject: 'Quote {number} from {business}',
    text: 'Hello {customer},\n\nHere’s quote {number} for {amount}. It’s attached as a PDF, and you can accept or decline it online.\n\nThe quote is valid until {due}.\n\nBest regards,\n{business}',
  },
  order: {
    subject: 'Purchase order {number} from {business}',
    text: 'Hello {customer},\n\nHere’s purchase order {number} for {amount}. It’s attached as a PDF.\n\nWe expect delivery by {due}.\n\nBest regards,\n{business}',
  },
  payment: {
    subject: 'Payment request: invoice {number} from {business}',
    text: 'Hello {customer},\n\nPlease pay {amount} for invoice {number} by {due}. You can view and pay it online; it’s also attached as a PDF.\n\nThank you,\n{business}',
  },
  reminder: {
    subject: 'Reminder: invoice {number} from {business}',
    text: 'Hello {customer},\n\nThis is a friendly reminder that {amount} is still to be paid for invoice {number}.\n\nDue date: {due}\n\nIf you’ve already paid, please ignore this email.\n\nThank you,\n{business}',
  },
  confirmation: {
    subject: 'Payment received for {number} from {business}',
    text: 'Hello {customer},\n\nThank you for your payment. {number} is now paid in full. A copy showing your payments is attached as a PDF.\n\nBest regards,\n{business}',
  },
};

export const subjectMissing = 'Enter a subject.';
export const subjectTooLong = (most: number) => `A subject can have at most ${most} characters.`;
export const textMissing = 'Enter a message.';
export const textTooLong = (most: number) => `A message can have at most ${most} characters.`;
export const wordingSaved = 'Email wording saved.';

// The settings card
export const title = 'Emails';
export const lead =
  'Choose what your emails say. You can still change each email before you send it. Placeholders are filled in for you.';
export const kindLabel = 'Email';
export const kindNames: Readonly<Record<MailKind, string>> = {
  invoice: 'Invoice',
  receipt: 'Receipt',
  quote: 'Quote',
  order: 'Purchase order',
  payment: 'Payment request',
  reminder: 'Payment reminder',
  confirmation: 'Payment confirmation',
};
export const subject = 'Subject';
export const message = 'Message';
export const placeholdersHint =
  'You can use {customer}, {number}, {amount}, {due} and {business}. A line with a missing value is left out.';
export const save = 'Save';
export const reset = 'Reset to default';
