import type { User } from '../../domain/user/user.ts';
import { keepLink } from './session.setup.ts';

/** A mailed link that sets a new password opens for whoever comes with it. */
export const opensReset = { target: '#session.recovering.checkingLink', actions: keepLink } as const;

/** Ways in that stand open to everybody who is not inside yet. */
export const redirectsIn = {
  'credentials.send': '#session.signingIn.asking',
  'account.register': '#session.signingIn.registering',
  'link.open': { target: '#session.verifying.checkingLink', actions: keepLink },
  'password.forget': {
    target: '#session.recovering',
    actions: {
      type: 'keepAddress',
      params: ({ event }: { event: { email: string } }) => ({ address: event.email }),
    },
  },
  'reset.open': opensReset,
} as const;

/** A page was asked for; a path of another site is refused. */
const ofOwnPath = {
  type: 'isOwnPath',
  params: ({ event }: { event: { path: string } }) => event,
} as const;

/** The page that was asked for is where they go once signed in. */
export const remembersPage = {
  'page.open': {
    guard: ofOwnPath,
    actions: { type: 'keepReturn', params: ({ event }: { event: { path: string } }) => event },
    meta: { requirements: ['W-049'] },
  },
} as const;

/** They are where they wanted to be. */
export const reachesPage = {
  'page.open': { guard: ofOwnPath, actions: { type: 'keepReturn', params: { path: null } } },
} as const;

/** What ends a session that is somebody's. */
export const redirectsOut = {
  'session.signOut': '#session.signingOut',
  'session.expired': { target: '#session.expired', meta: { requirements: ['W-047'] } },
  'session.endedElsewhere': {
    target: '#session.signedOut',
    actions: 'forgetUser',
    meta: { requirements: ['W-051'] },
  },
  'session.otherUser': {
    target: '#session.signingIn',
    actions: ['forgetUser', 'reloadPage'],
    meta: { requirements: ['W-052'] },
  },
} as const;

/** What was changed about them is known. */
export const knowsNews = {
  'user.changed': {
    actions: { type: 'know', params: ({ event }: { event: { user: User } }) => ({ user: event.user }) },
  },
} as const;
