import type { Visit } from '../../services/visit.ts';
import { withAccess } from '../../store/access.ts';
import { recordOfAccount } from '../../store/events.ts';
import type { Identity } from '../../store/identity.ts';
import { endSession } from '../../store/sessions.ts';

/** Ends the session; its token opens nothing from here on. */
export const signOut = (visit: Visit, { userId, tokenHash }: Identity): Promise<void> =>
  withAccess(visit.database, async (query) => {
    await endSession(query, tokenHash);
    await recordOfAccount(query, { id: userId }, 'sign-out', visit);
  });
