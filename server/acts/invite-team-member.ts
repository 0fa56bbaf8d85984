import { isRefusal, type Refusal } from '../../src/domain/refusal.ts';
import type { TeamRole, TeamSeat } from '../../src/domain/team.ts';
import { decide } from '../../src/machines/standing.ts';
import { teamMemberLifecycle } from '../../src/machines/team-member/team-member.lifecycle.ts';

/** Invites somebody again whose address has, or had, a place in the team. */
export const inviteTeamMemberAct = (member: TeamSeat, role: TeamRole): TeamSeat | Refusal => {
  const standing = { status: member.status, facts: { role: member.role } };
  const move = decide(teamMemberLifecycle, standing, { type: 'invite.send', role });
  return isRefusal(move) ? move : { status: move.status, role: move.facts.role };
};
