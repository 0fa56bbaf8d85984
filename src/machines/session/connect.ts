import type { SnapshotFrom } from 'xstate';
import type { SessionEvent } from './session.events.ts';
import type { sessionFlow } from './session.flow.ts';
import type { Problem } from './session.setup.ts';

export type SessionSnapshot = SnapshotFrom<typeof sessionFlow>;

/**
 * Where a person stands, in the words the pages are chosen by. `proving`: a mailed link is being opened by somebody who is not
 * signed in here. `recovering` and `resetting`: they forgot their password, and type the mailed code or choose a new one. `arriving` and `lost`: it is not known yet, or cannot be found out, who they are.
 */
export type Standing =
  | 'arriving'
  | 'lost'
  | 'out'
  | 'proving'
  | 'verifying'
  | 'recovering'
  | 'resetting'
  | 'onboarding'
  | 'in'
  | 'leaving';

const byCode = ['waiting', 'resending', 'exchanging'] as const;
const isByCode = (snapshot: SessionSnapshot): boolean =>
  byCode.some((state) => snapshot.matches({ recovering: state })) ||
  (snapshot.matches({ recovering: 'refused' }) && snapshot.context.link === null);

function standingOf(snapshot: SessionSnapshot): Standing {
  if (snapshot.matches({ signingIn: 'resuming' })) return 'arriving';
  if (snapshot.matches({ signingIn: 'unreachable' })) return 'lost';
  if (snapshot.matches('verifying')) return snapshot.context.user ? 'verifying' : 'proving';
  if (snapshot.matches({ recovering: 'asking' })) return 'out';
  if (snapshot.matches('recovering')) return isByCode(snapshot) ? 'recovering' : 'resetting';
  if (snapshot.matches('onboarding')) return 'onboarding';
  if (snapshot.matches('signedIn')) return 'in';
  return snapshot.matches('signingOut') ? 'leaving' : 'out';
}

/** What the session shows and lets one do; the pages know nothing else of the chart. */
export function connect(snapshot: SessionSnapshot, send: (event: SessionEvent) => void) {
  const { user, address, returnTo, problem } = snapshot.context;
  return {
    user,
    /** The address a new password was asked for with. */
    address,
    returnTo,
    standing: standingOf(snapshot),
    hasExpired: snapshot.matches('expired'),
    isEntering: snapshot.matches({ signingIn: 'asking' }) || snapshot.matches({ signingIn: 'registering' }),
    isChallenged:
      snapshot.matches({ signingIn: 'challenged' }) ||
      snapshot.matches({ signingIn: 'answering' }) ||
      snapshot.matches({ signingIn: 'askingRecovery' }),
    isAskingRecovery: snapshot.matches({ signingIn: 'askingRecovery' }),
    /** The way back to their second factor that is under way. */
    recovery: snapshot.context.recovery,
    isAnswering: snapshot.matches({ signingIn: 'answering' }),
    isCheckingCode:
      snapshot.matches({ verifying: 'checking' }) || snapshot.matches({ recovering: 'exchanging' }),
    isCheckingLink: snapshot.matches({ verifying: 'checkingLink' }),
    isLinkHeld: snapshot.matches({ verifying: 'linkHeld' }) || snapshot.matches({ recovering: 'linkHeld' }),
    /** The link asks for the password of its registration. */
    isLinkAsking:
      snapshot.matches({ verifying: 'linkAsks' }) || snapshot.matches({ verifying: 'provingLink' }),
    isProvingLink: snapshot.matches({ verifying: 'provingLink' }),
    isResending:
      snapshot.matches({ verifying: 'resending' }) || snapshot.matches({ recovering: 'resending' }),
    isRefused: snapshot.matches({ verifying: 'refused' }) || snapshot.matches({ recovering: 'refused' }),
    isAskingMail: snapshot.matches({ recovering: 'asking' }),
    isChoosing: snapshot.matches({ recovering: 'choosing' }) || snapshot.matches({ recovering: 'resetting' }),
    isResetting: snapshot.matches({ recovering: 'resetting' }),
    isChanged: snapshot.matches({ recovering: 'changed' }),
    isVerified: snapshot.matches({ verifying: 'verified' }),
    isMakingBusiness: snapshot.matches({ onboarding: 'saving' }),
    isCutOff: snapshot.matches({ signedIn: 'unreachable' }) || snapshot.matches({ signedIn: 'probing' }),
    /** What failed last, if it was one of these acts. */
    problemOf: (...acts: Problem['act'][]) => (problem && acts.includes(problem.act) ? problem : null),
    send,
  };
}

export type Session = ReturnType<typeof connect>;
