import { setup } from 'xstate';
import type { ImportFacts } from '../../domain/import/facts.ts';
import { importRunRefusals as words } from '../../domain/import/refusals.words.ts';
import { type Lifecycle, repeat } from '../standing.ts';

export type ImportRunEvent =
  /** With the required columns of its kind that no column of the file is matched with, as they are called. */
  | { type: 'import.map'; missing: readonly string[] }
  /** Somebody chose the encoding of its file. */
  | { type: 'import.decode' }
  /** Somebody chose the line of its column names. */
  | { type: 'import.chooseHeader' }
  | { type: 'import.start' }
  | { type: 'import.rowsDone' }
  | { type: 'import.finish' }
  | { type: 'import.stop' }
  | { type: 'import.reachCap' }
  | { type: 'import.fail' }
  | { type: 'import.resume' }
  | { type: 'import.undo' }
  | { type: 'import.rowsUndone' }
  | { type: 'import.finishUndo' }
  | { type: 'import.discard' }
  /** It leaves the list of imports; what it made stays. */
  | { type: 'import.remove' };

const machine = setup({
  types: { context: {} as ImportFacts, events: {} as ImportRunEvent, input: {} as ImportFacts },
  guards: {
    isDecodable: ({ context }) => context.encodingBy !== 'file',
    isMapped: ({ context, event }) =>
      context.encodingBy !== 'proposal' && event.type === 'import.map' && event.missing.length === 0,
    isConfirmed: ({ context }) => context.encodingBy !== 'proposal' && !context.unconfirmed,
    isDone: ({ context }) => context.pending === 0,
    isUndoable: ({ context }) => context.made > 0 && context.recent && context.fileKept,
    isFileKept: ({ context }) => context.fileKept,
    hasMadeNothing: ({ context }) => context.made === 0,
  },
});

const halted = {
  'import.resume': { guard: 'isFileKept', target: 'Running' },
  'import.undo': { guard: 'isUndoable', target: 'Undoing' },
  'import.discard': { guard: 'hasMadeNothing', target: 'Discarded' },
} as const;

/**
 * The lifecycle of an import of a file. What the plan has room for is no guard of it but asked of the plan as rows are written;
 * a plan that is full stops the run. Source: lifecycles.md, "Import run"; answers-2.md, Q55 and Q60.
 */
export const importRunChart = machine.createMachine({
  id: 'import-run',
  context: ({ input }) => input,
  initial: 'Uploaded',
  states: {
    Uploaded: {
      description: 'The file is here and can be read. Its columns are not matched yet.',
      on: {
        'import.decode': { guard: 'isDecodable', target: 'Uploaded' },
        'import.chooseHeader': { target: 'Uploaded' },
        'import.map': { guard: 'isMapped', target: 'Mapped' },
        'import.discard': { target: 'Discarded' },
        'import.remove': { target: 'Discarded' },
      },
    },
    Mapped: {
      description: 'Its columns are matched, and what it would do can be previewed.',
      on: {
        'import.decode': { guard: 'isDecodable', target: 'Uploaded' },
        'import.chooseHeader': { target: 'Uploaded' },
        'import.map': { guard: 'isMapped', target: 'Mapped' },
        'import.start': {
          guard: 'isConfirmed',
          target: 'Running',
          meta: { requirements: ['N34'], refuses: ['W-095'] },
        },
        'import.discard': { target: 'Discarded' },
        'import.remove': { target: 'Discarded' },
      },
    },
    Running: {
      description: 'Its rows are being imported, in parts that are each written whole.',
      on: {
        'import.start': { target: 'Running', meta: { ...repeat, requirements: ['N35'] } },
        'import.resume': { target: 'Running', meta: repeat },
        'import.rowsDone': { target: 'Running' },
        'import.finish': { guard: 'isDone', target: 'Finished' },
        'import.stop': { target: 'Stopped' },
        'import.reachCap': { target: 'Stopped', meta: { requirements: ['N42'] } },
        'import.fail': { target: 'Failed' },
      },
    },
    Finished: {
      description: 'Every row was looked at.',
      on: {
        'import.start': { target: 'Finished', meta: repeat },
        'import.undo': { guard: 'isUndoable', target: 'Undoing' },
        'import.remove': { target: 'Finished' },
      },
    },
    Stopped: {
      description: 'Somebody stopped it, or the plan is full. It goes on where it stopped.',
      on: {
        ...halted,
        'import.stop': { target: 'Stopped', meta: repeat },
        'import.remove': { target: 'Stopped' },
      },
    },
    Failed: {
      description: 'Something of ours went wrong. It goes on where that happened.',
      on: { ...halted, 'import.remove': { target: 'Failed' } },
    },
    Undoing: {
      description: 'What it created is being undone, row by row.',
      on: {
        'import.undo': { target: 'Undoing', meta: repeat },
        'import.rowsUndone': { target: 'Undoing' },
        'import.finishUndo': { target: 'Undone', meta: { requirements: ['N37', 'W-096'] } },
      },
    },
    Undone: {
      description: 'Taken back, apart from rows that something later depends on.',
      on: {
        'import.undo': { target: 'Undone', meta: repeat },
        'import.remove': { target: 'Undone' },
      },
    },
    Discarded: {
      description: 'Given up before it made anything.',
      on: {
        'import.discard': { target: 'Discarded', meta: repeat },
        'import.remove': { target: 'Discarded' },
      },
    },
  },
});

/** What a state refuses whatever is asked of it. */
const closed: Readonly<Record<string, string>> = {
  Undoing: words.undoing,
  Undone: words.undone,
  Discarded: words.discarded,
};

const whyNotUndone = ({ made, recent }: ImportFacts): string => {
  if (made === 0) return words.nothingImported;
  return recent ? words.fileGone : words.undoTooLate;
};

const whyNotResumed = (status: string): string => {
  if (status === 'Finished') return words.finished;
  return status === 'Stopped' || status === 'Failed' ? words.fileGone : words.notStopped;
};

const whyNotInState = (status: string, facts: ImportFacts, event: ImportRunEvent): string => {
  const { type } = event;
  if (closed[status]) return closed[status];
  const isNew = status === 'Uploaded' || status === 'Mapped';
  if (type === 'import.decode') return isNew ? words.encodingKnown : words.startedBefore;
  const needsEncoding = type === 'import.map' || type === 'import.start';
  if (isNew && needsEncoding && facts.encodingBy === 'proposal') return words.encodingUnknown;
  if (type === 'import.chooseHeader') return words.startedBefore;
  if (event.type === 'import.map')
    return isNew ? words.columnsMissing({ columns: event.missing }) : words.startedBefore;
  if (type === 'import.start' && status === 'Mapped') return words.fileKnown;
  if (type === 'import.start' && status === 'Uploaded') return words.notMapped;
  if (status === 'Running') return words.running;
  if (type === 'import.undo') return isNew ? words.nothingImported : whyNotUndone(facts);
  if (type === 'import.resume') return whyNotResumed(status);
  if (type === 'import.start') return words.notStopped;
  if (type === 'import.discard') return status === 'Finished' ? words.finished : words.rowsImported;
  return words.notRunning;
};

export const importRunLifecycle: Lifecycle<typeof importRunChart, ImportFacts> = {
  name: 'import-run',
  chart: importRunChart,
  whyNot: ({ status, facts }, event) => {
    const { type } = event;
    if (type === 'import.finish' && status === 'Running') return words.rowsLeft({ rows: facts.pending });
    const ofUndoing = type === 'import.rowsUndone' || type === 'import.finishUndo';
    return ofUndoing ? words.notUndoing : whyNotInState(status, facts, event);
  },
};
