import { isPaymentMode } from '../../domain/books/payment-mode.ts';
import type { Replacements } from '../../domain/import/cells.ts';
import type { ImportPreview } from '../../domain/import/preview.ts';
import type { ImportKind, ImportMapping, ImportSummary, ImportView } from '../../domain/import/run.ts';
import type { AnswerOf, BodyOf } from '../contract/call.ts';
import type { importCalls } from '../contract/import.ts';

type Sent = BodyOf<typeof importCalls.mapImport>;
type Told = AnswerOf<typeof importCalls.viewImport>['data'];

export const matchingToWire = (matching: ImportMapping['matching']): Sent['mapping'] =>
  Object.entries(matching).map(([field, column]) => ({ field, column }));

export const matchingFromWire = (sent: Sent['mapping']): ImportMapping['matching'] =>
  Object.fromEntries(sent.map(({ field, column }) => [field, column]));

const replacementsFromWire = (sent: NonNullable<Sent['replacements']>): Replacements => {
  const replacements: Record<string, Record<string, string>> = {};
  for (const { field, value, by } of sent) replacements[field] = { ...replacements[field], [value]: by };
  return replacements;
};

/** How a file is read, as it is sent and answered. */
export const mappingToWire = (mapping: ImportMapping) => ({
  mapping: matchingToWire(mapping.matching),
  dateformat: mapping.dayFormat,
  decimalsign: mapping.decimalSign,
  duplicates: mapping.whenHere,
  replacements: Object.entries(mapping.replacements).flatMap(([field, chosen]) =>
    Object.entries(chosen).map(([value, by]) => ({ field, value, by })),
  ),
  ...(mapping.count !== undefined && { count: mapping.count }),
  ...(mapping.issue !== undefined && { issue: mapping.issue }),
  ...(mapping.paidBy !== undefined && { paymentmode: mapping.paidBy }),
  ...(mapping.farDays !== undefined && { confirmFarDate: mapping.farDays }),
});

export const mappingFromWire = (
  sent: Pick<Told, 'mapping' | 'dateformat' | 'decimalsign' | 'duplicates'> &
    Pick<Sent, 'replacements' | 'count' | 'issue' | 'paymentmode' | 'confirmFarDate'>,
): ImportMapping => ({
  matching: matchingFromWire(sent.mapping),
  dayFormat: sent.dateformat,
  decimalSign: sent.decimalsign,
  whenHere: sent.duplicates,
  replacements: replacementsFromWire(sent.replacements ?? []),
  ...(sent.count !== undefined && { count: sent.count }),
  ...(sent.issue !== undefined && { issue: sent.issue }),
  ...(sent.paymentmode !== undefined && isPaymentMode(sent.paymentmode) && { paidBy: sent.paymentmode }),
  ...(sent.confirmFarDate !== undefined && { farDays: sent.confirmFarDate }),
});

type ToldRow = AnswerOf<typeof importCalls.listImports>['ProductImportedFiles'][number];

export const importRowFromWire = (told: ToldRow): ImportSummary => ({
  id: told.importid,
  kind: told.type as ImportKind,
  status: told.status,
  fileName: told.filename,
  byName: told.by,
  uploadedAt: told.importdate,
  rows: told.total,
  success: told.success,
  errors: told.error,
  pending: told.pending,
});

export const importFromWire = (told: Told): ImportView => ({
  ...importRowFromWire(told),
  created: told.created,
  updated: told.updated,
  skipped: told.skipped,
  failed: told.failed,
  undone: told.undone,
  kept: told.kept,
  refused: told.refused,
  encoding: told.encoding,
  encodingBy: told.encodingby,
  letters: told.letters,
  unreadable: told.unreadable,
  headers: told.headers,
  samples: told.samples,
  mapping: mappingFromWire(told),
  ambiguousDay: told.ambiguousdate,
  ambiguousNumber: told.ambiguousnumber,
  fault: told.fault,
  sameFileOn: told.samefileon,
  fileKept: told.filekept,
  groups: told.groups,
  left: told.left,
  standing: told.Standing,
});

export const previewFromWire = (told: AnswerOf<typeof importCalls.previewImport>['data']): ImportPreview => {
  const { created, updated, skipped, failed, capped, tried, sound, faulty, others, room, groups, warnings } =
    told;
  return {
    counts: { created, updated, skipped, failed, capped },
    tried,
    sound,
    faulty,
    others,
    room,
    groups,
    warnings,
    worth: told.openingvalue,
    rows: told.rows as ImportPreview['rows'],
    farDays: told.fardates && { rows: told.fardates.rows, line: told.fardates.line, day: told.fardates.date },
  };
};
