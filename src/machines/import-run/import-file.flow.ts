import { assign, fromPromise, setup } from 'xstate';
import type { Encoding } from '../../domain/import/encodings.ts';
import type { ImportPreview } from '../../domain/import/preview.ts';
import type { ImportMapping } from '../../domain/import/run.ts';
import { type DisplayProblem, displayProblem, errorOf, isTransient, unprovided } from '../problem.ts';

/** How the flow begins: with no file, or with one whose columns are proposed to be matched so. */
export interface ImportFileInput {
  mapping: ImportMapping | null;
  /** The encoding that is proposed, or was chosen; null where the file says it itself. */
  encoding?: { proposed: Encoding; confirmed: boolean } | null;
  /** What it will do was looked at before: it goes on there. */
  reviewed?: boolean;
}

interface ImportFileContext {
  mapping: ImportMapping | null;
  /** In which encoding the file is read; null where that is no question. */
  encoding: Encoding | null;
  /** Nobody said yet that it is the right one. */
  undecoded: boolean;
  reviewed: boolean;
  /** The file that was chosen last. */
  file: File | null;
  /** What is wrong with the file that was chosen last. */
  fault: string | null;
  /** What the import would do. */
  preview: ImportPreview | null;
  problem: DisplayProblem | null;
  /** The import the uploaded file became. */
  importId: string | null;
}

type Uploaded = { id: string } | { fault: string };

export type ImportFileEvent =
  | { type: 'file.pick'; file: File }
  | { type: 'encoding.choose'; encoding: Encoding }
  | { type: 'encoding.confirm' }
  /** Back to the encoding from the review. */
  | { type: 'encoding.change' }
  | { type: 'mapping.change'; mapping: ImportMapping }
  /** `ambiguous` where a value of the file can be read in two ways. */
  | { type: 'mapping.confirm'; ambiguous: boolean }
  | { type: 'flow.back' }
  | { type: 'act.retry' }
  /** `again` where the same file may be imported once more. */
  | { type: 'act.confirm'; again: boolean };

/** Somebody steps back: to the columns and formats, or further to the encoding. */
const back = {
  'flow.back': 'matching',
  'encoding.change': { guard: 'isDecodable', target: 'decoding' },
} as const;

/** A file is chosen, the first time or instead of the last one. */
const picking = {
  'file.pick': {
    target: 'uploading',
    actions: { type: 'keepFile', params: ({ event }: { event: { file: File } }) => event.file },
  },
} as const;

/**
 * A file on its way into the books: chosen, uploaded, its letters checked where its encoding isn't known, its columns matched, what can be read in two ways asked, previewed and started. What
 * follows is the run's own lifecycle. Source: lifecycles.md, "Flows (screen)", import; workflows.md, "CSV import".
 */
