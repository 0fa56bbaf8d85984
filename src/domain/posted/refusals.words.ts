import { compare, isPositive } from '../money.ts';
import { documentRefusals } from '../words/documents.ts';
import { everywhere, recordRefusals } from '../words/everywhere.ts';
import { gone } from '../words/posted.ts';
import { hasCredited, isFree, owed, type PostedFacts } from './facts.ts';

type PostedStanding = { status: string; facts: PostedFacts };

type Event = { type: string; reduction?: { amount: string } };

/** What differs where a vendor wrote the document. */
const theirs: PostedSentences = {
  isDraft: recordRefusals.isDraftOfTheirs({ what: 'bill' }),
  notIssued: 'not approved yet',
  tooMuch:
    'This is more than is owed. Keep the surplus as an advance with the vendor, or correct the amount.',
  forgiven: 'The balance was recorded as a discount. Undo the discount first.',
  nothingForgiven: 'No discount is taken.',
  credited: 'It has a vendor credit. Undo that first.',
};

interface PostedSentences {
  isDraft: string;
  notIssued: string;
  tooMuch: string;
  forgiven: string;
  nothingForgiven: string;
  credited: string;
}

const sentencesOf = ({ subtype }: PostedFacts): PostedSentences =>
  subtype === 'bill'
    ? theirs
    : {
        isDraft: recordRefusals.isDraft({ what: subtype }),
        notIssued: 'not issued yet',
        tooMuch:
          'This is more than is owed. Keep the surplus as credit of the customer, or correct the amount.',
        forgiven: 'The balance was written off. Undo the write-off first.',
        nothingForgiven: 'Nothing is written off.',
        credited: 'It has a credit note. Undo that first.',
      };

const settlingRefused = ({ status, facts }: PostedStanding, event: Event): string => {
  if (status === 'Draft') return sentencesOf(facts).isDraft;
  if (status === 'Paid')
    return hasCredited(facts)
      ? documentRefusals.nothingOwed(facts.subtype)
      : `This ${facts.subtype} is fully paid.`;
  if (status === 'Cancelled' || status === 'Deleted') return gone(facts.subtype, status);
  const amount = event.reduction?.amount ?? '0';
  if (!isPositive(amount)) return everywhere.amountNotAboveZero;
  return compare(amount, owed(facts)) > 0 ? sentencesOf(facts).tooMuch : 'This amount can’t be taken.';
};

const postedSentences: Readonly<Record<string, (standing: PostedStanding, event: Event) => string>> = {
  'document.edit': ({ status, facts }) =>
    status === 'DepositPaid' || status === 'Paid'
      ? 'It has payments, so you can change only the notes, due date and addresses. Delete the payment to edit anything else.'
      : hasCredited(facts)
        ? sentencesOf(facts).credited
        : status === 'Draft' || status === 'NotPaid'
          ? everywhere.noLines
          : gone(facts.subtype, status),
  'document.amend': ({ status, facts }) => gone(facts.subtype, status),
  'document.issue': ({ status, facts }) =>
    status === 'Draft' ? recordRefusals.noLinesToIssue : gone(facts.subtype, status),
  'payment.record': settlingRefused,
  'credit.apply': settlingRefused,
  'payment.delete': ({ status, facts }) =>
    status === 'Draft' || status === 'NotPaid'
      ? `Nothing has been paid on this ${facts.subtype}.`
      : status === 'Cancelled' || status === 'Deleted'
        ? `Its payments were dealt with when this ${facts.subtype} was cancelled.`
        : isPositive(facts.writtenOff)
          ? sentencesOf(facts).forgiven
          : 'This is not an amount settled on it.',
  'balance.writeOff': (standing, event) =>
    settlingRefused(standing, { ...event, reduction: { amount: '1' } }),
  'writeOff.undo': ({ facts }) => sentencesOf(facts).nothingForgiven,
  'creditNote.issue': ({ status, facts }) => {
    if (status === 'Draft') return sentencesOf(facts).isDraft;
    if (status === 'Cancelled' || status === 'Deleted') return gone(facts.subtype, status);
    return isPositive(facts.writtenOff)
      ? sentencesOf(facts).forgiven
      : 'This is more than can still be given back.';
  },
  'creditNote.undo': ({ facts }) =>
    isPositive(facts.writtenOff) ? sentencesOf(facts).forgiven : everywhere.isUndone,
  'document.cancel': ({ status, facts }) =>
    status === 'Draft'
      ? recordRefusals.draftNotCancelled
      : status === 'Deleted'
        ? `This ${facts.subtype} is deleted already.`
        : sentencesOf(facts).credited,
  'document.reinstate': ({ status, facts }) =>
    status === 'Deleted' ? gone(facts.subtype, status) : `This ${facts.subtype} is not cancelled.`,
  'document.delete': ({ facts }) =>
    `Only drafts and cancelled ${facts.subtype}s can be deleted. Cancel this one first.`,
  'document.restore': ({ facts }) => recordRefusals.isNotDeleted({ what: facts.subtype }),
  'document.duplicate': ({ status, facts }) => gone(facts.subtype, status),
};

/** Why the chart refuses an event in a standing, in a sentence that says the way out. */
export const whyNotPosted = (standing: PostedStanding, event: Event): string =>
  postedSentences[event.type]?.(standing, event) ?? `This can’t be done with this ${standing.facts.subtype}.`;

/** What the counterfoil says beside the money: owed, settled, nothing asked. */
export const standingSentence = (facts: PostedFacts, status: string): string => {
  if (status === 'Draft') return sentencesOf(facts).notIssued;
  if (status === 'Cancelled' || status === 'Deleted') return 'nothing is owed';
  if (isFree(facts)) return 'nothing to pay';
  return isPositive(owed(facts)) ? 'still owed' : 'settled';
};
