import { expect, test } from 'vitest';
import type { ImportFacts } from '../../src/domain/import/facts.ts';
import {
  type ImportRunEvent,
  importRunLifecycle,
} from '../../src/machines/import-run/import-run.lifecycle.ts';
import { allows, decide } from '../../src/machines/standing.ts';
import { proveMoves, rowsOf } from '../support/moves.ts';

const done = {
  unconfirmed: false,
  pending: 0,
  made: 3,
  recent: true,
  fileKept: true,
  encodingBy: 'file',
} as const;
const facts: Readonly<Record<string, ImportFacts>> = {
  done,
  waiting: { ...done, pending: 2, made: 0 },
  half: { ...done, pending: 2 },
  nothing: { ...done, made: 0 },
  again: { ...done, unconfirmed: true, made: 0 },
  unread: { ...done, pending: 2, made: 0, encodingBy: 'proposal' },
  chosen: { ...done, pending: 2, made: 0, encodingBy: 'person' },
  old: { ...done, recent: false },
  gone: { ...done, pending: 2, fileKept: false },
};

/** An event by the name of its act; columns are matched unless some are missing. */
const eventOf = (act: string): ImportRunEvent =>
  act === 'map' || act === 'map without'
    ? { type: 'import.map', missing: act === 'map' ? [] : ['Name', 'Price'] }
    : ({ type: `import.${act}` } as ImportRunEvent);

/** The moves, one line per transition. */
const table = `
  Uploaded  | waiting | map        | Mapped
  Uploaded  | unread  | decode     | Uploaded
  Uploaded  | waiting | chooseHeader | Uploaded
  Uploaded  | waiting | discard    | Discarded
  Mapped    | waiting | map        | Mapped
  Mapped    | chosen  | decode     | Uploaded
  Mapped    | waiting | chooseHeader | Uploaded
  Mapped    | waiting | start      | Running
  Mapped    | again   | discard    | Discarded
  Uploaded  | waiting | remove     | Discarded
  Mapped    | waiting | remove     | Discarded
  Running   | half    | start      | Running
  Running   | half    | resume     | Running
  Running   | half    | rowsDone   | Running
  Running   | done    | finish     | Finished
  Running   | half    | stop       | Stopped
  Running   | half    | reachCap   | Stopped
  Running   | half    | fail       | Failed
  Finished  | done    | start      | Finished
  Finished  | done    | undo       | Undoing
  Finished  | done    | remove     | Finished
  Stopped   | half    | remove     | Stopped
  Failed    | half    | remove     | Failed
  Undone    | done    | remove     | Undone
  Discarded | waiting | remove     | Discarded
  Stopped   | half    | resume     | Running
  Stopped   | half    | undo       | Undoing
  Stopped   | waiting | discard    | Discarded
  Stopped   | half    | stop       | Stopped
  Failed    | half    | resume     | Running
  Failed    | half    | undo       | Undoing
  Failed    | waiting | discard    | Discarded
  Undoing   | done    | undo       | Undoing
  Undoing   | done    | rowsUndone | Undoing
  Undoing   | done    | finishUndo | Undone
  Undone    | done    | undo       | Undone
  Discarded | waiting | discard    | Discarded`;

const moves = rowsOf(table, ['from', 'run', 'act', 'to']).map(({ from, run, act, to }) => ({
  from,
  run,
  act,
  to,
  standing: { status: from, facts: facts[run]! },
  event: eventOf(act),
}));

proveMoves(importRunLifecycle, '$from, $run, $act: $to', moves);

test.each([
  ['Uploaded', 'waiting', 'map without', 'Choose a column for Name and Price first.'],
  ['Uploaded', 'waiting', 'start', 'Match the columns first.'],
  [
    'Uploaded',
    'unread',
    'map',
    'This file doesn’t say how its letters are saved. Choose its encoding first.',
  ],
  [
    'Mapped',
    'unread',
    'start',
    'This file doesn’t say how its letters are saved. Choose its encoding first.',
  ],
  ['Uploaded', 'waiting', 'decode', 'The encoding of this file is known, so it can’t be changed.'],
  ['Running', 'chosen', 'decode', 'This import has started. Its columns can no longer be changed.'],
  ['Uploaded', 'waiting', 'undo', 'This import added and changed nothing, so there’s nothing to undo.'],
  ['Mapped', 'again', 'start', 'You imported this file before. Confirm that you want to import it again.'],
  ['Mapped', 'waiting', 'stop', 'This import isn’t running.'],
  ['Running', 'half', 'discard', 'This import is running. Stop it first.'],
  ['Running', 'half', 'remove', 'This import is running. Stop it first.'],
  ['Undoing', 'done', 'remove', 'This import is being undone. Wait until that’s finished.'],
  ['Running', 'half', 'finish', 'There are still 2 rows to import.'],
  ['Mapped', 'waiting', 'map without', 'Choose a column for Name and Price first.'],
  ['Running', 'half', 'map', 'This import has started. Its columns can no longer be changed.'],
  ['Running', 'half', 'rowsUndone', 'This import isn’t being undone.'],
  ['Stopped', 'half', 'discard', 'Rows have already been imported. Undo the import instead.'],
  ['Stopped', 'nothing', 'undo', 'This import added and changed nothing, so there’s nothing to undo.'],
  ['Stopped', 'half', 'start', 'Only an import that was stopped or failed can be resumed.'],
  ['Mapped', 'waiting', 'resume', 'Only an import that was stopped or failed can be resumed.'],
  ['Stopped', 'gone', 'resume', 'The file of this import is no longer kept. Files are kept for 90 days.'],
  ['Failed', 'gone', 'resume', 'The file of this import is no longer kept. Files are kept for 90 days.'],
  ['Finished', 'gone', 'undo', 'The file of this import is no longer kept. Files are kept for 90 days.'],
  ['Stopped', 'gone', 'undo', 'The file of this import is no longer kept. Files are kept for 90 days.'],
  ['Finished', 'gone', 'resume', 'This import has finished. Upload the file again to start a new one.'],
  ['Finished', 'old', 'undo', 'An import can be undone for 30 days after it ends.'],
  ['Finished', 'nothing', 'undo', 'This import added and changed nothing, so there’s nothing to undo.'],
  ['Finished', 'done', 'resume', 'This import has finished. Upload the file again to start a new one.'],
  ['Finished', 'done', 'discard', 'This import has finished. Upload the file again to start a new one.'],
  ['Undoing', 'done', 'start', 'This import is being undone. Wait until that’s finished.'],
  ['Undone', 'done', 'start', 'This import was undone. Upload the file again to start a new one.'],
  ['Discarded', 'waiting', 'map', 'This import was discarded. Upload the file again to start a new one.'],
] as const)('an import that is %s, %s, says why it refuses %s', (status, run, act, why) => {
  const event = eventOf(act);
  const refused = decide(importRunLifecycle, { status, facts: facts[run]! }, event);
  expect(refused).toMatchObject({ refused: true, kind: 'illegal-move', message: why });
});

test.each([
  ['Running', 'start'],
  ['Finished', 'start'],
  ['Undoing', 'undo'],
  ['Undone', 'undo'],
] as const)('an import that is %s answers %s and does not offer it', (status, act) => {
  const standing = { status, facts: done };
  const event = eventOf(act);
  expect(decide(importRunLifecycle, standing, event)).toEqual({ ...standing, moved: false });
  expect(allows(importRunLifecycle, standing, event)).toBe(false);
});
