import { useEffect, useState } from 'react';
import { usePageKeys } from '../kit/use-row-keys.ts';

type Layer = 'menu' | 'palette' | 'keys';

const isPaletteKey = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k';

/** What lies over the page, one thing at a time. Ctrl or Cmd with K opens the palette and closes it again; `?` opens the list of keys. */
export const useLayer = () => {
  const [layer, setLayer] = useState<Layer | null>(null);
  usePageKeys({ '?': () => setLayer('keys') });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isPaletteKey(event)) return;
      event.preventDefault();
      // A dialog that is open is a question somebody is in the middle of.
      const asked = document.querySelector('dialog[open]') !== null;
      setLayer((now) => (now === 'palette' ? null : asked ? now : 'palette'));
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return [layer, setLayer] as const;
};
