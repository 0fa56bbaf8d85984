import { expect, test } from 'vitest';
import { deactivateLocationAct } from '../../server/acts/deactivate-location.ts';
import type { Stock } from '../../src/domain/books/stock.ts';
import { blankLocation, type Location } from '../../src/domain/location/location.ts';
import { isRefusal } from '../../src/domain/values/refusal.ts';
import { actWorld, stockOf } from '../support/act-world.ts';

const world = actWorld();
const noFacts = { onTheWay: [], below: [], counting: [] };
const at = (id: string, more: Partial<Location> = {}): Location => ({
  ...blankLocation,
  id,
  name: id,
  isDefault: false,
  active: true,
  version: 1,
  ...more,
});
const deactivated = (
  stock: Stock,
  {
    location = at('shelf'),
    destination = at('annex'),
    onDay = null as string | null,
    facts = noFacts,
    in_ = world,
  } = {},
) => deactivateLocationAct('t1', { location, destination, onDay }, facts, stock, in_);

test('all that lies at a location goes to another by one transfer, at no cost', () => {
  const outcome = deactivated(stockOf('box', '5'));
  if (isRefusal(outcome)) throw new Error(outcome.message);
  expect(outcome.clearing?.transfer).toMatchObject({
    status: 'Transferred',
    sourceId: 'shelf',
    destinationId: 'annex',
  });
  const moves = outcome.clearing!.plan.moves.map(({ locationId, quantity, value }) => [
    locationId,
    quantity,
    value,
  ]);
  expect(moves).toEqual([
    ['shelf', '-5', '0'],
    [null, '5', '0'],
    [null, '-5', '0'],
    ['annex', '5', '0'],
  ]);
  expect(outcome.clearing!.plan.entries).toEqual([]);
});

test('on a past day all that is there moves on that day, where it was there ever since', () => {
  const stock = stockOf('box', '5');
  const [pool] = stock.pools.values();
  const later = [{ onDay: '2026-03-06', locationId: 'shelf', quantity: '2' }];
  const of = { ...stock, pools: new Map([['box', { ...pool!, later }]]) };
  // Two of the five came on 6 March.
  expect(deactivated(of, { onDay: '2026-03-05' })).toMatchObject({
    kind: 'shortage',
    fields: [{ field: 'onDay', message: 'Not all of Box was here on 5 Mar 2026. Choose a later day.' }],
  });
  expect(
    deactivated(of, { onDay: '2026-03-06', in_: { ...world, lockedUntil: '2026-03-06' } }),
  ).toMatchObject({ kind: 'locked-period' });
  const outcome = deactivated(of, { onDay: '2026-03-06' });
  if (isRefusal(outcome)) throw new Error(outcome.message);
  expect([...new Set(outcome.clearing!.plan.moves.map(({ onDay }) => onDay))]).toEqual(['2026-03-06']);
  expect(outcome.clearing!.transfer).toMatchObject({ onDay: '2026-03-06', arrivedOn: '2026-03-06' });
});

test('an empty location moves nothing, and one out of use is so already', () => {
  expect(deactivated(stockOf('box', '0'))).toEqual({ moved: true, clearing: null });
  expect(deactivated(stockOf('box', '5'), { location: at('shelf', { active: false }) })).toEqual({
    moved: false,
    clearing: null,
  });
});

test('the default, one goods are on their way to, itself and one out of use are refused', () => {
  const stock = stockOf('box', '5');
  const refusedOf = (more: Parameters<typeof deactivated>[1]) => deactivated(stock, more);
  expect(refusedOf({ location: at('shelf', { isDefault: true }) })).toMatchObject({ kind: 'illegal-move' });
  expect(refusedOf({ facts: { onTheWay: ['TRF-0001'], below: [], counting: [] } as never })).toMatchObject({
    message: 'TRF-0001 is still in transit. Receive or cancel it first.',
  });
  expect(refusedOf({ facts: { onTheWay: [], below: ['Box'], counting: [] } as never })).toMatchObject({
    message: 'You have negative stock of Box here. Count the stock first.',
  });
  expect(refusedOf({ destination: at('shelf') })).toMatchObject({ kind: 'invalid' });
  expect(refusedOf({ destination: at('annex', { active: false }) })).toMatchObject({ kind: 'invalid' });
});
