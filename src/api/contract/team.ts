import * as z from 'zod/mini';
import { roles } from '../../domain/team.ts';
import { teamWords } from '../../domain/words/team.ts';
import { trueUser } from './account.ts';
import { call } from './call.ts';
import { envelope, id, text, userId } from './wire-types.ts';

const role = z.enum(roles);
const team = { door: 'session', permission: 'team.page', business: 'businessId' } as const;
const own = { businessId: id, userid: userId };

const member = z.object({
  id,
  /** False once they are out of the team. */
  status: z.boolean(),
  InvitationStatusName: z.string(),
  business: z.string(),
  memberemail: z.string(),
  /** They work here, and nobody has proved their address. */
  emailunproved: z.boolean(),
  /** They sign in with a second factor; null for who does not work here. */
  secondfactor: z.nullable(z.boolean()),
  firstname: z.string(),
  lastname: z.string(),
  roles: role,
  userid: z.nullable(id),
  standing: z.object({ status: z.string(), facts: z.object({ role }) }),
  invited: z.nullable(z.string()),
  until: z.nullable(z.string()),
  joined: z.nullable(z.string()),
});

const moved = envelope(z.object({ inviteid: id, status: z.boolean(), InvitationStatusName: z.string() }));

/** What a mailed link carries; 256 bits in base64url. */
const link = { businessId: id, token: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)) };

/** Every call of the team. */
export const teamCalls = {
  listTeam: call({
    method: 'GET',
    path: '/api/onboarding/GetAllTeamMemberInvite',
    summary: 'Everybody who is, was or is asked to be in the team, with the seats that are taken.',
    ...team,
    effect: 'reads',
    query: z.object(own),
    answer: z.object({
      business: z.string(),
      AllTeamMemberInvite: z.array(member),
      seats: z.object({ active: z.number(), invited: z.number() }),
    }),
  }),
  inviteTeamMember: call({
    method: 'POST',
    path: '/api/onboarding/InviteTeamMember',
    summary: 'Mails an invitation into the team; its link opens for fourteen days.',
    ...team,
    effect: 'changes',
    body: z.object({ ...own, memberemail: text(300), roles: role }),
    answer: z.literal(teamWords.sent),
  }),
  resendTeamInvite: call({
    method: 'POST',
    path: '/api/onboarding/ResendTeamMemberInvite',
    summary: 'Mails an invitation again; the earlier link is dead.',
    ...team,
    effect: 'changes',
    body: z.object({ ...own, inviteid: id }),
    answer: moved,
  }),
  updateTeamMember: call({
    method: 'POST',
    path: '/api/onboarding/UpdateTeamMember',
    summary: 'Changes a role; the member’s next answer carries it. The business keeps an owner.',
    ...team,
    effect: 'changes',
    body: z.object({ ...own, inviteid: id, roles: role }),
    answer: moved,
  }),
  deleteTeamMember: call({
    method: 'POST',
    path: '/api/onboarding/DeleteTeamMember',
    summary: 'Deactivates a member, whose next call ends their session, or takes an invitation back.',
    ...team,
    effect: 'changes',
    body: z.object({ ...own, memberemail: z.optional(text(300)), inviteid: id }),
    answer: moved,
  }),
};

/** The calls about a member as a user. They name them by the user's id. */
export const teamUserCalls = {
  trueTeamUserInfo: call({
    method: 'GET',
    path: '/api/Account/true-user-info-by-team-member',
    summary: 'A member as true-user-info shows them, with the caller’s business and no other of theirs.',
    ...team,
    effect: 'reads',
    query: z.object({ ...own, teammemberid: id }),
    answer: envelope(trueUser),
  }),
  adminConfirmEmail: call({
    method: 'POST',
    path: '/api/Account/admin-confirm-email',
    summary: 'Takes a member’s address as proved, on the word of who runs the business.',
    ...team,
    effect: 'changes',
    body: z.object({ ...own, teammemberid: id }),
    answer: envelope(z.object({ already: z.boolean() })),
  }),
};

/** The calls of whoever holds an invitation's link. */
export const teamInviteCalls = {
  validateTeamInvite: call({
    method: 'POST',
    path: '/api/onboarding/ValidateTeamMemberInvite',
    summary: 'Says what a link invites to; why it opens nothing otherwise.',
    door: 'token',
    permission: null,
    effect: 'reads',
    body: z.object(link),
    answer: envelope(
      z.object({
        BusinessName: z.string(),
        memberemail: z.string(),
        roles: role,
        /** The address has an account, whose owner signs in to accept. */
        hasaccount: z.boolean(),
      }),
    ),
  }),
  addTeamMemberPassword: call({
    method: 'POST',
    path: '/api/onboarding/AddTeamMemberPassword',
    summary: 'Makes the user an invitation is for, lets them in and signs them in.',
    door: 'token',
    permission: null,
    effect: 'changes',
    body: z.object({
      ...link,
      firstname: text(200),
      lastname: text(200),
      password: z.string().check(z.maxLength(256)),
    }),
    answer: envelope(z.object({ Token: z.string(), userid: id })),
  }),
};

/** The call of a signed-in user who holds an invitation's link; they are in no business of it yet. */
export const teamAcceptCalls = {
  acceptTeamInvite: call({
    method: 'POST',
    path: '/api/onboarding/accept-team-invite',
    summary: 'Lets a signed-in user accept the invitation sent to their address.',
    door: 'session',
    permission: null,
    effect: 'changes',
    ours: true,
    body: z.object(link),
    answer: envelope(z.object({ BusinessName: z.string() })),
  }),
};
