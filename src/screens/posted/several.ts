import { Problem } from '../../api/client/problem.ts';
import type { NamedEffects } from '../../domain/effects.ts';

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
 * @throws what concerns them all: a server that can't be reached, a session that is over
 */
export const planEach = <Document>(
  documents: readonly Document[],
  preview: (document: Document) => Promise<NamedEffects>,
): Promise<Planned<Document>[]> =>
  Promise.all(
    documents.map(async (document): Promise<Planned<Document>> => {
      try {
        return { document, effects: await preview(document), reason: null };
      } catch (problem) {
        if (!isRefused(problem)) throw problem;
        return { document, effects: null, reason: problem.message };
      }
    }),
  );

/** The effects on all of them as one. */
export const joinedEffects = (planned: readonly Planned<unknown>[]): NamedEffects => {
  const all = planned.flatMap(({ effects }) => (effects ? [effects] : []));
  return {
    status: all.flatMap(({ status }) => status),
    entries: all.flatMap(({ entries }) => entries),
    credit: all.flatMap(({ credit }) => credit),
    refunds: all.flatMap(({ refunds }) => refunds),
    stock: all.flatMap(({ stock }) => stock),
    warnings: all.flatMap(({ warnings }) => warnings),
  };
};
