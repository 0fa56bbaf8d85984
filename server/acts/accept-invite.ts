import { joinSeatRefusal, type SeatUse } from '../../src/domain/team/seats.ts';
import { awaitsNewerLink, type TeamSeat } from '../../src/domain/team/team.ts';
import { isRefusal, type Refusal, refusal } from '../../src/domain/values/refusal.ts';
import { team } from '../../src/domain/words/team.ts';
import { decide } from '../../src/machines/standing.ts';
import { teamMemberLifecycle } from '../../src/machines/team-member/team-member.lifecycle.ts';

/**
 * Why the link of an invitation opens nothing any more, or why nobody can join by it now; null where nothing is in the way.
 *
 * @param use the seats of the business; left out where the invitation is only looked at
 */
export const acceptInviteAct = (invite: TeamSeat & { replaced: boolean }, use?: SeatUse): Refusal | null => {
  if (awaitsNewerLink(invite)) return refusal('invalid', team.replacedLink);
  const standing = { status: invite.status, facts: { role: invite.role } };
  const move = decide(teamMemberLifecycle, standing, { type: 'invite.accept' });
  if (isRefusal(move)) return move;
  return (use && joinSeatRefusal(use)) ?? null;
};
