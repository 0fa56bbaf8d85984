import type { PaymentMode } from '../../src/domain/books/payment-mode.ts';
import type { DocumentKind } from '../../src/domain/documents/kind.ts';
import { type Effects, effectsOf, noEffects } from '../../src/domain/plan/effects.ts';
import { isNoChange } from '../../src/domain/plan/plan.ts';
import { isRefusal } from '../../src/domain/values/refusal.ts';
import { issueOutcome, issueOutcomes, lockDraft } from '../services/posted-outcomes.ts';
import { runOnce } from '../store/database/intent.ts';
import { type Ctx, withBusiness } from '../store/database/tx.ts';
import { type CommandResult, commitOrPreview } from '../store/plan/commit-or-preview.ts';

/** Issues an existing draft: its number taken, its sale posted; a receipt is paid in full at once. */
export const issuePosted = (
  ctx: Ctx,
  kind: DocumentKind,
  id: string,
  mode: PaymentMode = 1,
): Promise<CommandResult> =>
  runOnce(ctx, async (tx) => {
    const draft = await lockDraft(tx, kind, id);
    return commitOrPreview(tx, await issueOutcome(tx, draft, mode));
  });

/** What an act would do to one of several, or why it can't be done. */
export interface PlannedRow {
  id: string;
  effects: Effects | null;
  reason: string | null;
}

/**
 * What issuing drafts one after the other will do to each: each is planned on what those before it leave, as it is when they
 * are issued in this order. Nothing is written. Throws `Missing`.
 */
export const previewIssues = (
  ctx: Ctx,
  kind: DocumentKind,
  ids: readonly string[],
  mode: PaymentMode = 1,
): Promise<PlannedRow[]> =>
  withBusiness({ ...ctx, previewOnly: true }, 'write', async (tx) =>
    (await issueOutcomes(tx, kind, [...new Set(ids)], mode)).map(({ id, outcome, before }) => {
      if (isRefusal(outcome)) return { id, effects: null, reason: outcome.message };
      const effects = isNoChange(outcome)
        ? noEffects()
        : effectsOf(outcome, before.pools, tx.business.homeCurrency);
      return { id, effects, reason: null };
    }),
  );
