import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'wouter';
import { onAccess, onGone, onReachable, onSignedOut } from '../../api/client/reports.ts';
import type { OwnBusiness } from '../../domain/user/user.ts';
import { membership as words } from '../../domain/words/team.ts';
import { worksIn } from '../frame/chosen-business.ts';
import { type SessionActor, SessionContext } from '../frame/use-session.ts';
import { toast } from '../kit/notices/toast.ts';
import { lookForOthers, watchOtherTabs } from './other-tabs.ts';

interface SessionProviderProps {
  /** The one session of this page, running. */
  actor: SessionActor;
  children: ReactNode;
}

/** What every answer says of a business one is in: the role, the plan, and its seats where one has none of them. */
const accessOf = ({ id, role, plan, aboveSeats }: OwnBusiness): string =>
  `${id} ${role} ${plan}${aboveSeats === null ? '' : ` ${aboveSeats}`}`;

/** Whether the page shows the access the server has just answered for. */
const isKnown = (actor: SessionActor, access: string): boolean =>
  actor.getSnapshot().context.user?.businesses.some((business) => accessOf(business) === access) ?? false;

const belongsTo = (actor: SessionActor, businessId: string): boolean =>
  actor.getSnapshot().context.user?.businesses.some(({ id }) => id === businessId) ?? false;

/** Says which business the user was removed from, and leads away from its page, once they are known without it. */
const watchMembership = (actor: SessionActor, leave: () => void): (() => void) => {
  let before = actor.getSnapshot().context.user;
  const { unsubscribe } = actor.subscribe(({ context: { user } }) => {
    if (user === before) return;
    const known = user?.id === before?.id ? (before?.businesses ?? []) : [];
    const left = known.find(({ id }) => worksIn(id) && !user?.businesses.some((one) => one.id === id));
    before = user;
    if (!left) return;
    toast.failure(words.removedFrom({ business: left.name }));
    leave();
  });
  return unsubscribe;
};

/** Gives the pages the session, and the session what the client and the other tabs report. */
export function SessionProvider({ actor, children }: SessionProviderProps) {
  const [path, navigate] = useLocation();
  useEffect(() => {
    const ends = [
      onSignedOut((why) => actor.send({ type: 'session.expired', why })),
      onAccess((access) => {
        if (!isKnown(actor, access)) actor.send({ type: 'access.changed' });
      }),
      onGone((id) => {
        // What they are still believed to be in: one they never were in was asked for by an address somebody typed.
        if (belongsTo(actor, id)) actor.send({ type: 'access.changed' });
      }),
      onReachable((reachable) => actor.send({ type: reachable ? 'server.found' : 'server.lost' })),
      watchOtherTabs(actor),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [actor]);

  useEffect(() => watchMembership(actor, () => navigate('/')), [actor, navigate]);

  // Leaving the front page is also the moment at which the session moves from its cookie to local storage.
  // biome-ignore lint/correctness/useExhaustiveDependencies: to look again on each page is the point.
  useEffect(() => lookForOthers(actor), [actor, path]);

  return <SessionContext value={actor}>{children}</SessionContext>;
}
