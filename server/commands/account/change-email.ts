import pg from 'pg';
import { normalEmail } from '../../../src/domain/text.ts';
import { newEmailProblem } from '../../../src/domain/user/account.ts';
import { invalid } from '../../../src/domain/values/refusal.ts';
import { accountRefusals as accountRefusalWords } from '../../../src/domain/words/account.ts';
import { emailChangedLetter, newAddressLetter, takenAddressLetter } from '../../letters/account-letters.ts';
import { confirmPassword } from '../../services/confirm-password.ts';
import { mailsTo } from '../../services/send-proof.ts';
import type { Visit } from '../../services/visit.ts';
import { asAccess, withAccess } from '../../store/access/access.ts';
import { stopRecovery } from '../../store/access/factor-recoveries.ts';
import type { Identity } from '../../store/access/identity.ts';
import { newProof, setProofAddress, tryDigits, useProofs } from '../../store/access/proofs.ts';
import { takeTries } from '../../store/access/tries.ts';
import { isTaken, setEmail } from '../../store/access/users.ts';
import { Refused } from '../../store/database/tx.ts';
import { queueLetter, queueSecret } from '../../store/mail/letters.ts';
import { recordOfAccount } from '../../store/plan/events.ts';

const proofOf = (userId: string) => ({ userId, purpose: 'change-email' }) as const;
const uniqueViolation = '23505';

/** What a user types to move to another address. */
export interface EmailChange {
  current: string;
  email: string;
  password: string;
}

/**
 * Mails a code to the new address. Where somebody has it, they are told instead, and the one who asks sees no difference.
 *
 * @throws Refused for a wrong current address or password, and a faulty new address
 */
export const changeEmail = async (visit: Visit, identity: Identity, typed: EmailChange): Promise<void> => {
  const email = normalEmail(typed.email);
  const problem = newEmailProblem(email);
  if (problem) throw new Refused(invalid('new', problem));
  if (normalEmail(typed.current).toLowerCase() !== identity.email.toLowerCase())
    throw new Refused(invalid('current', accountRefusalWords.notPresentAddress));
  if (email.toLowerCase() === identity.email.toLowerCase())
    throw new Refused(invalid('new', accountRefusalWords.addressAlready));
  await confirmPassword(visit, identity, typed.password, 'confirmPassword');
  const now = visit.clock();
  await takeTries(asAccess(visit.database), [mailsTo(email)], now);
  await withAccess(visit.database, async (query) => {
    const secrets = await newProof(query, proofOf(identity.userId), null, now);
    await setProofAddress(query, proofOf(identity.userId), email);
    const letter = (await isTaken(query, email))
      ? takenAddressLetter(visit.origin, email)
      : newAddressLetter(visit.origin, email, secrets!.digits);
    await queueSecret(query, visit.sealing, letter, now);
  });
};

/**
 * Moves the user to the address the digits were mailed to, and tells the old one where it was proved; what was mailed
 * there to set a new password or turn a second factor off opens nothing any more. @throws Refused for wrong digits
 */
export const confirmEmail = async (visit: Visit, identity: Identity, digits: string): Promise<string> => {
  const now = visit.clock();
  const proof = proofOf(identity.userId);
  const tried = await tryDigits(asAccess(visit.database), proof, digits.trim(), now);
  const wrongCode = invalid('code', accountRefusalWords.codeWrong(tried.right ? { left: 0 } : tried));
  if (!tried.right || !tried.address) throw new Refused(wrongCode);
  const email = tried.address;
  try {
    await withAccess(visit.database, async (within) => {
      await setEmail(within, identity.userId, email, now);
      await useProofs(within, proof, now);
      await useProofs(within, { userId: identity.userId, purpose: 'reset' }, now);
      await stopRecovery(within, identity.userId);
      await recordOfAccount(within, { id: identity.userId }, 'email', visit);
      // An address nobody proved may be anybody's, and is told nothing of what the one who claimed it typed.
      if (identity.verified)
        await queueLetter(within, emailChangedLetter(visit.origin, identity.email, email), now);
    });
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === uniqueViolation) throw new Refused(wrongCode);
    throw error;
  }
  return email;
};
