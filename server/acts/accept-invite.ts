import { isRefusal, type Refusal, refusal } from '../../src/domain/refusal.ts';
import { awaitsNewerLink, type TeamSeat } from '../../src/domain/team.ts';
import { team } from '../../src/domain/words/team.ts';
import { decide } from '../../src/machines/standing.ts';
import { teamMemberLifecycle } from '../../src/machines/team-member/team-member.lifecycle.ts';

/** Why the link of an invitation opens nothing any more, or null. */
export const acceptInviteAct = (invite: TeamSeat & { replaced: boolean }): Refusal | null => {
  if (awaitsNewerLink(invite)) return refusal('invalid', team.replacedLink);
  const standing = { status: invite.status, facts: { role: invite.role } };
  const move = decide(teamMemberLifecycle, standing, { type: 'invite.accept' });
  return isRefusal(move) ? move : null;
};
