import * as z from 'zod/mini';
import { roles } from '../../domain/team.ts';
import { team } from '../../domain/words/team.ts';
import { envelope } from './answer-wire.ts';
import { inBusiness, toDoor } from './call.ts';
import { all, id, text, userId } from './wire-types.ts';

const at = '/api/onboarding/';
const camel = inBusiness('businessId', at);
const own = toDoor('session', at);
const mailed = toDoor('token', at);

const role = z.enum(roles);
const who = { userid: userId };

const member = z.object({
  id,
  /** False once they are out of the team. */
  status: z.boolean(),
  ...all(z.string(), 'InvitationStatusName business memberemail'),
  /** They work here, and nobody has proved their address. */
  emailunproved: z.boolean(),
  /** They sign in with a second factor; null for who does not work here. */
  secondfactor: z.nullable(z.boolean()),
  ...all(z.string(), 'firstname lastname'),
  roles: role,
  userid: z.nullable(id),
  standing: z.object({ status: z.string(), facts: z.object({ role }) }),
  ...all(z.nullable(z.string()), 'invited until joined'),
  /** They work here and have no seat, or were chosen to keep theirs. */
  ...all(z.boolean(), 'aboveseats keepsseat'),
});

/** An invitation that was refused because no seat was free. */
const refusedInvite = z.object({ memberemail: z.string(), roles: role, refused: z.string() });

const moved = envelope(z.object({ inviteid: id, status: z.boolean(), InvitationStatusName: z.string() }));

/** What a mailed link carries; 256 bits in base64url. */
const link = { businessId: id, token: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)) };

/** Every call of the team. */
export const teamCalls = {
  listTeam: camel.read(
    'GetAllTeamMemberInvite',
    'team.page',
    z.object({
      business: z.string(),
      AllTeamMemberInvite: z.array(member),
      /** Seats are null where there is no limit. */
      seats: z.object({ ...all(z.number(), 'active invited used'), seats: z.nullable(z.number()) }),
      refusedinvites: z.array(refusedInvite),
    }),
    who,
  ),
  inviteTeamMember: camel.change('InviteTeamMember', 'team.page', z.literal(team.teamWords.sent), {
    ...who,
    memberemail: text(300),
    roles: role,
  }),
  resendTeamInvite: camel.change('ResendTeamMemberInvite', 'team.page', z.literal(team.teamWords.sent), {
    ...who,
    inviteid: id,
  }),
  updateTeamMember: camel.change('UpdateTeamMember', 'team.page', moved, {
    ...who,
    inviteid: id,
    roles: role,
  }),
  deleteTeamMember: camel.change('DeleteTeamMember', 'team.page', moved, {
    ...who,
    memberemail: z.optional(text(300)),
    inviteid: id,
  }),
};

/** The calls of whoever holds an invitation's link. */
export const teamInviteCalls = {
  validateTeamInvite: mailed.ask(
    'ValidateTeamMemberInvite',
    {
      ...all(z.string(), 'BusinessName memberemail'),
      roles: role,
      /** The address has an account, whose owner signs in to accept. */
      hasaccount: z.boolean(),
    },
    link,
  ),
  addTeamMemberPassword: mailed.change(
    'AddTeamMemberPassword',
    { Token: z.string(), userid: id },
    { ...link, ...all(text(200), 'firstname lastname'), password: z.string().check(z.maxLength(256)) },
  ),
};

/** The call of a signed-in user who holds an invitation's link; they are in no business of it yet. */
export const teamAcceptCalls = {
  acceptTeamInvite: own.ours.change('accept-team-invite', { BusinessName: z.string() }, link),
};
