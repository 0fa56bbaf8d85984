import { assign, fromPromise, setup } from 'xstate';
import { compare, type Decimal, isNothing, isReadableAmount } from '../../domain/money.ts';
import type { NamedEffects } from '../../domain/plan/effects.ts';
import { type DisplayProblem, displayProblem, errorOf, unprovided } from '../problem.ts';

export interface BillOrderInput {
  /** The lines as the order lists them, each with the quantity left to bill. */
  lines: readonly { id: string; left: Decimal }[];
}

/** What is to be billed, as the ports are asked with it. */
export interface BilledChoice {
  /** How many of each line, as the order lists them; `0` for none. */
  quantities: readonly { id: string; quantity: string }[];
  /** More than is left of some line is billed, and that is meant. */
  confirmed: boolean;
}

interface BillOrderContext extends BillOrderInput {
  /** What was typed, by line; what is left is taken where nothing was. */
  typed: Readonly<Record<string, string>>;
  confirmed: boolean;
  effects: NamedEffects | null;
  problem: DisplayProblem | null;
}

export type BillOrderEvent =
  | { type: 'quantity.type'; id: string; quantity: string }
  | { type: 'step.next' }
  | { type: 'step.back' }
  | { type: 'over.confirm' }
  | { type: 'bill.confirm' }
  | { type: 'flow.close' };

type Typed = Pick<BillOrderContext, 'lines' | 'typed'>;

/** How many of each line are to be billed, as typed. A line that is billed whole proposes 0, and by 0 any other is left out. */
export const quantitiesOf = ({ lines, typed }: Typed): BilledChoice['quantities'] =>
  lines.map(({ id, left }) => ({ id, quantity: typed[id] ?? left }));

const isReadable = ({ quantity }: { quantity: string }) =>
  quantity === '' || isNothing(quantity) || isReadableAmount(quantity);
const isSome = ({ quantity }: { quantity: string }) => quantity !== '' && !isNothing(quantity);

/** Something is to be billed, and every quantity can be read. */
export const canBill = (typed: Typed): boolean => {
  const quantities = quantitiesOf(typed);
  return quantities.every(isReadable) && quantities.some(isSome);
};

/** The lines of which more is to be billed than is left, by their ids. */
export const overLines = ({ lines, typed }: Typed): string[] =>
  lines.flatMap(({ id, left }) => {
    const quantity = typed[id] ?? left;
    return isReadable({ quantity }) && isSome({ quantity }) && compare(quantity, left) > 0 ? [id] : [];
  });

const choiceOf = ({ confirmed, ...typed }: BillOrderContext): BilledChoice => ({
  quantities: quantitiesOf(typed).map(({ id, quantity }) => ({ id, quantity: quantity || '0' })),
  confirmed,
});

/** What the server asks about is a line's quantity: somebody billed of the order meanwhile. */
const aboutLines = (error: unknown): boolean =>
  displayProblem(error).fields.some(({ field }) => field.startsWith('lines.'));

const shows = { type: 'showProblem', params: errorOf } as const;
/** What the server says of a line is asked about once; anything else is a refusal. */
const refusal = [
  { guard: { type: 'asksAboutLines', params: errorOf }, target: 'warning', actions: shows },
  { target: 'refused', actions: shows },
] as const;

/**
 * Billing an order: how many of each line, a question where that is more than is left, then what this will do, then the act.
 * Source: workflows.md, "Purchase order to bill"; lifecycles.md, flow bill-order.
 */
export const billOrderFlow = setup({
  types: {
    context: {} as BillOrderContext,
    events: {} as BillOrderEvent,
    input: {} as BillOrderInput,
    tags: {} as 'choosing' | 'over' | 'busy' | 'held' | 'planned' | 'refused',
  },
  actors: {
    preview: fromPromise<NamedEffects, BilledChoice>(unprovided('preview')),
    bill: fromPromise<void, BilledChoice>(unprovided('bill')),
  },
  guards: {
    canBill: ({ context }) => canBill(context),
    isOver: ({ context }) => canBill(context) && overLines(context).length > 0,
    asksAboutLines: ({ context }, error: unknown) => !context.confirmed && aboutLines(error),
  },
  actions: {
    type: assign(({ context }, { id, quantity }: { id: string; quantity: string }) => ({
      typed: { ...context.typed, [id]: quantity },
      problem: null,
    })),
    reconsider: assign({ confirmed: false }),
    confirmOver: assign({ confirmed: true, problem: null }),
    showEffects: assign({ effects: (_, effects: NamedEffects) => effects, problem: null }),
    showProblem: assign({ problem: (_, error: unknown) => displayProblem(error) }),
  },
}).createMachine({
  id: 'bill-order',
  context: ({ input }) => ({ ...input, typed: {}, confirmed: false, effects: null, problem: null }),
  initial: 'choosing',
  states: {
    choosing: {
      description: 'How many of each line are billed is typed; what is left is proposed.',
      tags: 'choosing',
      entry: 'reconsider',
      on: {
        'quantity.type': { actions: { type: 'type', params: ({ event }) => event } },
        'step.next': [
          { target: 'warning', guard: 'isOver' },
          { target: 'previewing', guard: 'canBill' },
        ],
        'flow.close': 'left',
      },
    },
    warning: {
      description: 'More is to be billed than is left of some line: that is asked about once.',
      tags: 'over',
      meta: { requirements: ['W-076'] },
      on: {
        'over.confirm': { target: 'previewing', actions: 'confirmOver' },
        'step.back': 'choosing',
        'flow.close': 'left',
      },
    },
    previewing: {
      description: 'The server plans the bill.',
      tags: 'busy',
      invoke: {
        id: 'preview',
        src: 'preview',
        input: ({ context }) => choiceOf(context),
        onDone: {
          target: 'reviewing',
          actions: { type: 'showEffects', params: ({ event }) => event.output },
        },
        onError: refusal,
      },
      on: { 'flow.close': 'left' },
    },
    reviewing: {
      description: 'What this will do is shown; nothing is written yet.',
      tags: 'planned',
      on: { 'bill.confirm': 'submitting', 'step.back': 'choosing', 'flow.close': 'left' },
    },
    submitting: {
      description: 'The draft of the bill is being made.',
      tags: ['busy', 'held', 'planned'],
      invoke: {
        id: 'bill',
        src: 'bill',
        input: ({ context }) => choiceOf(context),
        onDone: 'billed',
        onError: refusal,
      },
    },
    refused: {
      description: 'The server refused, with its reason; nothing has changed.',
      tags: 'refused',
      on: { 'step.next': 'previewing', 'step.back': 'choosing', 'flow.close': 'left' },
    },
    billed: { description: 'There is a draft of the bill.', type: 'final' },
    left: { description: 'Left with the order as it was.', type: 'final' },
  },
});
