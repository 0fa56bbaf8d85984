import { expect, test } from 'vitest';
import { type Colleague, chooseSeatsAct } from '../../server/acts/choose-seats.ts';
import { refused } from '../support/act-world.ts';

const place = (id: string, role: Colleague['role'], keepsSeat = false): Colleague => ({
  id,
  userId: `user of ${id}`,
  status: 'Active',
  role,
  keepsSeat,
});
const team = [place('ada', 'Owner'), place('ben', 'Staff', true), place('cy', 'Manager')];
const choose = (memberIds: string[], seats: number | null = 2, by = 'ada') =>
  chooseSeatsAct(team, { by: `user of ${by}`, memberIds }, seats);

test('an owner chooses, and those for whom it changed are told apart', () => {
  expect(choose(['ada', 'cy'])).toEqual([
    place('ada', 'Owner', true),
    place('ben', 'Staff', false),
    place('cy', 'Manager', true),
  ]);
  expect(choose(['ada', 'ben'])).toEqual([place('ada', 'Owner', true)]);
  expect(choose(['ada', 'ben', 'cy'], null)).toHaveLength(2);
});

test('nobody else chooses, and no choice takes more seats than there are or leaves out every owner', () => {
  expect(refused(choose(['ada'], 2, 'cy')).kind).toBe('not-allowed');
  expect(refused(choose(['ada', 'ben', 'cy'])).message).toContain('no more than');
  expect(refused(choose(['ben', 'cy'])).message).toContain('at least one owner');
  expect(refused(choose(['ada', 'dan'])).message).toContain('who work in the business');
});
