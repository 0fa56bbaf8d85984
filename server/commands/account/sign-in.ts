import { refusal } from '../../../src/domain/refusal.ts';
import { isEmail, normalEmail } from '../../../src/domain/text.ts';
import * as accountRefusalWords from '../../../src/domain/words/account-refusals.ts';
import type { SignedIn, Visit } from '../../services/visit.ts';
import { asAccess, withAccess } from '../../store/access.ts';
import { hashOf } from '../../store/identity.ts';
import { openChallenge, secondFactorOf } from '../../store/second-factors.ts';
import { endSession, knowsDevice, openSession, rememberDevice } from '../../store/sessions.ts';
import { type Counted, giveBack, networkOf, takeTries } from '../../store/tries.ts';
import { Refused } from '../../store/tx.ts';
import { findByEmail, nobody, renewPassword } from '../../store/users.ts';

export interface SignIn {
  email: string;
  password: string;
  remember: boolean;
  /** What the browser is known by since an earlier sign-in. */
  device: string | null;
  /** The token of a session this sign-in replaces. */
  replaces: string | null;
}

/** The password was right, and the second factor is asked for by this secret. */
export interface Challenged {
  challenge: string;
  userId: string;
  device: string;
}

/**
 * A browser the user has signed in from, or set a new password in, has tries of its own, and so has each network: strangers'
 * wrong ones don't shut the owner out.
 */
const countedFor = (email: string, address: string, device: string | null): Counted[] =>
  device === null
    ? [
        { subject: `account:${email} from:${networkOf(address)}`, limit: 20 },
        { subject: `account:${email}`, limit: 100 },
        { subject: `address:${networkOf(address)}`, limit: 100 },
      ]
    : [{ subject: `device:${device}`, limit: 20 }];

/**
 * Opens a session for the right e-mail and password, or the question for the second factor. Wrong ones get one answer after the same work, whether or not
 * there is such a user.
 *
 * A hash of other parameters than today's is renewed.
 *
 * @throws Throttled after too many wrong tries at the account or from the address; Unavailable while too many sign in
 */
export const signIn = async (visit: Visit, typed: SignIn): Promise<SignedIn | Challenged> => {
  const now = visit.clock();
  const query = asAccess(visit.database);
  const email = normalEmail(typed.email).toLowerCase();
  const user = isEmail(email) ? await findByEmail(query, email) : null;
  const isKnown = typed.device !== null && (await knowsDevice(query, user?.id ?? nobody, typed.device));
  const known = isKnown ? typed.device : null;
  const counted = countedFor(email, visit.address, known);
  await takeTries(query, counted, now);
  const { matches, renewed } = await visit.passwords.check(user?.passwordHash ?? null, typed.password);
  if (!user || !matches) throw new Refused(refusal('invalid', accountRefusalWords.signInWrong));
  return withAccess(visit.database, async (within) => {
    await giveBack(within, counted);
    if (renewed) await renewPassword(within, user, renewed);
    if (typed.replaces) await endSession(within, hashOf(typed.replaces));
    const device = known ?? (await rememberDevice(within, user.id, now));
    if ((await secondFactorOf(within, user.id))?.confirmed)
      return {
        challenge: await openChallenge(within, user.id, typed.remember, now),
        userId: user.id,
        device,
      };
    return { token: await openSession(within, user.id, typed.remember, now, visit), device, user };
  });
};
