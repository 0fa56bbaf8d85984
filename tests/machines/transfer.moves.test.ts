import { expect, test } from 'vitest';
import { allows, decide } from '../../src/machines/standing.ts';
import { type TransferEvent, transferLifecycle } from '../../src/machines/transfer/transfer.lifecycle.ts';
import { proveMoves, rowsOf } from '../support/moves.ts';

const facts = {
  sent: { sent: ['5'], arrived: false, reversed: false },
  arrived: { sent: ['5'], arrived: true, reversed: false },
  lost: { sent: ['5'], arrived: false, reversed: false },
  reversed: { sent: ['5'], arrived: true, reversed: true },
};
type Fact = keyof typeof facts;

const eventOf = (act: string): TransferEvent => {
  const [name, count] = act.split(' ');
  return count === undefined
    ? ({ type: `transfer.${name}` } as TransferEvent)
    : { type: 'transfer.receive', received: [count] };
};

/** The moves, one line per transition. */
const table = `
  InTransit   | sent     | update    | InTransit
  InTransit   | sent     | mark      | Transferred
  InTransit   | sent     | receive 3 | Transferred
  InTransit   | sent     | cancel    | Cancelled
  Transferred | arrived  | mark      | Transferred
  Transferred | arrived  | reverse   | Transferred
  Transferred | reversed | reverse   | Transferred
  Cancelled   | sent     | cancel    | Cancelled`;

proveMoves(
  transferLifecycle,
  '$from, $fact, $act: $to',
  rowsOf(table, ['from', 'fact', 'act', 'to']).map(({ from, fact, act, to }) => ({
    from,
    fact,
    act,
    to,
    standing: { status: from, facts: facts[fact as Fact] },
    event: eventOf(act),
  })),
);

test.each([
  ['InTransit', 'sent', 'receive 6', 'You can’t receive more than was sent.'],
  [
    'InTransit',
    'sent',
    'reverse',
    'These goods are still in transit. Cancel the transfer to bring them back.',
  ],
  ['Transferred', 'arrived', 'cancel', 'These goods have arrived. Send them back instead.'],
  [
    'Transferred',
    'arrived',
    'update',
    'These goods have arrived, so the transfer can’t change. Send them back instead.',
  ],
  ['Transferred', 'lost', 'reverse', 'Nothing arrived, so there’s nothing to send back.'],
  ['Cancelled', 'sent', 'mark', 'This transfer was cancelled, and its goods are back where they came from.'],
] as const)('a transfer that is %s, %s, says why it refuses %s', (status, fact, act, message) => {
  const refused = decide(transferLifecycle, { status, facts: facts[fact] }, eventOf(act));
  expect(refused).toMatchObject({ refused: true, kind: 'illegal-move', message });
});

test('a transfer that was sent back, marked or cancelled already offers none of these again', () => {
  const offers = (status: string, fact: Fact, act: string) =>
    allows(transferLifecycle, { status, facts: facts[fact] }, eventOf(act));
  expect(offers('Transferred', 'arrived', 'reverse')).toBe(true);
  expect(offers('Transferred', 'reversed', 'reverse')).toBe(false);
  expect(offers('Transferred', 'arrived', 'mark')).toBe(false);
  expect(offers('Cancelled', 'sent', 'cancel')).toBe(false);
});
