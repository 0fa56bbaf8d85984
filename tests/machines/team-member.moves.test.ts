import { expect, test } from 'vitest';
import type { TeamRole } from '../../src/domain/team.ts';
import { decide } from '../../src/machines/standing.ts';
import {
  type TeamMemberEvent,
  teamMemberChart,
  teamMemberLifecycle,
} from '../../src/machines/team-member/team-member.lifecycle.ts';
import { instrumented } from '../../tools/paths/src/instrumented.ts';
import { transitionsOf } from '../../tools/paths/src/transitions.ts';

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

const facts = { role: 'Staff' as const };

const moves = table
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()) as [string, string, string, string])
  .map(([from, act, to, role]) => {
    const [type, given] = act.split(' ');
    return { from, act, to, role, event: { type, role: given as TeamRole } as TeamMemberEvent };
  });

test.each(moves)('$from, $act: $to as $role', ({ from, event, to, role }) => {
  expect(decide(teamMemberLifecycle, { status: from, facts }, event)).toMatchObject({
    status: to,
    facts: { role },
  });
});

test('each transition of the chart has its one line', () => {
  const chart = instrumented(teamMemberChart);
  const taken = moves.flatMap(({ from, event }) =>
    chart.send(chart.machine.resolveState({ value: from, context: facts }), event).microsteps.flat(),
  );
  expect([...taken].sort()).toEqual(
    transitionsOf(teamMemberChart)
      .map((transition) => transition.id)
      .sort(),
  );
});

test.each<[string, TeamMemberEvent, string]>([
  ['Expired', { type: 'invite.accept' }, 'This invitation has expired. Ask for a new one.'],
  ['Revoked', { type: 'invite.accept' }, 'This invitation was withdrawn. Ask the person who invited you.'],
  ['Active', { type: 'invite.accept' }, 'This invitation has been used. Sign in to go on.'],
  [
    'InviteSent',
    { type: 'invite.send', role: 'Staff' },
    'They are invited already. Send the invitation again instead.',
  ],
  [
    'Active',
    { type: 'invite.send', role: 'Staff' },
    'They are in the team already. Change their role instead.',
  ],
  ['Deactivated', { type: 'role.change', role: 'Staff' }, 'They are not in the team. Invite them again.'],
])('%s refuses %j with the way out', (status, event, message) => {
  expect(decide(teamMemberLifecycle, { status, facts }, event)).toMatchObject({ refused: true, message });
});
