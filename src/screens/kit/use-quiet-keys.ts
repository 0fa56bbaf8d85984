import { type RefObject, useEffect } from 'react';

/** What a key sends besides its `keydown` and `input`, to which nobody here needs to listen. */
const unheard = ['keypress', 'textInput', 'keyup', 'selectionchange'] as const;

/**
 * Keeps the events of a key that nobody needs from React and from Chakra's machines while the typing is inside an element. React walks
 * the page up and down for each of them, the machines ask the browser what it runs on, a tenth of a millisecond every time, and the
 * lines of a long document feel it. At the window, for the machines listen first thing at the document.
 * What the browser does of itself with a key does not depend on it.
 */
export const useQuietKeys = (within: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const stop = (event: Event) => {
      if (event.target instanceof Node && within.current?.contains(event.target)) event.stopPropagation();
    };
    for (const name of unheard) window.addEventListener(name, stop, true);
    return () => {
      for (const name of unheard) window.removeEventListener(name, stop, true);
    };
  }, [within]);
};
