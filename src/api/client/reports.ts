import type { Problem } from '../../machines/problem.ts';
import type { Subject } from '../calls/subject.ts';
import type { Call } from '../wire/call.ts';

/** What the client reports to whoever runs the session. Apart from the client, so that a page can listen before it calls anything. */
type Hear<News> = (news: News) => void;

function channel<News = void>() {
  const hearers = new Set<Hear<News>>();
  return {
    tell(news: News): void {
      for (const hear of hearers) hear(news);
    },
    /** Returns the way out. */
    hear(hearer: Hear<News>): () => void {
      hearers.add(hearer);
      return () => hearers.delete(hearer);
    },
  };
}

/** A call that changed something, and what it says it touches; one that says nothing is looked up by its path. */
export type Changed = Pick<Call, 'path'> & { touches?: readonly Subject[] };

const signedOut = channel<string>();
const reachable = channel<boolean>();
const access = channel<string>();
const gone = channel<string>();
const planLimit = channel<Problem | null>();
const factorNeeded = channel<Problem>();
const changed = channel<Changed>();

/** Calls the hearer with the reason once for each session that turns out dead, however many of its calls were under way. */
export const onSignedOut = signedOut.hear;
export const tellSignedOut = signedOut.tell;

/** Tells after every call whether the server could be reached. */
export const onReachable = reachable.hear;
export const tellReachable = reachable.tell;

/** Tells after every call within a business which, in what role and on what plan, and its seats where one has none: `<business id> <role> <plan> <seats>`. */
export const onAccess = access.hear;
export const tellAccess = access.tell;

/** Tells when a business is answered for as one the user is no member of; by its id. */
export const onGone = gone.hear;
export const tellGone = gone.tell;

/** Tells when the plan refused something, and null once its prompt stands in the page, where no other needs to lie over it. */
export const onPlanLimit = planLimit.hear;
export const tellPlanLimit = planLimit.tell;

/** Whoever asks the person whether a far day is meant; nobody where no page is there to ask. */
let askFarDay: ((problem: Problem) => Promise<boolean>) | null = null;

/** Answers the question from now on, until the way out that is returned is taken. */
export const onFarDay = (ask: (problem: Problem) => Promise<boolean>): (() => void) => {
  askFarDay = ask;
  return () => {
    askFarDay = null;
  };
};
export const isFarDayMeant = async (problem: Problem): Promise<boolean> =>
  (await askFarDay?.(problem)) === true;

/** Tells when a business refused somebody who lacks the second factor it needs; `details.business` says which business. */
export const onFactorNeeded = factorNeeded.hear;
export const tellFactorNeeded = factorNeeded.tell;

/**
 * Tells, by a call, that what it is about is no longer what was read of it: the call changed it, or was refused because
 * somebody else had.
 */
export const onChanged = changed.hear;
export const tellChanged = changed.tell;
