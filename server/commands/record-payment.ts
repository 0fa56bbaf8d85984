import type { Side } from '../../src/domain/books/side.ts';
import { payLessDiscountAct } from '../acts/pay-less-discount.ts';
import { type PaymentRequest, recordPaymentAct } from '../acts/record-payment.ts';
import { accountFor, holdBankFor, type PaymentMethod } from '../services/bank-through.ts';
import { findContact } from '../store/contacts/contacts.ts';
import { runOnce } from '../store/database/intent.ts';
import { type Ctx, runAct } from '../store/database/tx.ts';
import { type CommandResult, commitOrPreview } from '../store/plan/commit-or-preview.ts';
import { lockBooks } from '../store/plan/posted-books.ts';
import { worldOf } from '../store/plan/world.ts';

/**
 * Records one payment over one or several documents of a side, of one contact; the rest of one may be its discount. Throws
 * `Missing` and `Refused`.
 */
export const recordPayment = (
  ctx: Ctx,
  side: Side,
  request: PaymentRequest & PaymentMethod,
): Promise<CommandResult> =>
  runOnce(ctx, async (tx) => {
    const ids = request.shares.map((share) => share.id);
    const [books, world, bank] = await Promise.all([
      lockBooks(tx, side, ids),
      worldOf(tx),
      holdBankFor(tx, request),
      request.contactId ? findContact(tx, side.contact, request.contactId) : null,
    ]);
    const paidIn = request.inHome ? world.homeCurrency : books[0]!.document.currency;
    const bankAccount = accountFor(tx, bank, paidIn);
    return commitOrPreview(
      tx,
      request.lessDiscount && books.length === 1
        ? runAct(payLessDiscountAct, side, books[0]!, request, bankAccount, world)
        : runAct(recordPaymentAct, side, books, request, bankAccount, world),
    );
  });
