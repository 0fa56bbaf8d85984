import { createActor } from 'xstate';
import { clearOnEntry, forgetSession } from '../../api/client/token.ts';
import * as failures from '../../domain/words/failures.ts';
import * as sessionWords from '../../domain/words/session.ts';
import type { SessionEvent } from '../../machines/session/session.events.ts';
import { sessionFlow } from '../../machines/session/session.flow.ts';
import { inspected } from '../kit/inspected.ts';
import { toast } from '../kit/toast.ts';
import { apiPorts } from './ports.ts';
import type { SessionActor } from './use-session.ts';

/** What the session does to the page, besides asking the server. */
const acts = {
  forgetSession,
  reloadPage: () => location.reload(),
  announceVerified: () => void toast.success(sessionWords.verified),
  announceBadLink: () => void toast.failure(sessionWords.badLink),
  announceResent: () => void toast.success(sessionWords.resent),
  announceChanged: () => void toast.success(sessionWords.passwordChanged),
  announceExpired: ({ event }: { event: SessionEvent }) =>
    void toast.failure((event.type === 'session.expired' && event.why) || failures.expired),
};

/** Starts the page's one session, from what this browser kept and the address it was opened at. */
export function startSession(): SessionActor {
  clearOnEntry();
  const returnTo = new URLSearchParams(location.search).get('returnTo');
  return createActor(sessionFlow.provide({ actors: apiPorts, actions: acts }), {
    ...inspected(),
    input: { returnTo },
  }).start();
}
