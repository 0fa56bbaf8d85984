import { invalid, refusal } from '../../../src/domain/values/refusal.ts';
import { accountRefusals as accountRefusalWords } from '../../../src/domain/words/account.ts';
import { addressOf, newSecret, stepOf } from '../../adapters/one-time-codes.ts';
import type { Sealing } from '../../adapters/sealing.ts';
import { factorChangedLetter } from '../../letters/account-letters.ts';
import { confirmPassword } from '../../services/confirm-password.ts';
import { noteFailedSignIn } from '../../services/failed-sign-ins.ts';
import type { Opened, Visit } from '../../services/visit.ts';
import { type AccessQuery, asAccess, withAccess } from '../../store/access/access.ts';
import { stopRecovery, takeMailedCode } from '../../store/access/factor-recoveries.ts';
import type { Identity } from '../../store/access/identity.ts';
import {
  endChallenge,
  factorContext,
  keepSecret,
  secondFactorOf,
  takeRecoveryCode,
  takeStep,
  tryChallenge,
  turnOff,
  turnOn,
} from '../../store/access/second-factors.ts';
import { endSessionsOf, openSession } from '../../store/access/sessions.ts';
import { takeTries } from '../../store/access/tries.ts';
import { findById, forgetFailedSignIns, type User } from '../../store/access/users.ts';
import { Refused } from '../../store/database/tx.ts';
import { queueLetter } from '../../store/mail/letters.ts';
import { recordOfAccount } from '../../store/plan/events.ts';

const wrongCode = invalid('code', accountRefusalWords.factorCodeWrong);
const over = refusal('invalid', accountRefusalWords.signInTooLong);
const closed = refusal('invalid', accountRefusalWords.keyMissing);
const keyless = refusal('invalid', accountRefusalWords.noKey);
const unproved = refusal('not-allowed', accountRefusalWords.confirmBeforeTwoStep);
const tellsOf = (userId: string) => ({ subject: `factor:${userId}`, limit: 40 });

/** @throws Refused where the installation lacks the key the secret was sealed with */
const openedSecret = (sealing: Sealing | null, userId: string, sealed: string): string => {
  const secret = sealing?.open(sealed, factorContext(userId));
  if (!secret) throw new Refused(closed);
  return secret;
};

/** True for a code of the app, or a recovery code, that was never used before; it is used up then. */
const proves = async (
  query: AccessQuery,
  sealing: Sealing | null,
  userId: string,
  code: string,
  now: Date,
): Promise<boolean> => {
  const factor = await secondFactorOf(query, userId);
  if (!factor) return false;
  const digits = code.replaceAll(' ', '');
  if (!/^\d{6}$/.test(digits)) return takeRecoveryCode(query, userId, code, now);
  const step = stepOf(openedSecret(sealing, userId, factor.secret), digits, now);
  return step !== null && takeStep(query, userId, step);
};

/**
 * Finishes a sign-in by the second factor, which stops a recovery under way; or by the code a recovery mailed, which turns
 * the factor off and ends every other session.
 *
 * @throws Refused for a wrong code, and for a sign-in that is over
 * @throws Throttled after too many wrong codes for one user, over however many sign-ins
 */
export const proveFactor = async (visit: Visit, challenge: string, code: string): Promise<Opened> => {
  const now = visit.clock();
  const query = asAccess(visit.database);
  const challenged = await tryChallenge(query, challenge, now);
  const user = challenged && (await findById(query, challenged.userId));
  if (!challenged || !user) throw new Refused(over);
  await takeTries(query, [tellsOf(user.id)], now);
  return withAccess(visit.database, async (within) => {
    if (await takeMailedCode(within, user.id, code, now)) {
      await endLostFactor(within, visit.origin, user, now);
      await recordOfAccount(within, user, 'factor-off', visit);
    } else if (await proves(within, visit.sealing, user.id, code, now)) await stopRecovery(within, user.id);
    else throw new Refused(wrongCode);
    await endChallenge(within, challenge);
    await forgetFailedSignIns(within, user.id);
    await recordOfAccount(within, user, 'sign-in', visit, { secondFactor: true });
    return { token: await openSession(within, user.id, challenged.remembered, now, visit), user };
  }).catch(async (error) => {
    if (error instanceof Refused) await noteFailedSignIn(visit, [user.id]);
    throw error;
  });
};

/**
 * Makes a secret for an authenticator app.
 *
 * @throws Refused before the address is proved, for a wrong password, where a second factor is on, and where there is no key
 *   to seal the secret with
 */
export const beginFactor = async (
  visit: Visit,
  identity: Identity,
  password: string,
): Promise<{ secret: string; address: string }> => {
  if (!identity.verified) throw new Refused(unproved);
  await confirmPassword(visit, identity, password);
  if (!visit.sealing) throw new Refused(keyless);
  const secret = newSecret();
  const sealed = visit.sealing.seal(secret, factorContext(identity.userId));
  if (!(await keepSecret(asAccess(visit.database), identity.userId, sealed)))
    throw new Refused(refusal('invalid', accountRefusalWords.factorIsOn));
  return { secret, address: addressOf(secret, identity.email) };
};

/** Who came in by a mailed code has no factor any more: it is off, and whoever else was in is out. */
const endLostFactor = async (query: AccessQuery, origin: string, user: User, now: Date): Promise<void> => {
  await turnOff(query, user.id);
  await endSessionsOf(query, user.id);
  await queueLetter(query, factorChangedLetter(origin, user, false), now);
};

/** What a changed factor means: sessions opened without it, or by whoever holds it, are over, and its user is told. */
const factorChanged = async (
  visit: Visit,
  identity: Identity,
  query: AccessQuery,
  on: boolean,
): Promise<void> => {
  await endSessionsOf(query, identity.userId, identity.tokenHash);
  const user = { ...identity, id: identity.userId };
  await queueLetter(query, factorChangedLetter(visit.origin, user, on), visit.clock());
  await recordOfAccount(query, user, on ? 'factor-on' : 'factor-off', visit);
};

/**
 * Turns the second factor on by a code of its secret, ends every other session, tells the user by mail, and answers the
 * recovery codes. Throws `Refused`.
 */
export const confirmFactor = async (visit: Visit, identity: Identity, code: string): Promise<string[]> => {
  if (!identity.verified) throw new Refused(unproved);
  const now = visit.clock();
  await takeTries(asAccess(visit.database), [tellsOf(identity.userId)], now);
  return withAccess(visit.database, async (query) => {
    const factor = await secondFactorOf(query, identity.userId);
    if (!factor || factor.confirmed)
      throw new Refused(refusal('invalid', accountRefusalWords.noFactorToConfirm));
    const secret = openedSecret(visit.sealing, identity.userId, factor.secret);
    const step = stepOf(secret, code.replaceAll(' ', ''), now);
    if (step === null || !(await takeStep(query, identity.userId, step))) throw new Refused(wrongCode);
    const recoveryCodes = await turnOn(query, identity.userId, now);
    await factorChanged(visit, identity, query, true);
    return recoveryCodes;
  });
};

/**
 * Turns the second factor off, ends every other session, and tells the user by mail. A business that needs one of everybody is
 * shut to them until they set another up, which is how a new phone takes the place of the old one.
 *
 * @throws Refused for a wrong password
 */
export const endFactor = async (visit: Visit, identity: Identity, password: string): Promise<void> => {
  await confirmPassword(visit, identity, password);
  await withAccess(visit.database, async (query) => {
    await turnOff(query, identity.userId);
    await factorChanged(visit, identity, query, false);
  });
};
