import type { Visit } from '../../services/visit.ts';
import { withAccess } from '../../store/access/access.ts';
import type { Identity } from '../../store/access/identity.ts';
import { endSession } from '../../store/access/sessions.ts';
import { recordOfAccount } from '../../store/plan/events.ts';

/** Ends the session; its token opens nothing from here on. */
export const signOut = (visit: Visit, { userId, tokenHash }: Identity): Promise<void> =>
  withAccess(visit.database, async (query) => {
    await endSession(query, tokenHash);
    await recordOfAccount(query, { id: userId }, 'sign-out', visit);
  });
