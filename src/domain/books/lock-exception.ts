import { permits } from '../access/permissions.ts';
import { type Day, daysAfter } from '../day.ts';
import { formatDay } from '../values/format.ts';
import { type FieldProblem, type Refusal, refusalOf } from '../values/refusal.ts';
import { fewOf } from '../words/everywhere.ts';
import { lockExceptionFaults as words } from '../words/lock-exceptions.ts';

/** A member who may post on locked days until an hour. Source: finance-answers.md, Q140. */
export interface LockException {
  id: string;
  userId: string;
  /** Who may post, by name. */
  member: string;
  /** The first locked day they may post on. */
  from: Day;
  /** The last one: the lock date it was granted for. Days locked later are none of its days. */
  to: Day;
  until: Date;
  reason: string;
  grantedBy: string;
  grantedAt: Date;
  /** Who ended it before its hour; null where nobody did. */
  endedBy: string | null;
  endedAt: Date | null;
}

/** What somebody grants. */
export type GivenException = Pick<LockException, 'userId' | 'from' | 'to' | 'until' | 'reason'>;

/** Somebody who works in the business now. */
export interface ActiveMember {
  userId: string;
  name: string;
  role: string;
}

/** The longest an exception lasts. Source: finance-answers.md, Q140. */
const mostDays = 7;
const longestReason = 300;

/** True while a member may still post by it. */
export const isOpenAt = ({ until, endedAt }: Pick<LockException, 'until' | 'endedAt'>, now: Date): boolean =>
  endedAt === null && until > now;

/**
 * The lock date as somebody meets it: their own where an exception lets them post on locked days from one on.
 *
 * @param excepted the first day of their exception from days that reach to the lock date; null where they have none
 */
export const lockedFor = (lockedUntil: Day | null, excepted: Day | null): Day | null => {
  if (lockedUntil === null || excepted === null) return lockedUntil;
  const eve = daysAfter(excepted, -1);
  return eve < lockedUntil ? eve : lockedUntil;
};

interface GrantWorld {
  now: Date;
  grantedBy: string;
  lockedUntil: Day | null;
  locale: string;
  members: readonly ActiveMember[];
}

const mayGrant = ({ role }: ActiveMember): boolean => permits(role, 'settings.account');

const memberProblem = (userId: string, { members, grantedBy }: GrantWorld): string | null => {
  if (!members.some((one) => one.userId === userId)) return words.memberMissing;
  const others = members.filter((one) => one.userId !== grantedBy && mayGrant(one));
  return userId === grantedBy && others.length > 0
    ? words.notYourself(fewOf(others.map(({ name }) => name)))
    : null;
};

const fromProblem = (from: Day, { lockedUntil, locale }: GrantWorld): string | null => {
  if (lockedUntil === null) return words.notLocked;
  return from > lockedUntil ? words.dayNotLocked(formatDay(lockedUntil, locale)) : null;
};

const untilProblem = (until: Date, { now }: GrantWorld): string | null => {
  // What is no time isn't after now either.
  if (!(until > now)) return words.untilOver;
  return until.getTime() - now.getTime() > mostDays * 86_400_000 ? words.untilTooLate(mostDays) : null;
};

const reasonProblem = (reason: string): string | null => {
  if (reason === '') return words.reasonMissing;
  return reason.length > longestReason ? words.reasonTooLong(longestReason) : null;
};

/**
 * Why an exception can't be granted, with every fault at its field; null where it can. Nobody grants one to themselves while somebody else
 * could: two people know of it, or one who has nobody to ask.
 */
export const grantRefusal = (given: Omit<GivenException, 'to'>, world: GrantWorld): Refusal | null => {
  const found: readonly (readonly [field: string, message: string | null])[] = [
    ['member', memberProblem(given.userId, world)],
    ['from', fromProblem(given.from, world)],
    ['untilDay', untilProblem(given.until, world)],
    ['reason', reasonProblem(given.reason)],
  ];
  return refusalOf(
    found.flatMap(([field, message]): FieldProblem[] => (message === null ? [] : [{ field, message }])),
  );
};
