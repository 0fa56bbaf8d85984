import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { expect, test } from 'vitest';
import { failures } from '../../src/domain/words/frame.ts';
import { Problem } from '../../src/machines/problem.ts';
import { deleteBulk } from '../../src/screens/document/delete-bulk.ts';
import { useBulk } from '../../src/screens/document/use-bulk.ts';
import { bulkActsOf } from '../../src/screens/expense/expense-acts.ts';
import { queryClient } from '../../src/screens/frame/query-client.ts';
import { toastStore } from '../../src/screens/kit/notices/toast.ts';
import { eventually, press, render } from '../support/render.tsx';

const rows = [{ id: 'a' }];
const lost = new Problem(0, 'unreachable', failures.unreachable);

function List() {
  const { acts, onSelect } = useBulk(
    rows,
    [
      {
        label: 'Delete',
        able: () => true,
        run: async () => ({
          message: 'Deleted.',
          rows: [{ id: 'a', done: true, reason: null }],
        }),
        undo: () => Promise.reject(lost),
      },
    ],
    ({ id }) => id,
  );
  return (
    <button type="button" onClick={() => (acts[0] ? acts[0].onPress() : onSelect(new Set(['a'])))}>
      {acts[0]?.label ?? 'Select'}
    </button>
  );
}

test('an Undo that can’t be carried out says so', async () => {
  render(
    <QueryClientProvider client={queryClient()}>
      <List />
    </QueryClientProvider>,
  );
  press('button');
  press('button');
  await eventually(() => expect(toastStore.current().at(-1)?.act?.label).toBe('Undo'));
  await act(async () => toastStore.current().at(-1)?.act?.onPress());
  await eventually(() => expect(toastStore.current().at(-1)?.text).toBe(failures.unreachable));
});

const two = [{ id: 'a' }, { id: 'b' }] as const;

function Two({ summaryOf }: { summaryOf: (rows: readonly { id: string }[]) => string }) {
  const { acts, onSelect } = useBulk(
    two,
    [
      {
        label: 'Delete',
        able: () => true,
        run: async (picked) => ({
          message: 'Order deleted.',
          rows: picked.map(({ id }) => ({ id, done: true, reason: null })),
        }),
        summaryOf,
      },
    ],
    ({ id }) => id,
  );
  return (
    <>
      <button type="button" id="one" onClick={() => onSelect(new Set(['a']))} />
      <button type="button" id="both" onClick={() => onSelect(new Set(['a', 'b']))} />
      <button type="button" id="act" onClick={() => acts[0]?.onPress()} />
    </>
  );
}

test('of several that were deleted it’s said how many, of one what the server says', async () => {
  const refuse = async () => Promise.reject(lost);
  const [remove] = deleteBulk({ kind: 'order', remove: refuse, restore: refuse, able: () => true })(
    'b',
    () => {},
  );
  render(
    <QueryClientProvider client={queryClient()}>
      <Two summaryOf={remove!.summaryOf!} />
    </QueryClientProvider>,
  );
  for (const [picked, text] of [
    ['#both', '2 purchase orders deleted.'],
    ['#one', 'Order deleted.'],
  ] as const) {
    press(picked);
    press('#act');
    await eventually(() => expect(toastStore.current().at(-1)?.text).toBe(text));
  }
  expect(bulkActsOf('b')[0]!.summaryOf!([{}, {}] as never)).toBe('2 expenses deleted.');
});
