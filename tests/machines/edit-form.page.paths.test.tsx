// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftOf, dropDraft, keepDraft } from '../../src/api/client/drafts.ts';
import type { editFormFlow } from '../../src/machines/form/edit-form.flow.ts';
import model from '../../src/machines/form/edit-form.model.ts';
import type { SaveRefused } from '../../src/machines/form/edit-form.ports.ts';
import type { EditFormContext, EditFormEvent } from '../../src/machines/form/edit-form.setup.ts';
import { Problem } from '../../src/machines/problem.ts';
import { BusinessContext } from '../../src/screens/frame/business.ts';
import { queryClient } from '../../src/screens/frame/query-client.ts';
import { KeptCard } from '../../src/screens/page/KeptCard.tsx';
import { SettingsForm } from '../../src/screens/page/SettingsForm.tsx';
import { useCardForm } from '../../src/screens/page/use-card-form.ts';
import type { SentEvent } from '../../tools/paths/src/path.ts';
import type { Answer, Executor } from '../../tools/paths/src/run.ts';
import type { Case, TestModel } from '../../tools/paths/src/test-model.ts';
import { currentBusiness } from '../support/current-business.ts';
import { criteria, walk } from '../support/dialog-paths.tsx';
import { clearPage, find, render, type as typeIn } from '../support/render.tsx';

vi.mock('../../src/api/client/drafts.ts', () => ({
  draftOf: vi.fn(),
  keepDraft: vi.fn(),
  dropDraft: vi.fn(),
}));

interface PendingCall {
  resolve: (output: never) => void;
  reject: (error: unknown) => void;
}
type Port = 'readKept' | 'keepTyping' | 'dropTyping' | 'save';

interface FormOnPage {
  /** What each port was asked last and has not answered. */
  pending: Partial<Record<Port, PendingCall>>;
  /** What the form’s check finds at the next press. */
  found: { field: string; message: string }[];
  show: (text: string, version: number | null) => void;
}

interface NoteProps {
  world: FormOnPage;
  text: string;
  version: number | null;
  send: () => Promise<{ message: string }>;
}

/** A form of one field, made of the parts every kept form is made of. */
function Note({ world, text, version, send }: NoteProps) {
  const card = useCardForm({
    noun: 'note',
    opened: { id: '1', version },
    initial: { text },
    check: () => world.found,
  });
  const { id, value, onChange } = card.field('text');
  const submit = async () => (await card.save(send)) !== null;
  const conflict = card.conflict && {
    ...card.conflict,
    valuesOf: (typed: object) => ({ Text: Object.values(typed).join() }),
  };
  return (
    <>
      <SettingsForm>
        <KeptCard title="Note" lead="" card={{ ...card, conflict, submit, switching: false }}>
          <input id={id} value={value} onChange={(event) => onChange(event.currentTarget.value)} />
        </KeptCard>
      </SettingsForm>
      {/* The bar is there while something is typed; a flow is also sent with nothing typed. */}
      <button type="button" aria-busy={card.pending || undefined} onClick={() => void submit()}>
        Save
      </button>
      <button type="button" onClick={() => void card.forget()}>
        Give up
      </button>
    </>
  );
}

/** Lets React and promises come to rest; no time passes for the form. */
const settle = () =>
  act(async () => {
    for (let turn = 0; turn < 5; turn += 1) await vi.advanceTimersByTimeAsync(0);
  });

const start: Executor<FormOnPage>['start'] = async ({ input }) => {
  const { form, version } = input as { form: { text: string }; version: number | null };
  const world: FormOnPage = { pending: {}, found: [], show: () => {} };
  const ask = (port: Port) => () =>
    new Promise<never>((resolve, reject) => {
      world.pending[port] = { resolve, reject };
    });
  vi.mocked(draftOf).mockImplementation(ask('readKept'));
  vi.mocked(keepDraft).mockImplementation(ask('keepTyping'));
  // Of a form that is saved what was kept goes with the save.
  vi.mocked(dropDraft).mockImplementation(() =>
    world.pending.save ? Promise.resolve() : ask('dropTyping')(),
  );
  const page = (text: string, version: number | null) => (
    <QueryClientProvider client={queryClient()}>
      <BusinessContext value={currentBusiness}>
        <Note world={world} text={text} version={version} send={ask('save')} />
      </BusinessContext>
    </QueryClientProvider>
  );
  const show = render(page(form.text, version));
  world.show = (text, version) => show(page(text, version));
  await settle();
  return world;
};

const rested = async (): Promise<Answer> => {
  await settle();
  return 'accepted';
};

const buttons = () => [...document.querySelectorAll('button')];
const named = (name: string) => buttons().find(({ textContent }) => textContent?.trim() === name);
const press = async (name: string): Promise<Answer> => {
  const button = named(name);
  if (!button || button.disabled || button.getAttribute('aria-disabled') === 'true') return 'refused';
  await act(async () => button.click());
  await settle();
  return 'accepted';
};

