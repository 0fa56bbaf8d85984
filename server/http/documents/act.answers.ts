import { readsCost } from '../../../src/domain/access/permissions.ts';
import type { Effects, NamedEffects } from '../../../src/domain/plan/effects.ts';
import { documentAnswers as documentAnswerWords } from '../../../src/domain/words/documents.ts';
import type { PlannedRow } from '../../commands/issue-posted.ts';
import { accountsIn } from '../../reports/effects.ts';
import { forEachRow, type RowOutcome } from '../../services/each-row.ts';
import { type Ctx, withBusiness } from '../../store/database/tx.ts';
import type { CommandResult } from '../../store/plan/commit-or-preview.ts';

/** What a bulk act answers: what became of each row; the message is the act's when one was done, else the first reason. */
const perRow = (message: string, rows: RowOutcome[]) => ({
  message: rows.some((row) => row.done) ? message : (rows[0]?.reason ?? documentAnswerWords.nothingWasDone),
  rows,
});

/** Carries an act out on each of several, and answers row by row in our words. */
export const rowByRow = async (
  ctx: Ctx,
  ids: readonly string[],
  message: string,
  act: (ctx: Ctx, id: string) => Promise<unknown>,
) => perRow(message, await forEachRow(ctx, ids, act));

/**
 * What an act on one document answers: the document it left behind, and whether the request had been carried out before.
 *
 * @param again said where it had led there already
 */
export const acted = (
  message: string,
  result: CommandResult,
  again: string = documentAnswerWords.doneBefore,
) => {
  const id = result.ids[0]!;
  return {
    message: result.moved ? message : again,
    id,
    number: result.numbers[id] ?? null,
    status: result.statuses[id]!,
    ...(result.warnings.length ? { warnings: result.warnings } : {}),
    repeated: result.repeated === true || !result.moved,
  };
};

type Accounts = Awaited<ReturnType<typeof accountsIn>>;

/** Parts of the books that say what goods cost. */
const costParts = new Set(['stock', 'bought', 'expense']);

/** Effects for who may not read costs: goods by their quantities, and of entries that move goods what isn't their cost. */
const withoutCosts = (effects: NamedEffects): NamedEffects => ({
  ...effects,
  entries: effects.entries.flatMap((entry) => {
    if (!entry.lines.some(({ part }) => part === 'stock')) return [entry];
    const lines = entry.lines.filter(({ part }) => !costParts.has(part));
    return lines.length > 0 ? [{ ...entry, lines }] : [];
  }),
  stock: effects.stock.map((one) => ({ ...one, value: null })),
  pools: [],
});

/** Effects with each account's name and part. */
const named = (effects: Effects, accounts: Accounts, role: string): NamedEffects => {
  const entries = effects.entries.map((entry) => ({
    ...entry,
    lines: entry.lines.map((line) => ({ ...line, ...accounts.get(line.accountId)! })),
  }));
  const all = { ...effects, entries };
  return readsCost(role) ? all : withoutCosts(all);
};

/** What an act would do, each account with its name and part. */
export const previewed = async (ctx: Ctx, act: (preview: Ctx) => Promise<Pick<CommandResult, 'effects'>>) => {
  const effects = (await act({ ...ctx, previewOnly: true })).effects!;
  const accounts = await withBusiness(ctx, 'read', (tx) => accountsIn(tx, [effects]));
  return named(effects, accounts, ctx.user.role);
};

/** What an act would do to each of several, or why it can't be done. */
export const previewedSeveral = async (ctx: Ctx, planned: Promise<PlannedRow[]>) => {
  const rows = await planned;
  const all = rows.flatMap(({ effects }) => effects ?? []);
  const accounts = await withBusiness(ctx, 'read', (tx) => accountsIn(tx, all));
  return {
    message: documentAnswerWords.whatWillDo,
    rows: rows.map(({ id, effects, reason }) => ({
      id,
      effects: effects && named(effects, accounts, ctx.user.role),
      reason,
    })),
  };
};
