import { type Plan, planAt, seatsOfPlan } from '../access/plans.ts';
import { type Refusal, refusal } from '../values/refusal.ts';
import { seats as words } from './seats.words.ts';

/** Seats of a business, and who has one. Source: finance-answers, Q95. */
export interface SeatUse {
  /** Null where there is no limit. */
  seats: number | null;
  /** Who works here. */
  active: number;
  /** Invitations that can still be accepted, without those to somebody who works here. */
  invited: number;
  /** Both: a seat is kept for whoever is invited. */
  used: number;
}

/** What the row of a business says of its plan: seats are null where it has as many as the plan comes with. */
interface PlanRow {
  plan: Plan;
  trialEndsAt: Date | null;
  seats: number | null;
}

/** How many people may work in a business at a moment; null for any number. */
export const seatsAt = ({ plan, trialEndsAt, seats }: PlanRow, now: Date): number | null =>
  seats ?? seatsOfPlan(planAt(plan, trialEndsAt, now));

/**
 * The seats of a business in which somebody is above them, or null where they have one.
 *
 * @param before how many who work here have a seat before them
 */
export const aboveSeats = (seats: number | null, before: number): number | null =>
  seats !== null && before >= seats ? seats : null;

const isFull = (seats: number | null, taken: number): seats is number => seats !== null && taken >= seats;

const noneFree = (message: string, limit: number, used: number): Refusal =>
  refusal('plan-limit', message, { details: { cap: 'seats', limit, used } });

/**
 * Refused when there is no seat for one more who is invited.
 *
 * @param keepsOne whether a seat is kept for them already, by an invitation that is open
 */
export const inviteSeatRefusal = ({ seats, used }: SeatUse, keepsOne: boolean): Refusal | undefined =>
  isFull(seats, keepsOne ? used - 1 : used) ? noneFree(words.noneToInvite(seats), seats, used) : undefined;

/** Refused when there is no seat for one more to work here, whoever else is invited. */
export const joinSeatRefusal = ({ seats, active }: SeatUse): Refusal | undefined =>
  isFull(seats, active) ? noneFree(words.noneToJoin, seats, active) : undefined;

/** Whether a refusal is for want of a seat. */
export const lacksSeat = ({ details }: Refusal): boolean => details?.cap === 'seats';

/** What somebody above the seats reads who would change something. */
export const aboveSeatsRefusal = (seats: number): Refusal =>
  refusal('plan-limit', words.onPlanFor(seats), { details: { seats } });

/**
 * Refused when a business would have fewer seats than it uses, on the plan it has.
 *
 * @param holders who has a seat, by name or by the address of their invitation
 */
export const fewerSeatsRefusal = (seats: number | null, holders: readonly string[]): Refusal | undefined =>
  seats !== null && holders.length > seats
    ? refusal('not-allowed', words.tooFew({ seats, holders }))
    : undefined;
