import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, useMemo } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useBankReload } from '../../src/app/use-bank-reload.ts';
import { clearPage, render } from '../support/render.tsx';

let requests: string[];
beforeEach(() => {
  vi.useFakeTimers();
  requests = [];
});
afterEach(() => vi.useRealTimers());

const options = (key: string, businessId: string) => ({
  queryKey: [key, businessId],
  queryFn: async () => requests.push(`${key} of ${businessId}`),
  staleTime: 60_000,
});

function Lists({ businessId }: { businessId: string }) {
  useQuery(options('banks', businessId));
  useQuery(options('taxes', businessId));
  return null;
}

/** A tab in a business, its answers its own, as a signed-in page holds them. */
function Tab({ businessId }: { businessId: string }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a business of its own has answers of its own.
  const client = useMemo(() => new QueryClient(), [businessId]);
  useBankReload(businessId, client);
  return (
    <QueryClientProvider client={client}>
      <Lists key={businessId} businessId={businessId} />
    </QueryClientProvider>
  );
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test('the bank list is reloaded one second after a business change, and not before', async () => {
  const show = render(<Tab businessId="first" />);
  await pass(5000);
  expect(requests).toEqual(['banks of first', 'taxes of first']);
  show(<Tab businessId="second" />);
  await pass(999);
  expect(requests.slice(2)).toEqual(['banks of second', 'taxes of second']);
  await pass(1);
  expect(requests.slice(4)).toEqual(['banks of second']);
  await pass(5000);
  expect(requests.slice(5)).toEqual([]);
});

/** The same over one client, which tells each reload. */
function Reloading({ businessId, client }: { businessId: string; client: QueryClient }) {
  useBankReload(businessId, client);
  return null;
}

test('a second change within the second calls the first reload off, and so does the end of the session', async () => {
  const client = new QueryClient();
  const reloads = vi.spyOn(client, 'invalidateQueries');
  const show = render(<Reloading businessId="first" client={client} />);
  show(<Reloading businessId="second" client={client} />);
  await pass(600);
  show(<Reloading businessId="third" client={client} />);
  await pass(999);
  expect(reloads).not.toHaveBeenCalled();
  await pass(1);
  expect(reloads.mock.calls).toEqual([[{ queryKey: ['banks'] }]]);
  show(<Reloading businessId="fourth" client={client} />);
  clearPage();
  await pass(5000);
  expect(reloads).toHaveBeenCalledTimes(1);
});
