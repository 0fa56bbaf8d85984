import { Unavailable } from '../../src/domain/unavailable.ts';

interface Waiting {
  start: () => void;
  refuse: (error: Error) => void;
}

/** Does work when its turn comes. `whose` says who has it done: their work is done one after the other. */
export interface Turns {
  <T>(whose: string, work: () => Promise<T>): Promise<T>;
  /** Refuses all that waits; what is under way goes on. */
  refuseWaiting: (error: Error) => void;
}

/**
 * Work done for many by few, in turns: each of them has one piece under way at most, and whoever waits longest is next,
 * however much another one has asked for.
 *
 * @param atOnce pieces under way
 * @param most pieces that may wait, and half as many for one of them; more are refused as `Unavailable`
 * @param busy what is said then
 */
export const inTurns = ({ atOnce, most, busy }: { atOnce: number; most: number; busy: string }): Turns => {
  // In the order of turns: whoever had one goes to the end.
  const lines = new Map<string, Waiting[]>();
  const underWay = new Set<string>();
  const waiting = (): number => [...lines.values()].reduce((sum, line) => sum + line.length, 0);

  /** What came meanwhile goes before what they have still to ask for. */
  const toTheEnd = (whose: string): void => {
    const line = lines.get(whose);
    lines.delete(whose);
    if (line) lines.set(whose, line);
  };

  const next = (): void => {
    for (const [whose, line] of lines) {
      if (underWay.size >= atOnce) return;
      if (underWay.has(whose)) continue;
      const first = line.shift()!;
      if (line.length === 0) lines.delete(whose);
      underWay.add(whose);
      first.start();
    }
  };

  const turn = <T>(whose: string, work: () => Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      const line = lines.get(whose) ?? [];
      if (waiting() >= most || line.length >= most / 2) return reject(new Unavailable(busy, 5));
      const start = () => {
        work()
          .finally(() => {
            underWay.delete(whose);
            toTheEnd(whose);
            next();
          })
          .then(resolve, reject);
      };
      line.push({ start, refuse: reject });
      lines.set(whose, line);
      next();
    });

  return Object.assign(turn, {
    refuseWaiting: (error: Error) => {
      const all = [...lines.values()].flat();
      lines.clear();
      for (const { refuse } of all) refuse(error);
    },
  });
};
