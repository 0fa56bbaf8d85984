import type { SnapshotFrom } from 'xstate';
import type { SessionEvent } from './session.events.ts';
import type { sessionFlow } from './session.flow.ts';
import { type Problem, pages, type SessionMeta, type SessionView } from './session.setup.ts';

export type SessionSnapshot = SnapshotFrom<typeof sessionFlow>;

/** What the states say of whoever is in them, the innermost last. */
const metaOf = (snapshot: SessionSnapshot): SessionMeta => {
  const metas = Object.entries(snapshot.getMeta()).sort(([one], [other]) => one.length - other.length);
  return Object.assign({}, ...metas.map(([, meta]) => meta));
};

/** Where they stand, and the page that belongs to it, which is the only one they see. */
function placeOf(snapshot: SessionSnapshot): { view: SessionView; page: string | null } {
  const { user, link } = snapshot.context;
  const { view = 'out', page = null } = metaOf(snapshot);
  // Nobody is signed in: the page stays open to be left.
  if (view === 'verifying' && !user) return { view: 'proving', page: null };
  // Digits were wrong, and not a link.
  if (view === 'resetting' && snapshot.hasTag('refused') && link === null)
    return { view: 'recovering', page: pages.verification };
  return view === 'out' ? { view, page: null } : { view, page };
}

/** What the session shows and lets one do; the pages know nothing else of the chart. */
export function connect(snapshot: SessionSnapshot, send: (event: SessionEvent) => void) {
  const { user, address, returnTo, problem } = snapshot.context;
  return {
    user,
    /** The address a new password was asked for with. */
    address,
    returnTo,
    ...placeOf(snapshot),
    hasExpired: snapshot.hasTag('expired'),
    isEntering: snapshot.hasTag('entering'),
    isChallenged: snapshot.hasTag('challenged'),
    isAskingRecovery: snapshot.hasTag('asking recovery'),
    /** The way back to their second factor that is under way. */
    recovery: snapshot.context.recovery,
    isAnswering: snapshot.hasTag('answering'),
    isCheckingCode: snapshot.hasTag('checking code'),
    isCheckingLink: snapshot.hasTag('checking link'),
    isLinkHeld: snapshot.hasTag('link held'),
    /** The link asks for the password of its registration. */
    isLinkAsking: snapshot.hasTag('link asking'),
    isProvingLink: snapshot.hasTag('proving link'),
    isResending: snapshot.hasTag('resending'),
    isRefused: snapshot.hasTag('refused'),
    isAskingMail: snapshot.hasTag('asking mail'),
    isChoosing: snapshot.hasTag('choosing'),
    isResetting: snapshot.hasTag('resetting'),
    isChanged: snapshot.hasTag('changed'),
    isVerified: snapshot.hasTag('verified'),
    isMakingBusiness: snapshot.hasTag('making business'),
    isCutOff: snapshot.hasTag('cut off'),
    /** What failed last, if it was one of these acts. */
    problemOf: (...acts: Problem['act'][]) => (problem && acts.includes(problem.act) ? problem : null),
    send,
  };
}

export type Session = ReturnType<typeof connect>;
