import { dayIn } from '../../src/domain/day.ts';
import type { FileRow } from '../../src/domain/import/file-rows.ts';
import { fittingColumns } from '../../src/domain/import/fitting.ts';
import {
  formatsOf,
  proposedDayFormat,
  proposedDecimalSign,
  readNumber,
} from '../../src/domain/import/formats.ts';
import { sameHeaders } from '../../src/domain/import/headers.ts';
import type { ImportKindSpec } from '../../src/domain/import/kind.ts';
import { importKindSpecs } from '../../src/domain/import/kinds.ts';
import { type Matching, proposedMatching } from '../../src/domain/import/matching.ts';
import { programFileOf } from '../../src/domain/import/programs.ts';
import { type BelowZero, type ImportMapping, isNew, isUnmatched } from '../../src/domain/import/run.ts';
import { isShopExport, shopColumns } from '../../src/domain/import/shop-export.ts';
import { isNegative, isZero } from '../../src/domain/money.ts';
import { asTyped } from '../../src/domain/values/csv.ts';
import type { Ctx } from '../store/database/tx.ts';
import type { KeptRun, LastChoices } from '../store/imports/import-runs.ts';
import { whyNoKind } from './work-on-import.ts';

const valuesOf = (rows: readonly FileRow[], matching: Matching, fields: readonly string[]): string[] =>
  fields.flatMap((field) => {
    const at = matching[field];
    return at === undefined ? [] : rows.map(({ cells }) => cells[at] ?? '');
  });

/** How the days and numbers of some rows are written, as their values and the last file have it, or the business's own locale. */
const proposedFormats = (
  { business, clock }: Ctx,
  { dayFields, numberFields }: Pick<ImportKindSpec, 'dayFields' | 'numberFields'>,
  rows: readonly FileRow[],
  matching: Matching,
  likely: Pick<ImportMapping, 'dayFormat' | 'decimalSign'> = formatsOf(business.locale),
) => {
  const thisYear = Number(dayIn(business.timeZone, clock()).slice(0, 4));
  return {
    days: proposedDayFormat(valuesOf(rows, matching, dayFields), likely.dayFormat, thisYear),
    numbers: proposedDecimalSign(valuesOf(rows, matching, numberFields), likely.decimalSign),
  };
};

/** The matching that is proposed for a file, by its columns and their values, and by what the last file of the kind was matched with. */
const proposedFor = (
  { business }: Ctx,
  { kind, headers }: Pick<KeptRun, 'kind' | 'headers'>,
  spec: ImportKindSpec,
  rows: readonly FileRow[],
  remembered: Readonly<Record<string, string>>,
): Matching => {
  const isOfShop = kind === 'inventory' && isShopExport(headers);
  return proposedMatching(headers, isOfShop ? shopColumns(spec.columns) : spec.columns, remembered, {
    program: programFileOf(kind, headers),
    fits: fittingColumns(spec, headers, rows, business),
  });
};

/** The columns of numbers that are below zero as a whole, or where none may be, each with one of its values. */
const belowZeroIn = (
  { numberFields, positiveFields }: Pick<ImportKindSpec, 'numberFields' | 'positiveFields'>,
  rows: readonly FileRow[],
  { matching, decimalSign }: Pick<ImportMapping, 'matching' | 'decimalSign'>,
): BelowZero[] =>
  numberFields.flatMap((field) => {
    const read = valuesOf(rows, matching, [field]).flatMap((value) => {
      const number = readNumber(asTyped(value), decimalSign);
      return number === null || isZero(number) ? [] : [{ value, isBelow: isNegative(number) }];
    });
    const first = read.find(({ isBelow }) => isBelow);
    const isMeant = !first || !(positiveFields.includes(field) || read.every(({ isBelow }) => isBelow));
    return isMeant ? [] : [{ field, value: first.value.trim() }];
  });

/** The header each field is matched with. */
const headersOf = (matching: Matching, headers: readonly string[]): Record<string, string> =>
  Object.fromEntries(Object.entries(matching).map(([field, at]) => [field, headers[at] ?? '']));

/** What was chosen that a run begins with: its own where it is read once more, else that of the last file of its kind. */
interface Chosen {
  mapping: ImportMapping | null;
  headers: Readonly<Record<string, string>>;
  /** Its columns are those of the file that was chosen for, so that nothing is asked again. */
  isSame: boolean;
}

