import { expect, test, vi } from 'vitest';
import { tellChanged } from '../../src/api/client/reports.ts';
import { fetchTouched } from '../../src/api/client/touched.ts';

const touchedOf = async (...calls: Parameters<typeof tellChanged>[0][]) => {
  const invalidateQueries = vi.fn(async (_?: object) => {});
  for (const call of calls) tellChanged(call);
  await fetchTouched({ invalidateQueries });
  return invalidateQueries.mock.calls.map(([filter]) => {
    const { predicate } = filter as { predicate: (query: object) => boolean };
    return ['vendors', 'bills', 'taxes'].filter((subject) => predicate({ queryKey: [subject] }));
  });
};

test('what calls say they touch is fetched anew in one go, and nothing else', async () => {
  const paid = { path: '/pay', touches: ['vendors'] } as const;
  expect(await touchedOf(paid, { path: '/bill', touches: ['bills'] })).toEqual([['vendors', 'bills']]);
  expect(await touchedOf()).toEqual([]);
});

test('nothing is fetched anew after a call that touches nothing', async () => {
  expect(await touchedOf({ path: '/sign-out', touches: [] }, { path: '/report' })).toEqual([]);
});
