import { useEffect } from 'react';

/** Tells the page once a dialog's flow has come to one of its ends, by the name of the final state. */
export function useFlowEnd(state: unknown, ends: Readonly<Record<string, () => void>>): void {
  const end = typeof state === 'string' ? ends[state] : undefined;
  useEffect(() => {
    end?.();
  }, [end]);
}
