import { expect, test } from 'vitest';
import type { TeamRole } from '../../src/domain/team/team.ts';
import { decide } from '../../src/machines/standing.ts';
import {
  type TeamMemberEvent,
  teamMemberLifecycle,
} from '../../src/machines/team-member/team-member.lifecycle.ts';
import { proveMoves, rowsOf } from '../support/moves.ts';

/** The lifecycle of a place in the team, by hand: where it stands, what happens, where that leads, with which role. */
const table = `
  InviteSent  | invite.resend          | InviteSent  | Staff
  InviteSent  | invite.expire          | Expired     | Staff
  InviteSent  | invite.accept          | Active      | Staff
  InviteSent  | role.change Manager    | InviteSent  | Manager
  InviteSent  | member.remove          | Revoked     | Staff
  Expired     | invite.send Manager    | InviteSent  | Manager
  Expired     | invite.resend          | InviteSent  | Staff
  Expired     | invite.expire          | Expired     | Staff
  Expired     | member.remove          | Revoked     | Staff
  Revoked     | invite.send Manager    | InviteSent  | Manager
  Revoked     | member.remove          | Revoked     | Staff
  Active      | role.change Manager    | Active      | Manager
  Active      | member.remove          | Deactivated | Staff
  Deactivated | invite.send Manager    | InviteSent  | Manager
  Deactivated | member.remove          | Deactivated | Staff`;

const facts = { role: 'Staff' as TeamRole };

const moves = rowsOf(table, ['from', 'act', 'to', 'role']).map(({ from, act, to, role }) => {
  const [type, given] = act.split(' ');
  const event = { type, role: given as TeamRole } as TeamMemberEvent;
  return { from, act, to, role, standing: { status: from, facts }, event, after: { role: role as TeamRole } };
});

proveMoves(teamMemberLifecycle, '$from, $act: $to as $role', moves);

test.each<[string, TeamMemberEvent, string]>([
  ['Expired', { type: 'invite.accept' }, 'This invitation has expired. Ask for a new one.'],
  ['Revoked', { type: 'invite.accept' }, 'This invitation was withdrawn. Ask the person who invited you.'],
  ['Active', { type: 'invite.accept' }, 'This invitation has been used. Sign in to continue.'],
  [
    'InviteSent',
    { type: 'invite.send', role: 'Staff' },
    'They’ve already been invited. Send the invitation again instead.',
  ],
  [
    'Active',
    { type: 'invite.send', role: 'Staff' },
    'They’re already on the team. Change their role instead.',
  ],
  ['Deactivated', { type: 'role.change', role: 'Staff' }, 'They’re not on the team. Invite them again.'],
])('%s refuses %j with the way out', (status, event, message) => {
  expect(decide(teamMemberLifecycle, { status, facts }, event)).toMatchObject({ refused: true, message });
});
