import type { PaymentMode } from '../../src/domain/books/accounts.ts';
import { rateProblem } from '../../src/domain/documents/content.ts';
import { standingOf } from '../../src/domain/invoice/book.ts';
import { owed } from '../../src/domain/invoice/facts.ts';
import { type PaidShare, paidByHome, planPayment } from '../../src/domain/invoice/payment.ts';
import { compare, type Decimal } from '../../src/domain/money.ts';
import { invalid } from '../../src/domain/refusal.ts';
import { invoiceLifecycle } from '../../src/machines/invoice/invoice.lifecycle.ts';
import { decide } from '../../src/machines/standing.ts';
import { defaultBankAccount } from '../store/banks.ts';
import { type CommandResult, commitOrPreview } from '../store/commit-or-preview.ts';
import { loadAndCarryOut } from '../store/intent.ts';
import { lockBooks } from '../store/invoices.ts';
import { type Ctx, granted, Refused } from '../store/tx.ts';
import { worldOf } from '../store/world.ts';

/** Money received: which invoices, how much of it for each, how and when. */
export interface RecordPayment {
  /** Amounts in the invoices' currency, or in home currency where `inHome` says so. */
  shares: { id: string; amount: Decimal }[];
  inHome?: boolean;
  /** Home per unit of the invoices' currency on that day; their own rate where it is missing. */
  rate?: Decimal | null;
  surplus?: 'credit' | undefined;
  mode: PaymentMode;
  onDay: string | null;
  memo: string;
}

/**
 * Records one payment over one or several invoices of one customer. More than is owed is refused unless the surplus
 * becomes credit, which only a single invoice's payment may ask for.
 */
export const recordPayment = (ctx: Ctx, request: RecordPayment): Promise<CommandResult> =>
  loadAndCarryOut(
    ctx,
    (tx) =>
      Promise.all([
        lockBooks(
          tx,
          request.shares.map((share) => share.id),
        ),
        worldOf(tx),
        defaultBankAccount(tx, request.mode),
      ]),
    async (tx, [books, world, bankAccount]) => {
      if (books.length < request.shares.length)
        throw new Refused(invalid('shares', 'Each invoice can stand only once in a payment.'));
      if (new Set(books.map((book) => book.document.contactId)).size > 1)
        throw new Refused(invalid('shares', 'One payment can settle invoices of one customer only.'));
      const { currency, rate: documentRate } = books[0]!.document;
      const foreign = currency !== tx.business.homeCurrency;
      const rate = foreign ? (request.rate ?? documentRate) : '1';
      const wrongRate = rateProblem(rate);
      if (wrongRate) throw new Refused(invalid('rate', wrongRate));
      const inHome = foreign && request.inHome === true;
      const amounts = new Map(request.shares.map((share) => [share.id, share.amount]));
      const shares = books.map((book): PaidShare => {
        const received = amounts.get(book.document.id)!;
        const amount = inHome ? paidByHome(book.document, received, rate, world) : received;
        const reduction = { amount, surplus: request.surplus };
        return {
          book,
          amount,
          to: granted(
            decide(invoiceLifecycle, standingOf(book.document), { type: 'payment.record', reduction }),
          ),
        };
      });
      const tooMuch = shares.some(
        (share) => compare(share.amount, owed(standingOf(share.book.document).facts)) > 0,
      );
      if (tooMuch && shares.length > 1)
        throw new Refused(invalid('shares', 'Keep a surplus from a payment on one invoice, not on several.'));
      return commitOrPreview(
        tx,
        granted(
          planPayment(
            shares,
            {
              mode: request.mode,
              onDay: request.onDay ?? tx.today,
              memo: request.memo,
              rate,
              inHome: inHome ? shares.map((share) => amounts.get(share.book.document.id)!) : null,
              bankAccount,
            },
            world,
          ),
        ),
      );
    },
  );
