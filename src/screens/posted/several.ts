import type { NamedEffects } from '../../domain/plan/effects.ts';
import type { PoolChange, PoolFigures } from '../../domain/plan/pool-change.ts';
import { Problem } from '../../machines/problem.ts';

/** One of several documents: what an act will do to it, or why it can't be done. */
export type Planned<Document> =
  | { document: Document; effects: NamedEffects; reason: null }
  | { document: Document; effects: null; reason: string };

/** The server's own refusals concern one document; that it can't be reached concerns them all. */
const isRefused = (problem: unknown): problem is Problem =>
  problem instanceof Problem && problem.status >= 400 && problem.status < 500 && problem.status !== 401;

/**
 * Asks what an act will do to each.
 *
 * @param concernsAll whether a refusal of one is of all, beside what is always: it is thrown
 * @throws what concerns them all: a server that can't be reached, a session that is over
 */
export const planEach = async <Document>(
  documents: readonly Document[],
  preview: (document: Document) => Promise<NamedEffects>,
  concernsAll: (problem: Problem, document: Document) => boolean = () => false,
): Promise<Planned<Document>[]> => {
  const planned = await Promise.all(
    documents.map(async (document): Promise<Planned<Document>> => {
      try {
        return { document, effects: await preview(document), reason: null };
      } catch (problem) {
        if (!isRefused(problem) || concernsAll(problem, document)) throw problem;
        return { document, effects: null, reason: problem.message };
      }
    }),
  );
  return withoutShared(planned);
};

/** Each is planned as if it were alone: what several of them do to one item's stock is no before and after of any. */
const withoutShared = <Document>(planned: readonly Planned<Document>[]): Planned<Document>[] => {
  const moved = planned.flatMap(({ effects }) => [...new Set(effects?.pools.map(({ name }) => name))]);
  const isShared = (name: string) => moved.filter((one) => one === name).length > 1;
  return planned.map((one) =>
    one.effects
      ? {
          ...one,
          effects: { ...one.effects, pools: one.effects.pools.filter(({ name }) => !isShared(name)) },
        }
      : one,
  );
};

const isSame = (one: PoolFigures, other: PoolFigures): boolean =>
  one.quantity === other.quantity && one.value === other.value;

/** The stock of each item before the first that moves it and after the last, where each begins with what the one before it left. */
const chained = (pools: readonly PoolChange[]): PoolChange[] => {
  const joined: PoolChange[] = [];
  for (const pool of pools) {
    const at = joined.findIndex(({ name, after }) => name === pool.name && isSame(after, pool.before));
    const before = joined[at];
    if (before) joined[at] = { ...before, after: pool.after };
    else joined.push(pool);
  }
  return joined;
};

/** The effects on all of them as one. */
export const joinedEffects = (planned: readonly Planned<unknown>[]): NamedEffects => {
  const all = planned.flatMap(({ effects }) => (effects ? [effects] : []));
  return {
    status: all.flatMap(({ status }) => status),
    entries: all.flatMap(({ entries }) => entries),
    credit: all.flatMap(({ credit }) => credit),
    refunds: all.flatMap(({ refunds }) => refunds),
    stock: all.flatMap(({ stock }) => stock),
    pools: chained(all.flatMap(({ pools }) => pools)),
    due: all.flatMap(({ due }) => due),
    warnings: all.flatMap(({ warnings }) => warnings),
  };
};
