import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, useMemo } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { banksKey } from '../../src/api/queries/bank-reload.ts';
import { useBankReload } from '../../src/screens/shell/use-bank-reload.ts';
import { clearPage, render } from '../support/render.tsx';

let asked: string[];
beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
});
afterEach(() => vi.useRealTimers());

const options = (key: string, businessId: string) => ({
  queryKey: [key, businessId],
  queryFn: async () => asked.push(`${key} of ${businessId}`),
  staleTime: 60_000,
});

function Lists({ businessId }: { businessId: string }) {
  useQuery(options(banksKey, businessId));
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
  expect(asked).toEqual(['banks of first', 'taxes of first']);
  show(<Tab businessId="second" />);
  await pass(999);
  expect(asked.slice(2)).toEqual(['banks of second', 'taxes of second']);
  await pass(1);
  expect(asked.slice(4)).toEqual(['banks of second']);
  await pass(5000);
  expect(asked.slice(5)).toEqual([]);
});

test('a second change within the second calls the first reload off, and so does the end of the session', async () => {
  const show = render(<Tab businessId="first" />);
  show(<Tab businessId="second" />);
  await pass(600);
  show(<Tab businessId="third" />);
  await pass(600);
  expect(asked.filter((one) => one.startsWith('banks'))).toEqual([
    'banks of first',
    'banks of second',
    'banks of third',
  ]);
  await pass(400);
  expect(asked.filter((one) => one === 'banks of third')).toHaveLength(2);
  show(<Tab businessId="fourth" />);
  clearPage();
  await pass(5000);
  expect(asked.filter((one) => one === 'banks of fourth').length).toBeLessThan(2);
});
