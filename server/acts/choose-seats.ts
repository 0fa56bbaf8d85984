import { seats as words } from '../../src/domain/team/seats.words.ts';
import { ownsIt, type TeamSeat } from '../../src/domain/team/team.ts';
import { type Refusal, refusal } from '../../src/domain/values/refusal.ts';

/** Somebody who works in the business. */
export interface Colleague extends TeamSeat {
  id: string;
  userId: string | null;
  /** An owner chose them to keep working. */
  keepsSeat: boolean;
}

/** Who chooses, by user, and whom, by their places in the team. */
interface Choice {
  by: string;
  memberIds: readonly string[];
}

/**
 * Chooses who keeps working where there are more members than seats. An owner is among them; seats that are left over go on as
 * before: owners first, then by joining date.
 *
 * @param team everybody who works in the business
 * @param seats how many there are; null for any number
 * @returns those for whom it changed
 */
export const chooseSeatsAct = (
  team: readonly Colleague[],
  { by, memberIds }: Choice,
  seats: number | null,
): Colleague[] | Refusal => {
  if (!team.some((one) => one.userId === by && ownsIt(one)))
    return refusal('not-allowed', words.ownersChoose);
  const kept = new Set(memberIds);
  const chosen = team.filter(({ id }) => kept.has(id));
  if (chosen.length < kept.size) return refusal('invalid', words.chooseMembers);
  if (!chosen.some(ownsIt)) return refusal('invalid', words.chooseAnOwner);
  if (seats !== null && chosen.length > seats) return refusal('invalid', words.chooseFewer(seats));
  return team
    .map((one) => ({ ...one, keepsSeat: kept.has(one.id) }))
    .filter(({ keepsSeat }, n) => keepsSeat !== team[n]!.keepsSeat);
};
