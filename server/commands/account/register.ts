import { normalEmail } from '../../../src/domain/text.ts';
import { type Registration, registrationProblems } from '../../../src/domain/user/account.ts';
import { refusal, refusalOf } from '../../../src/domain/values/refusal.ts';
import { requestFaults as requestFaultWords } from '../../../src/domain/words/requests.ts';
import { isLeaked } from '../../adapters/leaked-passwords.ts';
import { mailsTo, sendProof } from '../../services/send-proof.ts';
import type { SignedIn, Visit } from '../../services/visit.ts';
import { asAccess, withAccess } from '../../store/access/access.ts';
import { hashOf } from '../../store/access/identity.ts';
import { openSession, rememberDevice } from '../../store/access/sessions.ts';
import { networkOf, takeTries } from '../../store/access/tries.ts';
import { addUser, findByIntent, type User } from '../../store/access/users.ts';
import { newId } from '../../store/database/new-id.ts';
import { Refused, refuse } from '../../store/database/tx.ts';

const registrationsFrom = (address: string) => ({ subject: `register:${networkOf(address)}`, limit: 100 });

/** The same registration sent again opens a session of the user it made; another under its key is refused. */
const openAgain = async (
  visit: Visit,
  intentHash: Buffer,
  typed: User,
  password: string,
): Promise<SignedIn> => {
  const query = asAccess(visit.database);
  const made = await findByIntent(query, intentHash);
  const same =
    made !== null &&
    made.email === typed.email &&
    made.firstName === typed.firstName &&
    made.lastName === typed.lastName &&
    (await visit.passwords.matches(made.passwordHash, password));
  if (!same) throw new Refused(refusal('duplicate-request', requestFaultWords.sentWithOtherContent));
  const now = visit.clock();
  const device = await rememberDevice(query, made.id, now);
  return { token: await openSession(query, made.id, false, now, visit), user: made, device };
};

/**
 * Makes a user who has proved nothing, signs them in and mails the proof; their browser is known from then on. A known address gets the same: an address
 * belongs to whoever proves it, and its owner is told by mail.
 */
export const register = async (visit: Visit, typed: Registration): Promise<SignedIn> => {
  refuse(refusalOf(registrationProblems(typed, isLeaked)));
  const email = normalEmail(typed.email);
  const now = visit.clock();
  await takeTries(asAccess(visit.database), [registrationsFrom(visit.address), mailsTo(email)], now);
  const intentHash = visit.intent ? hashOf(`register:${visit.intent.key}`) : null;
  const user: User = {
    id: newId(),
    email,
    firstName: typed.firstName.trim(),
    lastName: typed.lastName.trim(),
    passwordHash: await visit.passwords.hash(typed.password),
    verified: false,
  };
  const opened = await withAccess(visit.database, async (query) => {
    if (!(await addUser(query, user, intentHash, now))) return null;
    await sendProof(query, visit, user, null, now);
    const device = await rememberDevice(query, user.id, now);
    return { token: await openSession(query, user.id, false, now, visit), user, device };
  });
  return opened ?? openAgain(visit, intentHash!, user, typed.password);
};
