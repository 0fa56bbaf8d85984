import { knownAddressLetter, verificationLetter } from '../letters/account-letters.ts';
import type { AccessQuery } from '../store/access/access.ts';
import { newProof } from '../store/access/proofs.ts';
import { isTaken } from '../store/access/users.ts';
import { queueSecret } from '../store/mail/letters.ts';
import type { Person, Visit } from './visit.ts';

/** The mails one address gets in fifteen minutes, whoever asks for them. */
export const mailsTo = (email: string) => ({ subject: `mail:${email.toLowerCase()}`, limit: 10 });

/**
 * Mails an unverified user the secrets that prove their address. Where somebody else proved it before, its owner is
 * told instead; the one who asks sees no difference.
 */
export const sendProof = async (
  query: AccessQuery,
  { origin, sealing }: Pick<Visit, 'origin' | 'sealing'>,
  user: Person,
  intentHash: Buffer | null,
  now: Date,
): Promise<void> => {
  const secrets = await newProof(query, { userId: user.id, purpose: 'verify' }, intentHash, now);
  if (!secrets) return;
  const letter = (await isTaken(query, user.email))
    ? knownAddressLetter(origin, user.email)
    : verificationLetter(origin, user, secrets);
  await queueSecret(query, sealing, letter, now);
};
