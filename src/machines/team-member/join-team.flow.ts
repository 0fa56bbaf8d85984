import { assign, fromPromise, setup } from 'xstate';
import type { TeamInvite } from '../../domain/team/team.ts';
import { displayed } from '../../domain/words/display-sentences.ts';
import { team } from '../../domain/words/team.ts';
import { type DisplayProblem, displayProblem, errorOf, saying, unprovided } from '../problem.ts';

/** What somebody new types to join. */
export interface Joining {
  firstName: string;
  lastName: string;
  password: string;
}

export interface JoinTeamInput {
  /** The link has all its parts, as far as anybody can tell by looking at it. */
  isWhole: boolean;
}

interface JoinTeamContext extends JoinTeamInput {
  invite: TeamInvite | null;
  problem: DisplayProblem | null;
}

export type JoinTeamEvent = { type: 'member.join'; typed: Joining } | { type: 'invite.accept' };

const typedOf = ({ event }: { event: JoinTeamEvent }): Joining =>
  event.type === 'member.join' ? event.typed : { firstName: '', lastName: '', password: '' };

/** An invitation by its mailed link: somebody new chooses a password, somebody known accepts signed in. Source: sales-and-access, section 7. */
export const joinTeamFlow = setup({
  types: {
    context: {} as JoinTeamContext,
    events: {} as JoinTeamEvent,
    input: {} as JoinTeamInput,
    tags: {} as 'busy' | 'joining' | 'accepting',
  },
  actors: {
    open: fromPromise<TeamInvite, void>(unprovided('open')),
    join: fromPromise<void, Joining>(unprovided('join')),
    accept: fromPromise<void, void>(unprovided('accept')),
  },
  delays: {
    /** How long what was done is read before the next page: as long as after an address is proven. */
    readPause: 1_000,
  },
  guards: {
    isWhole: ({ context }) => context.isWhole,
    hasAccount: (_, invite: TeamInvite) => invite.hasAccount,
  },
  actions: {
    keepInvite: assign({ invite: (_, invite: TeamInvite) => invite }),
    showBadLink: assign({ problem: saying(displayed(team.teamWords.badLink)) }),
    showProblem: assign({ problem: (_, error: unknown) => displayProblem(error) }),
  },
}).createMachine({
  id: 'join-team',
  context: ({ input }) => ({ ...input, invite: null, problem: null }),
  initial: 'beginning',
  states: {
    beginning: {
      always: [
        { guard: 'isWhole', target: 'opening' },
        { target: 'closed', actions: 'showBadLink' },
      ],
    },
    opening: {
      description: 'The link is being checked.',
      invoke: {
        id: 'open',
        src: 'open',
        onDone: [
          {
            guard: { type: 'hasAccount', params: ({ event }) => event.output },
            target: 'known.asked',
            actions: { type: 'keepInvite', params: ({ event }) => event.output },
          },
          { target: 'new.typing', actions: { type: 'keepInvite', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'closed',
          actions: { type: 'showProblem', params: errorOf },
          meta: { requirements: ['W-055'] },
        },
      },
    },
    closed: { description: 'The invitation isn’t valid.', type: 'final' },
    new: {
      tags: 'joining',
      initial: 'typing',
      states: {
        typing: {
          description: 'Somebody new types a name and chooses a password; the link has proved the address.',
          on: { 'member.join': 'joining' },
        },
        joining: {
          description: 'Their account is being made, and they join.',
          tags: 'busy',
          invoke: {
            id: 'join',
            src: 'join',
            input: typedOf,
            onDone: { target: 'joined', meta: { requirements: ['F-379'] } },
            onError: { target: 'typing', actions: { type: 'showProblem', params: errorOf } },
          },
        },
        joined: {
          description: 'They joined. The page says so for a moment.',
          tags: 'busy',
          after: { readPause: '#join-team.entering' },
        },
      },
    },
    known: {
      tags: 'accepting',
      initial: 'asked',
      states: {
        asked: {
          description: 'Somebody with an account signs in and accepts.',
          on: { 'invite.accept': 'accepting' },
        },
        accepting: {
          description: 'The invitation is being accepted.',
          tags: 'busy',
          invoke: {
            id: 'accept',
            src: 'accept',
            onDone: 'accepted',
            onError: { target: 'asked', actions: { type: 'showProblem', params: errorOf } },
          },
        },
        accepted: {
          description: 'They’re a member. The page says so for a moment.',
          tags: 'busy',
          after: { readPause: '#join-team.entering' },
        },
      },
    },
    entering: {
      description: 'The page starts afresh in the business they joined.',
      type: 'final',
    },
  },
});
