/** A request that was refused for who asked: who, what, and where from. */
export interface WatchedRefusal {
  refused: string;
  call: string;
  user?: string;
  business?: string;
  /** The network address, or of IPv6 its network. */
  from?: string;
}

/** How often the same was refused in a minute. */
export interface RefusalSum extends WatchedRefusal {
  count: number;
  first: string;
  last: string;
}

const minute = 60_000;
const most = 200;

/** What a try at somebody else's is refused with: a permission, an id that is none of the business's, too many tries. */
const watched = new Set(['not-allowed', 'missing', 'throttled']);

export const isWatched = (refused: string | undefined): refused is string =>
  refused !== undefined && watched.has(refused);

/**
 * Sums refusals by the minute, so that somebody who tries without end leaves a line with a count and not a full disk. Beyond
 * two hundred kinds of them in one minute the rest are counted by what refused them alone.
 *
 * @param write is given each sum once its minute is over
 */
export const refusalSums = (write: (sum: RefusalSum) => void) => {
  const sums = new Map<string, RefusalSum>();
  let timer: NodeJS.Timeout | null = null;
  const flush = (): void => {
    if (timer) clearTimeout(timer);
    timer = null;
    for (const sum of sums.values()) write(sum);
    sums.clear();
  };
  const add = (one: WatchedRefusal): void => {
    const full = sums.size >= most && !sums.has(JSON.stringify(one));
    const kind: WatchedRefusal = full ? { refused: one.refused, call: 'others' } : one;
    const key = JSON.stringify(kind);
    const at = new Date().toISOString();
    const sum = sums.get(key) ?? { ...kind, count: 0, first: at, last: at };
    sum.count += 1;
    sum.last = at;
    sums.set(key, sum);
    timer ??= setTimeout(flush, minute).unref();
  };
  return { add, flush };
};
