import { type RefObject, useEffect } from 'react';

/** What a key sends besides its `keydown` and `input`, to which nobody here needs to listen. */
const unheard = ['keypress', 'textInput', 'keyup', 'selectionchange'] as const;

/** A key that types or takes back one character and means nothing else: what becomes of it, `input` says. */
const isTyping = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean =>
  (key.length === 1 || key === 'Backspace') &&
  !(ctrlKey || metaKey || altKey) &&
  (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement);

/**
 * Keeps the events of a key that nobody needs from React and from Chakra's machines while the typing is inside an element. React walks
 * the page up and down for each of them, the machines ask the browser what it runs on, a tenth of a millisecond every time, and the
 * lines of a long document feel it. At the window, for the machines listen first thing at the document; who must hear every key, as the
 * palette does, listens at the window too.
 * What the browser does of itself with a key does not depend on it.
 */
export const useQuietKeys = (within: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const stop = (event: Event) => {
      if (event.target instanceof Node && within.current?.contains(event.target)) event.stopPropagation();
    };
    const stopTyping = (event: KeyboardEvent) => {
      if (isTyping(event)) stop(event);
    };
    for (const name of unheard) window.addEventListener(name, stop, true);
    window.addEventListener('keydown', stopTyping, true);
    return () => {
      for (const name of unheard) window.removeEventListener(name, stop, true);
      window.removeEventListener('keydown', stopTyping, true);
    };
  }, [within]);
};
