import { onlineManager } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { Problem } from '../../src/api/client/problem.ts';
import { failures } from '../../src/domain/words/failures.ts';
import { queryClient } from '../../src/screens/shell/query-client.ts';

afterEach(() => onlineManager.setOnline(true));

test('without a network a question is answered that there is none, and does not wait in silence', async () => {
  onlineManager.setOnline(false);
  const queryFn = () => Promise.reject(new Problem(0, 'unreachable', failures.unreachable));
  await expect(
    queryClient().fetchQuery({ queryKey: ['list'], queryFn, retryDelay: 0 }),
  ).rejects.toMatchObject({ kind: 'unreachable' });
});
