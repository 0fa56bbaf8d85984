import * as z from 'zod/mini';
import { encodingSources, encodings } from '../../domain/import/encodings.ts';
import { dayFormats, decimalSigns } from '../../domain/import/formats.ts';
import { importLimits } from '../../domain/import/limits.ts';
import { importStatuses, whenHereChoices } from '../../domain/import/run.ts';
import { download, envelope, repeated } from './answer-wire.ts';
import { inBusiness } from './call.ts';
import { paging, upperPaged } from './list-wire.ts';
import { all, day, decimal, farDate, id, text, whole } from './wire-types.ts';

const at = '/api/Product/';
const key = 'inventory.import';
const { read, change, upload, ours } = inBusiness('businessId', at);

/**
 * Which kind; items where it is left out. What of the plan a kind needs is asked as it is known, so no call names a flag.
 * Source: answers-2.md, Q53.
 */
const kind = { type: z.optional(text(40)) };
const one = { importid: id };

/** How the bytes of a file are text, where they don't say it themselves. */
const encoding = z.enum(encodings);

const matching = z.array(z.object({ field: text(60), column: whole }));
const replacements = z.array(z.object({ field: text(60), ...all(text(importLimits.cell), 'value by') }));

/** Which column of the file, counted from 0, each field is read from; how its cells are read; what is done with what is here already. */
const mapping = {
  mapping: matching,
  dateformat: z.enum(dayFormats),
  decimalsign: z.enum(decimalSigns),
  duplicates: z.enum(whenHereChoices),
  /** What stands for a value in every row that has it. */
  replacements: z.optional(replacements),
  /** Of items that are updated: how many a row says is how many were counted. */
  count: z.optional(z.boolean()),
  /** Of documents: they are issued, and what was paid for them was paid by this mode. Left out, they come as drafts. */
  issue: z.optional(z.boolean()),
  paymentmode: z.optional(whole),
  /** Rows whose days are far from today are imported too; without it they're left out. */
  ...farDate,
};

const faults = z.array(z.object(all(z.string(), 'column value message')));
const groups = z.array(
  z.object({ ...all(z.string(), 'column value message'), rows: z.number(), lines: z.array(z.number()) }),
);
const outcomes = all(z.number(), 'created updated skipped failed');

const run = z.object({
  importid: id,
  ...all(z.string(), 'type filename importdate by'),
  status: z.enum(importStatuses),
  /** Rows of the file, those with nothing left to do, those with faults, and those not yet looked at. */
  ...all(z.number(), 'total success error pending'),
  ...outcomes,
});

const moved = envelope(z.object({ importid: id, status: z.enum(importStatuses), ...repeated }));

/** Every call of imports. */
export const importCalls = {
  listImports: read(
    'get-imported-files',
    key,
    z.object({ ProductImportedFiles: z.array(run), ...upperPaged }),
    { ...kind, ...paging },
  ),
  importErrorFile: read('get-imported-error-file', key, download, one),
  /** The issued documents of a kind as a file that can be imported. */
  exportOwnFile: ours.ask('export-documents', key, download, { type: text(40) }),
  uploadImport: upload('validate-csv-header', key, z.string(), { ...kind, filename: text(400) }),
  startImport: change('import', key, moved, {
    ...one,
    encoding: z.optional(encoding),
    mapping: z.optional(matching),
    dateformat: z.optional(mapping.dateformat),
    decimalsign: z.optional(mapping.decimalsign),
    duplicates: z.optional(mapping.duplicates),
    replacements: mapping.replacements,
    count: mapping.count,
    issue: mapping.issue,
    paymentmode: mapping.paymentmode,
    ...farDate,
    /** The same file may be imported once more. */
    again: z.optional(z.boolean()),
  }),
  importHeaders: read('get-imported-header', key, envelope(z.object({ headers: z.array(z.string()) })), one),
  /** A run whole; with a matching, the formats are proposed for its columns, with an encoding its letters are shown so. */
  viewImport: ours.ask(
    'import-run',
    key,
    envelope(
      z.extend(run, {
        encoding,
        encodingby: z.enum(encodingSources),
        /** Of a file whose encoding is chosen: rows as it reads them, and how many have letters that can't be read. */
        letters: z.array(z.object({ line: z.number(), cells: z.array(z.string()) })),
        unreadable: z.number(),
        headers: z.array(z.string()),
        /** The first rows of the file, as they were typed. */
        samples: z.array(z.array(z.string())),
        ...mapping,
        replacements,
        /** Values that can be read in two ways, where somebody has to say which. */
        ...all(z.nullable(z.string()), 'ambiguousdate ambiguousnumber fault'),
        samefileon: z.nullable(day),
        filekept: z.boolean(),
        groups,
        ...all(z.number(), 'undone kept refused'),
        left: z.array(z.object({ line: z.number(), ...all(z.string(), 'undo name reason') })),
        /** How it stands, as its chart is asked. */
        Standing: z.object({
          status: z.string(),
          facts: z.object({
            ...all(z.boolean(), 'unconfirmed recent fileKept'),
            ...all(z.number(), 'pending made'),
            encodingBy: z.enum(encodingSources),
          }),
        }),
      }),
    ),
    { ...one, mapping: z.optional(matching), encoding: z.optional(encoding) },
  ),
  decodeImport: ours.change('import-encoding', key, moved, { ...one, encoding }),
  mapImport: ours.change('import-map', key, moved, { ...one, ...mapping }),
  previewImport: ours.ask(
    'import-preview',
    key,
    envelope(
      z.object({
        ...outcomes,
        ...all(z.number(), 'capped tried sound faulty others'),
        room: z.nullable(z.number()),
        openingvalue: decimal,
        /** How many rows are left out because of such a day, with the first of them. */
        fardates: z.nullable(z.object({ ...all(z.number(), 'rows line'), date: day })),
        rows: z.array(z.object({ line: z.number(), ...all(z.string(), 'outcome name'), faults })),
        groups,
        warnings: z.array(z.string()),
      }),
    ),
    { ...one, ...mapping },
  ),
  stopImport: ours.change('import-stop', key, moved, one),
  resumeImport: ours.change('import-resume', key, moved, one),
  undoImport: ours.change('import-undo', key, moved, one),
  discardImport: ours.change('import-cancel', key, moved, one),
};
