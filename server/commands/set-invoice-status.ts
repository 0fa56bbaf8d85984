import { type PermissionKey, roleRefusal } from '../../src/domain/access/permissions.ts';
import type { PaymentMode } from '../../src/domain/books/accounts.ts';
import { receivable } from '../../src/domain/books/side.ts';
import { standingOf } from '../../src/domain/invoice/book.ts';
import { owed } from '../../src/domain/invoice/facts.ts';
import { refusal } from '../../src/domain/refusal.ts';
import { actRefusalWords } from '../../src/domain/words/act-refusals.ts';
import type { CommandResult } from '../store/commit-or-preview.ts';
import { findDocuments } from '../store/documents.ts';
import { type Ctx, Refused, withBusiness } from '../store/tx.ts';
import { cancelInvoice } from './cancel-invoice.ts';
import { issueInvoice } from './issue-invoice.ts';
import { recordPayment } from './record-payment.ts';

/** An act a status stands for, and what one who sets that status must be allowed to do. */
interface StatusAct {
  key: PermissionKey;
  runOnce: () => Promise<CommandResult>;
}

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
  const acts: Record<string, StatusAct> = {
    NotPaid: { key: 'invoice.edit', runOnce: () => issueInvoice(ctx, id, mode) },
    Cancelled: {
      key: 'invoice.delete',
      runOnce: () => cancelInvoice(ctx, receivable, id, { payments: 'credit', goods: 'back', mode: null }),
    },
    Paid: {
      key: 'invoice.addPayment',
      runOnce: async () => {
        const amount = await withBusiness(ctx, 'read', async (tx) =>
          owed(standingOf((await findDocuments(tx, 'invoice', [id]))[0]!).facts),
        );
        return recordPayment(ctx, receivable, { shares: [{ id, amount }], mode, onDay: null, memo: '' });
      },
    },
  };
  const act = acts[status];
  if (!act) throw new Refused(refusal('illegal-move', actRefusalWords.statusFollows));
  const refused = roleRefusal(ctx.user.role, act.key);
  if (refused) throw new Refused(refused);
  return act.runOnce();
};
