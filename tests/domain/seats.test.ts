import { expect, test } from 'vitest';
import { chosenPlans, planWithSeats, seatsOfPlan } from '../../src/domain/access/plans.ts';
import { aboveSeats, fewerSeatsRefusal, seatsAt } from '../../src/domain/team/seats.ts';

const now = new Date('2026-03-16T12:00:00Z');

test('plans come with 1, 2, 5 and any number of seats, a trial with 5', () => {
  expect(chosenPlans.map(seatsOfPlan)).toEqual([1, 2, 5, null]);
  expect(seatsOfPlan('trial')).toBe(5);
  expect([0, 1, 2, 5].map(planWithSeats)).toEqual(['free', 'starter', 'growth', 'enterprise']);
});

test('what the business has counts before what its plan comes with, and a trial that ended is free', () => {
  expect(seatsAt({ plan: 'starter', trialEndsAt: null, seats: 4 }, now)).toBe(4);
  expect(seatsAt({ plan: 'enterprise', trialEndsAt: null, seats: 5 }, now)).toBe(5);
  expect(seatsAt({ plan: 'enterprise', trialEndsAt: null, seats: null }, now)).toBeNull();
  expect(seatsAt({ plan: 'trial', trialEndsAt: now, seats: null }, new Date('2026-03-16T11:59:59Z'))).toBe(5);
  expect(seatsAt({ plan: 'trial', trialEndsAt: now, seats: null }, now)).toBe(1);
});

test('whoever has as many before them as there are seats is above them', () => {
  expect([0, 1, 2, 3].map((before) => aboveSeats(2, before))).toEqual([null, null, 2, 2]);
  expect(aboveSeats(null, 99)).toBeNull();
});

test('fewer seats than are used are refused, naming who holds them', () => {
  expect(fewerSeatsRefusal(2, ['Ada', 'Ben'])).toBeUndefined();
  expect(fewerSeatsRefusal(null, ['Ada', 'Ben'])).toBeUndefined();
  expect(fewerSeatsRefusal(1, ['Ada Owner', 'ben@example.com'])?.message).toBe(
    '2 seats are used, by Ada Owner, ben@example.com. Deactivate someone or withdraw an invitation first, or keep more than 1.',
  );
});
