import { useSelector } from '@xstate/react';
import { createContext, useContext } from 'react';
import type { ActorRefFrom } from 'xstate';
import { connect, type Session } from '../../machines/session/connect.ts';
import type { sessionFlow } from '../../machines/session/session.flow.ts';

export type SessionActor = ActorRefFrom<typeof sessionFlow>;

export const SessionContext = createContext<SessionActor | null>(null);

/** One fact of the session, or its `send`; renders again only when that fact changes. */
export function useSession<Fact>(fact: (session: Session) => Fact): Fact {
  const actor = useContext(SessionContext);
  if (!actor) throw new Error('There is no session above this part of the page.');
  return useSelector(actor, (snapshot) => fact(connect(snapshot, actor.send)));
}
