import { setup } from 'xstate';
import type { JournalEntryFacts, JournalEntryStatus } from '../../domain/journal-entry/journal-entry.ts';
import { whyNotJournalEntry } from '../../domain/journal-entry/refusals.words.ts';
import type { Lifecycle } from '../standing.ts';

export type JournalEntryEvent = { type: 'entry.reverse' } | { type: 'entry.copy' };

const machine = setup({
  types: {
    context: {} as JournalEntryFacts,
    events: {} as JournalEntryEvent,
    input: {} as JournalEntryFacts,
  },
  guards: {
    isOwn: ({ context }) => context.byHand && !context.reverses && !context.settled,
  },
});

/**
 * The lifecycle of a journal entry: it is never edited nor deleted, and taken back by another one. What a document, a payment or a card
 * posted is corrected where it was made. Source: finance answers, Q69.
 */
export const journalEntryChart = machine.createMachine({
  id: 'journal-entry',
  context: ({ input }) => input,
  initial: 'Posted',
  states: {
    Posted: {
      description: 'It is in the books.',
      on: {
        'entry.reverse': { guard: 'isOwn', target: 'Reversed' },
        'entry.copy': { target: 'Posted' },
      },
    },
    Reversed: {
      description: 'Another entry took it back; both stay in the books.',
      on: { 'entry.copy': { target: 'Reversed' } },
    },
  },
});

export const journalEntryLifecycle: Lifecycle<typeof journalEntryChart, JournalEntryFacts> = {
  name: 'journal-entry',
  chart: journalEntryChart,
  whyNot: ({ status, facts }) => whyNotJournalEntry(status as JournalEntryStatus, facts),
};
