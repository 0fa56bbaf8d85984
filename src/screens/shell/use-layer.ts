import { useEffect, useState } from 'react';
import { usePageKeys } from '../kit/use-row-keys.ts';

type Layer = 'menu' | 'palette' | 'keys';

const isPaletteKey = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k';

let ahead = '';

/** What was typed after the palette was asked for and before it came: its first words. */
export const typedAhead = (): string => ahead;

/** Until the palette is here, what is typed is meant for it: not for the page's own keys, nor for the field behind it. */
function keepAhead(event: KeyboardEvent): void {
  const modified = event.ctrlKey || event.metaKey || event.altKey;
  if (modified || event.key.length > 1 || document.querySelector('dialog[open]')) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  ahead += event.key;
}

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
  useEffect(() => {
    if (layer !== 'palette') return;
    ahead = '';
    document.addEventListener('keydown', keepAhead, true);
    return () => document.removeEventListener('keydown', keepAhead, true);
  }, [layer]);
  return [layer, setLayer] as const;
};
