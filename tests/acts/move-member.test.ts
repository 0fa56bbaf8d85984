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
  const roomy = { seats: null, active: 1, invited: 0, used: 1 };
  expect(resendInviteAct({ status: 'Expired', role: 'Staff' }, roomy)).toMatchObject({
    status: 'InviteSent',
  });
  expect(refused(resendInviteAct(staff, roomy)).kind).toBe('illegal-move');
});

test('an open invitation keeps its seat when it is sent again, one that expired needs a new one', () => {
  const full = { seats: 2, active: 1, invited: 1, used: 2 };
  expect(resendInviteAct({ status: 'InviteSent', role: 'Staff' }, full)).toMatchObject({
    status: 'InviteSent',
  });
  expect(refused(resendInviteAct({ status: 'Expired', role: 'Staff' }, full)).kind).toBe('plan-limit');
  const over = { ...full, active: 2, used: 3 };
  expect(refused(resendInviteAct({ status: 'InviteSent', role: 'Staff' }, over)).kind).toBe('plan-limit');
});
