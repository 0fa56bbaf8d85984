import { confirmPassword } from '../../services/confirm-password.ts';
import type { Visit } from '../../services/visit.ts';
import { withAccess } from '../../store/access/access.ts';
import type { Identity } from '../../store/access/identity.ts';
import { endSessionById, endSessionsOf } from '../../store/access/sessions.ts';
import { Missing } from '../../store/database/tx.ts';
import { recordOfAccount } from '../../store/plan/events.ts';

/**
 * Ends one of the user's sessions. Who borrowed a session is not to shut its owner out, so the password is asked for.
 *
 * @throws Refused for a wrong password
 * @throws Missing for a session that is none of theirs
 */
export const endOwnSession = async (
  visit: Visit,
  identity: Identity,
  id: string,
  password: string,
): Promise<void> => {
  await confirmPassword(visit, identity, password);
  await withAccess(visit.database, async (query) => {
    if (!(await endSessionById(query, identity.userId, id))) throw new Missing();
    await recordOfAccount(query, { id: identity.userId }, 'sessions-end', visit);
  });
};

/** Ends every session of the user but the one that asks. @throws Refused for a wrong password */
export const endOtherSessions = async (visit: Visit, identity: Identity, password: string): Promise<void> => {
  await confirmPassword(visit, identity, password);
  await withAccess(visit.database, async (query) => {
    await endSessionsOf(query, identity.userId, identity.tokenHash);
    await recordOfAccount(query, { id: identity.userId }, 'sessions-end', visit);
  });
};
