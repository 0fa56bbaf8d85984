import { expect, test } from 'vitest';
import type { JournalEntryFacts } from '../../src/domain/journal-entry/journal-entry.ts';
import {
  type JournalEntryEvent,
  journalEntryLifecycle,
} from '../../src/machines/journal-entry/journal-entry.lifecycle.ts';
import { decide } from '../../src/machines/standing.ts';
import { proveMoves, rowsOf } from '../support/moves.ts';

/** The moves, one line per transition. */
const table = `
  Posted   | reverse | Reversed
  Posted   | copy    | Posted
  Reversed | copy    | Reversed`;

const byHand: JournalEntryFacts = { byHand: true, document: null, reverses: false, settled: false };
const moves = rowsOf(table, ['from', 'act', 'to']).map(({ from, act, to }) => ({
  from,
  act,
  to,
  standing: { status: from, facts: byHand },
  event: { type: `entry.${act}` } as JournalEntryEvent,
}));

proveMoves(journalEntryLifecycle, '$from, $act: $to', moves);

test.each<[string, Partial<JournalEntryFacts>, string]>([
  ['Reversed', {}, 'This entry has already been reversed. Copy it to enter it again.'],
  [
    'Posted',
    { byHand: false, reverses: true },
    'This entry reverses another one. Copy that one to enter it again.',
  ],
  [
    'Posted',
    { byHand: false, document: 'INV-0001' },
    'This entry was posted for INV-0001. Correct or cancel INV-0001 instead.',
  ],
  [
    'Posted',
    { byHand: false },
    'Only entries you typed can be reversed here. Correct what this one was posted for.',
  ],
  [
    'Posted',
    { settled: true },
    'What this entry opened has been settled. Reverse the entry that settled it first.',
  ],
])('one that is %s and %j says why it can’t be reversed', (status, facts, message) => {
  expect(
    decide(journalEntryLifecycle, { status, facts: { ...byHand, ...facts } }, { type: 'entry.reverse' }),
  ).toMatchObject({ refused: true, message });
});
