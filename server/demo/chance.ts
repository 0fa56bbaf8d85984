/** Chance that comes out the same each time it is begun from the same number. */
export interface Chance {
  /** At least 0, below 1. */
  next: () => number;
  /** A whole number from `low` to `high`, both included. */
  between: (low: number, high: number) => number;
  pick: <T>(from: readonly T[]) => T;
  /** True this often: 0.3 is three times in ten. */
  happens: (share: number) => boolean;
}

/** Mulberry32: 32 bits of state, even enough for a story. */
export const chanceFrom = (seed: number): Chance => {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    between,
    pick: (from) => from[between(0, from.length - 1)]!,
    happens: (share) => next() < share,
  };
};
