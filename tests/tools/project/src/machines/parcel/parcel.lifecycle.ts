import { assign, setup } from 'xstate';

export interface ParcelFacts {
  /** Cents still to pay. */
  due: number;
  fragile: boolean;
  notes: number;
}

export type ParcelEvent =
  | { type: 'parcel.pack' }
  | { type: 'payment.record'; cents: number }
  | { type: 'note.add' }
  | { type: 'parcel.ship'; insured: boolean }
  | { type: 'parcel.cancel' }
  | { type: 'parcel.restore' };

/** A pure chart with guards on payloads and on facts: asked by both sides, run by none. */
export const parcelLifecycle = setup({
  types: {} as { context: ParcelFacts; input: ParcelFacts; events: ParcelEvent },
  actions: {
    addNote: assign({ notes: ({ context }) => context.notes + 1 }),
    settle: assign({
      due: ({ context, event }) =>
        event.type === 'payment.record' ? context.due - event.cents : context.due,
    }),
  },
  guards: {
    isPaid: ({ context }) => context.due === 0,
    paysPart: ({ context, event }) =>
      event.type === 'payment.record' && event.cents > 0 && event.cents < context.due,
    paysRest: ({ context, event }) => event.type === 'payment.record' && event.cents === context.due,
    isSafe: ({ context, event }) => event.type === 'parcel.ship' && (!context.fragile || event.insured),
    hasRoomForNotes: ({ context }) => context.notes < 2,
  },
}).createMachine({
  id: 'parcel',
  context: ({ input }) => input,
  initial: 'open',
  on: {
    'note.add': {
      guard: 'hasRoomForNotes',
      actions: 'addNote',
      description: 'Anyone may leave two notes, whatever has become of the parcel.',
    },
  },
  states: {
    open: {
      description: 'Being filled; nothing has was sent.',
      on: {
        'parcel.pack': [{ guard: 'isPaid', target: 'ready' }, { target: 'owing' }],
        'parcel.cancel': { target: 'cancelled' },
      },
    },
    owing: {
      description: 'Packed, and waits for money.',
      on: {
        'payment.record': [
          { guard: 'paysRest', target: 'ready', actions: 'settle' },
          { guard: 'paysPart', target: 'owing', actions: 'settle' },
        ],
        'parcel.cancel': { target: 'cancelled' },
      },
    },
    ready: {
      description: 'Paid and packed.',
      meta: { requirements: ['REQ-7'] },
      on: { 'parcel.ship': { guard: 'isSafe', target: 'shipped' } },
    },
    shipped: { type: 'final', description: 'Gone.' },
    cancelled: {
      description: 'Given up; it can be taken up again.',
      on: { 'parcel.restore': { target: 'open' } },
    },
  },
});
