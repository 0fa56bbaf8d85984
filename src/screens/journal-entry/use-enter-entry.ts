import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { fromPromise, type SnapshotFrom } from 'xstate';
import type { EntryEffects } from '../../domain/journal-entry/effects.ts';
import type { TypedEntry } from '../../domain/journal-entry/typed-entry.ts';
import { enterEntryFlow } from '../../machines/journal-entry/enter-entry.flow.ts';
import { inspected } from '../kit/inspected.ts';

/** How long typing rests before the server is asked what it would do, in milliseconds. */
const restMs = 400;

/** Waits until typing rests; never ends once it went on. */
const rested = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, restMs);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });

export type EnterEntryState = SnapshotFrom<typeof enterEntryFlow>;

interface EnterEntryPorts {
  preview: (typed: TypedEntry, signal: AbortSignal) => Promise<EntryEffects>;
  commit: () => Promise<boolean>;
}

/** Runs the flow enter-entry with what its page asks of the server. */
export const useEnterEntry = ({ preview, commit }: EnterEntryPorts) =>
  useMachine(
    enterEntryFlow.provide({
      actors: {
        preview: fromPromise(async ({ input: typed, signal }) => {
          await rested(signal);
          return preview(typed, signal);
        }),
        commit: fromPromise(commit),
      },
    }),
    inspected(),
  );

/** Tells the flow what is typed, whenever that is otherwise than it knows; what is typed while it is posted, once it wasn't. */
export const useTypedEntry = (state: EnterEntryState, typed: TypedEntry | null, tell: () => void): void => {
  const isNew =
    typed === null ? state.value !== 'typing' : JSON.stringify(state.context.typed) !== JSON.stringify(typed);
  const isBusy = state.hasTag('busy') || state.status === 'done';
  useEffect(() => {
    if (isNew && !isBusy) tell();
  });
};
