import * as z from 'zod/mini';
import { particulars } from '../../domain/documents/paper-law.ts';
import { encodingSources, encodings } from '../../domain/import/encodings.ts';
import { dayFormats, decimalSigns } from '../../domain/import/formats.ts';
import { importLimits } from '../../domain/import/limits.ts';
import type { AddedBeside } from '../../domain/import/reader.ts';
import type { RowDone } from '../../domain/import/row-done.ts';
import {
  type ImportKind,
  type ImportMapping,
  importStatuses,
  unknownVendorChoices,
  whenHereChoices,
} from '../../domain/import/run.ts';
import { taskSteps } from '../../domain/task/task.ts';
import { all, text as typed, whole as wholeNumber } from '../wire/values.ts';
import { type Answer, done, file, plainly, subject, told } from './call.ts';
import {
  day,
  decimal,
  flag,
  id,
  list,
  nullable,
  number,
  numbers,
  oneOf,
  optional,
  paged,
  paging,
  part,
  shaped,
  text,
  texts,
  typedText,
  verbatim,
  whole,
  worded,
} from './field.ts';
import { touchedByWork } from './subject.ts';

const { read, change, upload, ours } = subject('businessId', '/api/Product/');
const key = 'inventory.import';

/**
 * Which kind; items where it is left out. What of the plan a kind needs is asked as it is known, so no call names a flag.
 * Source: answers-2.md, Q53.
 */
const kind = { kind: optional(typedText('type', 40)) };
const one = { id: id('importid') };

/** How the bytes of a file are text, where they don't say it themselves. */
const encoding = oneOf('encoding', encodings);

const matched = z.array(z.object({ field: typed(60), column: wholeNumber }));

/** Which column of the file, counted from 0, each field is read from: by field here, a list on the wire. */
const matching = shaped(matched, {
  toWire: (by: ImportMapping['matching']) => Object.entries(by).map(([field, column]) => ({ field, column })),
  fromWire: (sent) => Object.fromEntries(sent.map(({ field, column }) => [field, column])),
});

const replaced = z.array(z.object({ field: typed(60), ...all(typed(importLimits.cell), 'value by') }));

/** What stands for a value in every row that has it: by field and value here, a list on the wire. */
const replacements = shaped(replaced, {
  toWire: (by: ImportMapping['replacements']) =>
    Object.entries(by).flatMap(([field, chosen]) =>
      Object.entries(chosen).map(([value, stands]) => ({ field, value, by: stands })),
    ),
  fromWire: (sent) => {
    const by: Record<string, Record<string, string>> = {};
    for (const { field, value, by: stands } of sent) by[field] = { ...by[field], [value]: stands };
    return by;
  },
});

/** How the cells of a file are read, and what is done with what is here already. */
const mapping = {
  matching: matching('mapping'),
  dayFormat: oneOf('dateformat', dayFormats),
  decimalSign: oneOf('decimalsign', decimalSigns),
  whenHere: oneOf('duplicates', whenHereChoices),
  replacements: optional(replacements('replacements')),
  /** Of items that are updated: how many a row says is how many were counted. */
  count: optional(flag('count')),
  /** Of documents: they are issued, and what was paid for them was paid by this mode. Left out, they come as drafts. */
  issue: optional(flag('issue')),
  paidBy: optional(whole('paymentmode')),
  /** The fields of numbers that are read with the other sign; left out where nobody said so yet. */
  turned: optional(verbatim(z.array(typed(60)))('turned')),
  /** Rows whose days are far from today are imported too; without it they're left out. */
  farDays: optional(flag('confirmFarDate')),
  /** Of items and expenses: vendors there are none of are added, or their cells left empty; without it their rows are errors. */
  unknownVendors: optional(oneOf('unknownvendors', unknownVendorChoices)),
};

const fault = { column: text('column'), value: text('value'), message: text('message') };
const groups = list('groups', { ...fault, rows: number('rows'), lines: numbers('lines') });

const outcomes = {
  created: number('created'),
  updated: number('updated'),
  skipped: number('skipped'),
  failed: number('failed'),
};

const run = {
  ...one,
  kind: worded<ImportKind>()('type'),
  fileName: text('filename'),
  uploadedAt: text('importdate'),
  byName: text('by'),
  status: oneOf('status', importStatuses),
  /** Rows of the file, those with nothing left to do, those with faults, and those not yet looked at. */
  rows: number('total'),
  success: number('success'),
  errors: number('error'),
  pending: number('pending'),
  ...outcomes,
  /** How it stands, as its chart is asked. */
  standing: part('Standing', {
    status: text('status'),
    facts: part('facts', {
      unconfirmed: flag('unconfirmed'),
      recent: flag('recent'),
      fileKept: flag('fileKept'),
      pending: number('pending'),
      made: number('made'),
      encodingBy: oneOf('encodingBy', encodingSources),
    }),
  }),
};

