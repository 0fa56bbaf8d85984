import { dayIn } from '../../src/domain/day.ts';
import type { Encoding } from '../../src/domain/import/encodings.ts';
import type { FaultGroup } from '../../src/domain/import/fault-groups.ts';
import type { FileRow } from '../../src/domain/import/file-rows.ts';
import { fittingColumns } from '../../src/domain/import/fitting.ts';
import {
  formatsOf,
  proposedDayFormat,
  proposedDecimalSign,
  readNumber,
} from '../../src/domain/import/formats.ts';
import type { ImportKindSpec } from '../../src/domain/import/kind.ts';
import { type Matching, proposedMatching } from '../../src/domain/import/matching.ts';
import { programFileOf } from '../../src/domain/import/programs.ts';
import {
  type BelowZero,
  type ImportMapping,
  isNew,
  isUnmatched,
  type RowLetters,
} from '../../src/domain/import/run.ts';
import { isShopExport, shopColumns } from '../../src/domain/import/shop-export.ts';
import { isNegative, isZero } from '../../src/domain/money.ts';
import { asTyped } from '../../src/domain/values/csv.ts';
import { type Ctx, withBusiness } from '../store/database/tx.ts';
import { faultGroupsOf, rowsLeft } from '../store/imports/import-rows.ts';
import { findRun, type KeptRun, lastChoices } from '../store/imports/import-runs.ts';
import { beginningOf, lettersOf } from './import-encoding.ts';
import { engineKind } from './import-kinds.ts';
import { firstRows, rowsOfRun } from './import-reading.ts';
import { whyNoKind } from './work-on-import.ts';

/** As many rows as formats are proposed from. Source: answers-2.md, Q57. */
const rowsLookedAt = 1000;
const sampleCount = 3;

/** A run with what a page shows of it. */
export interface RunView {
  run: KeptRun;
  /** The encoding its letters are shown in; no letters where it is known, or chosen for good. */
  encoding: Encoding;
  letters: RowLetters[];
  unreadable: number;
  /** The first rows of a new file, its column names and what is above them too. */
  beginning: RowLetters[];
  /** The first rows of its file, as they were typed. */
  samples: string[][];
  /** As it was saved, or else as it is proposed. */
  mapping: ImportMapping;
  ambiguousDay: string | null;
  ambiguousNumber: string | null;
  belowZero: BelowZero[];
  groups: FaultGroup[];
  left: Awaited<ReturnType<typeof rowsLeft>>;
}

const valuesOf = (rows: readonly FileRow[], matching: Matching, fields: readonly string[]): string[] =>
  fields.flatMap((field) => {
    const at = matching[field];
    return at === undefined ? [] : rows.map(({ cells }) => cells[at] ?? '');
  });

/** How the days and numbers of some rows are written, as their values and the business's own locale have it. */
const proposedFormats = (
  { business, clock }: Ctx,
  { dayFields, numberFields }: Pick<ImportKindSpec, 'dayFields' | 'numberFields'>,
  rows: readonly FileRow[],
  matching: Matching,
) => {
  const likely = formatsOf(business.locale);
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

/** What becomes of vendors there are none of: as it was chosen last, else they're added as with documents, by whoever may add vendors. */
const unknownVendorsIn = (
  ctx: Ctx,
  { mapping }: Pick<KeptRun, 'mapping'>,
  { choosesVendors }: Pick<ImportKindSpec, 'choosesVendors'>,
  last: Pick<ImportMapping, 'unknownVendors'> | null,
): Pick<ImportMapping, 'unknownVendors'> => {
  if (!choosesVendors) return {};
  const chosen = mapping?.unknownVendors ?? last?.unknownVendors ?? 'create';
  return chosen === 'create' && whyNoKind(ctx, 'vendors') ? {} : { unknownVendors: chosen };
};

/**
 * A run, what became of its rows, and how its file is proposed to be read: columns matched by name, formats from the first thousand rows.
 * Throws `Missing`.
 *
 * @param request a matching somebody is about to choose, which the formats are proposed for; an encoding its letters are shown in
 */
export const viewRun = async (
  ctx: Ctx,
  id: string,
  request: { matching: Matching | null; encoding: Encoding | null },
): Promise<RunView> => {
  const { run, spec, remembered, groups, left } = await withBusiness(ctx, 'read', async (tx) => {
    const run = await findRun(tx, id);
    const { spec, acts } = engineKind(run.kind);
    const [remembered, groups, left] = await Promise.all([
      lastChoices(tx, run.kind),
      faultGroupsOf(tx, id),
      rowsLeft(tx, id, acts.table),
    ]);
    return { run, spec, remembered, groups, left };
  });
  const rows = run.fileKept ? await firstRows(rowsOfRun(ctx, run), rowsLookedAt) : [];
  const kept = isUnmatched(run) ? null : run.mapping;
  const matching =
    request.matching ?? kept?.matching ?? proposedFor(ctx, run, spec, rows, remembered.headers);
  const { days, numbers } = proposedFormats(ctx, spec, rows, matching);
  const saved = request.matching ? null : kept;
  const decimalSign = saved?.decimalSign ?? numbers.format;
  const encoding = request.encoding ?? run.encoding;
  const isChosen = run.fileKept && isNew(run) && run.encodingBy !== 'file';
  return {
    run,
    groups,
    left,
    encoding,
    ...(isChosen ? await lettersOf(ctx, run, encoding) : { letters: [], unreadable: 0 }),
    beginning: run.fileKept && isNew(run) ? await beginningOf(ctx, { id, encoding }) : [],
    samples: rows.slice(0, sampleCount).map(({ cells }) => run.headers.map((_, at) => cells[at] ?? '')),
    mapping: saved ?? {
      matching,
      dayFormat: days.format,
      decimalSign,
      whenHere: run.mapping?.whenHere ?? 'skip',
      replacements: (run.mapping ?? remembered.mapping)?.replacements ?? {},
      ...(spec.documents && { issue: run.mapping?.issue ?? false, paidBy: run.mapping?.paidBy ?? 2 }),
      ...unknownVendorsIn(ctx, run, spec, remembered.mapping),
    },
    ambiguousDay: saved ? null : days.ambiguous,
    ambiguousNumber: saved ? null : numbers.ambiguous,
    belowZero: isNew(run) ? belowZeroIn(spec, rows, { matching, decimalSign }) : [],
  };
};
