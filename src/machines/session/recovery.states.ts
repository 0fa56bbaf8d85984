import { codeOf, passwordOf } from './session.events.ts';
import { keepProblem, kindIs, sessionSetup, typedCode } from './session.setup.ts';

const leaves = { target: '#session.signingIn.admitting', actions: 'forgetRecovery' } as const;
const kept = {
  type: 'keepLink',
  params: ({ event }: { event: { output: { userId: string; code: string } } }) => ({ link: event.output }),
} as const;

/** The way of somebody who forgot their password to a new one. Source: sales-and-access, sections 2 and 4. */
export const recovering = sessionSetup.createStateConfig({
  description: 'Somebody who forgot their password is on the way to a new one.',
  initial: 'asking',
  on: { 'recovery.leave': leaves },
  states: {
    asking: {
      description: 'A code and a link are being mailed, if anybody has this address.',
      entry: 'forgetProblem',
      invoke: {
        src: 'forgotPassword',
        input: ({ context }) => ({ address: context.address ?? '' }),
        onDone: 'waiting',
        onError: { target: '#session.signingIn.admitting', actions: keepProblem('forgot') },
      },
    },
    waiting: {
      description: 'The six digits from the mail are awaited.',
      on: { 'code.send': 'exchanging', 'code.resend': 'resending' },
    },
    resending: {
      description: 'A new mail is on its way.',
      entry: 'forgetProblem',
      invoke: {
        src: 'forgotPassword',
        input: ({ context }) => ({ address: context.address ?? '' }),
        onDone: { target: 'waiting', actions: 'announceResent' },
        onError: { target: 'waiting', actions: keepProblem('resend') },
      },
    },
    exchanging: {
      description: 'The typed digits are being checked.',
      entry: ['forgetProblem', typedCode],
      invoke: {
        src: 'exchangeCode',
        input: ({ context, event }) => ({ address: context.address ?? '', code: codeOf(event) }),
        onDone: { target: 'choosing', actions: kept },
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
        src: 'checkResetLink',
        input: ({ context }) => context.link,
        onDone: 'choosing',
        onError: [
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
      on: { 'session.retry': 'checkingLink' },
    },
    refused: {
      description:
        'The code or link was wrong. After a moment they are sent to the sign-in page, unless they stay.',
      on: {
        'code.send': { guard: 'isTyped', target: 'exchanging' },
        'code.resend': { guard: 'isTyped', target: 'resending' },
        'redirect.stop': { guard: 'isTyped', target: 'waiting' },
        'redirect.now': leaves,
      },
      after: { refusedPause: leaves },
    },
    choosing: {
      description: 'A new password is asked for.',
      on: { 'password.choose': 'resetting' },
    },
    resetting: {
      description: 'The new password is being set, and every session of theirs ended.',
      entry: 'forgetProblem',
      invoke: {
        src: 'resetPassword',
        input: ({ context, event }) => ({ link: context.link, password: passwordOf(event) }),
        onDone: 'changed',
        onError: { target: 'choosing', actions: keepProblem('reset') },
      },
    },
    changed: {
      description: 'The new password is set; the sign-in page opens in a moment.',
      entry: ['forgetUser', 'forgetSession', 'announceChanged'],
      on: { 'redirect.now': leaves },
      after: { changedPause: leaves },
    },
  },
});
