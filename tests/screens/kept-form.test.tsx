import { QueryClientProvider } from '@tanstack/react-query';
import { act, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftOf, dropDraft, keepDraft } from '../../src/api/client/drafts.ts';
import { kept as keptWords } from '../../src/domain/words/frame.ts';
import { BusinessContext } from '../../src/screens/frame/business.ts';
import { queryClient } from '../../src/screens/frame/query-client.ts';
import { toast, toastStore } from '../../src/screens/kit/notices/toast.ts';
import { useFormFlow, useTyped } from '../../src/screens/page/use-form-flow.ts';
import { currentBusiness } from '../support/current-business.ts';
import { clearPage, find, render } from '../support/render.tsx';

vi.mock('../../src/api/client/drafts.ts', () => ({
  draftOf: vi.fn(),
  keepDraft: vi.fn(async () => {}),
  dropDraft: vi.fn(async () => {}),
}));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const faultsOf = () => [];
/** A form of a noun, with what is typed in it. */
const useForm = <Form extends object>(noun: string, initial: Form, version: number | null) => {
  const opened = version === null ? null : { id: '1', version };
  const flow = useFormFlow({ noun, opened, initial, faultsOf });
  return { ...flow, form: useTyped(flow) };
};

const inBusiness = (children: ReactNode) => (
  <QueryClientProvider client={queryClient()}>
    <BusinessContext.Provider value={currentBusiness}>{children}</BusinessContext.Provider>
  </QueryClientProvider>
);

function Note() {
  const kept = useForm('note', { text: '' }, null);
  if (!kept.ready) return <p>Waiting</p>;
  return (
    <button type="button" onClick={() => kept.change({ text: 'typed' })}>
      {kept.form.text || 'empty'}
    </button>
  );
}

/** Opens the form over a storage that answers when told. */
const opened = () => {
  let answer: (kept: unknown) => void = () => {};
  vi.mocked(draftOf).mockReturnValue(new Promise((resolve) => (answer = resolve)));
  render(inBusiness(<Note />));
  expect(document.body.textContent).toBe('Waiting');
  return (text: string) => act(async () => answer({ typed: { text }, baseVersion: null }));
};
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test('a form opens though the browser’s storage does not answer, and what was kept still comes back later', async () => {
  const answer = opened();
  await pass(2000);
  expect(find('button').textContent).toBe('empty');
  await answer('kept');
  expect(find('button').textContent).toBe('kept');
});

test('what comes back late does not go over what is being typed', async () => {
  const answer = opened();
  await pass(2000);
  act(() => find('button').click());
  await answer('kept');
  expect(find('button').textContent).toBe('typed');
  await pass(300);
  expect(vi.mocked(keepDraft).mock.lastCall?.[1]).toEqual({ typed: { text: 'typed' }, baseVersion: null });
});

test('typing that never pauses is kept all the same', async () => {
  const answer = opened();
  await answer('kept');
  vi.mocked(keepDraft).mockClear();
  for (let key = 0; key < 5; key += 1) {
    act(() => find('button').click());
    await pass(100);
  }
  expect(vi.mocked(keepDraft)).toHaveBeenCalledOnce();
});

function Edited({ text, version }: { text: string; version: number }) {
  const kept = useForm('edited', { text }, version);
  return (
    <button type="button" onClick={() => kept.change({ text: 'typed' })}>
      {`${kept.form.text} over ${kept.baseVersion}`}
    </button>
  );
}

test('a form nobody typed in shows what is fetched anew; one that was keeps its typing and the version it was begun on', async () => {
  vi.mocked(draftOf).mockResolvedValue(undefined);
  const edited = (text: string, version: number) => inBusiness(<Edited text={text} version={version} />);
  const show = render(edited('first', 1));
  await pass(0);
  show(edited('second', 2));
  expect(find('button').textContent).toBe('second over 2');
  act(() => find('button').click());
  show(edited('third', 3));
  expect(find('button').textContent).toBe('typed over 2');
});

test('a tab has its name though the browser never grants its lock, or refuses it', async () => {
  for (const request of [() => new Promise(() => {}), () => Promise.reject(new Error('Not here.'))]) {
    vi.resetModules();
    sessionStorage.clear();
    vi.stubGlobal('navigator', { locks: { request } });
    const { thisTab } = await import('../../src/api/client/tab.ts');
    const named = thisTab();
    await vi.advanceTimersByTimeAsync(300);
    expect(await named).toBe(sessionStorage.getItem('counterfoil.tab'));
  }
});

function Sheet() {
  const { form, ready } = useForm('sheet', { notes: '', lines: [{ name: 'blank' }], customer: null }, null);
  return <p>{ready && `${form.notes} ${form.lines.map(({ name }) => name)} ${form.customer}`}</p>;
}

test.each([
  [{ notes: 'typed', lines: null, customer: 'Ada', gone: 1 }, 'typed blank Ada'],
  [{ notes: 5, lines: 'one', customer: [] }, ' blank null'],
  ['text', ' blank null'],
  [null, ' blank null'],
])('of what another version kept, %j, comes back what the form still has', async (typed, shown) => {
  vi.mocked(draftOf).mockResolvedValue({ typed, baseVersion: null });
  render(inBusiness(<Sheet />));
  await pass(0);
  expect(find('p').textContent).toBe(shown);
});

test('who leaves is told that the typing is kept once it is written, and not where the browser did not write it', async () => {
  for (const isWritten of [true, false]) {
    const answer = opened();
    await answer('');
    let write: (isWritten: boolean) => void = () => {};
    vi.mocked(keepDraft).mockReturnValue(new Promise((resolve) => (write = resolve)));
    const toasts = vi.spyOn(toast, 'success').mockReturnValue(1);
    act(() => find('button').click());
    clearPage();
    await pass(1000);
    expect(toasts).not.toHaveBeenCalled();
    await act(async () => write(isWritten));
    expect(toasts.mock.calls.map(([text]) => text)).toEqual(isWritten ? [keptWords.left] : []);
    toasts.mockRestore();
  }
});

test('a form that is saved and closed before its chart has heard of it leaves no notice', async () => {
  vi.mocked(draftOf).mockResolvedValue(undefined);
  vi.mocked(keepDraft).mockResolvedValue(true);
  let save: () => Promise<unknown> = async () => {};
  function Saved() {
    const kept = useForm('note', { text: '' }, null);
    save = () => kept.save('save', [], async () => ({ message: 'Saved.' }));
    return (
      <button type="button" onClick={() => kept.change({ text: 'typed' })}>
        {kept.form.text || 'empty'}
      </button>
    );
  }
  render(inBusiness(<Saved />));
  await pass(0);
  act(() => find('button').click());
  await pass(1000);
  const toasts = vi.spyOn(toast, 'success').mockReturnValue(1);
  vi.mocked(dropDraft).mockImplementationOnce(async () => clearPage());
  act(() => void save());
  await pass(1000);
  expect(toasts.mock.calls.map(([text]) => text)).toEqual(['Saved.']);
  toasts.mockRestore();
});

test('the notice that the typing is kept goes once its form is open again, whichever way led back', async () => {
  const notices = () => toastStore.current().filter(({ text }) => text === keptWords.left);
  const answer = opened();
  await answer('');
  vi.mocked(keepDraft).mockResolvedValue(true);
  act(() => find('button').click());
  clearPage();
  await pass(1000);
  expect(notices()).toHaveLength(1);
  const again = opened();
  await again('typed');
  await pass(0);
  expect(notices()).toEqual([]);
});
