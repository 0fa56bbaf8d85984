import { assign, setup } from 'xstate';
import { type TeamFacts, type TeamRole, withRole } from '../../domain/team/team.ts';
import { team } from '../../domain/words/team.ts';
import { type Lifecycle, repeat } from '../standing.ts';

export type TeamMemberEvent =
  /** Somebody who is out of the team is asked in again. */
  | { type: 'invite.send'; role: TeamRole }
  | { type: 'invite.resend' }
  /** Its fourteen days are over. */
  | { type: 'invite.expire' }
  | { type: 'invite.accept' }
  | { type: 'role.change'; role: TeamRole }
  | { type: 'member.remove' };

const machine = setup({
  types: { context: {} as TeamFacts, events: {} as TeamMemberEvent, input: {} as TeamFacts },
  actions: { give: assign(({ context }, role: TeamRole) => withRole(context, role)) },
});

const given = {
  type: 'give',
  params: ({ event }: { event: { role: TeamRole } }) => event.role,
} as const;

const invitedAnew = { target: 'InviteSent', actions: given } as const;

/**
 * The lifecycle of a place in the team, from the invitation to the end of it. Nobody is ever removed for good.
 * Source: workflows.md, "Session"; finance-and-settings, section 4, "Team members".
 */
export const teamMemberChart = machine.createMachine({
  id: 'team-member',
  context: ({ input }) => input,
  initial: 'InviteSent',
  states: {
    InviteSent: {
      description: 'Invited by mail. The newest link opens for fourteen days.',
      on: {
        'invite.resend': { target: 'InviteSent', meta: { requirements: ['W-055'] } },
        'invite.expire': { target: 'Expired' },
        'invite.accept': { target: 'Active' },
        'role.change': { target: 'InviteSent', actions: given },
        'member.remove': { target: 'Revoked' },
      },
    },
    Expired: {
      description: 'The invitation was not accepted in time. It can be sent again.',
      meta: { refuses: { 'invite.accept': ['W-055'] } },
      on: {
        'invite.send': invitedAnew,
        'invite.resend': { target: 'InviteSent' },
        'invite.expire': { target: 'Expired', meta: repeat },
        'member.remove': { target: 'Revoked' },
      },
    },
    Revoked: {
      description: 'The invitation was withdrawn before it was accepted.',
      meta: { refuses: { 'invite.accept': ['W-055'] } },
      on: {
        'invite.send': invitedAnew,
        'member.remove': { target: 'Revoked', meta: repeat },
      },
    },
    Active: {
      description: 'A member who works in the business in their role.',
      meta: { refuses: { 'invite.accept': ['W-055'] } },
      on: {
        'role.change': { target: 'Active', actions: given },
        'member.remove': { target: 'Deactivated', meta: { requirements: ['W-054'] } },
      },
    },
    Deactivated: {
      description: 'No longer let in. What they did stays under their name, and they can be invited again.',
      on: {
        'invite.send': invitedAnew,
        'member.remove': { target: 'Deactivated', meta: repeat },
      },
    },
  },
});

export const teamMemberLifecycle: Lifecycle<typeof teamMemberChart, TeamFacts> = {
  name: 'team-member',
  chart: teamMemberChart,
  whyNot: team.whyNotTeamMember,
};
