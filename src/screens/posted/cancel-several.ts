import { once } from '../../api/client/intent.ts';
import { Problem } from '../../api/client/problem.ts';
import type { CancelChoices, PostedCommands } from '../../api/commands/posted.ts';
import type { BulkAnswer } from '../../domain/documents/view.ts';
import type { NamedEffects } from '../../domain/effects.ts';
import type { PostedRow, PostedView } from '../../domain/posted/view.ts';
import * as words from '../../domain/words/cancel-document.ts';

/** One of several: what its cancellation will do, or why it can't be cancelled. */
export type Planned =
  | { document: PostedView; effects: NamedEffects; reason: null }
  | { document: PostedView; effects: null; reason: string };

/** The server's own refusals concern one document; that it can't be reached concerns them all. */
const isRefused = (problem: unknown): problem is Problem =>
  problem instanceof Problem && problem.status >= 400 && problem.status < 500 && problem.status !== 401;

/**
 * Asks what the cancellation will do to each.
 *
 * @throws the reason where none of them can be cancelled
 */
export const planSeveral = async (
  commands: PostedCommands,
  businessId: string,
  documents: readonly PostedView[],
  choices: CancelChoices,
): Promise<Planned[]> => {
  const planned = await Promise.all(
    documents.map(async (document): Promise<Planned> => {
      try {
        const effects = await commands.previewCancellation(businessId, document.id, choices);
        return { document, effects, reason: null };
      } catch (problem) {
        if (!isRefused(problem)) throw problem;
        return { document, effects: null, reason: problem.message };
      }
    }),
  );
  const none = planned.every(({ effects }) => effects === null);
  if (none) throw { message: planned[0]?.reason ?? '', fields: [] };
  return planned;
};

/** The effects on all of them as one. */
export const joinedEffects = (planned: readonly Planned[]): NamedEffects => {
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

/**
 * Cancels them, each in a transaction of its own.
 *
 * @throws the reason where none of them was cancelled
 */
export const cancelSeveral = async (
  commands: PostedCommands,
  businessId: string,
  documents: readonly PostedView[],
  choices: CancelChoices,
): Promise<BulkAnswer> => {
  const ids = documents.map(({ id }) => id);
  const kind = documents[0]?.kind;
  const answer = await once(`${kind}.cancel ${ids.join(' ')}`, (intentKey) =>
    commands.cancel({ businessId, intentKey }, ids, choices),
  );
  const { rows } = answer;
  if (!rows.some(({ done }) => done)) throw { message: rows[0]?.reason ?? answer.message, fields: [] };
  return answer;
};

/** Undoes cancellations one by one; a row that can't be reinstated says why, and the others are. */
export const reinstateSeveral = async (
  commands: PostedCommands,
  businessId: string,
  cancelled: readonly Pick<PostedRow, 'id' | 'kind'>[],
): Promise<BulkAnswer> => {
  const rows: BulkAnswer['rows'][number][] = [];
  for (const { id, kind } of cancelled) {
    try {
      await once(`${kind}.reinstate ${id}`, (intentKey) => commands.reinstate({ businessId, intentKey }, id));
      rows.push({ id, done: true, reason: null });
    } catch (problem) {
      rows.push({ id, done: false, reason: (problem as Error).message });
    }
  }
  return { message: words.cancellationUndone, rows };
};
