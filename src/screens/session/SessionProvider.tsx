import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'wouter';
import { onAccess, onReachable, onSignedOut } from '../../api/client/reports.ts';
import { lookForOthers, watchOtherTabs } from './other-tabs.ts';
import { type SessionActor, SessionContext } from './use-session.ts';

interface SessionProviderProps {
  /** The one session of this page, running. */
  actor: SessionActor;
  children: ReactNode;
}

/** Whether the page shows the role and plan the server has just answered for. */
const isKnown = (actor: SessionActor, access: string): boolean =>
  actor
    .getSnapshot()
    .context.user?.businesses.some(({ id, role, plan }) => `${id} ${role} ${plan}` === access) ?? false;

/** Gives the pages the session, and the session what the client and the other tabs report. */
export function SessionProvider({ actor, children }: SessionProviderProps) {
  const [path] = useLocation();
  useEffect(() => {
    const ends = [
      onSignedOut((why) => actor.send({ type: 'session.expired', why })),
      onAccess((access) => {
        if (!isKnown(actor, access)) actor.send({ type: 'access.changed' });
      }),
      onReachable((reachable) => actor.send({ type: reachable ? 'server.found' : 'server.lost' })),
      watchOtherTabs(actor),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [actor]);

  // Leaving the front page is also the moment at which the session moves from its cookie to local storage.
  // biome-ignore lint/correctness/useExhaustiveDependencies: to look again on each page is the point.
  useEffect(() => lookForOthers(actor), [actor, path]);

  return <SessionContext value={actor}>{children}</SessionContext>;
}
