import type { TestModel } from '../../../tools/paths/src/test-model.ts';
import { asAnything, beyondPlan, refused } from '../problem.samples.ts';
import type { Problem } from '../problem.ts';
import { editFormFlow } from './edit-form.flow.ts';
import { type SaveRefused, saveRefused } from './edit-form.ports.ts';

const form = { text: 'as fetched' };
const theirs = { text: 'theirs' };
const typed = { text: 'typed' };
const wrong = 'Choose another text.';
const saveFails = ({ name, error }: { name: string; error: Problem }) => ({
  name,
  error: saveRefused(error, ({ fields }) => fields),
});
const stale = (name: string, details: object) =>
  saveFails(refused('Bo Reed saved since.', { name, kind: 'stale', details }));

/** Takes what `saveRefused` makes of a problem; throws for anything else. */
const asSaveRefused = (error: unknown): void => {
  const found = error as SaveRefused;
  if (found.kind === 'handled') return;
  if (found.kind === 'faulty' && Array.isArray(found.faults)) return;
  if (found.kind === 'stale' && typeof found.stale.message === 'string') return;
  throw new Error('A save is refused as stale, as faulty, or by what the shell says.');
};

const bare = (type: 'draft.discard' | 'mine.keep' | 'page.hidden' | 'form.leave') => ({
  name: type,
  event: { type },
});

const save = (name: string, faults: { field: string }[]) => ({
  name: `form.save ${name}`,
  event: { type: 'form.save' as const, button: 'save', faults },
});

const model: TestModel<typeof editFormFlow> = {
  name: 'edit-form',
  machine: editFormFlow,
  starts: [
    { name: 'a subject', input: { form, version: 1, keeps: true } },
    { name: 'a new one', input: { form, version: null, keeps: true } },
    { name: 'one that keeps nothing', input: { form, version: 1, keeps: false } },
  ],
  ports: {
    readKept: {
      done: [
        { name: 'nothing', output: null },
        { name: 'typing', output: { form: { text: 'kept' }, baseVersion: 1, base: null } },
      ],
      error: [{ name: 'no storage', error: null }],
      parseError: asAnything,
    },
    keepTyping: {
      done: [{ name: 'kept', output: undefined }],
      error: [{ name: 'no room', error: null }],
      parseError: asAnything,
    },
    dropTyping: {
      done: [{ name: 'dropped', output: undefined }],
      error: [{ name: 'no storage', error: null }],
      parseError: asAnything,
    },
    save: {
      done: [{ name: 'saved', output: undefined }],
      error: [
        saveFails(refused(wrong, { kind: 'invalid', fields: [{ field: 'text', message: wrong }] })),
        stale('stale', { current: 2 }),
        stale('stale over an unnamed version', {}),
        saveFails({ ...beyondPlan('Your plan has no room.', { cap: 'clients' }), name: 'told elsewhere' }),
      ],
      parseError: asSaveRefused,
    },
  },
  // What is typed decides nothing; what it goes over does.
  key: ({ value, context: { keeps, fetched, stale } }) => [value, keeps, fetched.version, stale?.current],
  cases: [
    { name: 'draft.change', event: { type: 'draft.change', patch: typed } },
    { name: 'subject.fetched', event: { type: 'subject.fetched', form: theirs, version: 2 } },
    save('faulty', [{ field: 'text' }]),
    save('in order', []),
    { name: 'fields.choose', event: { type: 'fields.choose', form: { text: 'chosen' } } },
    bare('mine.keep'),
    bare('draft.discard'),
    bare('page.hidden'),
    bare('form.leave'),
  ],
  equivalent: [
    {
      mutant: 'drop typing.dirty.unkept · draft.change [not in sending.saving] (stays)',
      reason:
        'The arrow of `dirty` changes the form too, and only begins the wait anew: kept-form.test.tsx holds that typing without a pause is kept.',
    },
  ],
};
export default model;
