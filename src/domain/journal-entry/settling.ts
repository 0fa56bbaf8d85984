import {
  gainOf,
  homeShareOf,
  type OpenItem,
  reducedBy,
  type Settlement,
  spread,
  totalOpen,
} from '../books/open-item.ts';
import { leastOpenFrom } from '../books/open-on.ts';
import type { Side } from '../books/side.ts';
import type { World } from '../books/world.ts';
import type { Day } from '../day.ts';
import { atRate, type Decimal, isZero, minus, negated, sum } from '../money.ts';
import { formatDay, formatMoney } from '../values/format.ts';
import { invalid, type Refusal } from '../values/refusal.ts';
import { journalEntryRefusals as words } from './journal-entries.words.ts';
import type { PlacedLine } from './placed-line.ts';

/** What an entry by hand or an opening balance left open, which a line may settle. */
export interface SettleableItem {
  item: OpenItem;
  /** The number of the entry that opened it. */
  entryNumber: number;
  settlements: readonly Settlement[];
}

/** The entry a settling line is of. */
interface SettlingEntry {
  id: string;
  onDay: Day;
  currency: string;
  rate: Decimal;
}

/** What a line settles: what that takes off its control account, and what is realised by the rates. */
export interface Settling {
  settlements: Settlement[];
  booked: Decimal;
  gain: Decimal;
}

const isSettledBy = (
  { item, entryNumber }: SettleableItem,
  { side, contact, typed }: PlacedLine,
  currency: string,
): boolean =>
  item.side === side!.owed &&
  item.contactId === contact!.id &&
  item.currency === currency &&
  (typed.settlesEntry === null || typed.settlesEntry === entryNumber);

const tooMuch = (
  { contact, typed, index, amount }: PlacedLine,
  open: Decimal,
  { onDay, currency }: SettlingEntry,
  { locale }: World,
): Refusal => {
  const named = {
    contact: contact!.name,
    day: formatDay(onDay, locale),
    open: formatMoney(open, currency, locale),
    number: String(typed.settlesEntry),
  };
  if (typed.settlesEntry !== null && isZero(open))
    return invalid(`lines.${index}.settlesEntry`, words.noEntryToSettle(named));
  const field = `lines.${index}.${amount.startsWith('-') ? 'credit' : 'debit'}`;
  if (typed.settlesEntry !== null) return invalid(field, words.tooMuchOfEntry(named));
  return invalid(field, isZero(open) ? words.noneToSettle(named) : words.tooMuchToSettle(named));
};

/** What each share came to at home at the entry's rate; the last takes what rounding leaves of the line. */
const movedOf = (shares: readonly Decimal[], whole: Decimal, rate: Decimal, digits: number): Decimal[] => {
  const all = shares.slice(0, -1).map((share) => atRate(share, rate, digits));
  return [...all, minus(whole, sum(all))];
};

const settledWith = (
  side: Side,
  { item, amount, moved }: { item: OpenItem; amount: Decimal; moved: Decimal },
  entry: SettlingEntry,
  world: World,
): Settlement => {
  const homeAmount = homeShareOf(item, amount, world.homeDigits);
  return {
    id: world.newId(),
    itemId: item.id,
    kind: 'entry',
    byItemId: null,
    paymentId: null,
    entryId: entry.id,
    onDay: entry.onDay,
    amount,
    homeAmount,
    gain: gainOf(side, moved, homeAmount),
    reverses: null,
  };
};

/**
 * Settles with a line what entries by hand and opening balances left open of its contact: the entry it names, else the oldest. At most what
 * is open on that day and on every day since. Source: finance answers, Q67.
 */
export const settleWith = (
  line: PlacedLine,
  items: readonly SettleableItem[],
  entry: SettlingEntry,
  world: World,
): Settling | Refusal => {
  const side = line.side!;
  const open = items
    .filter((one) => isSettledBy(one, line, entry.currency))
    .map(({ item, settlements }) => ({
      ...item,
      open: leastOpenFrom(item, settlements, entry.onDay),
    }));
  // A line that settles is the mirror of one that opens.
  const amount = negated(side.signed(line.amount));
  const { shares, rest } = spread(amount, open);
  if (!isZero(rest)) return tooMuch(line, totalOpen(open), entry, world);
  const whole = negated(side.signed(line.homeAmount));
  const moved = movedOf(
    shares.map((share) => share.amount),
    whole,
    entry.rate,
    world.homeDigits,
  );
  const settlements = shares.map(({ item: { id }, amount: share }, index) => {
    const { item } = items.find((one) => one.item.id === id)!;
    return settledWith(side, { item, amount: share, moved: moved[index]! }, entry, world);
  });
  return {
    settlements,
    booked: sum(settlements.map(({ homeAmount }) => homeAmount)),
    gain: sum(settlements.map(({ gain }) => gain)),
  };
};

/** The items after some of them were settled. */
export const afterSettling = <Settled extends Pick<SettleableItem, 'item' | 'settlements'>>(
  items: readonly Settled[],
  settlements: readonly Settlement[],
): Settled[] =>
  items.map((one) => {
    const own = settlements.filter(({ itemId }) => itemId === one.item.id);
    return {
      ...one,
      item: own.reduce(reducedBy, one.item),
      settlements: [...one.settlements, ...own],
    };
  });
