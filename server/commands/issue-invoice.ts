import type { PaymentMode } from '../../src/domain/books/accounts.ts';
import { issueInvoiceAct } from '../acts/issue-invoice.ts';
import { type CommandResult, commitOrPreview } from '../store/commit-or-preview.ts';
import { runOnce } from '../store/intent.ts';
import { lockInvoice } from '../store/invoices.ts';
import { lockStock } from '../store/stock.ts';
import { asApplied } from '../store/templates.ts';
import type { Ctx } from '../store/tx.ts';
import { worldOf } from '../store/world.ts';

/** Issues a draft that stands already: its number taken, its sale posted; a receipt is paid in full at once. */
export const issueInvoice = (ctx: Ctx, id: string, mode: PaymentMode = 1): Promise<CommandResult> =>
  runOnce(ctx, async (tx) => {
    const document = await asApplied(tx, await lockInvoice(tx, id));
    const sold = document.lines.flatMap((line) => (line.productId ? [line.productId] : []));
    const [world, stock] = await Promise.all([worldOf(tx), lockStock(tx, sold, document.issuedOn)]);
    return commitOrPreview(tx, issueInvoiceAct(document, stock, mode, world));
  });
