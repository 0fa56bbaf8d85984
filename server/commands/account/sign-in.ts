import { isEmail, normalEmail } from '../../../src/domain/text.ts';
import { refusal } from '../../../src/domain/values/refusal.ts';
import { accountRefusals as accountRefusalWords } from '../../../src/domain/words/account.ts';
import { noteFailedSignIn } from '../../services/failed-sign-ins.ts';
import type { SignedIn, Visit } from '../../services/visit.ts';
import { asAccess, withAccess } from '../../store/access/access.ts';
import { hashOf } from '../../store/access/identity.ts';
import { openChallenge, secondFactorOf } from '../../store/access/second-factors.ts';
import { endSession, openSession, rememberDevice } from '../../store/access/sessions.ts';
import { type Counted, giveBack, networkOf, takeTries } from '../../store/access/tries.ts';
import { forgetFailedSignIns, renewPassword, type User, whoMaySignIn } from '../../store/access/users.ts';
import { Refused } from '../../store/database/tx.ts';
import { recordOfAccount } from '../../store/plan/events.ts';

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

/** The first of some users whose password it is, with a newer hash of it to keep; the work of one where there is nobody. Throws `Refused`. */
const whosePassword = async (
  { passwords }: Visit,
  users: readonly User[],
  password: string,
): Promise<{ user: User; renewed: string | null }> => {
  if (users.length === 0) await passwords.check(null, password);
  for (const user of users) {
    const { matches, renewed } = await passwords.check(user.passwordHash, password);
    if (matches) return { user, renewed };
  }
  throw new Refused(refusal('invalid', accountRefusalWords.signInWrong));
};

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
  const who = isEmail(email) ? await whoMaySignIn(query, email, typed.device) : { users: [], known: false };
  const known = who.known ? typed.device : null;
  const counted = countedFor(email, visit.address, known);
  await takeTries(query, counted, now);
  const { user, renewed } = await whosePassword(visit, who.users, typed.password).catch(async (error) => {
    const ids = who.users.map(({ id }) => id);
    if (error instanceof Refused) await noteFailedSignIn(visit, ids);
    throw error;
  });
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
    await forgetFailedSignIns(within, user.id);
    await recordOfAccount(within, user, 'sign-in', visit, { secondFactor: false });
    return { token: await openSession(within, user.id, typed.remember, now, visit), device, user };
  });
};
