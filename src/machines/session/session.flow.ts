import { isOwnPath } from '../../domain/values/own-path.ts';
import { signingOut } from './leaving.states.ts';
import { recovering } from './recovery.states.ts';
import { credentialsOf, draftOf, factorOf, registrationOf } from './session.events.ts';
import type { FactorRecovery } from './session.ports.ts';
import {
  knowsNews,
  opensReset,
  reachesPage,
  redirectsIn,
  redirectsOut,
  remembersPage,
} from './session.redirects.ts';
import { entered, keepProblem, kindIs, know, pages, sessionSetup } from './session.setup.ts';
import { verifying } from './verifying.states.ts';

/**
 * From the page's first moment to the signed-in user and out again: signing in, proving an email address, the first business,
 * and every way a session ends. One actor runs it for the whole page. Source: workflows.md, "Session, sign-in, redirects".
 */
export const sessionFlow = sessionSetup.createMachine({
  id: 'session',
  context: ({ input }) => ({
    user: null,
    link: null,
    address: null,
    challenge: null,
    recovery: null,
    problem: null,
    returnTo: input.returnTo && isOwnPath(input.returnTo) ? input.returnTo : null,
    leaving: null,
  }),
  initial: 'signingIn',
  states: {
    signedOut: {
      description: 'Nobody is signed in here. They can sign in, register, or open a mailed link.',
      on: { ...redirectsIn, ...remembersPage },
    },
    signingIn: {
      description: 'Somebody is on their way in.',
      initial: 'resuming',
      on: remembersPage,
      states: {
        resuming: {
          description: 'The session this browser kept is looked up on the server.',
          meta: { view: 'arriving' },
          entry: 'forgetProblem',
          invoke: {
            src: 'loadUser',
            onDone: { target: 'admitting', actions: know },
            onError: [
              { guard: kindIs('signed-out'), target: '#session.expired' },
              { target: 'unreachable', actions: keepProblem('arrive') },
            ],
          },
          after: { patience: 'unreachable' },
        },
        unreachable: {
          description:
            'The server did not answer. That is not a sign-out: it is asked again, by itself or at a press.',
          meta: { view: 'lost', requirements: ['W-061'] },
          on: { 'session.retry': 'resuming' },
          after: { retryPause: 'resuming' },
        },
        asking: {
          description: 'Email address and password are being checked.',
          tags: 'entering',
          entry: 'forgetProblem',
          invoke: {
            src: 'signIn',
            input: ({ event }) => credentialsOf(event),
            onDone: entered,
            onError: { target: '#session.signedOut', actions: keepProblem('signIn') },
          },
        },
        challenged: {
          description: 'The password was right. A code of their second factor is awaited.',
          tags: 'challenged',
          on: {
            'factor.send': 'answering',
            'factor.recover': { guard: 'hasNoRecovery', target: 'askingRecovery' },
            'factor.leave': { target: '#session.signedOut', actions: 'forgetChallenge' },
          },
        },
        askingRecovery: {
          description: 'A code in place of the second factor is asked for; it is mailed after seven days.',
          tags: ['challenged', 'asking recovery'],
          entry: 'forgetProblem',
          invoke: {
            src: 'recoverFactor',
            input: ({ context }) => ({ challenge: context.challenge ?? '' }),
            onDone: {
              target: 'challenged',
              actions: {
                type: 'keepRecovery',
                params: ({ event }: { event: { output: FactorRecovery } }) => ({ recovery: event.output }),
              },
            },
            onError: { target: 'challenged', actions: keepProblem('factor') },
          },
        },
        answering: {
          description: 'The code of the second factor is being checked.',
          tags: ['challenged', 'answering'],
          entry: 'forgetProblem',
          invoke: {
            src: 'proveFactor',
            input: ({ context, event }) => ({ challenge: context.challenge ?? '', code: factorOf(event) }),
            onDone: { target: 'admitting', actions: know },
            onError: { target: 'challenged', actions: keepProblem('factor') },
          },
        },
        registering: {
          description: 'A new account is being made.',
          tags: 'entering',
          entry: 'forgetProblem',
          invoke: {
            src: 'register',
            input: ({ event }) => registrationOf(event),
            onDone: { target: 'admitting', actions: know },
            onError: { target: '#session.signedOut', actions: keepProblem('register') },
          },
        },
        admitting: {
          description: 'Who they are is known; what is still missing decides where they go.',
          always: [
            { guard: 'isNobody', target: '#session.signedOut' },
            { guard: 'isUnverified', target: '#session.verifying' },
            { guard: 'hasNoBusiness', target: '#session.onboarding' },
            { target: '#session.signedIn' },
          ],
        },
      },
    },
    verifying,
    recovering,
    onboarding: {
      description: 'A user without a business makes their first one.',
      meta: { view: 'onboarding', page: pages.onboarding },
      initial: 'asking',
      on: redirectsOut,
      states: {
        asking: {
          description: 'Company, country, currency and time zone are asked for.',
          on: { 'business.save': 'saving' },
        },
        saving: {
          description: 'The business and its chart of accounts are being made.',
          tags: 'making business',
          entry: 'forgetProblem',
          invoke: {
            src: 'onboard',
            input: ({ context, event }) => ({ user: context.user, draft: draftOf(event) }),
            onDone: { target: '#session.signingIn.admitting', actions: [know, 'beginAtDashboard'] },
            onError: { target: 'asking', actions: keepProblem('onboard') },
          },
        },
      },
    },
    signedIn: {
      description: 'A user works in their business.',
      meta: { view: 'in' },
      initial: 'reachable',
      on: { ...redirectsOut, ...reachesPage, ...knowsNews, 'reset.open': opensReset },
      states: {
        reachable: {
          description: 'The server answers.',
          on: {
            'server.lost': 'unreachable',
            'access.changed': { target: 'renewing', meta: { requirements: ['W-053'] } },
          },
        },
        renewing: {
          description: 'Their role or plan was changed; what they may do now is fetched while they go on.',
          invoke: {
            src: 'loadUser',
            onDone: { target: '#session.signingIn.admitting', actions: know },
            onError: 'reachable',
          },
        },
        unreachable: {
          description:
            'The server does not answer. Nobody is signed out and nothing typed is lost; it is asked again.',
          meta: { requirements: ['W-061'] },
          tags: 'cut off',
          on: { 'server.found': 'reachable', 'session.retry': 'probing' },
          after: { retryPause: 'probing' },
        },
        probing: {
          description: 'The server is asked whether it is back.',
          tags: 'cut off',
          invoke: {
            src: 'loadUser',
            onDone: { target: '#session.signingIn.admitting', actions: know },
            onError: 'unreachable',
          },
        },
      },
    },
    expired: {
      description:
        'The session ended by itself. They sign in again and go on where they were; typed forms are kept.',
      tags: 'expired',
      entry: ['forgetUser', 'forgetSession', 'tellExpired'],
      on: { ...redirectsIn, ...remembersPage },
    },
    signingOut,
  },
});
