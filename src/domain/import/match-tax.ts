import { compare, type Decimal, isZero } from '../money.ts';
import type { TaxKind } from '../tax/tax.ts';
import { folded } from '../text.ts';
import { readNumber } from './formats.ts';
import { importRowFaults as words } from './import-files.words.ts';

/** Whether a tax is called after its percentage already, as "VAT 7,5 %" is. */
const tellsPercent = (name: string, percent: Decimal): boolean =>
  new RegExp(`(^|[^\\d.])${percent.replace('.', '[.,]')}\\s*%`).test(name);

/** A tax as our files write it, by its name and percentage; empty for none. */
export const taxNamed = (name: string | null | undefined, percent: Decimal | null | undefined): string => {
  if (!name) return '';
  return percent && !tellsPercent(name, percent) ? `${name} ${percent}%` : name;
};

/** A comma before the decimals of a percentage at the end of a cell. */
const decimalComma = /,(?=\d+\s*%?\)?$)/;

/**
 * The tax a cell means: by its name, by name and percentage as we write them, or by a percentage that one tax alone has. Its decimals come
 * behind a point or a comma, whatever the other numbers of the file have: no percentage is large enough to part its thousands.
 */
export const matchTax = <Tax extends { name: string; percent: Decimal; kind?: TaxKind }>(
  typed: string,
  taxes: readonly Tax[],
): Tax | { fault: string } | null => {
  if (typed === '') return null;
  const foldedName = folded(typed);
  const pointed = foldedName.replace(decimalComma, '.');
  const named = taxes.find(({ name, percent }) =>
    [name, `${name} ${percent}%`, `${name} (${percent}%)`].some((called) =>
      [foldedName, pointed].includes(folded(called)),
    ),
  );
  if (named) return named;
  const percent = readNumber(pointed.replace(/%$/, ''), '.');
  // A percentage alone is one that is charged by whoever sells.
  const charged = taxes.filter(({ kind }) => kind !== 'reverse-charge' && kind !== 'import');
  const alike = percent === null ? [] : charged.filter((tax) => compare(tax.percent, percent) === 0);
  // No tax is meant by nothing of a hundred where none is kept for it.
  if (alike.length === 0 && percent !== null && isZero(percent)) return null;
  if (alike.length > 1) return { fault: words.taxAmbiguous };
  return alike[0] ?? { fault: words.taxUnknown };
};
