import { expect, test } from 'vitest';
import { allows, decide } from '../../src/machines/standing.ts';
import {
  type StoreOrderEvent,
  storeOrderLifecycle,
} from '../../src/machines/store-order/store-order.lifecycle.ts';
import { type StoreRunEvent, storeRunLifecycle } from '../../src/machines/store-run/store-run.lifecycle.ts';
import { proveMoves, rowsOf } from '../support/moves.ts';

const facts = {
  new: { waiting: true, made: false },
  told: { waiting: true, made: true },
  over: { waiting: false, made: true },
  none: { waiting: false, made: false },
} as const;
type Fact = keyof typeof facts;

const table = `
  Received | new  | hear  | Received
  Received | new  | retry | Received
  Received | new  | apply | Applied
  Received | new  | hold  | Held
  Received | new  | skip  | Skipped
  Received | new  | fail  | Failed
  Held     | none | hear  | Received
  Held     | none | retry | Received
  Applied  | over | hear  | Applied
  Applied  | told | apply | Applied
  Applied  | told | hold  | Held
  Applied  | told | fail  | Failed
  Skipped  | none | hear  | Received
  Skipped  | none | retry | Received
  Failed   | none | hear  | Received
  Failed   | none | retry | Received`;

proveMoves(
  storeOrderLifecycle,
  'order: $from, $fact, $act: $to',
  rowsOf(table, ['from', 'fact', 'act', 'to']).map(({ from, fact, act, to }) => ({
    from,
    fact,
    act,
    to,
    standing: { status: from, facts: facts[fact as Fact] },
    event: { type: `order.${act}` } as StoreOrderEvent,
  })),
);

const runs = `
  Queued  | start  | Running
  Queued  | stop   | Stopped
  Running | start  | Running
  Running | wait   | Waiting
  Running | finish | Done
  Running | fail   | Failed
  Running | stop   | Stopped
  Waiting | start  | Running
  Waiting | stop   | Stopped
  Failed  | resume | Queued
  Stopped | resume | Queued
  Stopped | stop   | Stopped`;

proveMoves(
  storeRunLifecycle,
  'run: $from, $act: $to',
  rowsOf(runs, ['from', 'act', 'to']).map(({ from, act, to }) => ({
    from,
    act,
    to,
    standing: { status: from, facts: {} },
    event: { type: `run.${act}` } as StoreRunEvent,
  })),
);

test('an order can be tried again where it’s held, left out or failed, and not where it’s applied or waits', () => {
  const offered = (['Received', 'Held', 'Applied', 'Skipped', 'Failed'] as const).filter((status) =>
    allows(storeOrderLifecycle, { status, facts: facts.over }, { type: 'order.retry' }),
  );
  expect(offered).toEqual(['Held', 'Skipped', 'Failed']);
});

test.each([
  ['Applied', 'over', 'apply', 'Everything about this order is in your books already.'],
  ['Received', 'told', 'skip', 'This order is in your books, so it can’t be left out.'],
  ['Held', 'none', 'apply', 'This order has already been checked. Try it again first.'],
] as const)('an order that is %s, %s, says why it refuses %s', (status, fact, act, message) => {
  const event = { type: `order.${act}` } as StoreOrderEvent;
  expect(decide(storeOrderLifecycle, { status, facts: facts[fact] }, event)).toMatchObject({
    refused: true,
    message,
  });
});

test.each([
  ['Queued', 'finish', 'This import hasn’t started yet.'],
  ['Running', 'resume', 'Your orders are being imported. Stop the import first.'],
  ['Waiting', 'resume', 'Your store asked us to wait. The import continues by itself.'],
  ['Done', 'resume', 'This import has finished.'],
  ['Failed', 'start', 'This import failed. Resume it to continue where it stopped.'],
  ['Stopped', 'start', 'This import is stopped. Resume it first.'],
] as const)('a run that is %s says why it refuses %s', (status, act, message) => {
  const event = { type: `run.${act}` } as StoreRunEvent;
  expect(decide(storeRunLifecycle, { status, facts: {} }, event)).toMatchObject({ refused: true, message });
});
