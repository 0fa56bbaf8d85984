import type { BulkAnswer } from '../../domain/documents/view.ts';
import { saying } from '../../machines/problem.ts';

/**
 * An act that nothing of was done is refused, so that its dialog stays.
 *
 * @throws the first reason where no row was done
 */
export const someDone = (answer: BulkAnswer): BulkAnswer => {
  const { rows, message } = answer;
  if (!rows.some(({ done }) => done)) throw saying(rows[0]?.reason ?? message);
  return answer;
};

/** Carries an act out on one after the other, each a request of its own; one that is refused says why, and the others go on. */
export const eachInTurn = async <Document extends { id: string }>(
  documents: readonly Document[],
  message: string,
  act: (document: Document) => Promise<unknown>,
): Promise<BulkAnswer> => {
  const rows: BulkAnswer['rows'][number][] = [];
  for (const document of documents) {
    const { id } = document;
    try {
      await act(document);
      rows.push({ id, done: true, reason: null });
    } catch (problem) {
      rows.push({ id, done: false, reason: (problem as Error).message });
    }
  }
  return { message, rows };
};
