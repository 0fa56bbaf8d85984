import { createActor } from 'xstate';
import { forgetReturn, keepReturn, keptReturn } from '../../api/client/kept-return.ts';
import { clearOnEntry, forgetSession } from '../../api/client/token.ts';
import { failures } from '../../domain/words/frame.ts';
import { session as sessionWords } from '../../domain/words/session.ts';
import { connect } from '../../machines/session/connect.ts';
import { sessionFlow } from '../../machines/session/session.flow.ts';
import type { SessionNews } from '../../machines/session/session.setup.ts';
import { onlineStoreAt } from '../frame/addresses.ts';
import type { SessionActor } from '../frame/use-session.ts';
import { inspected } from '../kit/inspected.ts';
import { toast } from '../kit/notices/toast.ts';
import { apiPorts } from './ports.ts';

/** What the session does to the page, besides asking the server. */
const acts = { forgetSession, reloadPage: () => location.reload() };

const show = (news: SessionNews): void => {
  if (news.type === 'address.verified') toast.success(sessionWords.verified);
  else if (news.type === 'link.refused') toast.failure(sessionWords.badLink);
  else if (news.type === 'mail.resent') toast.success(sessionWords.resent);
  else if (news.type === 'password.changed') toast.success(sessionWords.passwordChanged);
  else toast.failure(news.why || failures.expired);
};

/** Whoever came from a store's admin is led back to it, in whatever tab a mailed link opens; any other page is remembered by its own tab alone. */
const followReturn = ({ returnTo, view }: ReturnType<typeof connect>): void => {
  if (returnTo?.startsWith(`${onlineStoreAt}?from=`)) keepReturn(returnTo);
  else if (view === 'in') forgetReturn();
};

/** Starts the page's one session, from what this browser kept and the address it was opened at. */
export function startSession(): SessionActor {
  clearOnEntry();
  const returnTo = new URLSearchParams(location.search).get('returnTo') ?? keptReturn();
  const session = createActor(sessionFlow.provide({ actors: apiPorts, actions: acts }), {
    ...inspected(),
    input: { returnTo },
  });
  session.on('*', show);
  session.subscribe((snapshot) => followReturn(connect(snapshot, session.send)));
  return session.start();
}
