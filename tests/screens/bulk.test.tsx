import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { expect, test } from 'vitest';
import { Problem } from '../../src/api/client/problem.ts';
import * as failures from '../../src/domain/words/failures.ts';
import { useBulk } from '../../src/screens/document/use-bulk.ts';
import { toastStore } from '../../src/screens/kit/toast.ts';
import { queryClient } from '../../src/screens/shell/query-client.ts';
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
