import { and, not, stateIn } from 'xstate';
import { errorOf } from '../problem.ts';
import type { Fetched, Typed } from './edit-form.ports.ts';
import { editFormSetup, fetchedForm } from './edit-form.setup.ts';

const fetched = ({ event }: { event: Fetched }): Fetched => ({ form: event.form, version: event.version });
const patch = ({ event }: { event: { patch: Typed } }): Typed => event.patch;
const keepsIt = { guard: 'keeps', target: '#edit-form.typing.dirty.keeping' } as const;
const isOpen = not(stateIn({ sending: 'saving' }));
const begins = {
  guard: isOpen,
  target: '#edit-form.typing.dirty',
  actions: { type: 'change', params: patch },
} as const;
const changes = { guard: isOpen, actions: { type: 'change', params: patch } } as const;
/** Asked only where somebody else saved. */
const keepsMine = {
  guard: stateIn({ sending: { resting: 'stale' } }),
  target: '#edit-form.typing.dirty',
  actions: 'goOverTheirs',
} as const;
const isNews = { type: 'isNews', params: fetched } as const;
const shows = { guard: isNews, actions: { type: 'show', params: fetched } } as const;
const notes = { guard: isNews, actions: { type: 'note', params: fetched } } as const;

/**
 * Editing and saving a form: what was typed before is looked up, what is typed now is kept in a moment, a save goes over the version the typing
 * began on, and what somebody else saved meanwhile is a question. Nothing typed is lost to a refusal. Source: workflows.md, "Forms".
 */
export const editFormFlow = editFormSetup.createMachine({
  id: 'edit-form',
  type: 'parallel',
  context: ({ input: { keeps, form, version } }) => ({
    ...fetchedForm({ form, version }),
    keeps,
    restored: false,
    faults: [],
    attempt: 0,
    button: null,
    stale: null,
  }),
  states: {
    typing: {
      description: 'What is typed, and what is kept of it.',
      initial: 'beginning',
      on: {
        'draft.discard': [
          { guard: and([isOpen, 'keeps']), target: '.clean.dropping', actions: 'discard' },
          { guard: isOpen, target: '.clean', actions: 'discard' },
        ],
        'typing.saved': { target: '.clean', actions: 'settle' },
      },
      states: {
        beginning: { always: [{ guard: 'keeps', target: 'looking' }, { target: 'clean' }] },
        looking: {
          description: 'What was typed before and not saved is looked up in this browser.',
          initial: 'hidden',
          invoke: {
            id: 'readKept',
            src: 'readKept',
            onDone: [
              {
                guard: { type: 'wasKept', params: ({ event }) => event.output },
                target: 'dirty.kept',
                meta: { requirements: ['W-048'] },
                actions: { type: 'restore', params: ({ event }) => event.output },
              },
              { target: 'clean' },
            ],
            onError: 'clean',
          },
          on: { 'subject.fetched': shows },
          states: {
            hidden: {
              description: 'The form waits for it.',
              after: { patience: 'shown' },
            },
            shown: {
              description:
                'The form is open without it; it comes back late, and not over what is being typed.',
              tags: 'ready',
              on: { 'draft.change': begins },
            },
          },
        },
        clean: {
          description: 'Nothing is typed that is not saved.',
          tags: 'ready',
          initial: 'resting',
          on: {
            'draft.change': begins,
            'subject.fetched': shows,
            'mine.keep': keepsMine,
          },
          states: {
            resting: { description: 'Nothing of it is kept.' },
            dropping: {
              description: 'What was kept of it is dropped.',
              tags: 'dropping',
              invoke: { id: 'dropTyping', src: 'dropTyping', onDone: 'resting', onError: 'resting' },
            },
          },
        },
        dirty: {
          description: 'Something is typed that is not saved.',
          tags: ['ready', 'dirty'],
          initial: 'unkept',
          on: {
            'draft.change': begins,
            'subject.fetched': notes,
            'mine.keep': keepsMine,
            'fields.choose': {
              guard: stateIn({ sending: { resting: { stale: 'comparing' } } }),
              target: 'dirty',
              actions: { type: 'takeChosen', params: ({ event }) => event.form },
            },
            'form.leave': { guard: 'keeps', actions: 'tellLeft' },
          },
          states: {
            unkept: {
              description:
                'It’s being typed, and kept moments later, however long the typing goes on; a form that keeps nothing stays here.',
              after: { keepSoon: keepsIt },
              on: {
                'draft.change': changes,
                'page.hidden': keepsIt,
                'form.save': keepsIt,
                'form.leave': { ...keepsIt, actions: 'tellLeft' },
              },
            },
            keeping: {
              description: 'It is being kept in this browser.',
              invoke: {
                id: 'keepTyping',
                src: 'keepTyping',
                input: ({ context: { form, baseVersion } }) => ({ form, baseVersion }),
                onDone: 'kept',
                onError: 'kept',
              },
            },
            kept: { description: 'It is kept in this browser, as far as that keeps anything.' },
          },
        },
      },
    },
    sending: {
      description: 'What is sent, and what comes of it.',
      initial: 'resting',
      states: {
        resting: {
          initial: 'idle',
          on: {
            'form.save': [
              {
                guard: { type: 'isFaulty', params: ({ event }) => event.faults },
                target: '.invalid',
                actions: ['clear', { type: 'showFaults', params: ({ event }) => event.faults }],
              },
              {
                target: 'saving',
                actions: ['clear', { type: 'press', params: ({ event }) => event.button }],
              },
            ],
            'draft.discard': { target: '.idle', actions: 'clear' },
          },
          states: {
            idle: { description: 'Nothing was sent, or what was refused is said elsewhere.' },
            invalid: { description: 'Something is wrong with it, shown at its fields.' },
            stale: {
              description:
                'Somebody else saved since the typing began: their version or this one must be chosen.',
              tags: 'stale',
              initial: 'fetching',
              on: {
                'mine.keep': { target: 'idle', actions: 'clear' },
              },
              states: {
                fetching: {
                  description: 'Their version is not here yet.',
                  always: { guard: 'theirsIsHere', target: 'comparing' },
                },
                comparing: {
                  description: 'Both versions can be laid beside each other.',
                  tags: 'comparable',
                  on: {
                    'fields.choose': {
                      guard: stateIn({ typing: 'dirty' }),
                      target: '#edit-form.sending.resting.idle',
                      actions: 'clear',
                    },
                  },
                },
              },
            },
            saved: { description: 'It is saved.', tags: 'saved' },
          },
        },
        saving: {
          description: 'It is being saved; what would be typed meanwhile nobody would save.',
          tags: 'busy',
          invoke: {
            id: 'save',
            src: 'save',
            input: ({ context: { form, baseVersion } }) => ({ form, baseVersion }),
            onDone: { target: 'resting.saved', actions: 'tellSaved' },
            onError: [
              {
                guard: { type: 'isStale', params: errorOf },
                target: 'resting.stale',
                meta: { requirements: ['W-042'] },
                actions: { type: 'keepStale', params: errorOf },
              },
              { guard: { type: 'isHandledElsewhere', params: errorOf }, target: 'resting.idle' },
              {
                target: 'resting.invalid',
                actions: {
                  type: 'showFaults',
                  params: ({ event }) => (event.error as { faults: readonly object[] }).faults,
                },
              },
            ],
          },
        },
      },
    },
  },
});
