import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { severalItems } from '../../src/screens/inventory/several-items.ts';

const server = vi.fn<typeof fetch>();
beforeEach(() => {
  server.mockReset();
  vi.stubGlobal('fetch', server);
});
afterEach(() => vi.unstubAllGlobals());

const ask = () =>
  new QueryClient({ defaultOptions: { queries: { retry: false } } }).fetchQuery(
    severalItems('business', ['item']),
  );

test('an item that no longer exists is null among several', async () => {
  server.mockResolvedValue(Response.json({ Message: 'Not found', kind: 'missing' }, { status: 404 }));
  expect(await ask()).toEqual([null]);
});

test.each([
  ['the server is away', () => Promise.resolve(new Response('', { status: 503 }))],
  ['no answer comes', () => Promise.reject(new TypeError('Failed to fetch'))],
])('where %s, no item is said to be gone', async (_, answer) => {
  server.mockImplementation(answer);
  await expect(ask()).rejects.toMatchObject({ kind: 'unreachable' });
});
