import { useCallback, useContext } from 'react';
import { SessionContext } from './use-session.ts';

/** Asks the session, at the moment it is asked, whether its user is still in: a page goes too when they sign out or their session ends. */
export const useStillIn = (): (() => boolean) => {
  const actor = useContext(SessionContext);
  return useCallback(() => actor === null || actor.getSnapshot().context.user !== null, [actor]);
};
