import { draftTitle } from './draft.ts';
import type { Values } from './values.ts';

/** Why something can’t be done with a document. */

export const deliverCancelled = ({ document }: { document: string }) =>
  `This ${document} is cancelled, so it can’t be delivered.`;
export const tooManyCharacters = ({ characters, most }: { characters: string; most: string }) =>
  `This is too long for a PDF: it has ${characters} characters, and a PDF can have ${most}. Shorten the descriptions or split it up.`;
export const tooManyRows = ({ rows, most }: { rows: string; most: string }) =>
  `This is too long for a PDF: it has ${rows} rows, and a PDF can have ${most}. Choose fewer days.`;
export const dayNotCome = ({ document, day, settled }: { document: string; day: string; settled: string }) =>
  `This ${document} is dated ${day} and can be ${settled} from that day on.`;
export const surplusUsed = ({ documents }: { documents: string }) =>
  `The surplus of this payment has been used on ${documents}. Take that back first.`;
export const surplusPaidBack =
  'The surplus of this payment has been paid back, so the payment can’t be deleted. Record the new amount owed instead.';
export const paymentBeforeIssue = ({ day }: { day: string }) =>
  `The payment can’t be before the issue date, ${day}.`;
export const severalCurrencies = ({ documents }: { documents: string }) =>
  `One payment settles ${documents} of one currency.`;
export const surplusTooSmall = ({
  contact,
  available,
  surplus,
}: Values<'contact' | 'available' | 'surplus'>) => `The ${contact} has only ${available} of ${surplus}.`;
export const refundInFuture = 'A refund can’t be in the future.';
export const rateOfSeveral = 'Cancel one document at a time to give an exchange rate for its refund.';
export const surplusTooSmallOnDay = ({
  day,
  contact,
  available,
  surplus,
}: Values<'day' | 'contact' | 'available' | 'surplus'>) =>
  `On ${day} the ${contact} had only ${available} of this ${surplus}.`;
export const sameReferenceStands = (title: string, number: string | null) =>
  `${number ? `${title} ${number}` : draftTitle({ title })} already has this reference. Confirm that this is another one, or correct it.`;
export const lineAccountOutOfUse = ({ line }: { line: number }) =>
  `Line ${line}: its account is no longer in use. Choose another one.`;

// Mails about what is owed or paid
export const nothingOwed = (subtype: string) => `Nothing is owed on this ${subtype}.`;
export const notPaidYet = (subtype: string) => `This ${subtype} isn’t paid in full yet.`;