export const importFileFlow = setup({
  types: {
    context: {} as ImportFileContext,
    events: {} as ImportFileEvent,
    input: {} as ImportFileInput,
    tags: {} as
      | 'busy'
      | 'choosing'
      | 'offline'
      | 'decoding'
      | 'matching'
      | 'asking'
      | 'reviewing'
      | 'trying'
      | 'refused',
  },
  actors: {
    upload: fromPromise<Uploaded, File>(unprovided('upload')),
    decode: fromPromise<ImportMapping, Encoding>(unprovided('decode')),
    preview: fromPromise<ImportPreview, ImportMapping>(unprovided('preview')),
    start: fromPromise<void, { mapping: ImportMapping; again: boolean }>(unprovided('start')),
  },
  guards: {
    isUndecoded: ({ context }) => context.undecoded,
    isReviewed: ({ context }) => context.reviewed,
    isDecodable: ({ context }) => context.encoding !== null,
    hasFile: ({ context }) => context.mapping !== null,
    isTransient: (_, error: unknown) => isTransient(error),
    isHandledElsewhere: (_, error: unknown) => displayProblem(error).handledElsewhere === true,
    isReadable: (_, uploaded: Uploaded) => 'id' in uploaded,
    isAmbiguous: (_, ambiguous: boolean) => ambiguous,
    isOverCap: (_, { counts }: ImportPreview) => counts.capped > 0,
    makesSomething: ({ context }) => {
      const { counts, sound } = context.preview!;
      return counts.created + counts.updated + sound > 0;
    },
  },
  actions: {
    takeUpload: assign({
      importId: (_, uploaded: Uploaded) => ('id' in uploaded ? uploaded.id : null),
      fault: (_, uploaded: Uploaded) => ('fault' in uploaded ? uploaded.fault : null),
    }),
    keepFile: assign({ file: (_, file: File) => file, fault: null }),
    showFault: assign({ fault: (_, error: unknown) => displayProblem(error).message }),
    chooseEncoding: assign({ encoding: (_, encoding: Encoding) => encoding, problem: null }),
    match: assign({ mapping: (_, mapping: ImportMapping) => mapping, problem: null }),
    showPreview: assign({ preview: (_, preview: ImportPreview) => preview, problem: null }),
    showProblem: assign({ problem: (_, error: unknown) => displayProblem(error) }),
  },
}).createMachine({
  id: 'import-file',
  context: ({ input: { mapping, encoding, reviewed = false } }) => ({
    mapping,
    encoding: encoding?.proposed ?? null,
    undecoded: encoding ? !encoding.confirmed : false,
    reviewed,
    file: null,
    fault: null,
    preview: null,
    problem: null,
    importId: null,
  }),
  initial: 'beginning',
  states: {
    beginning: {
      always: [
        { guard: 'isUndecoded', target: 'decoding' },
        { guard: 'isReviewed', target: 'previewing' },
        { guard: 'hasFile', target: 'matching' },
        { target: 'choosing' },
      ],
    },
    choosing: {
      description: 'No file is chosen yet.',
      tags: 'choosing',
      on: picking,
    },
    uploading: {
      description: 'The file is being uploaded and read.',
      tags: ['busy', 'choosing'],
      invoke: {
        id: 'upload',
        src: 'upload',
        input: ({ context }) => context.file!,
        onDone: [
          {
            guard: { type: 'isReadable', params: ({ event }) => event.output },
            target: 'uploaded',
            actions: { type: 'takeUpload', params: ({ event }) => event.output },
          },
          {
            target: 'headerRefused',
            actions: { type: 'takeUpload', params: ({ event }) => event.output },
          },
        ],
        onError: [
          {
            guard: { type: 'isTransient', params: errorOf },
            target: 'uploadOffline',
            actions: { type: 'showFault', params: errorOf },
          },
          // What the shell says over the page isn’t said in it once more.
          { guard: { type: 'isHandledElsewhere', params: errorOf }, target: 'choosing' },
          { target: 'headerRefused', actions: { type: 'showFault', params: errorOf } },
        ],
      },
    },
    headerRefused: {
      description: 'The file can’t be imported, and the page says what to do about it.',
      tags: 'choosing',
      meta: { requirements: ['N43'] },
      on: picking,
    },
    uploadOffline: {
      description: 'The server doesn’t answer; the file is kept.',
      tags: ['choosing', 'offline'],
      on: { ...picking, 'act.retry': 'uploading' },
    },
    uploaded: { description: 'The file is here; its import has an address of its own.', type: 'final' },
    decoding: {
      description: 'The file doesn’t say its encoding: some of its rows are shown in the one that is chosen.',
      tags: 'decoding',
      on: {
        'encoding.choose': {
          actions: { type: 'chooseEncoding', params: ({ event }) => event.encoding },
        },
        'encoding.confirm': 'reading',
      },
    },
    reading: {
      description: 'The file is read anew in the encoding that was chosen.',
      tags: ['busy', 'decoding'],
      invoke: {
        id: 'decode',
        src: 'decode',
        input: ({ context }) => context.encoding!,
        onDone: { target: 'matching', actions: { type: 'match', params: ({ event }) => event.output } },
        onError: { target: 'decoding', actions: { type: 'showProblem', params: errorOf } },
      },
    },
    matching: {
      description: 'The columns of the file are matched.',
      tags: 'matching',
      on: {
        'mapping.change': { actions: { type: 'match', params: ({ event }) => event.mapping } },
        'mapping.confirm': [
          { guard: { type: 'isAmbiguous', params: ({ event }) => event.ambiguous }, target: 'asking' },
          { target: 'previewing' },
        ],
        'flow.back': { guard: 'isDecodable', target: 'decoding' },
      },
    },
    asking: {
      description: 'A value can be read in two ways, and somebody says which is meant.',
      tags: 'asking',
      meta: { requirements: ['N40'] },
      on: {
        'mapping.change': { actions: { type: 'match', params: ({ event }) => event.mapping } },
        'mapping.confirm': 'previewing',
        'flow.back': 'matching',
      },
    },
    previewing: {
      description: 'The import is tried out, and everything is rolled back.',
      tags: ['busy', 'reviewing', 'trying'],
      invoke: {
        id: 'preview',
        src: 'preview',
        input: ({ context }) => context.mapping!,
        onDone: [
          {
            guard: { type: 'isOverCap', params: ({ event }) => event.output },
            target: 'capped',
            actions: { type: 'showPreview', params: ({ event }) => event.output },
          },
          { target: 'reviewing', actions: { type: 'showPreview', params: ({ event }) => event.output } },
        ],
        onError: { target: 'refused', actions: { type: 'showProblem', params: errorOf } },
      },
    },
    reviewing: {
      description: 'What the import will do is shown; nothing is imported yet.',
      tags: 'reviewing',
      on: {
        'mapping.change': {
          target: 'previewing',
          actions: { type: 'match', params: ({ event }) => event.mapping },
        },
        ...back,
        'act.confirm': { guard: 'makesSomething', target: 'starting' },
      },
    },
    capped: {
      description: 'The plan has room for only some of the items. Those can be imported, or none.',
      tags: 'reviewing',
      on: {
        'mapping.change': {
          target: 'previewing',
          actions: { type: 'match', params: ({ event }) => event.mapping },
        },
        ...back,
        'act.retry': 'previewing',
        'act.confirm': { guard: 'makesSomething', target: 'starting' },
      },
    },
    starting: {
      description: 'The import is being started.',
      tags: ['busy', 'reviewing'],
      invoke: {
        id: 'start',
        src: 'start',
        input: ({ context, event }) => ({
          mapping: context.mapping!,
          again: (event as Extract<ImportFileEvent, { type: 'act.confirm' }>).again,
        }),
        onDone: 'started',
        onError: { target: 'refused', actions: { type: 'showProblem', params: errorOf } },
      },
    },
    refused: {
      description: 'The server refused, with its reason; nothing is imported.',
      tags: ['reviewing', 'refused'],
      on: { 'flow.back': 'matching', 'act.retry': 'previewing' },
    },
    started: { description: 'The import is running, and goes on without the page.', type: 'final' },
  },
});
