/** As many rows as a part has while nothing is known of how long they take, and where they take long. */
const least = 200;
/** As many as a part has where they are quick: beginning a part takes a tenth of such a part's time. */
const most = 1000;
/** How long a part is to hold what others wait for, in milliseconds: half of what they may wait. Source: answers-2.md, Q58. */
const heldMs = 250;

/** How many rows the next part of an import takes, by what the one before took. */
export interface PartSize {
  rows: () => number;
  /** Some rows were written in so many milliseconds. */
  took: (rows: number, ms: number) => void;
}

/** The size of the parts of one import; the first is the least. */
export const partSize = (): PartSize => {
  let size = least;
  return {
    rows: () => size,
    took: (rows, ms) => {
      size = Math.min(most, Math.max(least, Math.floor((rows * heldMs) / Math.max(ms, 1))));
    },
  };
};
