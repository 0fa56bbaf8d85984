import { type PermissionKey, roleRefusal } from '../../src/domain/access/permissions.ts';
import type { PaymentMode } from '../../src/domain/books/payment-mode.ts';
import { receivable } from '../../src/domain/books/side.ts';
import type { Accepted } from '../../src/domain/plan/plan.ts';
import { refusal } from '../../src/domain/values/refusal.ts';
import { actRefusals as actRefusalWords } from '../../src/domain/words/requests.ts';
import { balanceOutcome, cancelOutcome, issueOutcome, lockDraft } from '../services/posted-outcomes.ts';
import { runOnce } from '../store/database/intent.ts';
import { type Ctx, Refused, refuse, type Tx } from '../store/database/tx.ts';
import { type CommandResult, commitOrPreview } from '../store/plan/commit-or-preview.ts';

/** An act a status stands for, and what one who sets that status must be allowed to do. */
interface StatusAct {
  key: PermissionKey;
  outcome: (tx: Tx, id: string, mode: PaymentMode) => Promise<Accepted>;
}

const acts: Readonly<Record<string, StatusAct>> = {
  NotPaid: {
    key: 'invoice.edit',
    outcome: async (tx, id, mode) => issueOutcome(tx, await lockDraft(tx, 'invoice', id), mode),
  },
  Cancelled: {
    key: 'invoice.delete',
    outcome: (tx, id) => cancelOutcome(tx, receivable, id, { payments: 'credit', goods: 'back', mode: null }),
  },
  Paid: {
    key: 'invoice.addPayment',
    outcome: (tx, id, mode) => balanceOutcome(tx, receivable, id, mode),
  },
};

/**
 * Sets a status by hand, which is the act that leads there: NotPaid issues, Paid records a payment of the balance,
 * Cancelled cancels with the default choice; each is refused to whoever may not do that act by its own call. All else is
 * refused. Source: answers.md, "Status codes"; "Roles, permission sets, plans".
 */
export const setInvoiceStatus = async (
  ctx: Ctx,
  id: string,
  status: string,
  mode: PaymentMode,
): Promise<CommandResult> => {
  const act = acts[status];
  if (!act) throw new Refused(refusal('illegal-move', actRefusalWords.statusFollows));
  refuse(roleRefusal(ctx.user.role, act.key));
  return runOnce(ctx, async (tx) => commitOrPreview(tx, await act.outcome(tx, id, mode)));
};
