import { inviteSeatRefusal, type SeatUse } from '../../src/domain/team/seats.ts';
import type { TeamRole, TeamSeat } from '../../src/domain/team/team.ts';
import { isRefusal, type Refusal } from '../../src/domain/values/refusal.ts';
import { decide } from '../../src/machines/standing.ts';
import { teamMemberLifecycle } from '../../src/machines/team-member/team-member.lifecycle.ts';

const invitedAgain = (member: TeamSeat, role: TeamRole): TeamSeat | Refusal => {
  const standing = { status: member.status, facts: { role: member.role } };
  const move = decide(teamMemberLifecycle, standing, { type: 'invite.send', role });
  return isRefusal(move) ? move : { status: move.status, role: move.facts.role };
};

/**
 * Invites somebody, for whom a seat is kept from then on.
 *
 * @param member the place their address has, or had, in the team; null for somebody new
 */
export const inviteTeamMemberAct = (
  member: TeamSeat | null,
  role: TeamRole,
  use: SeatUse,
): { again: TeamSeat | null } | Refusal => {
  const again = member && invitedAgain(member, role);
  if (isRefusal(again)) return again;
  return inviteSeatRefusal(use, false) ?? { again };
};
