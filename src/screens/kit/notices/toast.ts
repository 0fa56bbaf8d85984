/** Short messages about what has just happened, sent from anywhere: a screen, a query's error handler, a flow's port. */

export interface Toast {
  id: number;
  kind: 'success' | 'failure';
  text: string;
  /** One way back or onward, such as Undo; the toast then stays longer. */
  act?: { label: string; onPress: () => void } | undefined;
}

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of [...listeners]) listener();
}

const without = (id: number) => toasts.filter((one) => one.id !== id);

function show(kind: Toast['kind'], text: string, act?: Toast['act']): number {
  lastId += 1;
  change([...toasts.filter((one) => one.text !== text), { id: lastId, kind, text, act }]);
  return lastId;
}

export const toast = {
  /** Something was done. Returns the toast's id. */
  success: (text: string, act?: Toast['act']) => show('success', text, act),
  /** Something was not done; the text says why and what was kept. Read out at once by screen readers. */
  failure: (text: string, act?: Toast['act']) => show('failure', text, act),
  /** An act was refused, with what its call or port rejected with; what the shell tells is told there alone. */
  refusal(problem: unknown): void {
    const { handledElsewhere, message } = problem as Error & { handledElsewhere?: boolean };
    if (!handledElsewhere) show('failure', message);
  },
  dismiss(id: number): void {
    change(without(id));
  },
};

/** For what shows the toasts: how long each stands is its matter. */
export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: () => toasts,
  /** It went by itself, or a person took it away. */
  gone(id: number): void {
    change(without(id));
  },
};
