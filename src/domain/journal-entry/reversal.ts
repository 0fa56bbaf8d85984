import { type Entry, reversed } from '../books/entry.ts';
import { farDayRefusal } from '../books/far-day.ts';
import { lockRefusal } from '../books/lock.ts';
import { type OpenItem, reversedSettlement, type Settlement } from '../books/open-item.ts';
import { leastOpenFrom } from '../books/open-on.ts';
import type { World } from '../books/world.ts';
import { type Day, oneYearAfter } from '../day.ts';
import { compare, zero } from '../money.ts';
import { emptyPlan, type Plan, record } from '../plan/plan.ts';
import { formatDay } from '../values/format.ts';
import { invalid, isRefusal, type Refusal, refusal } from '../values/refusal.ts';
import { journalEntryMemos as memos, journalEntryRefusals as words } from './journal-entries.words.ts';

/** An entry by hand as it was posted. */
export interface PostedEntry {
  entry: Entry;
  number: number;
}

/** An entry that is to be taken back. */
export interface EntryToReverse extends PostedEntry {
  /** The other of a pair that was posted together; null for an entry alone. */
  pair: PostedEntry | null;
  /** What it opened, each with all that ever settled it, and what it settled and still settles. */
  opened: readonly { item: OpenItem; settlements: readonly Settlement[] }[];
  settled: readonly Settlement[];
}

/** The entries that take others back, and what is written with them. */
export interface PlannedReversal {
  plan: Plan;
  /** The entries that take back, in the order of those they take back. */
  reversalIds: string[];
  /** Those that were taken back. */
  reversedIds: string[];
}

const backOf = ({ entry, number }: PostedEntry, onDay: Day, world: World): Entry =>
  reversed(entry, {
    id: world.newId(),
    onDay,
    memo: memos.reversalOf({ number: String(number), memo: entry.memo }),
  });

const dayRefusal = (entry: Entry, onDay: Day, typed: Day | null, world: World): Refusal | null => {
  if (onDay < entry.onDay)
    return invalid('onDay', words.reversedTooEarly({ day: formatDay(entry.onDay, world.locale) }));
  const latest = oneYearAfter(world.today > entry.onDay ? world.today : entry.onDay);
  if (onDay > latest) return invalid('onDay', words.tooFarAhead({ day: formatDay(latest, world.locale) }));
  return lockRefusal(world, onDay) ?? farDayRefusal(world, { field: 'onDay', day: typed });
};

const cancelOf = ({ id, amount, homeAmount }: OpenItem, back: Entry, world: World): Settlement => ({
  id: world.newId(),
  itemId: id,
  kind: 'cancel',
  byItemId: null,
  paymentId: null,
  entryId: back.id,
  onDay: back.onDay,
  amount,
  homeAmount,
  gain: zero,
  reverses: null,
});

const events = (entries: readonly Entry[], world: World) =>
  entries.map(({ id, reverses }) =>
    record(
      world,
      'journal-entry.reverse',
      { id: reverses!, kind: 'journal-entry' },
      { from: 'Posted', to: 'Reversed' },
      { entryId: id },
    ),
  );

const planOf = (
  backs: readonly Entry[],
  settlements: readonly Settlement[],
  world: World,
): PlannedReversal => ({
  plan: {
    ...emptyPlan(),
    entries: [...backs],
    settlements: [...settlements],
    events: events(backs, world),
  },
  reversalIds: backs.map(({ id }) => id),
  reversedIds: backs.map(({ reverses }) => reverses!),
});

/** Both of a pair, each on its own day. */
const pairBack = (both: readonly PostedEntry[], world: World): PlannedReversal | Refusal => {
  const locked = both.map(({ entry }) => lockRefusal(world, entry.onDay)).find(isRefusal);
  if (locked)
    return refusal(
      'locked-period',
      words.pairLocked({ day: formatDay(world.lockedUntil!, world.locale) }),
      locked.details ? { details: locked.details } : {},
    );
  return planOf(
    both.map((one) => backOf(one, one.entry.onDay, world)),
    [],
    world,
  );
};

/**
 * Takes an entry by hand back: the equal and opposite on a day of choice, today where none is named, or the entry's own where that is to
 * come. What it settled is open again, what it opened is cancelled. A pair is taken back each on its own day. Source: finance answers, Q69
 * and Q70.
 */
export const planEntryReversal = (
  { pair, opened, settled, ...own }: EntryToReverse,
  typed: Day | null,
  world: World,
): PlannedReversal | Refusal => {
  if (pair)
    return pairBack(
      [own, pair].sort((a, b) => a.number - b.number),
      world,
    );
  const { entry } = own;
  const onDay = typed ?? (world.today > entry.onDay ? world.today : entry.onDay);
  const refused = dayRefusal(entry, onDay, typed, world);
  if (refused) return refused;
  const isWhole = ({ item, settlements }: EntryToReverse['opened'][number]) =>
    compare(leastOpenFrom(item, settlements, onDay), item.amount) === 0;
  if (!opened.every(isWhole)) return invalid('onDay', words.settledThen);
  const back = backOf(own, onDay, world);
  return planOf(
    [back],
    [
      ...opened.map(({ item }) => cancelOf(item, back, world)),
      ...settled.map((one) => reversedSettlement(one, world.newId(), onDay, back.id)),
    ],
    world,
  );
};
