import { expect, test } from 'vitest';
import { inviteTeamMemberAct } from '../../server/acts/invite-team-member.ts';
import { refused } from '../support/act-world.ts';

test('who was in the team is invited anew in the role asked for, who is in it is not', () => {
  expect(inviteTeamMemberAct({ status: 'Revoked', role: 'Staff' }, 'Admin')).toEqual({
    status: 'InviteSent',
    role: 'Admin',
  });
  expect(refused(inviteTeamMemberAct({ status: 'Active', role: 'Staff' }, 'Admin')).kind).toBe(
    'illegal-move',
  );
});
