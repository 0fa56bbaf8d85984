import { actRefusals as actRefusalWords } from '../../src/domain/words/requests.ts';
import { runOnce } from '../store/database/intent.ts';
import { type Ctx, Missing, Refused } from '../store/database/tx.ts';

/** What became of one row of a bulk act: done, or skipped with the reason. */
export interface RowOutcome {
  id: string;
  done: boolean;
  reason: string | null;
}

/**
 * Carries an act out row by row, each in its own transaction under its own part of the request's key, so that one
 * refused row leaves the others done and a repeated request finds each row's answer. The request's own key is taken
 * before any row's, so that it can't come back with other rows.
 */
export const forEachRow = async (
  ctx: Ctx,
  ids: readonly string[],
  act: (ctx: Ctx, id: string) => Promise<unknown>,
): Promise<RowOutcome[]> => {
  if (ctx.intent) await runOnce(ctx, async () => ({ rows: ids.length }));
  const outcomes: RowOutcome[] = [];
  for (const id of new Set(ids)) {
    const intent = ctx.intent ? { ...ctx.intent, key: `${ctx.intent.key}:${id}` } : undefined;
    try {
      await act({ ...ctx, intent }, id);
      outcomes.push({ id, done: true, reason: null });
    } catch (error) {
      if (error instanceof Refused) outcomes.push({ id, done: false, reason: error.refusal.message });
      else if (error instanceof Missing) outcomes.push({ id, done: false, reason: actRefusalWords.notFound });
      else throw error;
    }
  }
  return outcomes;
};
