import { passwordProblem } from '../../src/domain/user/password.ts';
import { isLeaked } from '../adapters/leaked-passwords.ts';
import { asAccess } from '../store/access/access.ts';
import { membershipsOf } from '../store/settings/businesses.ts';
import type { Visit } from './visit.ts';

/** What is wrong with a new password of somebody who has an account, in a sentence, or null. */
export const newPasswordProblem = async (
  { database, clock }: Visit,
  { id, email }: { id: string; email: string },
  password: string,
): Promise<string | null> => {
  const memberships = await membershipsOf(asAccess(database), id, clock());
  return passwordProblem(password, { email, businesses: memberships.map(({ name }) => name), isLeaked });
};
