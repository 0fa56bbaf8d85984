import { compare, type Decimal, isZero } from '../money.ts';
import { folded } from '../text.ts';
import * as words from '../words/import-row-faults.ts';
import { readNumber } from './formats.ts';

/** The tax a cell means: by its name, by name and percentage as we write them, or by a percentage that one tax alone has. */
export const taxMeant = <Tax extends { name: string; percent: Decimal }>(
  typed: string,
  taxes: readonly Tax[],
): Tax | { fault: string } | null => {
  if (typed === '') return null;
  const meant = folded(typed);
  const named = taxes.find(({ name, percent }) =>
    [name, `${name} ${percent}%`, `${name} (${percent}%)`].some((called) => folded(called) === meant),
  );
  if (named) return named;
  const percent = readNumber(typed.replace(/%$/, ''), '.');
  const alike = percent === null ? [] : taxes.filter((tax) => compare(tax.percent, percent) === 0);
  // No tax is meant by nothing of a hundred where none is kept for it.
  if (alike.length === 0 && percent !== null && isZero(percent)) return null;
  if (alike.length > 1) return { fault: words.taxAmbiguous };
  return alike[0] ?? { fault: words.taxUnknown };
};