const wholeRun = {
  ...run,
  encoding,
  encodingBy: oneOf('encodingby', encodingSources),
  /** Of a file whose encoding is chosen: rows as it reads them, and how many have letters that can't be read. */
  letters: list('letters', { line: number('line'), cells: texts('cells') }),
  unreadable: number('unreadable'),
  headers: texts('headers'),
  /** The line of those names, 0 for none; of a file that is new, the first rows as they were typed, names and all. */
  headerLine: number('headerline'),
  /** What it will do was looked at by its matching: its page goes on there. */
  reviewed: flag('reviewed'),
  beginning: list('beginning', { line: number('line'), cells: texts('cells') }),
  /** The first rows of the file, as they were typed. */
  samples: verbatim(z.array(z.array(z.string())))('samples'),
  ...mapping,
  replacements: replacements('replacements'),
  /** Values that can be read in two ways, where somebody has to say which. */
  ambiguousDay: nullable(text('ambiguousdate')),
  ambiguousNumber: nullable(text('ambiguousnumber')),
  /** Columns of numbers below zero, each with one of them: somebody says whether they are meant so. */
  belowZero: list('belowzero', { field: text('field'), value: text('value') }),
  fault: nullable(text('fault')),
  /** What is done with its work, null while there is none; and the last row of the file that was looked at. */
  step: nullable(oneOf('step', taskSteps)),
  lastLine: number('lastline'),
  sameFileOn: nullable(day('samefileon')),
  fileKept: flag('filekept'),
  groups,
  undone: number('undone'),
  kept: number('kept'),
  refused: number('refused'),
  left: list('left', {
    line: number('line'),
    undo: text('undo'),
    name: text('name'),
    reason: text('reason'),
  }),
};

const moved = told({ ...one, status: run.status, ...done });
const touches = ['imports'] as const;
const plainText = z.string();

/** What came of an upload, in a word or why not: the id of what was kept is in a header of the answer. */
const said: Answer<typeof plainText, string> = {
  schema: plainText,
  toWire: (ours) => ours,
  fromWire: (wire) => wire,
};

/** Every call of imports. */
export const importCalls = {
  listImports: read('get-imported-files', key, {
    /** `open`: only those that wait for somebody or are worked on, of every kind where none is named. */
    takes: { ...kind, ...paging, state: optional(oneOf('state', ['open'])) },
    says: plainly({ rows: list('ProductImportedFiles', run), ...paged }),
    reads: 'imports',
  }),
  importErrorFile: read('get-imported-error-file', key, { takes: one, says: file, reads: 'imports' }),
  /** The issued documents of a kind as a file that can be imported. */
  exportOwnFile: ours.ask('export-documents', key, { takes: { kind: typedText('type', 40) }, says: file }),
  uploadImport: upload('validate-csv-header', key, {
    takes: { ...kind, fileName: typedText('filename', 400) },
    says: said,
    touches,
  }),
  startImport: change('import', key, {
    takes: {
      ...one,
      encoding: optional(encoding),
      ...mapping,
      matching: optional(mapping.matching),
      dayFormat: optional(mapping.dayFormat),
      decimalSign: optional(mapping.decimalSign),
      whenHere: optional(mapping.whenHere),
      /** The same file may be imported once more. */
      again: optional(flag('again')),
    },
    says: moved,
    touches: touchedByWork,
  }),
  importHeaders: read('get-imported-header', key, {
    takes: one,
    says: told({ headers: texts('headers') }),
    reads: 'imports',
  }),
  /** A run whole; with a matching, the formats are proposed for its columns, with an encoding its letters are shown so. */
  viewImport: ours.ask('import-run', key, {
    takes: { ...one, matching: optional(mapping.matching), encoding: optional(encoding) },
    says: told(wholeRun),
    reads: 'imports',
  }),
  decodeImport: ours.change('import-encoding', key, { takes: { ...one, encoding }, says: moved, touches }),
  chooseImportHeader: ours.change('import-header', key, {
    takes: { ...one, headerLine: whole('headerline') },
    says: moved,
    touches,
  }),
  mapImport: ours.change('import-map', key, {
    /** Reviewed where what it will do is looked at by this matching. */
    takes: { ...one, ...mapping, reviewed: optional(flag('reviewed')) },
    says: moved,
    touches,
  }),
  previewImport: ours.ask('import-preview', key, {
    takes: { ...one, ...mapping },
    says: told({
      ...outcomes,
      capped: number('capped'),
      tried: number('tried'),
      sound: number('sound'),
      faulty: number('faulty'),
      others: number('others'),
      room: nullable(number('room')),
      worth: decimal('openingvalue'),
      /** How many rows are left out because of such a day, with the first of them. */
      farDays: nullable(part('fardates', { rows: number('rows'), line: number('line'), day: day('date') })),
      rows: list('rows', {
        line: number('line'),
        outcome: worded<RowDone['outcome']>()('outcome'),
        name: text('name'),
        faults: list('faults', fault),
      }),
      /** What is added beside what the file is of, with the first names. */
      named: list('named', {
        of: worded<AddedBeside>()('kind'),
        count: number('count'),
        names: texts('names'),
      }),
      groups,
      warnings: texts('warnings'),
      /** What the law asks that is not on some of what is issued. */
      lacking: list('lacking', {
        what: oneOf('what', particulars),
        law: text('law'),
        country: text('country'),
      }),
    }),
  }),
  stopImport: ours.change('import-stop', key, { takes: one, says: moved, touches: touchedByWork }),
  resumeImport: ours.change('import-resume', key, { takes: one, says: moved, touches: touchedByWork }),
  undoImport: ours.change('import-undo', key, { takes: one, says: moved, touches: touchedByWork }),
  discardImport: ours.change('import-cancel', key, { takes: one, says: moved, touches }),
  /** It leaves the list; a new one is dropped with its file. */
  removeImport: ours.change('import-remove', key, { takes: one, says: moved, touches }),
};
