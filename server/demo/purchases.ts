import { spendings, vendors, wares } from './cast.ts';
import { type Chance, chanceFrom } from './chance.ts';
import type { StoryAct, StoryLine } from './story-acts.ts';

/** The goods each vendor sells, by their place in the cast. */
const sold: readonly (readonly number[])[] = [
  [0, 1, 2],
  [3, 4, 5],
];

const linesOf = (vendor: number, chance: Chance): StoryLine[] =>
  sold[vendor]!.filter((ware) => wares[ware]!.stock !== null && chance.happens(0.8)).map((ware) => ({
    ware,
    quantity: chance.between(2, 8) * 20,
  }));

/** An order, its goods some days later with a bill that is approved and paid in time, for a discount early; now and then they come in two parts, or a piece is sent back. */
const ordered = (n: number, vendor: number, day: number, at: (day: number) => string): StoryAct[] => {
  const chance = chanceFrom(7_000 + n);
  const lines = linesOf(vendor, chance);
  if (lines.length === 0) return [];
  const { earlyDays, termsDays } = vendors[vendor]!;
  const come = day + chance.between(4, 9);
  const share = chance.happens(0.3) ? 0.5 : 1;
  return [
    { act: 'order', purchase: { n, vendor, lines }, day: at(day) },
    { act: 'bill order', purchase: n, share, day: at(come) },
    { act: 'approve bill', purchase: n, day: at(come) },
    ...(n % 4 === 0 ? [{ act: 'send back' as const, purchase: n, day: at(come + 2) }] : []),
    { act: 'pay bill', purchase: n, day: at(come + (earlyDays ?? termsDays ?? 30) - 2) },
  ];
};

/**
 * What the business buys in the year, beside what it sells: orders and their bills, the rent of each month, and small things paid
 * at once. By chances of its own, so that its sales stay as they are told.
 */
export const purchasesUntil = (days: number, at: (day: number) => string): StoryAct[] => {
  const acts: StoryAct[] = vendors.map((_, vendor) => ({ act: 'vendor', vendor, day: at(0) }));
  let n = 0;
  for (let day = 6; day <= days; day += 30) {
    n += 1;
    acts.push({ act: 'rent', purchase: n, day: at(day) }, { act: 'pay bill', purchase: n, day: at(day + 8) });
    spendings.forEach((_, spending) => {
      acts.push({ act: 'spend', spending, day: at(day + 3 + spending * 9) });
    });
    for (const vendor of [0, 1]) {
      n += 1;
      acts.push(...ordered(n, vendor, day + 5 + vendor * 11, at));
    }
  }
  return acts;
};
