import { assign, fromPromise, setup } from 'xstate';
import type { TransferActEffects } from '../../domain/transfer/act-effects.ts';
import type { TransferEffects } from '../../domain/transfer/effects.ts';
import type { Arrival, TypedTransfer } from '../../domain/transfer/transfer.ts';
import { previewing } from '../preview-state.ts';
import { type DisplayProblem, displayProblem, errorOf, unprovided } from '../problem.ts';

/** What is typed before the goods move: the goods that are sent, or what of them arrived. */
export type TypedMove =
  | { of: 'goods'; goods: TypedTransfer }
  | { of: 'arrival'; arrival: Arrival }
  /** Nothing is typed but a day, empty for today: all of it is cancelled, or goes back. */
  | { of: 'nothing'; onDay: string };

/** What the move will do. */
export type MoveEffects =
  | { of: 'sending'; sending: TransferEffects }
  | { of: 'acting'; acting: TransferActEffects };

/** How the flow begins: what is typed in it, null while that is not whole. */
export interface MoveStockInput {
  types: TypedMove['of'];
  typed: TypedMove | null;
}

interface MoveStockContext extends MoveStockInput {
  effects: MoveEffects | null;
  problem: DisplayProblem | null;
}

export type MoveStockEvent =
  /** The goods as they are typed; null while something of them is missing. */
  | { type: 'goods.type'; goods: TypedTransfer | null }
  /** What arrived, as it is typed; null while it can't be read, or while it isn't said what becomes of the rest. */
  | { type: 'arrival.type'; arrival: Arrival | null; restOpen: boolean }
  /** The day of a cancellation; empty for today. */
  | { type: 'day.pick'; onDay: string }
  | { type: 'act.confirm' }
  | { type: 'act.retry' }
  | { type: 'flow.close' };

const machine = setup({
  types: {
    context: {} as MoveStockContext,
    events: {} as MoveStockEvent,
    input: {} as MoveStockInput,
    tags: {} as 'typing' | 'planning' | 'shown' | 'busy' | 'held' | 'refused' | 'unplanned',
  },
  actors: {
    /** What is typed is waited for, until it rests. */
    preview: fromPromise<MoveEffects, TypedMove>(unprovided('preview')),
    /** False where a form was not taken, and says beside its fields why not. */
    commit: fromPromise<boolean, TypedMove>(unprovided('commit')),
  },
  guards: {
    isWhole: ({ context }) => context.typed !== null,
    typesGoods: ({ context }) => context.types === 'goods',
    typesArrival: ({ context }) => context.types === 'arrival',
    typesNothing: ({ context }) => context.types === 'nothing',
    typesSomething: ({ context }) => context.types !== 'nothing',
    goodsAreWhole: ({ context }, goods: TypedTransfer | null) => context.types === 'goods' && goods !== null,
    arrivalIsWhole: ({ context }, arrival: Arrival | null) => context.types === 'arrival' && arrival !== null,
    arrivalLacksRest: ({ context }, restOpen: boolean) => context.types === 'arrival' && restOpen,
    isGiven: (_, typed: TypedTransfer | Arrival | null) => typed !== null,
    restIsOpen: (_, restOpen: boolean) => restOpen,
    isTaken: (_, taken: boolean) => taken,
    isOfFields: (_, error: unknown) => displayProblem(error).fields.length > 0,
  },
  actions: {
    takeGoods: assign((_, goods: TypedTransfer | null) => ({
      typed: goods && { of: 'goods' as const, goods },
      problem: null,
    })),
    takeArrival: assign((_, arrival: Arrival | null) => ({
      typed: arrival && { of: 'arrival' as const, arrival },
      problem: null,
    })),
    takeDay: assign((_, onDay: string) => ({ typed: { of: 'nothing' as const, onDay }, problem: null })),
    showEffects: assign({ effects: (_, effects: MoveEffects) => effects, problem: null }),
    showProblem: assign({ problem: (_, error: unknown) => displayProblem(error) }),
    clearProblem: assign({ problem: null }),
  },
});

const takeGoods = {
  type: 'takeGoods' as const,
  params: ({ event }: { event: { goods: TypedTransfer | null } }) => event.goods,
};
const takeArrival = {
  type: 'takeArrival' as const,
  params: ({ event }: { event: { arrival: Arrival | null } }) => event.arrival,
};
const goodsOf = ({ event }: { event: { goods: TypedTransfer | null } }) => event.goods;
const arrivalOf = ({ event }: { event: { arrival: Arrival | null } }) => event.arrival;
const restOf = ({ event }: { event: { restOpen: boolean } }) => event.restOpen;

