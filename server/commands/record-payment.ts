import type { Side } from '../../src/domain/books/side.ts';
import { payLessDiscountAct } from '../acts/pay-less-discount.ts';
import { type PaymentRequest, recordPaymentAct } from '../acts/record-payment.ts';
import { accountFor, holdBankFor, type PaymentMethod } from '../services/bank-through.ts';
import { type CommandResult, commitOrPreview } from '../store/commit-or-preview.ts';
import { findContact } from '../store/contacts.ts';
import { runOnce } from '../store/intent.ts';
import { lockBooks } from '../store/posted-books.ts';
import type { Ctx } from '../store/tx.ts';
import { worldOf } from '../store/world.ts';

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
        ? payLessDiscountAct(side, books[0]!, request, bankAccount, world)
        : recordPaymentAct(side, books, request, bankAccount, world),
    );
  });
