/** Keys that came so fast after one another that no hand typed them. */
export interface Burst {
  text: string;
  /** When its last key was pressed, in milliseconds. */
  at: number;
}

/** The longest pause between two keys of a scanner; a fast typist takes twice as long. */
export const longestPauseMs = 50;
/** The fewest keys of a scan: two may fall together by chance. */
const fewestKeys = 3;

/** What a key makes of the keys before it: a burst, which it continues or begins, and a code where it ends one. */
export interface Keyed {
  burst: Burst | null;
  code: string | null;
}

/**
 * Takes a key as a scanner sends it: it types a code like a keyboard, much faster than a hand, and ends it with Enter.
 *
 * @param key as an event of the keyboard names it
 * @param at when it was pressed, in milliseconds
 */
export const keyed = (before: Burst | null, key: string, at: number): Keyed => {
  // A capital letter is two keys.
  if (key === 'Shift') return { burst: before, code: null };
  const follows = before !== null && at - before.at <= longestPauseMs;
  if (key === 'Enter')
    return { burst: null, code: follows && before.text.length >= fewestKeys ? before.text : null };
  if ([...key].length > 1) return { burst: null, code: null };
  return { burst: { text: (follows ? before.text : '') + key, at }, code: null };
};
