import type { World } from '../../src/domain/books/world.ts';
import { type CurrencyRights, currencyRefusal } from '../../src/domain/business/foreign-currency.ts';
import type { Day } from '../../src/domain/day.ts';
import type { JournalEntryFacts, JournalEntryStatus } from '../../src/domain/journal-entry/journal-entry.ts';
import {
  type EntryContext,
  type PlannedEntry,
  planJournalEntry,
} from '../../src/domain/journal-entry/posting.ts';
import {
  type EntryToReverse,
  type PlannedReversal,
  planEntryReversal,
} from '../../src/domain/journal-entry/reversal.ts';
import type { TypedEntry } from '../../src/domain/journal-entry/typed-entry.ts';
import { isRefusal, type Refusal } from '../../src/domain/values/refusal.ts';
import { journalEntryLifecycle } from '../../src/machines/journal-entry/journal-entry.lifecycle.ts';
import { decide } from '../../src/machines/standing.ts';

/** Posts what somebody typed. Refused for faults, and for a foreign currency where the business has none. */
export const postEntryAct = (
  business: CurrencyRights,
  typed: TypedEntry,
  context: EntryContext,
  world: World,
): PlannedEntry | Refusal =>
  currencyRefusal(business, typed.currency, undefined, 'foreignCurrencyId') ??
  planJournalEntry(typed, context, world);

/** Takes an entry back, where its chart lets it. */
export const reverseEntryAct = (
  standing: { status: JournalEntryStatus; facts: JournalEntryFacts },
  entry: EntryToReverse,
  onDay: Day | null,
  world: World,
): PlannedReversal | Refusal => {
  const move = decide(journalEntryLifecycle, standing, { type: 'entry.reverse' });
  return isRefusal(move) ? move : planEntryReversal(entry, onDay, world);
};
