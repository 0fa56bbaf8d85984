import { expect, test } from 'vitest';
import { changePlanAct } from '../../server/acts/change-plan.ts';
import { refused } from '../support/act-world.ts';

test('a plan is chosen, and chosen again changes nothing; a trial is never chosen', () => {
  expect(changePlanAct('trial', 'growth')).toEqual({ moved: true, after: 'growth' });
  expect(changePlanAct('growth', 'growth')).toEqual({ moved: false, after: 'growth' });
  expect(refused(changePlanAct('free', 'trial')).kind).toBe('illegal-move');
});
