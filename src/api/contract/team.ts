import * as z from 'zod/mini';
import { roles } from '../../domain/team.ts';
import { teamWords } from '../../domain/words/team.ts';
import { trueUser } from './account.ts';
import { inBusiness, toDoor } from './call.ts';
import { all, envelope, id, text, userId } from './wire-types.ts';

const camel = inBusiness('businessId');
const own = toDoor('session');
const mailed = toDoor('token');

const role = z.enum(roles);
const who = { userid: userId };

const member = z.object({
  id,
  /** False once they are out of the team. */
  status: z.boolean(),
  ...all(z.string(), 'InvitationStatusName', 'business', 'memberemail'),
  /** They work here, and nobody has proved their address. */
  emailunproved: z.boolean(),
  /** They sign in with a second factor; null for who does not work here. */
  secondfactor: z.nullable(z.boolean()),
  ...all(z.string(), 'firstname', 'lastname'),
  roles: role,
  userid: z.nullable(id),
  standing: z.object({ status: z.string(), facts: z.object({ role }) }),
  ...all(z.nullable(z.string()), 'invited', 'until', 'joined'),
});

const moved = envelope(z.object({ inviteid: id, status: z.boolean(), InvitationStatusName: z.string() }));

/** What a mailed link carries; 256 bits in base64url. */
const link = { businessId: id, token: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)) };

/** Every call of the team. */
export const teamCalls = {
  listTeam: camel.read('/api/onboarding/GetAllTeamMemberInvite', 'team.page', {
    takes: who,
    answer: z.object({
      business: z.string(),
      AllTeamMemberInvite: z.array(member),
      seats: z.object({ active: z.number(), invited: z.number() }),
    }),
  }),
  inviteTeamMember: camel.change('/api/onboarding/InviteTeamMember', 'team.page', {
    takes: { ...who, memberemail: text(300), roles: role },
    answer: z.literal(teamWords.sent),
  }),
  resendTeamInvite: camel.change('/api/onboarding/ResendTeamMemberInvite', 'team.page', {
    takes: { ...who, inviteid: id },
    answer: moved,
  }),
  updateTeamMember: camel.change('/api/onboarding/UpdateTeamMember', 'team.page', {
    takes: { ...who, inviteid: id, roles: role },
    answer: moved,
  }),
  deleteTeamMember: camel.change('/api/onboarding/DeleteTeamMember', 'team.page', {
    takes: { ...who, memberemail: z.optional(text(300)), inviteid: id },
    answer: moved,
  }),
};

/** The calls about a member as a user. They name them by the user's id. */
export const teamUserCalls = {
  trueTeamUserInfo: camel.read('/api/Account/true-user-info-by-team-member', 'team.page', {
    takes: { ...who, teammemberid: id },
    answer: envelope(trueUser),
  }),
  adminConfirmEmail: camel.change('/api/Account/admin-confirm-email', 'team.page', {
    takes: { ...who, teammemberid: id },
    answer: envelope(z.object({ already: z.boolean() })),
  }),
};

/** The calls of whoever holds an invitation's link. */
export const teamInviteCalls = {
  validateTeamInvite: mailed.ask('/api/onboarding/ValidateTeamMemberInvite', {
    takes: link,
    answer: envelope(
      z.object({
        ...all(z.string(), 'BusinessName', 'memberemail'),
        roles: role,
        /** The address has an account, whose owner signs in to accept. */
        hasaccount: z.boolean(),
      }),
    ),
  }),
  addTeamMemberPassword: mailed.change('/api/onboarding/AddTeamMemberPassword', {
    takes: {
      ...link,
      ...all(text(200), 'firstname', 'lastname'),
      password: z.string().check(z.maxLength(256)),
    },
    answer: envelope(z.object({ Token: z.string(), userid: id })),
  }),
};

/** The call of a signed-in user who holds an invitation's link; they are in no business of it yet. */
export const teamAcceptCalls = {
  acceptTeamInvite: own.ours.change('/api/onboarding/accept-team-invite', {
    takes: link,
    answer: envelope(z.object({ BusinessName: z.string() })),
  }),
};
