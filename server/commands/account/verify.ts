import pg from 'pg';
import { refusal } from '../../../src/domain/refusal.ts';
import { sessionWords } from '../../../src/domain/words/session.ts';
import { asAccess, withAccess } from '../../store/access.ts';
import { dropClaims } from '../../store/claims.ts';
import type { Identity } from '../../store/identity.ts';
import { linkIsLive, linkWasMailed, tryDigits, useProofs } from '../../store/proofs.ts';
import { Refused } from '../../store/tx.ts';
import { isVerified, markVerified } from '../../store/users.ts';
import type { Visit } from './visit.ts';

const badDigits = refusal(
  'invalid',
  'This code is wrong or no longer works. Use the newest mail, or ask for a new code.',
);
const badLink = refusal('invalid', sessionWords.badLink);
const takenMeanwhile = refusal(
  'invalid',
  'This address has an account already. Sign in with it, or sign up with another address.',
);
const uniqueViolation = '23505';
const proofOf = (userId: string) => ({ userId, purpose: 'verify' }) as const;

const complete = async (visit: Visit, userId: string): Promise<void> => {
  const now = visit.clock();
  try {
    await withAccess(visit.database, async (query) => {
      await dropClaims(query, userId, now);
      await markVerified(query, userId, now);
      await useProofs(query, proofOf(userId), now);
    });
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === uniqueViolation)
      throw new Refused(takenMeanwhile);
    throw error;
  }
};

/** Proves the address by the six digits of the newest mail. Answers whether it was proved before. */
export const verifyByDigits = async (
  visit: Visit,
  identity: Identity,
  digits: string,
): Promise<{ already: boolean }> => {
  if (identity.verified) return { already: true };
  const right = await tryDigits(asAccess(visit.database), proofOf(identity.userId), digits, visit.clock());
  if (!right) throw new Refused(badDigits);
  await complete(visit, identity.userId);
  return { already: false };
};

/**
 * What a mailed link still opens: its proof, nothing more for one who is verified, or the setting of a new password.
 *
 * @throws Refused for any other
 */
export const linkState = async (
  visit: Visit,
  userId: string,
  link: string,
): Promise<'valid' | 'already-verified' | 'reset'> => {
  const query = asAccess(visit.database);
  if (await linkIsLive(query, { userId, purpose: 'reset' }, link, visit.clock())) return 'reset';
  if (!(await linkWasMailed(query, proofOf(userId), link))) throw new Refused(badLink);
  if (await isVerified(query, userId)) return 'already-verified';
  if (await linkIsLive(query, proofOf(userId), link, visit.clock())) return 'valid';
  throw new Refused(badLink);
};

/** Proves the address by the mailed link, without a session. Answers whether it was proved before. */
export const verifyByLink = async (
  visit: Visit,
  userId: string,
  link: string,
): Promise<{ already: boolean }> => {
  const state = await linkState(visit, userId, link);
  if (state === 'already-verified') return { already: true };
  if (state === 'reset') throw new Refused(badLink);
  await complete(visit, userId);
  return { already: false };
};
