import { compare, isPositive } from '../money.ts';
import { hasCredited, isFree, owed, type PostedFacts } from '../posted/facts.ts';
import * as everywhere from './everywhere.ts';
import { gone } from './posted.ts';
import {
  draftNotCancelled,
  isDraft,
  isDraftOfTheirs,
  isNotDeleted,
  noLinesToIssue,
} from './record-refusals.ts';

type Asked = { status: string; facts: PostedFacts };
type Event = { type: string; reduction?: { amount: string } };

/** What differs where a vendor wrote the document. */
const theirs: Said = {
  isDraft: isDraftOfTheirs({ what: 'bill' }),
  notIssued: 'not approved yet',
  tooMuch:
    'This is more than is owed. Keep the surplus as an advance with the vendor, or correct the amount.',
  forgiven: 'The rest was taken as a discount. Undo the discount first.',
  nothingForgiven: 'No discount is taken.',
  credited: 'It has a vendor credit. Undo that first.',
};

interface Said {
  isDraft: string;
  notIssued: string;
  tooMuch: string;
  forgiven: string;
  nothingForgiven: string;
  credited: string;
}

const saidOf = ({ subtype }: PostedFacts): Said =>
  subtype === 'bill'
    ? theirs
    : {
        isDraft: isDraft({ what: subtype }),
        notIssued: 'not issued yet',
        tooMuch:
          'This is more than is owed. Keep the surplus as credit of the customer, or correct the amount.',
        forgiven: 'The rest was written off. Undo the write-off first.',
        nothingForgiven: 'Nothing is written off.',
        credited: 'It has a credit note. Undo that first.',
      };

const settlingRefused = ({ status, facts }: Asked, event: Event): string => {
  if (status === 'Draft') return saidOf(facts).isDraft;
  if (status === 'Paid') return `This ${facts.subtype} is fully paid.`;
  if (status === 'Cancelled' || status === 'Deleted') return gone(facts.subtype, status);
  const amount = event.reduction?.amount ?? '0';
  if (!isPositive(amount)) return everywhere.amountNotAboveZero;
  return compare(amount, owed(facts)) > 0 ? saidOf(facts).tooMuch : 'This amount can’t be taken.';
};

const sentences: Readonly<Record<string, (asked: Asked, event: Event) => string>> = {
  'document.edit': ({ status, facts }) =>
    status === 'DepositPaid' || status === 'Paid'
      ? 'It has payments, so you can change only the notes, due date and addresses. Delete the payment to edit the rest.'
      : hasCredited(facts)
        ? saidOf(facts).credited
        : status === 'Draft' || status === 'NotPaid'
          ? everywhere.noLines
          : gone(facts.subtype, status),
  'document.amend': ({ status, facts }) => gone(facts.subtype, status),
  'document.issue': ({ status, facts }) =>
    status === 'Draft' ? noLinesToIssue : gone(facts.subtype, status),
  'payment.record': settlingRefused,
  'credit.apply': settlingRefused,
  'payment.delete': ({ status, facts }) =>
    status === 'Draft' || status === 'NotPaid'
      ? `Nothing has been paid on this ${facts.subtype}.`
      : status === 'Cancelled' || status === 'Deleted'
        ? `Its payments were dealt with when this ${facts.subtype} was cancelled.`
        : isPositive(facts.writtenOff)
          ? saidOf(facts).forgiven
          : 'This is not an amount settled on it.',
  'balance.writeOff': (asked, event) => settlingRefused(asked, { ...event, reduction: { amount: '1' } }),
  'writeOff.undo': ({ facts }) => saidOf(facts).nothingForgiven,
  'creditNote.issue': ({ status, facts }) => {
    if (status === 'Draft') return saidOf(facts).isDraft;
    if (status === 'Cancelled' || status === 'Deleted') return gone(facts.subtype, status);
    return isPositive(facts.writtenOff)
      ? saidOf(facts).forgiven
      : 'This is more than can still be given back.';
  },
  'creditNote.undo': ({ facts }) =>
    isPositive(facts.writtenOff) ? saidOf(facts).forgiven : everywhere.isUndone,
  'document.cancel': ({ status, facts }) =>
    status === 'Draft'
      ? draftNotCancelled
      : status === 'Deleted'
        ? `This ${facts.subtype} is deleted already.`
        : saidOf(facts).credited,
  'document.reinstate': ({ status, facts }) =>
    status === 'Deleted' ? gone(facts.subtype, status) : `This ${facts.subtype} is not cancelled.`,
  'document.delete': ({ facts }) =>
    `Only drafts and cancelled ${facts.subtype}s can be deleted. Cancel this one first.`,
  'document.restore': ({ facts }) => isNotDeleted({ what: facts.subtype }),
  'document.duplicate': ({ status, facts }) => gone(facts.subtype, status),
};

/** Why the chart refuses an event in a standing, in a sentence that says the way out. */
export const whyNotPosted = (asked: Asked, event: Event): string =>
  sentences[event.type]?.(asked, event) ?? `This can’t be done with this ${asked.facts.subtype}.`;

/** What the counterfoil says beside the money: owed, settled, nothing asked. */
export const standingSentence = (facts: PostedFacts, status: string): string => {
  if (status === 'Draft') return saidOf(facts).notIssued;
  if (status === 'Cancelled' || status === 'Deleted') return 'nothing is owed';
  if (isFree(facts)) return 'nothing to pay';
  return isPositive(owed(facts)) ? 'still owed' : 'settled';
};
