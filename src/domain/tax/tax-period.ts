import { type Day, lastOfMonth } from '../day.ts';
import type { Range } from '../values/period.ts';

/** How often a business files its sales tax. */
export const taxPeriods = ['month', 'two-months', 'quarter', 'year'] as const;
export type TaxPeriod = (typeof taxPeriods)[number];

const monthsIn: Readonly<Record<TaxPeriod, number>> = { month: 1, 'two-months': 2, quarter: 3, year: 12 };

const monthNumber = (day: Day): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

const firstOf = (month: number): Day =>
  `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}-01`;

/** How many months some days reach over. */
const monthsOver = ({ from, to }: Range): number => monthNumber(to) - monthNumber(from) + 1;

/** How often tax is filed that was filed for these days. */
export const taxPeriodOf = (days: Range): TaxPeriod =>
  taxPeriods.find((period) => monthsIn[period] >= monthsOver(days)) ?? 'year';

/**
 * The tax periods that end within some days, in order. They are counted from the first days that were filed; from January while none were.
 *
 * @param first the first days that were filed
 */
export const taxPeriodsEnding = (
  { from, to }: Range,
  period: TaxPeriod,
  first: Pick<Range, 'from'> | null,
): Range[] => {
  const months = monthsIn[period];
  const start = first === null ? 0 : monthNumber(first.from) % months;
  const found: Range[] = [];
  const reach = monthNumber(to);
  for (let month = monthNumber(from); month <= reach; month += 1) {
    const endsOn = lastOfMonth(firstOf(month));
    const isLast = (((month + 1 - start) % months) + months) % months === 0;
    if (isLast && endsOn >= from && endsOn <= to)
      found.push({ from: firstOf(month + 1 - months), to: endsOn });
  }
  return found;
};
