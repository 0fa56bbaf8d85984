import { lockRefusal } from '../books/lock.ts';
import type { Payment } from '../books/open-item.ts';
import { accountOfMode } from '../books/payment-mode.ts';
import type { World } from '../books/world.ts';
import type { Document } from '../documents/document.ts';
import { atRate, type Decimal, negated } from '../money.ts';
import { emptyPlan, type Plan, record } from '../plan/plan.ts';
import { entryOf, lineOf, type PostedBook, posted, surplusLine } from '../posted/book.ts';
import type { PaymentHow } from '../posted/payment.ts';
import { surplusItem } from '../posted/surplus.ts';
import type { Refusal } from '../values/refusal.ts';
import type { PaymentSession } from './session.ts';

/**
 * Money that came for an invoice which asks for none of it: cancelled since, settled, or written anew in another
 * currency. All of it is credit of the customer who was asked; the invoice stays as it is.
 * Refused while the day is locked. Source: answers.md, "Postings", advance, surplus.
 */
export const planUnapplied = (
  { side, document }: Pick<PostedBook, 'side' | 'document'>,
  { contactId, currency }: Pick<PaymentSession, 'contactId' | 'currency'>,
  amount: Decimal,
  receipt: PaymentHow,
  world: World,
): Plan | Refusal => {
  const locked = lockRefusal(world, receipt.onDay);
  if (locked) return locked;
  const { rate } = receipt;
  const held: Document = { ...document, contactId, currency, rate };
  const paymentId = world.newId();
  const homeAmount = atRate(amount, rate, world.homeDigits);
  const accountId = accountOfMode(receipt.mode, receipt.bankAccount, world.accounts);
  const payment: Payment = {
    id: paymentId,
    direction: side.direction,
    contactId,
    accountId,
    mode: receipt.mode,
    onDay: receipt.onDay,
    currency,
    rate,
    amount,
    homeAmount,
    memo: receipt.memo,
    undone: false,
    ...(receipt.source ? { source: receipt.source } : {}),
  };
  const { entries, entryId } = posted(
    entryOf(world, {
      onDay: receipt.onDay,
      kind: 'payment',
      documentId: document.id,
      paymentId,
      memo: receipt.memo || side.words.paid,
      lines: [
        lineOf(held, {
          accountId,
          amount: side.signed(homeAmount),
          foreignAmount: side.signed(amount),
        }),
        surplusLine({ side, document: held }, negated(homeAmount), negated(amount), rate, world),
      ],
    }),
  );
  return {
    ...emptyPlan(),
    entries,
    payments: [payment],
    items: [surplusItem(side, { document: held, payment, amount, homeAmount, entryId }, world)],
    events: [
      record(
        world,
        'payment.credit',
        document,
        { from: document.status, to: document.status },
        { amount, mode: receipt.mode, paymentId, surplus: amount },
      ),
    ],
  };
};
