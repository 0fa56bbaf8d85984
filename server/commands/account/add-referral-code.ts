import { invalid } from '../../../src/domain/values/refusal.ts';
import { accountRefusals as accountRefusalWords } from '../../../src/domain/words/account.ts';
import type { Visit } from '../../services/visit.ts';
import { asAccess } from '../../store/access/access.ts';
import type { Identity } from '../../store/access/identity.ts';
import { keepReferral, userOfReferralCode } from '../../store/access/referrals.ts';
import { Refused } from '../../store/database/tx.ts';

/**
 * Keeps by whose code the user came. The same code again changes nothing, so that a request may be repeated.
 *
 * @throws Refused for a code nobody has, the user's own, and another one than was added before
 */
export const addReferralCode = async (visit: Visit, identity: Identity, typed: string): Promise<void> => {
  const query = asAccess(visit.database);
  const byUser = await userOfReferralCode(query, typed.trim());
  if (!byUser) throw new Refused(invalid('code', accountRefusalWords.referralUnknown));
  if (byUser === identity.userId) throw new Refused(invalid('code', accountRefusalWords.referralOwn));
  if ((await keepReferral(query, identity.userId, byUser, visit.clock())) !== byUser)
    throw new Refused(invalid('code', accountRefusalWords.referralAdded));
};
