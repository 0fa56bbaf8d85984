import { expect, test } from 'vitest';
import { type StockCountEvent, stockCountLifecycle } from '../../src/machines/count/stock-count.lifecycle.ts';
import { allows, decide } from '../../src/machines/standing.ts';
import { proveMoves, rowsOf } from '../support/moves.ts';

const facts = {
  empty: { waiting: 0, posted: 0 },
  counted: { waiting: 2, posted: 0 },
  left: { waiting: 1, posted: 1 },
  done: { waiting: 0, posted: 1 },
};
type Fact = keyof typeof facts;

const eventOf = (act: string): StockCountEvent => {
  const [name, refused] = act.split(' ');
  return name === 'post'
    ? { type: 'count.post', refused: Number(refused ?? 0) }
    : ({ type: `count.${name}` } as StockCountEvent);
};

/** The moves, one line per transition. */
const table = `
  Open      | empty   | record  | Open
  Open      | counted | post    | Posted
  Open      | left    | post 1  | Open
  Open      | left    | discard | Posted
  Open      | counted | discard | Discarded
  Posted    | done    | post    | Posted
  Discarded | counted | discard | Discarded`;

proveMoves(
  stockCountLifecycle,
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
  ['Open', 'empty', 'post', 'Count at least one item first.'],
  ['Open', 'empty', 'post 1', 'Count at least one item first.'],
  ['Posted', 'done', 'record', 'This count is already in your books. Start a new one.'],
  ['Posted', 'done', 'discard', 'This count is already in your books. Start a new one.'],
  ['Discarded', 'counted', 'record', 'This count was discarded. Start a new one.'],
  ['Discarded', 'counted', 'post', 'This count was discarded. Start a new one.'],
] as const)('a count that is %s, %s, says why it refuses %s', (status, fact, act, message) => {
  const refused = decide(stockCountLifecycle, { status, facts: facts[fact] }, eventOf(act));
  expect(refused).toMatchObject({ refused: true, kind: 'illegal-move', message });
});

test('a count that is posted is offered nothing, and one that has items is offered all', () => {
  const offers = (status: string, fact: Fact) =>
    ['record', 'post', 'discard'].filter((act) =>
      allows(stockCountLifecycle, { status, facts: facts[fact] }, eventOf(act)),
    );
  expect(offers('Open', 'counted')).toEqual(['record', 'post', 'discard']);
  expect(offers('Open', 'empty')).toEqual(['record', 'discard']);
  expect(offers('Posted', 'done')).toEqual([]);
  expect(offers('Discarded', 'counted')).toEqual([]);
});
