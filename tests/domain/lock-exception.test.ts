import { describe, expect, test } from 'vitest';
import { isByPerson } from '../../src/domain/audit/source.ts';
import {
  type GivenException,
  grantRefusal,
  isOpenAt,
  lockedFor,
} from '../../src/domain/books/lock-exception.ts';
import { instantIn } from '../../src/domain/values/instant.ts';

const now = new Date('2026-07-10T12:00:00Z');
const hoursOn = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const ada = { userId: 'ada', name: 'Ada Stone', role: 'Owner' };
const tom = { userId: 'tom', name: 'Tom Reed', role: 'Staff' };
const world = { now, grantedBy: 'ada', lockedUntil: '2026-06-30', locale: 'en-GB', members: [ada, tom] };
const given: Omit<GivenException, 'to'> = {
  userId: 'tom',
  from: '2026-06-01',
  until: hoursOn(4),
  reason: 'A late bill',
};
const faults = (of: Partial<GivenException>, more: Partial<typeof world> = {}) =>
  grantRefusal({ ...given, ...of }, { ...world, ...more })?.fields?.map(
    ({ field, message }) => `${field}: ${message}`,
  ) ?? [];

describe('an exception to the lock date', () => {
  test('is granted for a member, on locked days, until a time within seven days, with a reason', () => {
    expect(faults({})).toEqual([]);
    expect(faults({ until: hoursOn(7 * 24) })).toEqual([]);
    expect(faults({ from: '2026-06-30' })).toEqual([]);
  });

  test('is refused with each fault at its field', () => {
    expect(faults({ userId: 'eve', from: '2026-07-01', until: now, reason: '' })).toEqual([
      'member: Choose somebody who works in this business.',
      'from: Choose a locked day: 30 Jun 2026 or earlier.',
      'untilDay: Choose a time that’s still to come.',
      'reason: Enter the reason.',
    ]);
    expect(faults({ until: new Date(hoursOn(7 * 24).getTime() + 1) })).toEqual([
      'untilDay: An exception lasts 7 days at most. Choose an earlier time.',
    ]);
    expect(faults({ until: new Date(Number.NaN) })).toEqual([
      'untilDay: Choose a time that’s still to come.',
    ]);
    expect(faults({ reason: 'x'.repeat(301) })).toEqual(['reason: The reason has at most 300 characters.']);
    expect(
      grantRefusal(given, { ...world, lockedUntil: null })?.fields?.map(({ message }) => message),
    ).toEqual(['Your books aren’t locked, so nobody needs an exception.']);
  });

  test('nobody grants one to themselves while somebody else could', () => {
    expect(faults({ userId: 'ada' })).toEqual([]);
    const admin = { userId: 'kim', name: 'Kim Lee', role: 'Admin' };
    expect(faults({ userId: 'ada' }, { members: [ada, tom, admin] })).toEqual([
      'member: You can’t grant yourself an exception while somebody else can. Ask Kim Lee.',
    ]);
  });

  test('is open until its hour or until it is ended', () => {
    expect(isOpenAt({ until: hoursOn(1), endedAt: null }, now)).toBe(true);
    expect(isOpenAt({ until: now, endedAt: null }, now)).toBe(false);
    expect(isOpenAt({ until: hoursOn(1), endedAt: now }, now)).toBe(false);
  });

  test('moves the lock date of who has it to the eve of its first day, and never forwards', () => {
    expect(lockedFor('2026-06-30', '2026-06-01')).toBe('2026-05-31');
    expect(lockedFor('2026-06-30', '2026-07-02')).toBe('2026-06-30');
    expect(lockedFor('2026-06-30', null)).toBe('2026-06-30');
    expect(lockedFor(null, '2026-06-01')).toBe(null);
  });

  test('is for what a person does, and for no job, store or provider', () => {
    const user = { role: 'Owner' };
    expect(isByPerson({ user, source: 'screen' })).toBe(true);
    expect(isByPerson({ user, source: 'api' })).toBe(true);
    expect(isByPerson({ user, importRun: 'run' })).toBe(true);
    expect(isByPerson({ user })).toBe(false);
    expect(isByPerson({ user: { role: 'Store' }, source: 'screen' })).toBe(false);
  });
});

test('an hour of a day is an instant of the zone, whatever the clock does there', () => {
  expect(instantIn('Europe/Brussels', '2026-07-10', 18).toISOString()).toBe('2026-07-10T16:00:00.000Z');
  expect(instantIn('Europe/Brussels', '2026-01-10', 18).toISOString()).toBe('2026-01-10T17:00:00.000Z');
  expect(instantIn('America/New_York', '2026-03-08', 3).toISOString()).toBe('2026-03-08T07:00:00.000Z');
});
