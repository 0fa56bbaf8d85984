import { mailsTo, sendProof } from '../../services/send-proof.ts';
import type { Visit } from '../../services/visit.ts';
import { asAccess, withAccess } from '../../store/access/access.ts';
import { hashOf, type Identity } from '../../store/access/identity.ts';
import { takeTries } from '../../store/access/tries.ts';

/** Mails new secrets, which kills the earlier ones. One who is verified already needs none and gets none. */
export const resendProof = async (visit: Visit, identity: Identity): Promise<void> => {
  if (identity.verified) return;
  const now = visit.clock();
  await takeTries(asAccess(visit.database), [mailsTo(identity.email)], now);
  const intentHash = visit.intent ? hashOf(`resend:${identity.userId}:${visit.intent.key}`) : null;
  const user = { ...identity, id: identity.userId };
  await withAccess(visit.database, (query) => sendProof(query, visit, user, intentHash, now));
};
