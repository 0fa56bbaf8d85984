import { expect, test } from 'vitest';
import { type LocationEvent, locationLifecycle } from '../../src/machines/location/location.lifecycle.ts';
import { allows, decide } from '../../src/machines/standing.ts';
import { proveMoves, rowsOf } from '../support/moves.ts';

const facts = {
  plain: { onTheWay: [], below: [], counting: [] },
  awaited: { onTheWay: ['TRF-0001', 'TRF-0002'], below: [], counting: [] },
  short: { onTheWay: [], below: ['Box'], counting: [] },
  counted: { onTheWay: [], below: [], counting: ['Ada'] },
};
type Fact = keyof typeof facts;

/** The moves, one line per transition. */
const table = `
  Default  | short   | edit       | Default
  Default  | plain   | setDefault | Default
  Default  | awaited | demote     | Other
  Other    | plain   | edit       | Other
  Other    | short   | setDefault | Default
  Other    | plain   | deactivate | Inactive
  Inactive | plain   | deactivate | Inactive
  Inactive | plain   | activate   | Other`;

proveMoves(
  locationLifecycle,
  '$from, $fact, $act: $to',
  rowsOf(table, ['from', 'fact', 'act', 'to']).map(({ from, fact, act, to }) => ({
    from,
    fact,
    act,
    to,
    standing: { status: from, facts: facts[fact as Fact] },
    event: { type: `location.${act}` } as LocationEvent,
  })),
);

test.each([
  ['Default', 'plain', 'deactivate', 'This is the default location. Choose another default first.'],
  ['Default', 'plain', 'activate', 'This location is in use.'],
  [
    'Other',
    'awaited',
    'deactivate',
    'TRF-0001, TRF-0002 are still in transit. Receive or cancel them first.',
  ],
  ['Other', 'short', 'deactivate', 'You have negative stock of Box here. Count the stock first.'],
  [
    'Other',
    'counted',
    'deactivate',
    'A stock count that Ada started here is still open. Post or discard it first.',
  ],
  [
    'Other',
    'plain',
    'demote',
    'A location becomes the default, or stops being it, when another one is chosen.',
  ],
  ['Inactive', 'plain', 'edit', 'This location isn’t in use. Activate it first.'],
] as const)('a location that is %s, %s, says why it refuses %s', (status, fact, act, message) => {
  const refused = decide(locationLifecycle, { status, facts: facts[fact] }, {
    type: `location.${act}`,
  } as LocationEvent);
  expect(refused).toMatchObject({ refused: true, kind: 'illegal-move', message });
});

test('what only repeats is not offered', () => {
  const offers = (status: string, type: LocationEvent['type']) =>
    allows(locationLifecycle, { status, facts: facts.plain }, { type });
  expect(offers('Default', 'location.setDefault')).toBe(false);
  expect(offers('Inactive', 'location.deactivate')).toBe(false);
});
