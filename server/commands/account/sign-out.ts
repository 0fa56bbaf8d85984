import { asAccess } from '../../store/access.ts';
import type { Database } from '../../store/database.ts';
import type { Identity } from '../../store/identity.ts';
import { endSession } from '../../store/sessions.ts';

/** Ends the session; its token opens nothing from here on. */
export const signOut = (database: Database, identity: Identity): Promise<void> =>
  endSession(asAccess(database), identity.tokenHash);
