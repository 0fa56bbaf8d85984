import { isOwnPath } from '../../domain/own-path.ts';
import { signingOut } from './leaving.states.ts';
import { recovering } from './recovery.states.ts';
import { codeOf, credentialsOf, draftOf, factorOf, passwordOf, registrationOf } from './session.events.ts';
import type { FactorRecovery } from './session.ports.ts';
import {
  asksPassword,
  entered,
  keepProblem,
  kindIs,
  know,
  sessionSetup,
  typedCode,
} from './session.setup.ts';
import { knowsNews, opensReset, reachesPage, remembersPage, waysIn, waysOut } from './session.ways.ts';

/**
 * From the page's first moment to the signed-in user and out again: signing in, proving an e-mail address, the first business,
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
      on: { ...waysIn, ...remembersPage },
    },
    signingIn: {
      description: 'Somebody is on their way in.',
      initial: 'resuming',
      on: remembersPage,
      states: {
        resuming: {
          description: 'The session this browser kept is looked up on the server.',
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
          on: { 'session.retry': 'resuming' },
          after: { retryPause: 'resuming' },
        },
        asking: {
          description: 'E-mail address and password are being checked.',
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
          on: {
            'factor.send': 'answering',
            'factor.recover': { guard: 'hasNoRecovery', target: 'askingRecovery' },
            'factor.leave': { target: '#session.signedOut', actions: 'forgetChallenge' },
          },
        },
        askingRecovery: {
          description: 'A code in place of the second factor is asked for; it is mailed after seven days.',
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
    verifying: {
      description: 'The e-mail address is to be proven by the code or the link that was mailed to it.',
      initial: 'waiting',
      on: {
        'link.open': waysIn['link.open'],
        'redirect.stop': { guard: 'isNobody', target: '#session.signedOut' },
        'session.signOut': { guard: 'hasUser', target: waysOut['session.signOut'] },
        'session.expired': { guard: 'hasUser', target: waysOut['session.expired'] },
        'session.endedElsewhere': { guard: 'hasUser', ...waysOut['session.endedElsewhere'] },
        'session.otherUser': { guard: 'hasUser', ...waysOut['session.otherUser'] },
      },
      states: {
        waiting: {
          description: 'The six digits from the mail are awaited.',
          on: { 'code.send': 'checking', 'code.resend': 'resending' },
        },
        checking: {
          description: 'The typed code is being checked.',
          entry: ['forgetProblem', typedCode],
          invoke: {
            src: 'verify',
            input: ({ context, event }) => ({ user: context.user, code: codeOf(event) }),
            onDone: { target: 'verified', actions: know },
            onError: [
              { guard: kindIs('invalid'), target: 'refused', actions: keepProblem('verify') },
              { target: 'waiting', actions: keepProblem('verify') },
            ],
          },
        },
        checkingLink: {
          description: 'The mailed link is being checked.',
          entry: 'forgetProblem',
          invoke: {
            src: 'verifyLink',
            input: ({ context }) => context.link,
            onDone: { target: 'verified', actions: know },
            onError: [
              { guard: asksPassword, target: 'linkAsks' },
              {
                guard: kindIs('invalid'),
                target: 'refused',
                actions: [keepProblem('verify'), 'announceBadLink'],
              },
              { target: 'linkHeld', actions: keepProblem('verify') },
            ],
          },
        },
        linkHeld: {
          description: 'The link could not be checked yet; it is kept and can be tried again.',
          on: {
            'session.retry': 'checkingLink',
            'redirect.stop': { guard: 'hasUser', target: 'waiting' },
          },
        },
        linkAsks: {
          description:
            'The link was opened where nobody has registered: it counts with the password of its registration.',
          on: {
            'link.prove': 'provingLink',
            'redirect.stop': { guard: 'hasUser', target: 'waiting' },
          },
        },
        provingLink: {
          description: 'The link and the password of its registration are being checked.',
          entry: 'forgetProblem',
          invoke: {
            src: 'verifyLinkBy',
            input: ({ context, event }) => ({ link: context.link, password: passwordOf(event) }),
            onDone: { target: 'verified', actions: know },
            onError: { target: 'linkAsks', actions: keepProblem('verify') },
          },
        },
        refused: {
          description:
            'The code or link was wrong. After a moment they are sent to the sign-in page, unless they stay.',
          on: {
            'code.send': { guard: 'hasUser', target: 'checking' },
            'code.resend': { guard: 'hasUser', target: 'resending' },
            'redirect.stop': { guard: 'hasUser', target: 'waiting' },
            'redirect.now': { target: '#session.signedOut', actions: ['forgetUser', 'forgetSession'] },
          },
          after: { refusedPause: { target: '#session.signedOut', actions: ['forgetUser', 'forgetSession'] } },
        },
        resending: {
          description: 'A new code is being mailed.',
          entry: ['forgetProblem', typedCode],
          invoke: {
            src: 'resend',
            input: ({ context }) => ({ user: context.user }),
            onDone: { target: 'waiting', actions: 'announceResent' },
            onError: { target: 'waiting', actions: keepProblem('resend') },
          },
        },
        verified: {
          description: 'The address is proven; the next page opens in a moment.',
          entry: 'announceVerified',
          on: { 'redirect.now': '#session.signingIn.admitting' },
          after: { verifiedPause: '#session.signingIn.admitting' },
        },
      },
    },
    recovering,
    onboarding: {
      description: 'A user without a business makes their first one.',
      initial: 'asking',
      on: waysOut,
      states: {
        asking: {
          description: 'Company, country, currency and time zone are asked for.',
          on: { 'business.save': 'saving' },
        },
        saving: {
          description: 'The business and its chart of accounts are being made.',
          entry: 'forgetProblem',
          invoke: {
            src: 'onboard',
            input: ({ context, event }) => ({ user: context.user, draft: draftOf(event) }),
            onDone: { target: '#session.signingIn.admitting', actions: know },
            onError: { target: 'asking', actions: keepProblem('onboard') },
          },
        },
      },
    },
    signedIn: {
      description: 'A user works in their business.',
      initial: 'reachable',
      on: { ...waysOut, ...reachesPage, ...knowsNews, 'reset.open': opensReset },
      states: {
        reachable: {
          description: 'The server answers.',
          on: { 'server.lost': 'unreachable', 'access.changed': 'renewing' },
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
          on: { 'server.found': 'reachable', 'session.retry': 'probing' },
          after: { retryPause: 'probing' },
        },
        probing: {
          description: 'The server is asked whether it is back.',
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
      entry: ['forgetUser', 'forgetSession', 'announceExpired'],
      on: { ...waysIn, ...remembersPage },
    },
    signingOut,
  },
});
