import type { Day } from '../day.ts';
import type { Accounts } from './accounts.ts';
import type { DayRules } from './far-day.ts';

/** What an act may know of the world around its document; the clock and the ids are passed in. */
export interface World extends DayRules {
  today: Day;
  /** The last day that is locked for who acts; nothing may be posted on or before it. Null while nothing is. */
  lockedUntil: Day | null;
  newId: () => string;
  userId: string;
  homeCurrency: string;
  homeDigits: number;
  /** How the business writes numbers and days: what a plan says is read by people. */
  locale: string;
  /** Which account takes each role in this business. */
  accounts: Accounts;
}

/** The world as an act on a past day sees it: what it posts is dated then. Costs and open amounts are those of now. */
export const worldOn = (world: World, onDay: Day | null | undefined): World =>
  onDay ? { ...world, today: onDay } : world;
