import type { AccessQuery } from './access.ts';
import { useProofs } from './proofs.ts';
import { turnOff } from './second-factors.ts';

/**
 * Takes from an account what whoever claimed its address left there: the second factor with its codes and open sign-ins, a move to
 * another address, the picture, and by whom they came. Asked when the address is proved, and before anybody else comes in.
 */
export const dropClaims = async (query: AccessQuery, userId: string, now: Date): Promise<void> => {
  await turnOff(query, userId);
  for (const table of ['sign_in_challenge', 'user_image', 'referral'])
    await query(`delete from ${table} where user_id = $1`, [userId]);
  await useProofs(query, { userId, purpose: 'change-email' }, now);
};

/** Forgets the browsers of an account, so that none of them has tries of its own. */
export const forgetDevices = async (query: AccessQuery, userId: string): Promise<void> => {
  await query('delete from device where user_id = $1', [userId]);
};
