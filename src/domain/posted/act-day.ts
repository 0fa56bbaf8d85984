import { farDayRefusal } from '../books/far-day.ts';
import { lockRefusal } from '../books/lock.ts';
import { homeShareOf, live, type OpenItem, type Settlement } from '../books/open-item.ts';
import { leastOpenFrom } from '../books/open-on.ts';
import type { World } from '../books/world.ts';
import type { Day } from '../day.ts';
import { compare, type Decimal, isPositive } from '../money.ts';
import { formatDay, formatMoney } from '../values/format.ts';
import { invalid, type Refusal } from '../values/refusal.ts';
import { actDay as words } from '../words/posted.ts';
import type { PostedBook } from './book.ts';

/**
 * The refusal of the day of an act, or null: never in the future, in an open period, and not before what the act takes back.
 *
 * @param takesBack the days of the payments, settlements and moves of goods that the act takes back
 */
export const dayRefusal = (onDay: Day, world: World, takesBack: readonly Day[] = []): Refusal | null => {
  if (onDay > world.today) return invalid('onDay', words.inFuture);
  const last = [...takesBack].sort().at(-1);
  if (last && onDay < last)
    return invalid('onDay', words.beforeTakenBack({ day: formatDay(last, world.locale) }));
  return lockRefusal(world, onDay) ?? farDayRefusal(world, { field: 'onDay', day: onDay });
};

/** The same of an act on a document: not before the document either. */
export const actDayRefusal = (
  { issuedOn }: { issuedOn: Day },
  onDay: Day,
  world: World,
  takesBack: readonly Day[] = [],
): Refusal | null =>
  onDay <= world.today && onDay < issuedOn
    ? invalid('onDay', words.beforeIssue({ day: formatDay(issuedOn, world.locale) }))
    : dayRefusal(onDay, world, takesBack);

/** The days of what a cancellation takes back: what settled the document, and its goods. */
export const daysTakenBack = ({ settlements, goods }: Pick<PostedBook, 'settlements' | 'goods'>): Day[] =>
  [...live(settlements), ...goods].map(({ onDay }) => onDay);

/** What of each surplus was there on a day and on every day since. */
export const thereFrom = (
  credits: readonly OpenItem[],
  settlements: readonly Settlement[],
  onDay: Day,
  digits: number,
): OpenItem[] =>
  credits.flatMap((credit) => {
    const open = leastOpenFrom(credit, settlements, onDay);
    return isPositive(open) ? [{ ...credit, open, homeOpen: homeShareOf(credit, open, digits) }] : [];
  });

/** The refusal of a day since which less was open, at some point, than an act settles. */
export const lessWasOpen = (
  onDay: Day,
  least: Decimal,
  currency: string,
  { locale }: Pick<World, 'locale'>,
): Refusal =>
  invalid(
    'onDay',
    words.lessOpen({ day: formatDay(onDay, locale), amount: formatMoney(least, currency, locale) }),
  );

/** The same of one item; null where as much was open. */
export const lessOpenRefusal = (
  item: OpenItem,
  settlements: readonly Settlement[],
  amount: Decimal,
  onDay: Day,
  world: Pick<World, 'locale'>,
): Refusal | null => {
  const least = leastOpenFrom(item, settlements, onDay);
  return compare(amount, least) > 0 ? lessWasOpen(onDay, least, item.currency, world) : null;
};
