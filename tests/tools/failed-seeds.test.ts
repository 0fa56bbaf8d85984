import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keptOf } from '../support/failed-seeds.ts';

const failureOf = (act: () => void): string => {
  try {
    act();
  } catch (reason) {
    return (reason as Error).message;
  }
  return '';
};

test('what a property failed with is kept with its seed and path', () => {
  const message = failureOf(() =>
    fc.assert(
      fc.property(fc.nat(), (n) => n < 0),
      { seed: 4711 },
    ),
  );
  const kept = keptOf('tests/domain/totals.test.ts', 'totals add up', [message]);
  expect(kept).toContain('tests/domain/totals.test.ts > totals add up\n');
  expect(kept).toMatch(/seed: 4711, path: "/);
});

test('of a sequence’s failure all is kept, of any other test’s nothing', () => {
  const text = 'seed 20260302: expected [] to equal [1]';
  expect(keptOf('tests/server/store-orders.swarm.test.ts', 'orders', [text])).toContain(text);
  expect(keptOf('tests/server/stock.random.test.ts', 'stock', ['timed out'])).toContain('timed out');
  expect(keptOf('tests/server/order.test.ts', 'orders', ['expected 1 to be 2'])).toBeNull();
});
