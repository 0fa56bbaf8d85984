import { expect, test } from 'vitest';
import { acceptInviteAct } from '../../server/acts/accept-invite.ts';
import { refused } from '../support/act-world.ts';

test('the newest link of an invitation opens; an earlier one, and that of one taken back, do not', () => {
  const invite = { status: 'InviteSent', role: 'Staff', replaced: false } as const;
  expect(acceptInviteAct(invite)).toBeNull();
  expect(refused(acceptInviteAct({ ...invite, replaced: true })).kind).toBe('invalid');
  expect(refused(acceptInviteAct({ ...invite, status: 'Revoked' })).kind).toBe('illegal-move');
});