const problemOf = (error: SaveRefused): Problem => {
  if (error.kind === 'stale') {
    const { message, ...details } = error.stale;
    return new Problem(400, 'stale', message, { details });
  }
  return error.kind === 'handled'
    ? new Problem(400, 'plan-limit', 'Told.')
    : new Problem(400, 'invalid', 'Refused.');
};

const answers = (port: Port, output: (output: unknown) => unknown) => ({
  [`xstate.done.actor.${port}`]: (world: FormOnPage, { event }: { event: SentEvent }) =>
    given(world, port, output(event.output)),
  [`xstate.error.actor.${port}`]: (world: FormOnPage, { event }: { event: SentEvent }) =>
    given(world, port, port === 'save' ? problemOf(event.error as SaveRefused) : new Error('No room.')),
});
const given = async (world: FormOnPage, port: Port, answer: unknown): Promise<Answer> => {
  const { resolve, reject } = world.pending[port]!;
  await act(async () => (answer instanceof Error ? reject(answer) : resolve(answer as never)));
  await settle();
  delete world.pending[port];
  return 'accepted';
};
const pass = (milliseconds: number) => async (): Promise<Answer> => {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
  return 'accepted';
};
const has = (name: string, there: boolean) => expect(named(name) !== undefined).toBe(there);
const taking = (takes: boolean) => expect(find<HTMLFieldSetElement>('fieldset').disabled).toBe(!takes);
const clean = () => has('Discard', false);
const dirty = () => has('Discard', true);
const resting = (asks: { stale?: boolean; comparing?: boolean; faulty?: boolean }) => () => {
  expect(document.querySelector('[aria-busy=true]')).toBeNull();
  has('Keep mine', asks.stale === true);
  has('Use these choices', asks.comparing === true);
  expect(document.querySelector('[role=alert] ul') !== null).toBe(asks.faulty === true);
};

const onPage: Executor<FormOnPage> = {
  start,
  events: {
    ...answers(
      'readKept',
      (kept) =>
        kept && {
          typed: (kept as { form: object }).form,
          baseVersion: (kept as { baseVersion: number }).baseVersion,
        },
    ),
    ...answers('keepTyping', () => undefined),
    ...answers('dropTyping', () => undefined),
    ...answers('save', () => ({ message: 'Saved.' })),
    'xstate.after.keepSoon.edit-form.typing.dirty.unkept': pass(300),
    'xstate.after.patience.edit-form.typing.looking.hidden': pass(2000),
    'draft.change': async () => {
      typeIn('#note-text', 'something else');
      typeIn('#note-text', 'typed');
      return rested();
    },
    'subject.fetched': async (world, { event }) => {
      world.show((event.form as { text: string }).text, event.version as number);
      return rested();
    },
    'form.save': (world, { event }) => {
      world.found = (event.faults as { field: string }[]).map((fault) => ({ ...fault, message: 'Wrong.' }));
      return press(named('Save changes') ? 'Save changes' : 'Save');
    },
    'mine.keep': () => press('Keep mine'),
    'fields.choose': () => press('Use these choices'),
    'draft.discard': () => press('Give up'),
    'page.hidden': async () => {
      await act(async () => window.dispatchEvent(new Event('pagehide')));
      return rested();
    },
  },
  states: {
    'typing.looking.hidden': () => taking(false),
    'typing.looking.shown': () => taking(true),
    'typing.clean.resting': clean,
    'typing.clean.dropping': clean,
    'typing.dirty.unkept': dirty,
    'typing.dirty.keeping': dirty,
    'typing.dirty.kept': dirty,
    'sending.resting.idle': resting({}),
    'sending.resting.invalid': resting({ faulty: true }),
    'sending.resting.stale.fetching': resting({ stale: true }),
    'sending.resting.stale.comparing': resting({ stale: true, comparing: true }),
    'sending.resting.saved': resting({}),
    'sending.saving': () => expect(document.querySelector('[aria-busy=true]')).not.toBeNull(),
  },
  after: clearPage,
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const textOf = ({ form }: Typed) => (form as { text: string }).text;
type Typed = EditFormContext['fetched'] | EditFormContext;

/**
 * A form that is left is no longer there to be looked at, one that keeps nothing is made of other parts, and where both
 * versions say the same there is nothing to choose.
 */
const ofPage: TestModel<typeof editFormFlow> = {
  ...model,
  starts: model.starts.filter(({ name }) => name !== 'one that keeps nothing'),
  cases: (model.cases as Case<EditFormEvent>[]).filter(({ name }) => name !== 'form.leave'),
  bound: (snapshot) =>
    !snapshot.hasTag('comparable') || textOf(snapshot.context) !== textOf(snapshot.context.fetched),
  key: (snapshot) => [model.key!(snapshot), textOf(snapshot.context)],
};

test.each(criteria)('a form’s page shows what the chart says on every path for %s', (criterion) =>
  walk(ofPage as TestModel, onPage, criterion),
);
