import { isZero, minus } from '../../domain/money.ts';
import { compared as words } from '../../domain/words/everywhere.ts';

/** How much of the largest a figure is, in percent of a bar's room; something is never nothing. */
export const shareOf = (figure: string, largest: number): number =>
  largest === 0 ? 0 : Math.max(1, Math.abs(Number(figure)) * (100 / largest));

/** A figure beside what it is held against, in words: "12 % more than" or, from nothing, "120.00 more than". */
export const changeWords = (now: string, before: string, money: (amount: string) => string): string => {
  const change = minus(now, before);
  if (isZero(change)) return words.asMuchAs;
  const more = !change.startsWith('-');
  const size = change.replace('-', '');
  const percent = Number(before) > 0 ? Math.round((Number(size) / Number(before)) * 100) : null;
  const text = percent !== null && percent <= 999 ? `${percent} %` : money(size);
  return more ? words.moreThan({ change: text }) : words.lessThan({ change: text });
};
