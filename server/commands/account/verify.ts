import pg from 'pg';
import { invalid, refusal } from '../../../src/domain/values/refusal.ts';
import { accountRefusals as accountRefusalWords } from '../../../src/domain/words/account.ts';
import { session as sessionWords } from '../../../src/domain/words/session.ts';
import type { Visit } from '../../services/visit.ts';
import { asAccess, withAccess } from '../../store/access/access.ts';
import { dropClaims } from '../../store/access/claims.ts';
import type { Identity } from '../../store/access/identity.ts';
import { linkIsLive, linkWasMailed, tryDigits, useProofs } from '../../store/access/proofs.ts';
import { knowsDevice } from '../../store/access/sessions.ts';
import { takeTries } from '../../store/access/tries.ts';
import { findById, isVerified, markVerified } from '../../store/access/users.ts';
import { Refused } from '../../store/database/tx.ts';

const badLink = refusal('invalid', sessionWords.badLink);
const takenMeanwhile = refusal('invalid', accountRefusalWords.addressHasAccount);
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
  const tried = await tryDigits(asAccess(visit.database), proofOf(identity.userId), digits, visit.clock());
  if (!tried.right) throw new Refused(refusal('invalid', accountRefusalWords.verifyCodeWrong(tried)));
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

/** By what the one who opens a mailed link may show that they registered. */
export interface Registrant {
  /** Whose session they have. */
  signedInAs: string | null;
  /** What their browser is known by. */
  device: string | null;
  password: string | undefined;
}

const passwordMissing = invalid('password', accountRefusalWords.passwordMissing);
const wrongPassword = invalid('password', accountRefusalWords.passwordOther);

/**
 * The mail goes to whoever reads the address, and the account is somebody's who may only have claimed it: the link counts with
 * what the registration alone gave.
 *
 * @throws Refused where a password is missing or wrong; Throttled after many wrong ones
 */
const refuseOthers = async (visit: Visit, userId: string, who: Registrant): Promise<void> => {
  const query = asAccess(visit.database);
  if (who.signedInAs === userId) return;
  if (who.device && (await knowsDevice(query, userId, who.device))) return;
  if (who.password === undefined) throw new Refused(passwordMissing);
  await takeTries(query, [{ subject: `verify-link:${userId}`, limit: 20 }], visit.clock());
  const user = await findById(query, userId);
  if (!(await visit.passwords.matches(user?.passwordHash ?? null, who.password)))
    throw new Refused(wrongPassword);
};

/** Proves the address by the mailed link, opened by whoever registered. Answers whether it was proved before. */
export const verifyByLink = async (
  visit: Visit,
  userId: string,
  link: string,
  who: Registrant,
): Promise<{ already: boolean }> => {
  const state = await linkState(visit, userId, link);
  if (state === 'already-verified') return { already: true };
  if (state === 'reset') throw new Refused(badLink);
  await refuseOthers(visit, userId, who);
  await complete(visit, userId);
  return { already: false };
};
