import type { PaymentMode } from '../../src/domain/books/accounts.ts';
import { standingOf } from '../../src/domain/invoice/book.ts';
import { planCreditApply } from '../../src/domain/invoice/credit.ts';
import { planCreditRefund } from '../../src/domain/invoice/refund.ts';
import type { Decimal } from '../../src/domain/money.ts';
import { invoiceLifecycle } from '../../src/machines/invoice/invoice.lifecycle.ts';
import { decide } from '../../src/machines/standing.ts';
import { defaultBankAccount } from '../store/banks.ts';
import { type CommandResult, commitOrPreview } from '../store/commit-or-preview.ts';
import { findCustomer } from '../store/contacts.ts';
import { carryOut } from '../store/intent.ts';
import { lockBookAndCredit } from '../store/invoices.ts';
import { lockCreditOf } from '../store/items.ts';
import { type Ctx, granted } from '../store/tx.ts';
import { worldOf } from '../store/world.ts';

/** Applies a customer's credit to one of their invoices, the oldest credit first. */
export const applyCredit = (ctx: Ctx, invoiceId: string, amount: Decimal): Promise<CommandResult> =>
  carryOut(ctx, async (tx) => {
    const { book, credits } = await lockBookAndCredit(tx, invoiceId);
    const move = granted(
      decide(invoiceLifecycle, standingOf(book.document), { type: 'credit.apply', reduction: { amount } }),
    );
    return commitOrPreview(tx, granted(planCreditApply(book, credits, amount, move, await worldOf(tx))));
  });

export interface RefundCredit {
  customerId: string;
  amount: Decimal;
  /** The currency of the credit; missing for home. */
  currency?: string | null;
  mode: PaymentMode;
  onDay: string | null;
  memo: string;
}

/** Pays a customer's credit back, the oldest credit first. */
export const refundCredit = (ctx: Ctx, request: RefundCredit): Promise<CommandResult> =>
  carryOut(ctx, async (tx) => {
    const customer = await findCustomer(tx, request.customerId);
    const world = await worldOf(tx);
    const currency = request.currency ?? world.homeCurrency;
    const credits = await lockCreditOf(tx, customer.id, currency);
    const how = {
      mode: request.mode,
      onDay: request.onDay ?? tx.today,
      memo: request.memo,
      bankAccount: await defaultBankAccount(tx, request.mode),
    };
    return commitOrPreview(
      tx,
      granted(planCreditRefund({ contactId: customer.id, currency }, credits, request.amount, how, world)),
    );
  });
