import { daysAfter } from '../../src/domain/day.ts';
import { booksUntil } from './books.ts';
import { customers, taxes, wares } from './cast.ts';
import { type Chance, chanceFrom } from './chance.ts';
import { purchasesUntil } from './purchases.ts';
import type { Deal, StoryAct } from './story-acts.ts';

/** A year of deals; the last weeks leave things open, as every day's books do. */
const days = 365;

const dealOf = (n: number, chance: Chance): Deal => {
  const start = chance.between(0, wares.length - 1);
  const lines = Array.from({ length: chance.between(1, 4) }, (_, index) => {
    const ware = (start + index * 3) % wares.length;
    return { ware, quantity: wares[ware]!.kind === 'service' ? 1 : chance.between(2, 18) };
  });
  const once = lines.filter((line, at) => lines.findIndex((one) => one.ware === line.ware) === at);
  return {
    n,
    customer: chance.between(0, customers.length - 1),
    lines: once,
    discountPercent: chance.happens(0.2) ? chance.pick([5, 10]) : 0,
    shipping: chance.happens(0.4) ? chance.pick([6, 9.5, 14]) : 0,
  };
};

/** How a customer pays: at once, late, in two parts, or not yet. */
const payments = (deal: number, issued: number, chance: Chance, at: (day: number) => string): StoryAct[] => {
  const due = issued + 30;
  const mode = chance.pick([2, 2, 2, 3, 1] as const);
  if (chance.happens(0.2)) {
    const part = { act: 'pay' as const, deal, mode };
    return [
      { ...part, day: at(issued + chance.between(1, 10)), share: 0.4 },
      { ...part, day: at(due + chance.between(-5, 15)), share: 1 },
    ];
  }
  if (chance.happens(0.04)) return [{ act: 'write off', deal, day: at(due + 60) }];
  if (chance.happens(0.05))
    return [{ act: 'cancel', deal, payments: 'credit', day: at(issued + chance.between(2, 9)) }];
  // By a chance of its own, so that the other deals stay as they are told.
  const returned = chanceFrom(9_000 + deal).happens(0.1);
  return [
    ...(returned ? [{ act: 'give back' as const, deal, day: at(issued + 6) }] : []),
    { act: 'pay', deal, mode, share: 1, day: at(due + chance.between(-25, 14)) },
  ];
};

/**
 * Everything the demo business does in the year that ends on a day, in order. The same day gives the same story, so
 * that one cut short can be told on.
 */
export const storyUntil = (lastDay: string): StoryAct[] => {
  const chance = chanceFrom(20_260);
  const first = daysAfter(lastDay, -days);
  const at = (day: number) => daysAfter(first, day);
  const acts: StoryAct[] = [
    { act: 'bank', day: first },
    ...taxes.map((_, tax) => ({ act: 'tax' as const, tax, day: first })),
    ...wares.map((_, ware) => ({ act: 'ware' as const, ware, day: first })),
    ...customers.map((_, customer) => ({ act: 'customer' as const, customer, day: first })),
  ];
  // What a pound is worth is looked up when the story begins, and on the first of each month.
  for (let day = 0; day <= days; day += 1)
    if (day === 0 || at(day).endsWith('-01')) acts.push({ act: 'rate', day: at(day) });
  let n = 0;
  for (let day = 1; day <= days; day += chance.between(1, 3)) {
    n += 1;
    const deal = dealOf(n, chance);
    if (chance.happens(0.45)) {
      acts.push({ act: 'invoice', deal, issue: day < days - 1 || chance.happens(0.5), day: at(day) });
      acts.push(...payments(n, day, chance, at));
      continue;
    }
    acts.push({ act: 'quote', deal, day: at(day) });
    if (chance.happens(0.12)) acts.push({ act: 'delete quote', deal: n, day: at(day + 20) });
    else if (chance.happens(0.75)) {
      const agreed = day + chance.between(2, 12);
      const target = chance.happens(0.2) ? 'receipt' : 'invoice';
      acts.push({ act: 'convert', deal: n, target, day: at(agreed) });
      if (target === 'invoice') acts.push(...payments(n, agreed, chance, at));
    }
  }
  acts.push(...purchasesUntil(days, at), ...booksUntil(first, lastDay));
  // In order of days; what falls behind the last one is still to come.
  return acts
    .filter((act) => act.day <= lastDay)
    .map((act, index) => ({ act, index }))
    .sort((a, b) => a.act.day.localeCompare(b.act.day) || a.index - b.index)
    .map(({ act }) => act);
};