/** What arrived is typed, and something of it is open. */
const receiving = machine.createStateConfig({
  on: {
    'arrival.type': [
      {
        guard: { type: 'isGiven', params: arrivalOf },
        target: '#move-stock.checking',
        actions: takeArrival,
      },
      { guard: { type: 'restIsOpen', params: restOf }, target: '#move-stock.rest' },
      { target: '#move-stock.receiving' },
    ],
    'flow.close': '#move-stock.left',
  },
});

/** What was typed is whole, and can still be typed otherwise. */
const whole = machine.createStateConfig({
  on: {
    'goods.type': [
      {
        guard: { type: 'goodsAreWhole', params: goodsOf },
        target: '#move-stock.checking',
        // Typed once more while the server is asked: what it was asked is of nobody's interest any more.
        reenter: true,
        actions: takeGoods,
      },
      { guard: 'typesGoods', target: '#move-stock.picking', actions: takeGoods },
    ],
    'arrival.type': [
      {
        guard: { type: 'arrivalIsWhole', params: arrivalOf },
        target: '#move-stock.checking',
        reenter: true,
        actions: takeArrival,
      },
      {
        guard: { type: 'arrivalLacksRest', params: restOf },
        target: '#move-stock.rest',
        actions: takeArrival,
      },
      { guard: 'typesArrival', target: '#move-stock.receiving', actions: takeArrival },
    ],
    'day.pick': {
      guard: 'typesNothing',
      target: '#move-stock.checking',
      reenter: true,
      actions: { type: 'takeDay', params: ({ event }) => event.onDay },
    },
    'flow.close': '#move-stock.left',
  },
});

/**
 * Goods on their way between two locations: they are picked and sent, or what arrived is typed, or all of it is received, cancelled
 * or sent back. What the move will do is shown before it is done. Source: lifecycles.md, "Flows (screen)", move-stock.
 */
export const moveStockFlow = machine.createMachine({
  id: 'move-stock',
  context: ({ input }) => ({ ...input, effects: null, problem: null }),
  initial: 'beginning',
  states: {
    beginning: {
      always: [
        { guard: 'isWhole', target: 'checking' },
        { guard: 'typesArrival', target: 'receiving' },
        { target: 'picking' },
      ],
    },
    picking: {
      description: 'Locations, day and goods are typed, and something is missing.',
      tags: 'typing',
      on: {
        'goods.type': [
          { guard: { type: 'isGiven', params: goodsOf }, target: 'checking', actions: takeGoods },
          { target: 'picking' },
        ],
        'flow.close': 'left',
      },
    },
    receiving: {
      description: 'What arrived is typed of each item, and something can’t be taken as it is.',
      tags: 'typing',
      ...receiving,
    },
    rest: {
      description: 'Less arrived than was sent, and it isn’t said what becomes of the rest.',
      tags: 'typing',
      ...receiving,
    },
    checking: {
      description: 'The server is asked whether there is enough, and what the move will do.',
      tags: 'planning',
      invoke: previewing<TypedMove, MoveEffects, 'short'>('short'),
      on: { ...whole.on, 'act.confirm': { guard: 'typesGoods', target: 'submitting' } },
    },
    previewing: {
      description: 'What the move will do is shown: each place before and after. Nothing has moved.',
      tags: 'shown',
      on: { ...whole.on, 'act.confirm': 'submitting' },
    },
    submitting: {
      description: 'The goods are being moved.',
      tags: ['busy', 'held'],
      invoke: {
        id: 'commit',
        src: 'commit',
        input: ({ context }) => context.typed!,
        onDone: [
          { guard: { type: 'isTaken', params: ({ event }) => event.output }, target: 'sent' },
          { target: 'short', meta: { requirements: ['W-083'] } },
        ],
        onError: { target: 'refused', actions: { type: 'showProblem', params: errorOf } },
      },
    },
    short: {
      description: 'There isn’t enough, or something else is in the way: the lines say what.',
      tags: 'refused',
      on: {
        ...whole.on,
        'act.confirm': { guard: 'typesSomething', target: 'submitting', actions: 'clearProblem' },
        'act.retry': { guard: 'typesNothing', target: 'checking', actions: 'clearProblem' },
      },
    },
    refused: {
      description: 'The server refused, or can’t be reached; nothing has moved.',
      tags: ['refused', 'unplanned'],
      on: {
        ...whole.on,
        'act.confirm': { guard: 'typesSomething', target: 'submitting', actions: 'clearProblem' },
        'act.retry': { target: 'checking', actions: 'clearProblem' },
      },
    },
    sent: { description: 'The goods have moved.', type: 'final' },
    left: { description: 'Left with everything where it was.', type: 'final' },
  },
});
