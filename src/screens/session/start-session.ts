import { createActor } from 'xstate';
import { clearOnEntry, forgetSession } from '../../api/client/token.ts';
import { failures } from '../../domain/words/frame.ts';
import { session as sessionWords } from '../../domain/words/session.ts';
import { sessionFlow } from '../../machines/session/session.flow.ts';
import type { SessionNews } from '../../machines/session/session.setup.ts';
import { inspected } from '../kit/inspected.ts';
import { toast } from '../kit/toast.ts';
import { apiPorts } from './ports.ts';
import type { SessionActor } from './use-session.ts';

/** What the session does to the page, besides asking the server. */
const acts = { forgetSession, reloadPage: () => location.reload() };

const show = (news: SessionNews): void => {
  if (news.type === 'address.verified') toast.success(sessionWords.verified);
  else if (news.type === 'link.refused') toast.failure(sessionWords.badLink);
  else if (news.type === 'mail.resent') toast.success(sessionWords.resent);
  else if (news.type === 'password.changed') toast.success(sessionWords.passwordChanged);
  else toast.failure(news.why || failures.expired);
};

/** Starts the page's one session, from what this browser kept and the address it was opened at. */
export function startSession(): SessionActor {
  clearOnEntry();
  const returnTo = new URLSearchParams(location.search).get('returnTo');
  const session = createActor(sessionFlow.provide({ actors: apiPorts, actions: acts }), {
    ...inspected(),
    input: { returnTo },
  });
  session.on('*', show);
  return session.start();
}
