import type { Sealing } from '../../adapters/sealing.ts';
import { withAccess } from '../../store/access.ts';
import type { Database } from '../../store/database.ts';
import { sealWaiting } from '../../store/letters.ts';
import { factorPlace, replaceSecret, secretsStored } from '../../store/second-factors.ts';

/** The secret of an authenticator app is base32, which no sealed text is. */
const isBare = (stored: string): boolean => /^[A-Z2-7]+$/.test(stored);

/**
 * Seals what is stored bare or by an older key, letters that wait too, with the newest one, once at the start of a server. Says, and
 * changes nothing, where a key is missing: the codes of those users' apps are refused until it is there.
 */
export const sealSecrets = (
  database: Database,
  sealing: Sealing | null,
  say: (sentence: string) => void,
): Promise<void> =>
  withAccess(database, async (query) => {
    if (sealing) await sealWaiting(query, sealing);
    let closed = 0;
    for (const { userId, secret } of await secretsStored(query)) {
      const place = factorPlace(userId);
      const opened = sealing && (isBare(secret) ? secret : sealing.open(secret, place));
      if (!opened) closed += 1;
      else if (!sealing.isCurrent(secret)) await replaceSecret(query, userId, sealing.seal(opened, place));
    }
    if (closed)
      say(
        `The key for the second factor of ${closed} ${closed === 1 ? 'user' : 'users'} is missing: give COUNTERFOIL_KEY the key it was sealed with. Until then only their recovery codes count.`,
      );
  });
