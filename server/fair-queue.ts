import { Unavailable } from '../src/domain/values/unavailable.ts';

interface Waiting {
  start: () => void;
  refuse: (error: Error) => void;
}

/** Does work when its turn comes. `whose` says who has it done. */
export interface FairQueue {
  <T>(whose: string, work: () => Promise<T>): Promise<T>;
  /** How many pieces wait. */
  waiting: () => number;
  /** Refuses all that waits; what is under way goes on. */
  refuseWaiting: (error: Error) => void;
}

/** How work is shared out. */
interface FairQueueRules {
  /** Pieces under way. */
  atOnce: number;
  /** Pieces of one of them under way; one after the other when left out. */
  each?: number;
  /** Pieces that may wait, and half as many for one of them; more are refused as `Unavailable`. */
  most: number;
  /** How long a piece may wait before it is refused, in milliseconds; as long as it takes when left out. */
  waitMs?: number;
  /** What is said when it is refused. */
  busy: string;
}

/**
 * Work done for many by few, in turns: each of them has few pieces under way, and whoever waits longest is next,
 * however much another one has asked for.
 */
export const fairQueue = ({ atOnce, each = 1, most, waitMs, busy }: FairQueueRules): FairQueue => {
  // In the order of turns: whoever had one goes to the end.
  const lines = new Map<string, Waiting[]>();
  const underWay = new Map<string, number>();
  let [running, waiting] = [0, 0];

  /** What came meanwhile goes before what they have still to ask for. */
  const toTheEnd = (whose: string): void => {
    const line = lines.get(whose);
    lines.delete(whose);
    if (line) lines.set(whose, line);
  };

  const leave = (whose: string, one: Waiting): void => {
    const line = lines.get(whose)?.filter((other) => other !== one) ?? [];
    if (line.length > 0) lines.set(whose, line);
    else lines.delete(whose);
    waiting -= 1;
  };

  const next = (): void => {
    while (running < atOnce) {
      const found = [...lines].find(([whose]) => (underWay.get(whose) ?? 0) < each);
      if (!found) return;
      const [whose, [first]] = found;
      leave(whose, first!);
      toTheEnd(whose);
      running += 1;
      underWay.set(whose, (underWay.get(whose) ?? 0) + 1);
      first!.start();
    }
  };

  const end = (whose: string): void => {
    running -= 1;
    const left = underWay.get(whose)! - 1;
    if (left > 0) underWay.set(whose, left);
    else underWay.delete(whose);
    toTheEnd(whose);
    next();
  };

  const turn = <T>(whose: string, work: () => Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      const line = lines.get(whose) ?? [];
      if (waiting >= most || line.length >= most / 2) return reject(new Unavailable(busy, 5));
      let late: NodeJS.Timeout | undefined;
      const one: Waiting = {
        start: () => {
          clearTimeout(late);
          work()
            .finally(() => end(whose))
            .then(resolve, reject);
        },
        refuse: (error) => {
          clearTimeout(late);
          reject(error);
        },
      };
      lines.set(whose, [...line, one]);
      waiting += 1;
      next();
      if (waitMs !== undefined && lines.get(whose)?.includes(one))
        late = setTimeout(() => {
          leave(whose, one);
          reject(new Unavailable(busy, 5));
        }, waitMs);
    });

  return Object.assign(turn, {
    waiting: () => waiting,
    refuseWaiting: (error: Error) => {
      const all = [...lines.values()].flat();
      lines.clear();
      waiting = 0;
      for (const { refuse } of all) refuse(error);
    },
  });
};
