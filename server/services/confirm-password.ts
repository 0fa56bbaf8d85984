import { invalid } from '../../src/domain/values/refusal.ts';
import { accountRefusals as accountRefusalWords } from '../../src/domain/words/account.ts';
import { asAccess } from '../store/access/access.ts';
import type { Identity } from '../store/access/identity.ts';
import { giveBack, takeTries } from '../store/access/tries.ts';
import { findById } from '../store/access/users.ts';
import { Refused } from '../store/database/tx.ts';
import type { Visit } from './visit.ts';

/**
 * Asks a signed-in user for their password before an act that a borrowed session must not carry out.
 *
 * @param field the one it was typed in
 * @throws Refused for a wrong one
 * @throws Throttled after too many wrong ones
 */
export const confirmPassword = async (
  visit: Visit,
  identity: Identity,
  password: string,
  field = 'password',
): Promise<void> => {
  const query = asAccess(visit.database);
  const counted = [{ subject: `own-password:${identity.userId}`, limit: 20 }];
  await takeTries(query, counted, visit.clock());
  const user = await findById(query, identity.userId);
  if (!(await visit.passwords.matches(user?.passwordHash ?? null, password)))
    throw new Refused(invalid(field, accountRefusalWords.passwordWrong));
  await giveBack(query, counted);
};
