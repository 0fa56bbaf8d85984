import { type RefObject, useEffect } from 'react';

/** What a key sends besides its `keydown` and `input`, to which nobody here listens. */
const unheard = ['keypress', 'textInput', 'keyup', 'selectionchange'] as const;

/**
 * Keeps the events of a key that nobody listens to from React while the typing is inside an element. It walks the page up
 * and down for each of them, a tenth of a millisecond every time, and the lines of a long document feel it.
 * What the browser does of itself with a key does not depend on it.
 */
export const useQuietKeys = (within: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const stop = (event: Event) => {
      if (event.target instanceof Node && within.current?.contains(event.target)) event.stopPropagation();
    };
    for (const name of unheard) document.addEventListener(name, stop, true);
    return () => {
      for (const name of unheard) document.removeEventListener(name, stop, true);
    };
  }, [within]);
};
