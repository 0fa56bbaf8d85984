import { onlineManager } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { failures } from '../../src/domain/words/frame.ts';
import { Problem } from '../../src/machines/problem.ts';
import { queryClient } from '../../src/screens/frame/query-client.ts';
import { toast } from '../../src/screens/kit/notices/toast.ts';

afterEach(() => onlineManager.setOnline(true));

test('without a network a question is answered that there is none, and does not wait in silence', async () => {
  onlineManager.setOnline(false);
  const queryFn = () => Promise.reject(new Problem(0, 'unreachable', failures.unreachable));
  await expect(
    queryClient().fetchQuery({ queryKey: ['list'], queryFn, retryDelay: 0 }),
  ).rejects.toMatchObject({ kind: 'unreachable' });
});

test('a load that fails is told by a toast, unless its own place tells it', async () => {
  const failing = (meta?: Record<string, unknown>) =>
    queryClient()
      .fetchQuery({
        queryKey: ['columns'],
        queryFn: () => Promise.reject(new Problem(400, 'unexpected', 'No columns.')),
        ...(meta ? { meta } : {}),
      })
      .catch(() => {});
  const toasts = vi.spyOn(toast, 'failure').mockReturnValue(1);
  await failing({ toldInPlace: true });
  expect(toasts).not.toHaveBeenCalled();
  await failing();
  expect(toasts).toHaveBeenCalledExactlyOnceWith('No columns.');
});

test('a load that is refused is told in the server’s own words', async () => {
  const toasts = vi.spyOn(toast, 'failure').mockReset().mockReturnValue(1);
  const queryFn = () => Promise.reject(new Problem(400, 'invalid', 'First day must be a date.'));
  await queryClient()
    .fetchQuery({ queryKey: ['list'], queryFn })
    .catch(() => {});
  expect(toasts).toHaveBeenCalledExactlyOnceWith('First day must be a date.');
});
