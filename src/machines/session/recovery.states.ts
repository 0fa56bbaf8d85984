import { codeOf, passwordOf } from './session.events.ts';
import { keepProblem, kindIs, pages, sessionSetup, typedCode } from './session.setup.ts';

const byCode = { view: 'recovering', page: pages.verification } as const;
const leaves = { target: '#session.signingIn.admitting', actions: 'forgetRecovery' } as const;
const kept = {
  type: 'keepLink',
  params: ({ event }: { event: { output: { userId: string; code: string } } }) => ({ link: event.output }),
} as const;

/** The way of somebody who forgot their password to a new one. Source: sales-and-access, sections 2 and 4. */
export const recovering = sessionSetup.createStateConfig({
  description: 'Somebody who forgot their password is on the way to a new one.',
  initial: 'asking',
  meta: { view: 'resetting', page: pages.reset },
  on: { 'recovery.leave': leaves },
  states: {
    asking: {
      description: 'A code and a link are being mailed, if anybody has this address.',
      tags: 'asking mail',
      meta: { view: 'out' },
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
      meta: byCode,
      on: { 'code.send': 'exchanging', 'code.resend': 'resending' },
    },
    resending: {
      description: 'A new mail is on its way.',
      tags: 'resending',
      meta: byCode,
      entry: 'forgetProblem',
      invoke: {
        src: 'forgotPassword',
        input: ({ context }) => ({ address: context.address ?? '' }),
        onDone: { target: 'waiting', actions: 'tellResent' },
        onError: { target: 'waiting', actions: keepProblem('resend') },
      },
    },
    exchanging: {
      description: 'The typed digits are being checked.',
      tags: 'checking code',
      meta: byCode,
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
            actions: [keepProblem('verify'), 'tellBadLink'],
            meta: { requirements: ['W-057'] },
          },
          { target: 'linkHeld', actions: keepProblem('verify') },
        ],
      },
    },
    linkHeld: {
      description: 'The link could not be checked yet; it is kept and can be tried again.',
      tags: 'link held',
      on: { 'session.retry': 'checkingLink' },
    },
    refused: {
      description:
        'The code or link was wrong. After a moment they are sent to the sign-in page, unless they stay.',
      tags: 'refused',
      on: {
        'code.send': { guard: 'isTyped', target: 'exchanging' },
        'code.resend': { guard: 'isTyped', target: 'resending' },
        'redirect.stop': { guard: 'isTyped', target: 'waiting', meta: { requirements: ['W-059'] } },
        'redirect.now': { ...leaves, meta: { requirements: ['W-059'] } },
      },
      after: { refusedPause: leaves },
    },
    choosing: {
      description: 'A new password is asked for.',
      tags: 'choosing',
      on: { 'password.choose': 'resetting' },
    },
    resetting: {
      description: 'The new password is being set, and every session of theirs ended.',
      tags: ['choosing', 'resetting'],
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
      tags: 'changed',
      entry: ['forgetUser', 'forgetSession', 'tellChanged'],
      on: { 'redirect.now': { ...leaves, meta: { requirements: ['W-059'] } } },
      after: { changedPause: leaves },
    },
  },
});
