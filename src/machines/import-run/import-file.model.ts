import type { TestModel } from '../../../tools/paths/src/test-model.ts';
import type { ImportPreview } from '../../domain/import/preview.ts';
import type { ImportMapping } from '../../domain/import/run.ts';
import { asProblem, beyondPlan, refused, unreachable } from '../problem.samples.ts';
import { importFileFlow } from './import-file.flow.ts';

const mapping: ImportMapping = {
  matching: { name: 0, price: 1 },
  dayFormat: 'iso',
  decimalSign: '.',
  whenHere: 'skip',
  replacements: {},
};

const preview = (counts: Partial<ImportPreview['counts']>): ImportPreview => ({
  counts: { created: 0, updated: 0, skipped: 0, failed: 0, capped: 0, ...counts },
  tried: 2,
  sound: 0,
  faulty: 0,
  others: 0,
  room: null,
  worth: '0',
  rows: [],
  named: [],
  groups: [],
  farDays: null,
  warnings: [],
  lacking: [],
});

const finished = refused('This import has finished. Upload the file again to start a new one.');

const tooLarge = refused('This file is too large.', { kind: 'invalid' });
const noImports = beyondPlan('Your plan has no imports.', { flag: 'importInventory' });

const file = { name: 'items.csv' } as File;

const model: TestModel<typeof importFileFlow> = {
  name: 'import-file',
  machine: importFileFlow,
  starts: [
    { name: 'no file', input: { mapping: null } },
    { name: 'a file whose columns are proposed', input: { mapping } },
    { name: 'a file that was reviewed before', input: { mapping, reviewed: true } },
    {
      name: 'a file that doesn’t say its encoding',
      input: { mapping, encoding: { proposed: 'windows-1252', confirmed: false } },
    },
  ],
  ports: {
    upload: {
      done: [
        { name: 'readable', output: { id: 'import' } },
        { name: 'no rows', output: { fault: 'This file has column names and no rows.' } },
      ],
      error: [unreachable, tooLarge, noImports],
      parseError: asProblem,
    },
    decode: { done: [{ name: 'read', output: mapping }], error: [finished], parseError: asProblem },
    preview: {
      done: [
        { name: 'two are added', output: preview({ created: 2 }) },
        { name: 'one has no room', output: preview({ created: 1, capped: 1 }) },
        { name: 'there is no room at all', output: preview({ capped: 2 }) },
        { name: 'every row has a fault', output: preview({ failed: 2 }) },
      ],
      error: [finished],
      parseError: asProblem,
    },
    start: { done: [{ name: 'started', output: undefined }], error: [finished], parseError: asProblem },
  },
  cases: ({ status }) =>
    status === 'done'
      ? []
      : [
          { name: 'file.pick', event: { type: 'file.pick', file } },
          { name: 'encoding.choose', event: { type: 'encoding.choose', encoding: 'windows-1250' } },
          { name: 'encoding.confirm', event: { type: 'encoding.confirm' } },
          { name: 'encoding.change', event: { type: 'encoding.change' } },
          {
            name: 'mapping.change',
            event: { type: 'mapping.change', mapping: { ...mapping, whenHere: 'update' } },
          },
          { name: 'mapping.confirm', event: { type: 'mapping.confirm', ambiguous: false } },
          {
            name: 'mapping.confirm, a date is ambiguous',
            event: { type: 'mapping.confirm', ambiguous: true },
          },
          { name: 'flow.back', event: { type: 'flow.back' } },
          { name: 'act.retry', event: { type: 'act.retry' } },
          { name: 'act.confirm', event: { type: 'act.confirm', again: false } },
        ],
};
export default model;
