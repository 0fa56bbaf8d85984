import type { PaymentMode } from '../../src/domain/books/payment-mode.ts';
import type { DocumentKind } from '../../src/domain/documents/kind.ts';
import { issueOutcome, lockDraft } from '../services/posted-outcomes.ts';
import { type CommandResult, commitOrPreview } from '../store/commit-or-preview.ts';
import { loadAndRunOnce } from '../store/intent.ts';
import type { Ctx } from '../store/tx.ts';

/** Issues a draft that stands already: its number taken, its sale posted; a receipt is paid in full at once. */
export const issuePosted = (
  ctx: Ctx,
  kind: DocumentKind,
  id: string,
  mode: PaymentMode = 1,
): Promise<CommandResult> =>
  loadAndRunOnce(
    ctx,
    (tx) => lockDraft(tx, kind, id),
    async (tx, draft) => commitOrPreview(tx, await issueOutcome(tx, draft, mode)),
  );
