/** How long a code has to be out of view, in milliseconds, before it counts as scanned again. */
const outOfViewMs = 1000;

/** When each code was last seen. */
export type InView = ReadonlyMap<string, number>;

/**
 * Which codes came into view: those seen now that weren't a moment ago. A code held before the camera is read once, however long.
 *
 * @param seen the codes on the camera's picture
 * @param at when it was taken, in milliseconds
 */
export const cameIntoView = (
  before: InView,
  seen: readonly string[],
  at: number,
): { inView: InView; came: string[] } => {
  const inView = new Map([...before].filter(([, last]) => at - last < outOfViewMs));
  const came = [...new Set(seen)].filter((code) => !inView.has(code));
  for (const code of seen) inView.set(code, at);
  return { inView, came };
};
