import { expect, test } from 'vitest';
import type { ChosenPlan } from '../../src/domain/access/plans.ts';
import { decide } from '../../src/machines/standing.ts';
import {
  type SubscriptionEvent,
  subscriptionChart,
  subscriptionLifecycle,
} from '../../src/machines/subscription/subscription.lifecycle.ts';
import { instrumented } from '../../tools/paths/src/instrumented.ts';
import { transitionsOf } from '../../tools/paths/src/transitions.ts';

/** The lifecycle of a plan, by hand: from each plan to those that can be chosen there. A trial is only begun with. */
const table = `
  trial      | free starter growth enterprise
  free       | free starter growth enterprise
  starter    | free starter growth enterprise
  growth     | free starter growth enterprise
  enterprise | free starter growth enterprise`;

const moves = table
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [from, plans] = line.split('|').map((cell) => cell.trim()) as [string, string];
    return plans.split(' ').map((plan) => ({
      from,
      to: plan,
      event: { type: 'plan.choose', plan: plan as ChosenPlan } as SubscriptionEvent,
    }));
  })
  .concat([{ from: 'trial', to: 'free', event: { type: 'trial.end' } }]);

test.each(moves)('$from, $event: $to', ({ from, event, to }) => {
  expect(decide(subscriptionLifecycle, { status: from, facts: {} }, event)).toMatchObject({ status: to });
});

test('each transition of the chart has its one line', () => {
  const chart = instrumented(subscriptionChart);
  const taken = moves.flatMap(({ from, event }) =>
    chart.send(chart.machine.resolveState({ value: from, context: {} }), event).microsteps.flat(),
  );
  expect([...taken].sort()).toEqual(
    transitionsOf(subscriptionChart)
      .map((transition) => transition.id)
      .sort(),
  );
});

test.each(['trial', 'free', 'starter', 'growth', 'enterprise'])('nobody chooses a trial on %s', (status) => {
  expect(
    decide(subscriptionLifecycle, { status, facts: {} }, { type: 'plan.choose', plan: 'trial' }),
  ).toMatchObject({ refused: true, message: 'A trial is only begun with. Choose another plan.' });
});
