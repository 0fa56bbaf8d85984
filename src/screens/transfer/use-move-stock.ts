import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { fromPromise, type SnapshotFrom } from 'xstate';
import type { Arrival, TypedTransfer } from '../../domain/transfer/transfer.ts';
import {
  type MoveEffects,
  type MoveStockInput,
  moveStockFlow,
  type TypedMove,
} from '../../machines/transfer/move-stock.flow.ts';
import { inspected } from '../kit/inspected.ts';

/** How long typing rests before the server is asked what it would do, in milliseconds. */
const restMs = 300;

/** Waits until typing rests; never ends once it went on. */
const rested = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, restMs);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });

export type MoveStockState = SnapshotFrom<typeof moveStockFlow>;

interface MoveStockPorts {
  preview: (typed: TypedMove, signal: AbortSignal) => Promise<MoveEffects>;
  commit: (typed: TypedMove) => Promise<boolean>;
}

/** Runs the flow move-stock with what its page asks of the server. */
export const useMoveStock = (input: MoveStockInput, { preview, commit }: MoveStockPorts) =>
  useMachine(
    moveStockFlow.provide({
      actors: {
        preview: fromPromise(async ({ input: typed, signal }) => {
          if (typed.of !== 'nothing' || typed.onDay !== '') await rested(signal);
          return preview(typed, signal);
        }),
        commit: fromPromise(({ input: typed }) => commit(typed)),
      },
    }),
    { input, ...inspected() },
  );

/**
 * Tells the flow what is typed, whenever that is otherwise than it knows; what is typed while goods are being moved once they weren't.
 *
 * @param typed what is typed, or null while something of it is open
 * @param openIn the state of the flow while it is open
 */
export const useTypedGoods = (
  state: MoveStockState,
  typed: TypedTransfer | Arrival | null,
  openIn: 'picking' | 'receiving' | 'rest',
  tell: () => void,
): void => {
  const { typed: known } = state.context;
  const was = known?.of === 'goods' ? known.goods : known?.of === 'arrival' ? known.arrival : null;
  const isNew = typed === null ? state.value !== openIn : JSON.stringify(was) !== JSON.stringify(typed);
  const isBusy = state.hasTag('busy') || state.status === 'done';
  useEffect(() => {
    if (isNew && !isBusy) tell();
  });
};
