import { codeOf, passwordOf } from './session.events.ts';
import { redirectsIn, redirectsOut } from './session.redirects.ts';
import { asksPassword, keepProblem, kindIs, know, pages, sessionSetup, typedCode } from './session.setup.ts';

/** The way of an email address to being proven. Source: sales-and-access, section 2. */
export const verifying = sessionSetup.createStateConfig({
  description: 'The email address is to be proven by the code or the link that was mailed to it.',
  meta: { view: 'verifying', page: pages.verification },
  initial: 'waiting',
  on: {
    'link.open': redirectsIn['link.open'],
    'redirect.stop': { guard: 'isNobody', target: '#session.signedOut' },
    'session.signOut': { guard: 'hasUser', target: redirectsOut['session.signOut'] },
    'session.expired': { guard: 'hasUser', ...redirectsOut['session.expired'] },
    'session.endedElsewhere': { guard: 'hasUser', ...redirectsOut['session.endedElsewhere'] },
    'session.otherUser': { guard: 'hasUser', ...redirectsOut['session.otherUser'] },
  },
  states: {
    waiting: {
      description: 'The six digits from the mail are awaited.',
      on: { 'code.send': 'checking', 'code.resend': 'resending' },
    },
    checking: {
      description: 'The typed code is being checked.',
      tags: 'checking code',
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
      tags: 'checking link',
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
            actions: [keepProblem('verify'), 'tellBadLink'],
          },
          { target: 'linkHeld', actions: keepProblem('verify') },
        ],
      },
    },
    linkHeld: {
      description: 'The link could not be checked yet; it is kept and can be tried again.',
      tags: 'link held',
      on: {
        'session.retry': 'checkingLink',
        'redirect.stop': { guard: 'hasUser', target: 'waiting' },
      },
    },
    linkAsks: {
      description:
        'The link was opened where nobody has registered: it counts with the password of its registration.',
      tags: 'link asking',
      on: {
        'link.prove': 'provingLink',
        'redirect.stop': { guard: 'hasUser', target: 'waiting' },
      },
    },
    provingLink: {
      description: 'The link and the password of its registration are being checked.',
      tags: ['link asking', 'proving link'],
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
      tags: 'refused',
      on: {
        'code.send': { guard: 'hasUser', target: 'checking' },
        'code.resend': { guard: 'hasUser', target: 'resending' },
        'redirect.stop': { guard: 'hasUser', target: 'waiting', meta: { requirements: ['W-059'] } },
        'redirect.now': {
          target: '#session.signedOut',
          actions: ['forgetUser', 'forgetSession'],
          meta: { requirements: ['W-059'] },
        },
      },
      after: { refusedPause: { target: '#session.signedOut', actions: ['forgetUser', 'forgetSession'] } },
    },
    resending: {
      description: 'A new code is being mailed.',
      tags: 'resending',
      entry: ['forgetProblem', typedCode],
      invoke: {
        src: 'resend',
        input: ({ context }) => ({ user: context.user }),
        onDone: { target: 'waiting', actions: 'tellResent' },
        onError: { target: 'waiting', actions: keepProblem('resend') },
      },
    },
    verified: {
      description: 'The address is proven; the next page opens in a moment.',
      tags: 'verified',
      entry: 'tellVerified',
      on: { 'redirect.now': { target: '#session.signingIn.admitting', meta: { requirements: ['W-059'] } } },
      after: { verifiedPause: '#session.signingIn.admitting' },
    },
  },
});
