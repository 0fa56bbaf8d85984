import { inviteSeatRefusal, type SeatUse } from '../../src/domain/team/seats.ts';
import { awaitsAnswer, lastOwnerRefusal, type TeamSeat } from '../../src/domain/team/team.ts';
import { isRefusal, type Refusal } from '../../src/domain/values/refusal.ts';
import { decide } from '../../src/machines/standing.ts';
import {
  type TeamMemberEvent,
  teamMemberLifecycle,
} from '../../src/machines/team-member/team-member.lifecycle.ts';

/** What an owner does with a place in the team. */
export type MemberRequest = Extract<TeamMemberEvent, { type: 'role.change' | 'member.remove' }>;

/** A place in the team after an act, and whether anything changed. */
export interface MovedMember {
  moved: boolean;
  after: TeamSeat;
}

/**
 * Changes a member's role, deactivates them, or takes their invitation back. The business keeps an owner.
 *
 * @param otherOwners how many owners there are beside them
 */
export const moveMemberAct = (
  member: TeamSeat,
  event: MemberRequest,
  otherOwners: number,
): MovedMember | Refusal => {
  const standing = { status: member.status, facts: { role: member.role } };
  const move = decide(teamMemberLifecycle, standing, event);
  if (isRefusal(move)) return move;
  const after = { status: move.status, role: move.facts.role };
  const refused = move.moved ? lastOwnerRefusal(member, after, otherOwners) : undefined;
  return refused ?? { moved: move.moved, after };
};

/** Sends an invitation again, for which a seat is kept from then on; answers the status it has. */
export const resendInviteAct = (member: TeamSeat, use: SeatUse): { status: string } | Refusal => {
  const standing = { status: member.status, facts: { role: member.role } };
  const move = decide(teamMemberLifecycle, standing, { type: 'invite.resend' });
  if (isRefusal(move)) return move;
  return inviteSeatRefusal(use, awaitsAnswer(member.status)) ?? move;
};
