import { type Entry, reversed } from '../books/entry.ts';
import { dayOfReversal } from '../books/lock.ts';
import type { World } from '../books/world.ts';
import { sum } from '../money.ts';
import { bankMoneyRefusals as refusals, undoWords as words } from '../words/bank-money.ts';
import { moneyEntry, moneyPlan, type PlannedMoney } from './fund.ts';
import { emptiedLines, type MovedBank } from './moved-bank.ts';

/** What entries do to a bank. */
const movedOn = ({ accountId, currency }: MovedBank, entries: readonly Entry[]) => {
  const lines = entries.flatMap((entry) => entry.lines.filter((line) => line.accountId === accountId));
  return {
    own: sum(lines.filter((line) => line.currency === currency).map(({ foreignAmount }) => foreignAmount)),
    home: sum(lines.map(({ amount }) => amount)),
  };
};

/**
 * Takes money moved by hand back: each entry is reversed on its own day, today where that is locked. A foreign bank that is left with nothing of
 * its own keeps nothing at home either.
 *
 * @param banks those that the entries are on
 */
export const planUndo = (
  entries: readonly Entry[],
  banks: readonly MovedBank[],
  world: World,
): PlannedMoney => {
  const back = entries.map((entry) =>
    reversed(entry, {
      id: world.newId(),
      onDay: dayOfReversal(world, entry.onDay),
      memo: words.memo({ memo: entry.memo }),
    }),
  );
  const onDay = back.map((entry) => entry.onDay).reduce((last, day) => (day > last ? day : last));
  const rests = banks.flatMap((bank) => {
    const lines = emptiedLines(bank, movedOn(bank, back), entries[0]!.lines[0]!.rate, world);
    return lines.length > 0
      ? [moneyEntry({ kind: 'manual', onDay, memo: refusals.restMemo }, lines, world)]
      : [];
  });
  return moneyPlan(
    [...back, ...rests],
    'bank.undo',
    banks[0]!,
    { undone: entries.map(({ id }) => id) },
    world,
  );
};
