import { assign, setup } from 'xstate';
import { compare, type Decimal, isPositive } from '../../domain/money.ts';
import { whyNotTransfer } from '../../domain/transfer/refusals.words.ts';
import type { TransferFacts, TransferStatus } from '../../domain/transfer/transfer.ts';
import { type Lifecycle, repeat } from '../standing.ts';

export type TransferEvent =
  | { type: 'transfer.update' }
  /** All of it arrived. */
  | { type: 'transfer.mark' }
  /** So many of each line arrived. */
  | { type: 'transfer.receive'; received: readonly Decimal[] }
  | { type: 'transfer.cancel' }
  | { type: 'transfer.reverse' };

const machine = setup({
  types: { context: {} as TransferFacts, events: {} as TransferEvent, input: {} as TransferFacts },
  guards: {
    noneTooMany: ({ context: { sent } }, { received }: { received: readonly Decimal[] }) =>
      received.length === sent.length && received.every((one, index) => compare(one, sent[index]!) <= 0),
    hasArrived: ({ context }) => context.arrived,
    isReversed: ({ context }) => context.reversed,
  },
});

/**
 * The lifecycle of a stock transfer: its goods leave at once, are nobody's to sell while they are on their way, and
 * arrive whole, in part or not at all. Source: lifecycles.md, "Stock transfer"; answers-2.md, Q49 to Q51.
 */
export const transferChart = machine.createMachine({
  id: 'transfer',
  context: ({ input }) => input,
  initial: 'InTransit',
  states: {
    InTransit: {
      description: 'The goods left the source and have not arrived.',
      on: {
        'transfer.update': { target: 'InTransit' },
        'transfer.mark': {
          target: 'Transferred',
          actions: assign({ arrived: true }),
          meta: { requirements: ['N31'] },
        },
        'transfer.receive': {
          meta: { requirements: ['W-087'] },
          guard: { type: 'noneTooMany', params: ({ event }) => ({ received: event.received }) },
          target: 'Transferred',
          actions: assign({ arrived: ({ event }) => event.received.some(isPositive) }),
        },
        'transfer.cancel': { target: 'Cancelled', meta: { requirements: ['N31'] } },
      },
    },
    Transferred: {
      description: 'What arrived of the goods is at the destination; the rest went back or was written down.',
      meta: { refuses: { 'transfer.cancel': ['W-085'] } },
      on: {
        'transfer.mark': { target: 'Transferred', meta: { ...repeat, requirements: ['N31', 'W-084'] } },
        'transfer.reverse': [
          { guard: 'isReversed', target: 'Transferred', meta: repeat },
          {
            guard: 'hasArrived',
            target: 'Transferred',
            actions: assign({ reversed: true }),
            meta: { requirements: ['W-085'] },
          },
        ],
      },
    },
    Cancelled: {
      description: 'The goods are back at the source.',
      meta: { refuses: { 'transfer.mark': ['N31'] } },
      on: { 'transfer.cancel': { target: 'Cancelled', meta: repeat } },
    },
  },
});

export const transferLifecycle: Lifecycle<typeof transferChart, TransferFacts> = {
  name: 'transfer',
  chart: transferChart,
  whyNot: ({ status }, { type }) => whyNotTransfer(status as TransferStatus, type),
};
