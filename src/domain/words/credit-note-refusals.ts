import { formatDay } from '../format.ts';
import type { Values } from './values.ts';

/** Why goods or a part of a price can’t be given back, or that can’t be undone. */

export const nothingTyped = 'Type a quantity or an amount in at least one line.';
export const unreadable = 'This can’t be read as a number.';
export const notALine = 'This is not a line of the document, or it was named twice.';
export const notAQuantity = 'Type a quantity above 0, or leave it empty.';
export const moreThanLeft = ({ left }: { left: string }) =>
  left === '0' ? 'It has already been credited in full.' : `At most ${left} can still be given back.`;
export const moreThanBilled = ({ left }: { left: string }) =>
  left === '0' ? 'All of its price was given back already.' : `At most ${left} can still be given back here.`;
export const moreThanShipping = ({ left }: { left: string }) =>
  left === '0'
    ? 'All of the shipping was given back already.'
    : `At most ${left} of the shipping can still be given back.`;
export const moreThanAll =
  'This is more than is left of all lines together. Give back a part of the line that took something off, too.';
export const tooFine = ({ digits }: { digits: number }) =>
  digits === 0 ? 'Type an amount without decimals.' : `Type an amount with at most ${digits} decimals.`;
export const beforeIssue = ({ day }: { day: string }) =>
  `It can’t be dated before the document itself, ${formatDay(day, 'en')}.`;
export const inFuture = 'It can’t be in the future.';
export const undoneNotSent = ({ number }: { number: string }) =>
  `${number} was undone, so it can no longer be sent.`;
export const surplusSpent = ({ surplus, documents }: Values<'surplus' | 'documents'>) =>
  `The ${surplus} from it has been used on ${documents}. Take that back first.`;
export const surplusPaidBack = ({ surplus }: { surplus: string }) =>
  `The ${surplus} from it has been paid back since, so it can’t be undone.`;
