import type { TestModel } from '../../../tools/paths/src/test-model.ts';
import { editFormFlow } from './edit-form.flow.ts';

const form = { text: 'as fetched' };
const theirs = { text: 'theirs' };
const typed = { text: 'typed' };
const stale = (current: number | null) => ({
  kind: 'stale',
  stale: { message: 'Bo Reed saved since.', savedAt: null, current },
});

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
    },
    keepTyping: { done: [{ name: 'kept', output: undefined }], error: [{ name: 'no room', error: null }] },
    dropTyping: {
      done: [{ name: 'dropped', output: undefined }],
      error: [{ name: 'no storage', error: null }],
    },
    save: {
      done: [{ name: 'saved', output: undefined }],
      error: [
        { name: 'refused', error: { kind: 'faulty', faults: [{ field: 'text' }] } },
        { name: 'stale', error: stale(2) },
        { name: 'stale over an unnamed version', error: stale(null) },
        { name: 'told elsewhere', error: { kind: 'told' } },
      ],
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
