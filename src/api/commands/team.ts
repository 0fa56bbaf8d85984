import type { TeamInvite, TeamRole } from '../../domain/team.ts';
import { team } from '../../domain/words/team.ts';
import { seatCalls } from '../calls/seats.ts';
import { teamUserCalls } from '../calls/team-user.ts';
import { ask } from '../client/ask.ts';
import { send } from '../client/client.ts';
import { teamAcceptCalls, teamCalls, teamInviteCalls } from '../contract/team.ts';
import { ourNames } from '../wire/rename.ts';
import { inviteWire, memberWire } from '../wire/team.ts';
import type { Asked, Told } from './command.ts';

const ours = ourNames(memberWire);

/** Mails an invitation into the team. */
export const inviteMember = async (
  { businessId, intentKey }: Asked,
  { email, role }: { email: string; role: TeamRole },
): Promise<Told> => {
  const body = { businessId, memberemail: email, roles: role };
  // As the spec fixes the words, small letter and all.
  return { message: `${await send(teamCalls.inviteTeamMember, { body, intentKey, ours })}.` };
};

/** Mails an invitation again; the earlier link is dead. */
export const resendInvite = async ({ businessId, intentKey }: Asked, inviteid: string): Promise<Told> => {
  await send(teamCalls.resendTeamInvite, { body: { businessId, inviteid }, intentKey });
  return { message: team.teamWords.resent };
};

/** Changes a role; the member's next answer carries it. */
export const changeRole = (
  { businessId, intentKey }: Asked,
  { id, role }: { id: string; role: TeamRole },
): Promise<Told> =>
  send(teamCalls.updateTeamMember, { body: { businessId, inviteid: id, roles: role }, intentKey });

/** Deactivates a member, or takes an invitation back. */
export const removeMember = ({ businessId, intentKey }: Asked, inviteid: string): Promise<Told> =>
  send(teamCalls.deleteTeamMember, { body: { businessId, inviteid }, intentKey });

/** Takes a member's address as proved, on the word of who runs the business. */
export const vouchForEmail = ({ businessId, intentKey }: Asked, userId: string): Promise<Told> =>
  ask(teamUserCalls.adminConfirmEmail, { businessId, userId }, { intentKey });

/** Chooses who keeps working where there are more members than seats. */
export const chooseSeats = ({ businessId, intentKey }: Asked, memberIds: string[]): Promise<Told> =>
  ask(seatCalls.chooseSeats, { businessId, memberIds }, { intentKey });

/** Takes an invitation off the list of those that no seat was free for. */
export const dropRefusedInvite = ({ businessId, intentKey }: Asked, email: string): Promise<Told> =>
  ask(seatCalls.dropRefusedInvite, { businessId, email }, { intentKey });

/** What a mailed link carries. */
export interface InviteLink {
  businessId: string;
  token: string;
}

/** Says what a link invites to. */
export const openInvite = async (link: InviteLink): Promise<Told & { invite: TeamInvite }> => {
  const { message, data } = await send(teamInviteCalls.validateTeamInvite, { body: link });
  return { message, invite: inviteWire.fromWire(data) };
};

/** Makes the user an invitation is for, lets them in and signs them in. */
export const joinTeam = async (
  link: InviteLink,
  typed: { firstName: string; lastName: string; password: string },
): Promise<Told & { session: { token: string; userId: string } }> => {
  const { firstName: firstname, lastName: lastname, password } = typed;
  const { message, data } = await send(teamInviteCalls.addTeamMemberPassword, {
    body: { ...link, firstname, lastname, password },
    ours,
  });
  return { message, session: { token: data.Token, userId: data.userid } };
};

/** Lets a signed-in user accept the invitation sent to their address. */
export const acceptInvite = (link: InviteLink): Promise<Told> =>
  send(teamAcceptCalls.acceptTeamInvite, { body: link });
