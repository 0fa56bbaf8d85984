import { expect, test } from 'vitest';
import { deactivateLocationAct, moveLocationAct, saveLocationAct } from '../../server/acts/save-location.ts';
import type { Stock } from '../../src/domain/books/stock.ts';
import { blankLocation, type Location } from '../../src/domain/location/location.ts';
import { isRefusal } from '../../src/domain/refusal.ts';
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
const saved = (card: object, standing: Location | null = null, business: object = {}) =>
  saveLocationAct({ ...blankLocation, name: 'Annex', ...card }, standing, {
    multiLocation: true,
    nameIsTaken: false,
    ...business,
  });

test('a location is saved as typed, and faults are named beside their fields', () => {
  expect(saved({})).toBeNull();
  expect(saved({ name: '' })).toMatchObject({ kind: 'invalid', fields: [{ field: 'name' }] });
  expect(saved({ name: 'x'.repeat(100) })).toBeNull();
  expect(saved({ name: 'x'.repeat(101) })).toMatchObject({
    kind: 'invalid',
    fields: [{ field: 'name' }],
  });
  expect(saved({ city: 'x'.repeat(101) })).toMatchObject({ fields: [{ field: 'city' }] });
  expect(saved({ country: 'XX' })).toMatchObject({ fields: [{ field: 'country' }] });
  expect(saved({}, null, { nameIsTaken: true })).toMatchObject({ fields: [{ field: 'name' }] });
});

test('a business with one location adds none, and saves the one it has; one out of use is not edited', () => {
  expect(saved({}, null, { multiLocation: false })).toMatchObject({ kind: 'not-allowed' });
  expect(saved({}, at('main', { isDefault: true }), { multiLocation: false })).toBeNull();
  expect(saved({}, at('shed', { active: false }))).toMatchObject({ kind: 'illegal-move' });
  expect(moveLocationAct(at('shed', { active: false }), noFacts, 'activate')).toMatchObject({
    status: 'Other',
  });
});

const deactivated = (
  stock: Stock,
  { location = at('shelf'), destination = at('annex'), facts = noFacts } = {},
) => deactivateLocationAct('t1', location, destination, facts, stock, world);

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
    message: 'TRF-0001 is still in transit. Mark as transferred or cancel first.',
  });
  expect(refusedOf({ facts: { onTheWay: [], below: ['Box'], counting: [] } as never })).toMatchObject({
    message: 'You have less than none of Box here. Count the stock first.',
  });
  expect(refusedOf({ destination: at('shelf') })).toMatchObject({ kind: 'invalid' });
  expect(refusedOf({ destination: at('annex', { active: false }) })).toMatchObject({ kind: 'invalid' });
});
