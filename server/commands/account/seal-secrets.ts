import type { Sealing } from '../../adapters/sealing.ts';
import { tokenContext } from '../../services/shops.ts';
import { type AccessQuery, withAccess } from '../../store/access/access.ts';
import { factorContext, replaceSecret, secretsStored } from '../../store/access/second-factors.ts';
import type { Database } from '../../store/database/database.ts';
import { sealWaiting } from '../../store/mail/letters.ts';
import { replaceStoreSecrets, storeSecrets } from '../../store/online-store/store-secrets.ts';

/** The secret of an authenticator app is base32, which no sealed text is. */
const isBare = (stored: string): boolean => /^[A-Z2-7]+$/.test(stored);

/** Seals the tokens of connected stores with the newest key. What no key opens stays: its store has to be connected again. */
const sealStores = async (query: AccessQuery, sealing: Sealing): Promise<void> => {
  for (const { businessId, connectionId, token, refreshToken } of await storeSecrets(query)) {
    if (sealing.isCurrent(token)) continue;
    const context = tokenContext(connectionId);
    const anew = (sealed: string | null) => {
      const opened = sealed && sealing.open(sealed, context);
      return opened ? sealing.seal(opened, context) : sealed;
    };
    await replaceStoreSecrets(query, businessId, anew(token)!, anew(refreshToken));
  }
};

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
    if (sealing) {
      await sealWaiting(query, sealing);
      await sealStores(query, sealing);
    }
    let closed = 0;
    for (const { userId, secret } of await secretsStored(query)) {
      const context = factorContext(userId);
      const opened = sealing && (isBare(secret) ? secret : sealing.open(secret, context));
      if (!opened) closed += 1;
      else if (!sealing.isCurrent(secret)) await replaceSecret(query, userId, sealing.seal(opened, context));
    }
    if (closed)
      say(
        `The key for the second factor of ${closed} ${closed === 1 ? 'user' : 'users'} is missing: give COUNTERFOIL_KEY the key it was sealed with. Until then only their recovery codes count.`,
      );
  });
