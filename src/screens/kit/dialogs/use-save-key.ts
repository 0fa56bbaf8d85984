import { useEffect, useRef } from 'react';
import { isModalOpen } from '../use-modal.ts';

/** Ctrl+Enter, or ⌘ with Enter, does what the form is for, also while somebody types in it. */
export const useSaveKey = (onSave: (() => void) | undefined): void => {
  const latest = useRef(onSave);
  latest.current = onSave;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isModalOpen()) return;
      event.preventDefault();
      latest.current?.();
    };
    // Before the fields hear of it: in a line Enter goes down the column.
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, []);
};