const chosenFor = ({ mapping, headers }: KeptRun, last: LastChoices | null): Chosen => {
  if (mapping) return { mapping, headers: headersOf(mapping.matching, headers), isSame: false };
  if (!last) return { mapping, headers: {}, isSame: false };
  // To add beside what is here is meant for one file: proposed again it would double the next.
  const whenHere = last.mapping.whenHere === 'create' ? 'skip' : last.mapping.whenHere;
  return {
    mapping: { ...last.mapping, whenHere },
    headers: headersOf(last.mapping.matching, last.headers),
    isSame: sameHeaders(last.headers, headers),
  };
};

/** Columns that were turned for the last file are where they're below zero again. */
const turnedIn = ({ mapping, isSame }: Chosen, belowZero: readonly BelowZero[]) =>
  isSame && mapping?.turned && belowZero.length > 0
    ? { turned: mapping.turned.filter((field) => belowZero.some((one) => one.field === field)) }
    : {};

/** What to do with vendors that don't exist yet: what was chosen last, else they are added, as with documents, by those who may add vendors. */
const unknownVendorsIn = (
  ctx: Ctx,
  { mapping }: Chosen,
  { choosesVendors }: Pick<ImportKindSpec, 'choosesVendors'>,
): Pick<ImportMapping, 'unknownVendors'> => {
  if (!choosesVendors) return {};
  const chosen = mapping?.unknownVendors ?? 'create';
  return chosen === 'create' && whyNoKind(ctx, 'vendors') ? {} : { unknownVendors: chosen };
};

/** How a file is read, as it was saved or else is proposed, and what of it a person has to say. */
export interface Proposal {
  mapping: ImportMapping;
  ambiguousDay: string | null;
  ambiguousNumber: string | null;
  belowZero: BelowZero[];
}

/** What else than columns and formats was chosen last. */
const choicesIn = ({ mapping }: Chosen, { documents }: ImportKindSpec) => ({
  whenHere: mapping?.whenHere ?? ('skip' as const),
  replacements: mapping?.replacements ?? {},
  ...(mapping?.count !== undefined && { count: mapping.count }),
  ...(documents && { issue: mapping?.issue ?? false, paidBy: mapping?.paidBy ?? 2 }),
});

/**
 * How the file of a run is proposed to be read: columns matched by name, formats from its first rows, all else as for the last file of its
 * kind. What was saved stays.
 *
 * @param rows the first of its file
 * @param requested a matching somebody is about to choose, which the formats are proposed for
 */
export const proposalFor = (
  ctx: Ctx,
  run: KeptRun,
  rows: readonly FileRow[],
  last: LastChoices | null,
  requested: Matching | null,
): Proposal => {
  const spec = importKindSpecs[run.kind];
  const chosen = chosenFor(run, last);
  // Read in another encoding, its columns have other names.
  const kept = isUnmatched(run) ? null : run.mapping;
  const matching = requested ?? kept?.matching ?? proposedFor(ctx, run, spec, rows, chosen.headers);
  const readAgain = isUnmatched(run) && !requested ? run.mapping : null;
  const { days, numbers } = proposedFormats(ctx, spec, rows, matching, readAgain ?? last?.mapping);
  const saved = requested ? null : kept;
  const decimalSign = saved?.decimalSign ?? numbers.format;
  const belowZero = isNew(run) ? belowZeroIn(spec, rows, { matching, decimalSign }) : [];
  const isKnown = last !== null && sameHeaders(last.headers, run.headers);
  const isAnswered = (format: 'dayFormat' | 'decimalSign', proposed: string) =>
    saved !== null || (isKnown && last.mapping[format] === proposed);
  return {
    mapping: saved ?? {
      matching,
      dayFormat: days.format,
      decimalSign,
      ...choicesIn(chosen, spec),
      ...turnedIn(chosen, belowZero),
      ...unknownVendorsIn(ctx, chosen, spec),
    },
    ambiguousDay: isAnswered('dayFormat', days.format) ? null : days.ambiguous,
    ambiguousNumber: isAnswered('decimalSign', numbers.format) ? null : numbers.ambiguous,
    belowZero,
  };
};
