import { useEffect, useState } from 'react';
import { isModalOpen } from '../kit/use-modal.ts';
import { usePageKeys } from '../kit/use-row-keys.ts';

type Layer = 'menu' | 'palette' | 'keys';

const isPaletteKey = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k';

let ahead = '';

/** Hands over, once, what was typed after the palette was asked for and before it was shown. */
export const takeTypedAhead = (): string => {
  const typed = ahead;
  ahead = '';
  return typed;
};

/** Until the palette is shown, keys are meant for it: not for the page's own keys, nor for the field or link behind it. */
const keepAhead = (giveUp: () => void) => (event: KeyboardEvent) => {
  const modified = event.ctrlKey || event.metaKey || event.altKey;
  if (modified || isModalOpen()) return;
  if (event.key === 'Escape') giveUp();
  else if (event.key === 'Backspace') ahead = ahead.slice(0, -1);
  else if (event.key.length === 1) ahead += event.key;
  else if (event.key !== 'Enter') return;
  event.preventDefault();
  event.stopImmediatePropagation();
};

/** What lies over the page, one thing at a time. Ctrl or Cmd with K opens the palette and closes it again; `?` opens the list of keys. */
export const useLayer = () => {
  const [layer, setLayer] = useState<Layer | null>(null);
  usePageKeys({ '?': () => setLayer('keys') });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isPaletteKey(event)) return;
      event.preventDefault();
      // A dialog that is open is a question somebody is in the middle of.
      const isOpen = isModalOpen();
      setLayer((now) => (now === 'palette' ? null : isOpen ? now : 'palette'));
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  useEffect(() => {
    if (layer !== 'palette') return;
    const keep = keepAhead(() => setLayer(null));
    window.addEventListener('keydown', keep, true);
    return () => {
      window.removeEventListener('keydown', keep, true);
      takeTypedAhead();
    };
  }, [layer]);
  return [layer, setLayer] as const;
};
