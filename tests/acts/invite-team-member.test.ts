import { expect, test } from 'vitest';
import { inviteTeamMemberAct } from '../../server/acts/invite-team-member.ts';
import { refused } from '../support/act-world.ts';

const roomy = { seats: null, active: 7, invited: 3, used: 10 };

test('who was in the team is invited anew in the role asked for, who is in it is not', () => {
  expect(inviteTeamMemberAct({ status: 'Revoked', role: 'Staff' }, 'Admin', roomy)).toEqual({
    again: { status: 'InviteSent', role: 'Admin' },
  });
  expect(inviteTeamMemberAct(null, 'Admin', roomy)).toEqual({ again: null });
  expect(refused(inviteTeamMemberAct({ status: 'Active', role: 'Staff' }, 'Admin', roomy)).kind).toBe(
    'illegal-move',
  );
});

test('the last free seat is kept for who is invited, and after it nobody is', () => {
  const lastFree = { seats: 5, active: 3, invited: 1, used: 4 };
  const full = { seats: 5, active: 3, invited: 2, used: 5 };
  expect(inviteTeamMemberAct(null, 'Staff', lastFree)).toEqual({ again: null });
  for (const member of [null, { status: 'Deactivated', role: 'Staff' } as const])
    expect(refused(inviteTeamMemberAct(member, 'Staff', full))).toMatchObject({
      kind: 'plan-limit',
      details: { cap: 'seats', limit: 5, used: 5 },
    });
});
