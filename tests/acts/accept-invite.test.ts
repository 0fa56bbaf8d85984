import { expect, test } from 'vitest';
import { acceptInviteAct } from '../../server/acts/accept-invite.ts';
import { refused } from '../support/act-world.ts';

const invite = { status: 'InviteSent', role: 'Staff', replaced: false } as const;

test('the newest link of an invitation opens; an earlier one, and that of one taken back, do not', () => {
  expect(acceptInviteAct(invite)).toBeNull();
  expect(refused(acceptInviteAct({ ...invite, replaced: true })).kind).toBe('invalid');
  expect(refused(acceptInviteAct({ ...invite, status: 'Revoked' })).kind).toBe('illegal-move');
});

test('somebody joins while who works here and they have a seat, whoever else is invited', () => {
  expect(acceptInviteAct(invite, { seats: 2, active: 1, invited: 4, used: 5 })).toBeNull();
  expect(refused(acceptInviteAct(invite, { seats: 2, active: 2, invited: 1, used: 3 }))).toMatchObject({
    kind: 'plan-limit',
    details: { cap: 'seats', limit: 2, used: 2 },
  });
});
