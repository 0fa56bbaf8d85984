import type { PaymentMode } from '../../src/domain/books/accounts.ts';
import type { DocumentKind } from '../../src/domain/documents/kind.ts';
import { issueOutcome } from '../services/posted-outcomes.ts';
import { type CommandResult, commitOrPreview } from '../store/commit-or-preview.ts';
import { runOnce } from '../store/intent.ts';
import type { Ctx } from '../store/tx.ts';

/** Issues a draft that stands already: its number taken, its sale posted; a receipt is paid in full at once. */
export const issuePosted = (
  ctx: Ctx,
  kind: DocumentKind,
  id: string,
  mode: PaymentMode = 1,
): Promise<CommandResult> =>
  runOnce(ctx, async (tx) => commitOrPreview(tx, await issueOutcome(tx, kind, id, mode)));
