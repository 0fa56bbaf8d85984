import { v4 } from 'uuid';
import { normalEmail } from '../../../src/domain/text.ts';
import { emailProblem } from '../../../src/domain/user/account.ts';
import { invalid, refusal } from '../../../src/domain/values/refusal.ts';
import { accountRefusals as accountRefusalWords } from '../../../src/domain/words/account.ts';
import { session as sessionWords } from '../../../src/domain/words/session.ts';
import { passwordChangedLetter, resetLetter, unknownAddressLetter } from '../../letters/account-letters.ts';
import { newPasswordProblem } from '../../services/new-password.ts';
import { mailsTo } from '../../services/send-proof.ts';
import type { Visit } from '../../services/visit.ts';
import { asAccess, withAccess } from '../../store/access/access.ts';
import { dropClaims, forgetDevices } from '../../store/access/claims.ts';
import {
  linkForDigits,
  linkIsLive,
  newProof,
  tryDigits,
  useLink,
  useProofs,
} from '../../store/access/proofs.ts';
import { endSessionsOf, rememberDevice } from '../../store/access/sessions.ts';
import { hasTry, networkOf, takeTries } from '../../store/access/tries.ts';
import {
  findByEmail,
  findById,
  isTaken,
  markVerified,
  nobody,
  setPassword,
} from '../../store/access/users.ts';
import { Refused } from '../../store/database/tx.ts';
import { queueLetter, queueSecret } from '../../store/mail/letters.ts';
import { recordOfAccount } from '../../store/plan/events.ts';

const proofOf = (userId: string) => ({ userId, purpose: 'reset' }) as const;
const requestsFrom = (address: string) => ({ subject: `forgot:${networkOf(address)}`, limit: 100 });
const badDigits = refusal('invalid', accountRefusalWords.passwordCodeWrong);
const badLink = refusal('invalid', sessionWords.badLink);

/**
 * Mails the secrets that set a new password. An address nobody has is written to as well, so that the answer and the
 * work tell nothing, and who mistook their address learns it.
 *
 * An address that has had many is sent no more, and the answer is the same.
 *
 * @param lastMailId the mail this browser asked for last, whose digits stay good where no other is sent
 * @returns the mail whose digits this browser may try; nobody can guess which that is
 * @throws Throttled after many asked for from one place
 */
export const forgotPassword = async (
  visit: Visit,
  typed: string,
  lastMailId: string | null,
): Promise<{ mailId: string }> => {
  const email = normalEmail(typed);
  const problem = emailProblem(email);
  if (problem) throw new Refused(invalid('email', problem));
  const now = visit.clock();
  await takeTries(asAccess(visit.database), [requestsFrom(visit.address)], now);
  // Whoever asks in another's name can't keep them out: the links of the mails that did go open for an hour.
  if (!(await hasTry(asAccess(visit.database), mailsTo(email), now))) return { mailId: lastMailId ?? v4() };
  const id = v4();
  await withAccess(visit.database, async (query) => {
    const user = await findByEmail(query, email);
    const secrets = await newProof(query, proofOf(user?.id ?? nobody), null, now, id);
    const letter =
      user && secrets ? resetLetter(visit.origin, user, secrets) : unknownAddressLetter(visit.origin, email);
    await queueSecret(query, visit.sealing, letter, now);
  });
  return { mailId: id };
};

/**
 * Takes the six digits of the mail this browser asked for, for the code that sets a new password. Those of mails that others asked
 * for are tried by them alone: their tries use up none of these.
 *
 * @param lastMailId the mail this browser asked for last; null where it asked for none
 * @throws Refused for wrong digits
 */
export const exchangeResetCode = async (
  visit: Visit,
  email: string,
  digits: string,
  lastMailId: string | null,
): Promise<{ userId: string; code: string }> => {
  const now = visit.clock();
  const query = asAccess(visit.database);
  await takeTries(query, [requestsFrom(visit.address)], now);
  const user = await findByEmail(query, normalEmail(email));
  const proof = { ...proofOf(user?.id ?? nobody), id: lastMailId ?? nobody };
  // A try that is written takes as long as one that finds nothing to write: neither waits for the disk.
  const tried = await withAccess(visit.database, async (soon) => {
    await soon('set local synchronous_commit = off');
    return tryDigits(soon, proof, digits, now);
  });
  if (!user || !tried.right) throw new Refused(badDigits);
  return { userId: user.id, code: await linkForDigits(query, proof, now) };
};

/**
 * Sets a new password by a code that is used up with it, ends every session of the user, and tells them by mail. The browser is
 * known from then on, so that strangers' tries don't keep them out of it. Whoever
 * reads the address has proved that it is theirs; what somebody else left who only claimed it is gone.
 *
 * @throws Refused for a faulty password, which leaves the code alive, and for a code that opens nothing
 */
export const resetPassword = async (
  visit: Visit,
  userId: string,
  code: string,
  password: string,
): Promise<{ device: string }> => {
  const now = visit.clock();
  const live = await linkIsLive(asAccess(visit.database), proofOf(userId), code, now);
  const user = live ? await findById(asAccess(visit.database), userId) : null;
  if (!user) throw new Refused(badLink);
  const problem = await newPasswordProblem(visit, user, password);
  if (problem) throw new Refused(invalid('password', problem));
  const passwordHash = await visit.passwords.hash(password);
  return withAccess(visit.database, async (query) => {
    if (!(await useLink(query, proofOf(userId), code, now))) throw new Refused(badLink);
    await useProofs(query, proofOf(userId), now);
    await setPassword(query, userId, passwordHash);
    await endSessionsOf(query, userId);
    if (!user.verified) {
      await dropClaims(query, userId, now);
      await forgetDevices(query, userId);
    }
    if (!(await isTaken(query, user.email))) await markVerified(query, userId, now);
    await queueLetter(query, passwordChangedLetter(visit.origin, user), now);
    await recordOfAccount(query, user, 'password', visit);
    return { device: await rememberDevice(query, userId, now) };
  });
};
