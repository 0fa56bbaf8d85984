import type { Page } from 'playwright-core';
import { paidOn } from '../../src/domain/documents/credited.ts';
import { kindSpec } from '../../src/domain/documents/kinds.ts';
import { isPositive, zero } from '../../src/domain/money.ts';
import { creditable, owed, type PostedFacts } from '../../src/domain/posted/facts.ts';
import { standingSentence } from '../../src/domain/posted/refusals.words.ts';
import { formatAmount } from '../../src/domain/values/format.ts';
import type { PostedLabels } from './posted-labels.ts';
import { type SeenDocument, seenOn } from './seen-stub.ts';

type Acts = Pick<SeenDocument, 'offered' | 'refused'>;

/** The acts each state offers and refuses with a reason, written by hand from the documents and never asked of the chart. */
const actsOf = (labels: PostedLabels, forgive: string): Record<string, Acts> => {
  const owed = {
    offered: [
      'Record payment',
      'Edit',
      'Duplicate',
      forgive,
      labels.cancel,
      ...labels.sends,
      'Download PDF',
      ...labels.ownWhileOpen,
    ],
    refused: ['Delete'],
  };
  return {
    Draft: {
      offered: ['Edit', 'Duplicate', 'Delete', 'Download PDF'],
      refused: ['Record payment', labels.cancel, ...labels.sends],
    },
    NotPaid: owed,
    DepositPaid: owed,
    Paid: {
      offered: ['Edit', 'Duplicate', labels.cancel, ...labels.sends, 'Download PDF'],
      refused: ['Record payment', 'Delete'],
    },
    Cancelled: {
      offered: ['Undo cancellation', 'Duplicate', 'Delete', ...labels.sends, 'Download PDF'],
      refused: ['Record payment', 'Edit'],
    },
    Deleted: {
      offered: ['Restore', 'Download PDF'],
      refused: ['Record payment', 'Edit', 'Duplicate', labels.cancel, ...labels.sends],
    },
  };
};

/**
 * What the page must show of a document that is posted.
 *
 * @param surplus of its contact, which can be applied while something is owed
 */
export const expectedOf = (
  labels: PostedLabels,
  status: string,
  facts: PostedFacts,
  surplus: string,
  currency: string,
): SeenDocument => {
  const forgive = isPositive(facts.settled) ? labels.forgive : labels.forgiveAll;
  const { offered, refused } = actsOf(labels, forgive)[status]!;
  const open = status === 'NotPaid' || status === 'DepositPaid';
  const closed = status === 'Cancelled' || status === 'Deleted';
  const issuable = status === 'Draft' && facts.lines > 0;
  const forgiven = isPositive(facts.writtenOff);
  const credits = (open || status === 'Paid') && isPositive(creditable(facts));
  // What was given back stands in the way of cancelling it.
  const stuck = facts.credited.length > 0 ? [labels.cancel] : [];
  // What is beyond the balance is kept as credit here: nothing is refunded.
  const inFull = facts.credited.length > 0 && !isPositive(creditable(facts));
  const own = status === 'DepositPaid' ? 'Partly paid' : kindSpec(labels.kind).statusWords[status]!.word;
  const given = inFull ? 'Credited' : 'Partly credited';
  // Nobody paid a part: what a credit note settled is all there is to say of it.
  const alone = status === 'DepositPaid' && facts.credited.length > 0 && !isPositive(paidOn(facts));
  return {
    word: [
      (inFull && status === 'Paid') || alone ? given : own,
      ...(forgiven ? [labels.forgiven] : []),
      ...(open && facts.credited.length > 0 && !forgiven && !alone ? [given] : []),
    ].join(' '),
    amount: `${formatAmount(status === 'Paid' ? facts.total : closed ? zero : owed(facts), currency, 'en')} ${currency}`,
    sentence: standingSentence(facts, status),
    offered: [
      ...(issuable ? [labels.issue] : []),
      ...(open && isPositive(surplus) ? [labels.applySurplus] : []),
      ...(status === 'Paid' && forgiven ? [labels.undoForgiven] : []),
      ...(status === 'Paid' && isPositive(facts.total) ? labels.ownOncePaid : []),
      ...(credits ? [labels.giveBack] : []),
      ...offered.filter((name) => !stuck.includes(name)),
    ].sort(),
    refused: [...(status === 'Draft' && !issuable ? [labels.issue] : []), ...stuck, ...refused].sort(),
  };
};

/** What the open page shows of its document. */
export const seenOnPosted = (page: Page, labels: PostedLabels): Promise<SeenDocument> =>
  seenOn(page, [
    ...new Set(Object.values(actsOf(labels, labels.forgive)).flatMap(({ refused }) => refused)),
    labels.issue,
    labels.cancel,
  ]);
