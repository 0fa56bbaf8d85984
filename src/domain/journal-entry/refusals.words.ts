import type { JournalEntryFacts, JournalEntryStatus } from './journal-entry.ts';

/** Why a journal entry can't be reversed, and the way out. */
export const whyNotJournalEntry = (
  status: JournalEntryStatus,
  { byHand, document, reverses, settled }: JournalEntryFacts,
): string => {
  if (status === 'Reversed') return 'This entry has already been reversed. Copy it to enter it again.';
  if (reverses) return 'This entry reverses another one. Copy that one to enter it again.';
  if (document) return `This entry was posted for ${document}. Correct or cancel ${document} instead.`;
  if (!byHand) return 'Only entries you typed can be reversed here. Correct what this one was posted for.';
  return settled
    ? 'What this entry opened has been settled. Reverse the entry that settled it first.'
    : 'This entry can’t be reversed.';
};
