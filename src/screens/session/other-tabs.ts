import { keptSession } from '../../api/client/token.ts';
import type { SessionActor } from '../frame/use-session.ts';

/** Compares who this tab shows with whose session the browser keeps, and tells the session where another tab has changed it. */
export function lookForOthers(actor: SessionActor): void {
  const kept = keptSession();
  const { user } = actor.getSnapshot().context;
  if (!user || kept?.userId === user.id) return;
  actor.send({ type: kept ? 'session.otherUser' : 'session.endedElsewhere' });
}

/** Looks whenever another tab writes, and when this one is seen again after sleeping. Returns the way out. */
export function watchOtherTabs(actor: SessionActor): () => void {
  const look = () => lookForOthers(actor);
  window.addEventListener('storage', look);
  window.addEventListener('pageshow', look);
  document.addEventListener('visibilitychange', look);
  return () => {
    window.removeEventListener('storage', look);
    window.removeEventListener('pageshow', look);
    document.removeEventListener('visibilitychange', look);
  };
}
