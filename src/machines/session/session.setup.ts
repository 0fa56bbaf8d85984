import { assign, emit, setup } from 'xstate';
import type { User } from '../../domain/user/user.ts';
import { isOwnPath } from '../../domain/values/own-path.ts';
import { type DisplayProblem, displayProblem, kindOfProblem } from '../problem.ts';
import type { SessionEvent } from './session.events.ts';
import { type Challenge, type FactorRecovery, type MailedLink, sessionPorts } from './session.ports.ts';

/** What a person tried last and could not: shown where they tried it. */
export interface Problem extends DisplayProblem {
  kind: string;
  act: 'signIn' | 'factor' | 'register' | 'verify' | 'resend' | 'onboard' | 'arrive' | 'forgot' | 'reset';
}

export interface SessionContext {
  user: User | null;
  /** The link under way; null while a typed code is asked for. */
  link: MailedLink | null;
  /** The address a new password is asked for with. */
  address: string | null;
  /** The sign-in a second factor is asked for. */
  challenge: string | null;
  /** The way back to it that is under way. */
  recovery: FactorRecovery | null;
  problem: Problem | null;
  /** The page to go to once signed in. */
  returnTo: string | null;
  /** Whose storage is to be cleared. */
  leaving: string | null;
}

/**
 * Where a person stands, in the words the pages are chosen by. `proving`: a mailed link is being opened by somebody who is not
 * signed in here. `recovering` and `resetting`: they forgot their password, and type the mailed code or choose a new one. `arriving` and `lost`: it is not known yet, or cannot be found out, who they are.
 */
export type SessionView =
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

/** The pages that belong to a state: who is in it sees no other. */
export const pages = {
  verification: '/auth/email-verification',
  onboarding: '/auth/onboarding',
  reset: '/auth/reset-password',
} as const;

/** What a state says of whoever is in it; of nested states the inner one's word counts. */
export interface SessionMeta {
  view?: SessionView;
  page?: (typeof pages)[keyof typeof pages];
  /** The statements of the spec that a state or an arrow keeps; the page is built without them. */
  requirements?: readonly string[];
}

export type SessionTag =
  | 'entering'
  | 'challenged'
  | 'asking recovery'
  | 'answering'
  | 'checking code'
  | 'checking link'
  | 'link held'
  | 'link asking'
  | 'proving link'
  | 'resending'
  | 'refused'
  | 'asking mail'
  | 'choosing'
  | 'resetting'
  | 'changed'
  | 'verified'
  | 'making business'
  | 'cut off'
  | 'expired';

/** What is told to whoever is there, once, and changes nothing. */
export type SessionNews =
  | { type: 'address.verified' }
  | { type: 'link.refused' }
  | { type: 'mail.resent' }
  | { type: 'password.changed' }
  | { type: 'session.ended'; why: string | null };

type Tried = { act: Problem['act']; error: unknown };

/** What the session's chart is made of: its facts, guards, acts and delays. The acts without a body are provided by the screen. */
export const sessionSetup = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    input: {} as { returnTo?: string | null },
    tags: {} as SessionTag,
    meta: {} as SessionMeta,
    emitted: {} as SessionNews,
  },
  actors: sessionPorts,
  delays: {
    verifiedPause: 1_000,
    refusedPause: 5_000,
    retryPause: 5_000,
    changedPause: 5_000,
    cleanUpPause: 2_000,
    patience: 5_000,
  },
  guards: {
    hasUser: ({ context }) => context.user !== null,
    isNobody: ({ context }) => context.user === null,
    /** What was checked was typed, not opened. */
    isTyped: ({ context }) => context.link === null,
    asksFactor: (_, { entered }: { entered: User | Challenge }) => 'challenge' in entered,
    isUnverified: ({ context }) => context.user?.verified === false,
    hasNoBusiness: ({ context }) => context.user?.businesses.length === 0,
    isOwnPath: (_, { path }: { path: string }) => isOwnPath(path),
    hasNoRecovery: ({ context }) => context.recovery === null,
    /** The link is good, and asks for the password of its registration. */
    asksPassword: (_, { error }: { error: unknown }) =>
      displayProblem(error).fields.some(({ field }) => field === 'password'),
    isOfKind: (_, { kind, error }: { kind: string; error: unknown }) => kindOfProblem(error) === kind,
  },
  actions: {
    know: assign({ user: (_, { user }: { user: User | null }) => user, problem: null, recovery: null }),
    forgetUser: assign({ user: null, problem: null, link: null }),
    keepLink: assign({ link: (_, { link }: { link: MailedLink | null }) => link }),
    keepChallenge: assign({ challenge: (_, { challenge }: Challenge) => challenge, recovery: null }),
    forgetChallenge: assign({ challenge: null, recovery: null }),
    keepRecovery: assign({ recovery: (_, { recovery }: { recovery: FactorRecovery }) => recovery }),
    keepAddress: assign({ address: (_, { address }: { address: string }) => address }),
    forgetRecovery: assign({ address: null, link: null, problem: null }),
    keepProblem: assign({
      problem: (_, { act, error }: Tried) => ({ act, kind: kindOfProblem(error), ...displayProblem(error) }),
    }),
    forgetProblem: assign({ problem: null }),
    keepReturn: assign({ returnTo: (_, { path }: { path: string | null }) => path }),
    // It says what to do first. Whoever asked for another page gets that one.
    beginAtDashboard: assign({ returnTo: ({ context }) => context.returnTo ?? '/dashboard' }),
    leave: assign(({ context }) => ({
      leaving: context.user?.id ?? null,
      user: null,
      link: null,
      problem: null,
      returnTo: null,
    })),
    forgetSession: () => {},
    reloadPage: () => {},
    tellVerified: emit({ type: 'address.verified' }),
    tellBadLink: emit({ type: 'link.refused' }),
    tellResent: emit({ type: 'mail.resent' }),
    tellChanged: emit({ type: 'password.changed' }),
    tellExpired: emit(({ event }) => ({
      type: 'session.ended',
      why: event.type === 'session.expired' ? (event.why ?? null) : null,
    })),
  },
});

export const kindIs = (kind: string) =>
  ({
    type: 'isOfKind',
    params: ({ event }: { event: { error: unknown } }) => ({ kind, error: event.error }),
  }) as const;
export const asksPassword = {
  type: 'asksPassword',
  params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }),
} as const;
export const keepProblem = (act: Problem['act']) =>
  ({
    type: 'keepProblem',
    params: ({ event }: { event: { error: unknown } }) => ({ act, error: event.error }),
  }) as const;
export const know = {
  type: 'know',
  params: ({ event }: { event: { output: User | null } }) => ({ user: event.output }),
} as const;

export const keepLink = {
  type: 'keepLink',
  params: ({ event }: { event: MailedLink }) => ({ link: { userId: event.userId, code: event.code } }),
} as const;
export const typedCode = { type: 'keepLink', params: { link: null } } as const;

type Entered = { event: { output: User | Challenge } };

/** The password alone opens nothing where there is a second factor. */
export const entered = [
  {
    guard: { type: 'asksFactor', params: ({ event }: Entered) => ({ entered: event.output }) },
    target: 'challenged',
    actions: {
      type: 'keepChallenge',
      params: ({ event }: Entered) => event.output as Challenge,
    },
  },
  {
    target: 'admitting',
    actions: { type: 'know', params: ({ event }: Entered) => ({ user: event.output as User }) },
  },
] as const;
