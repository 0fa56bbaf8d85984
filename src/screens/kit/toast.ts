/** Short messages about what has just happened, sent from anywhere: a screen, a query's error handler, a flow's port. */

import { shown } from '../../domain/words/shown.ts';

export interface Toast {
  id: number;
  kind: 'success' | 'failure';
  text: string;
  /** One way back or onward, such as Undo; the toast then stays ten seconds. */
  act?: { label: string; onPress: () => void } | undefined;
}

const SHOWN_FOR_MS = 5_000;
const SHOWN_WITH_ACT_FOR_MS = 10_000;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const ends = new Map<number, { timer: ReturnType<typeof setTimeout>; ms: number }>();

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

function endAfter(id: number, ms: number): void {
  ends.set(id, { ms, timer: setTimeout(() => toast.dismiss(id), ms) });
}

function show(kind: Toast['kind'], sentence: string, act?: Toast['act']): number {
  const text = shown(sentence);
  lastId += 1;
  change([...toasts.filter((shown) => shown.text !== text), { id: lastId, kind, text, act }].slice(-3));
  endAfter(lastId, act ? SHOWN_WITH_ACT_FOR_MS : SHOWN_FOR_MS);
  return lastId;
}

export const toast = {
  /** Something was done. Returns the toast's id. */
  success: (text: string, act?: Toast['act']) => show('success', text, act),
  /** Something was not done; the text says why and what was kept. Read out at once by screen readers. */
  failure: (text: string, act?: Toast['act']) => show('failure', text, act),
  /** An act was refused, with what its call or port rejected with; what the shell tells is told there alone. */
  refusal(problem: unknown): void {
    const { toldElsewhere, message } = problem as Error & { toldElsewhere?: boolean };
    if (!toldElsewhere) show('failure', message);
  },
  dismiss(id: number): void {
    clearTimeout(ends.get(id)?.timer);
    ends.delete(id);
    change(toasts.filter((shown) => shown.id !== id));
  },
  /** Nothing disappears while somebody reads it: stops the clocks while a pointer or the focus is on the toasts. */
  hold(): void {
    for (const { timer } of ends.values()) clearTimeout(timer);
  },
  /** Starts the clocks again, from the beginning. */
  release(): void {
    for (const [id, { ms, timer }] of ends) {
      clearTimeout(timer);
      endAfter(id, ms);
    }
  },
};

/** For `useSyncExternalStore`. */
export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: () => toasts,
};
