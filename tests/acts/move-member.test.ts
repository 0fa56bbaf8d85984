import { expect, test } from 'vitest';
import { moveMemberAct, resendInviteAct } from '../../server/acts/move-member.ts';
import { refused } from '../support/act-world.ts';

const owner = { status: 'Active', role: 'Owner' } as const;
const staff = { status: 'Active', role: 'Staff' } as const;

test('a role is changed, and somebody is deactivated', () => {
  expect(moveMemberAct(staff, { type: 'role.change', role: 'Admin' }, 1)).toEqual({
    moved: true,
    after: { status: 'Active', role: 'Admin' },
  });
  expect(moveMemberAct(staff, { type: 'member.remove' }, 1)).toMatchObject({
    after: { status: 'Deactivated' },
  });
});

test('the last owner stays one', () => {
  expect(refused(moveMemberAct(owner, { type: 'member.remove' }, 0)).kind).toBe('not-allowed');
  expect(refused(moveMemberAct(owner, { type: 'role.change', role: 'Staff' }, 0)).kind).toBe('not-allowed');
  expect(moveMemberAct(owner, { type: 'member.remove' }, 1)).toMatchObject({ moved: true });
});

test('an invitation is sent again, a member is not invited', () => {
  expect(resendInviteAct({ status: 'Expired', role: 'Staff' })).toMatchObject({ status: 'InviteSent' });
  expect(refused(resendInviteAct(staff)).kind).toBe('illegal-move');
});
