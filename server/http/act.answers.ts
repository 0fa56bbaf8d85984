import { idToWire } from '../../src/api/wire/id.ts';
import type { Effects, NamedEffects } from '../../src/domain/effects.ts';
import { documentAnswerWords } from '../../src/domain/words/document-answers.ts';
import { accountNames } from '../reports/effects.ts';
import type { RowOutcome } from '../services/each-row.ts';
import { type Ctx, withBusiness } from '../store/tx.ts';

/** What a bulk act answers: what became of each row; the message is the act's when one was done, else the first reason. */
export const perRow = (message: string, rows: RowOutcome[]) => ({
  status: 200 as const,
  message: rows.some((row) => row.done) ? message : (rows[0]?.reason ?? documentAnswerWords.nothingWasDone),
  data: { rows: rows.map((row) => ({ ...row, id: idToWire(row.id) })) },
});

/** A plan's effects as its preview answers them: each account with its name. */
export const shownEffects = async (ctx: Ctx, effects: Effects): Promise<NamedEffects> => {
  const names = await withBusiness(ctx, 'read', (tx) => accountNames(tx, effects));
  return {
    ...effects,
    entries: effects.entries.map((entry) => ({
      ...entry,
      lines: entry.lines.map((line) => ({ ...line, account: names.get(line.accountId) ?? '' })),
    })),
  };
};
