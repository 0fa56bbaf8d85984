import { useEffect } from 'react';

export type Moves = typeof import('./moves.ts');

/** Told what can move; answers how to stop, where it goes on. */
type Move = (moves: Moves) => (() => void) | undefined;

/**
 * Lets what stands here move, with code that is fetched once the page is painted: not at all for somebody who wants no motion, and
 * where it can't be fetched all stands still.
 *
 * @param move keep its identity, or it begins anew; left out where nothing ever moves
 */
export const useMoves = (move: Move | undefined): void => {
  useEffect(() => {
    if (!move || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let gone = false;
    let stop: (() => void) | undefined;
    import('./moves.ts').then(
      (moves) => {
        if (!gone) stop = move(moves);
      },
      () => {},
    );
    return () => {
      gone = true;
      stop?.();
    };
  }, [move]);
};
