import { expect, test } from 'vitest';
import type { ChosenPlan } from '../../src/domain/access/plans.ts';
import { decide } from '../../src/machines/standing.ts';
import {
  type SubscriptionEvent,
  subscriptionLifecycle,
} from '../../src/machines/subscription/subscription.lifecycle.ts';
import { proveMoves, rowsOf } from '../support/moves.ts';

/** The lifecycle of a plan, by hand: from each plan to those that can be chosen there. A trial is only begun with. */
const table = `
  trial      | free starter growth enterprise
  free       | free starter growth enterprise
  starter    | free starter growth enterprise
  growth     | free starter growth enterprise
  enterprise | free starter growth enterprise`;

const moves = rowsOf(table, ['from', 'plans'])
  .flatMap(({ from, plans }) =>
    plans.split(' ').map((plan) => ({
      from,
      to: plan,
      event: { type: 'plan.choose', plan: plan as ChosenPlan } as SubscriptionEvent,
    })),
  )
  .concat([{ from: 'trial', to: 'free', event: { type: 'trial.end' } }])
  .map((move) => ({ ...move, standing: { status: move.from, facts: {} } }));

proveMoves(subscriptionLifecycle, '$from, $event: $to', moves);

test.each(['trial', 'free', 'starter', 'growth', 'enterprise'])('nobody chooses a trial on %s', (status) => {
  expect(
    decide(subscriptionLifecycle, { status, facts: {} }, { type: 'plan.choose', plan: 'trial' }),
  ).toMatchObject({ refused: true, message: 'A trial is only for new businesses. Choose another plan.' });
});
