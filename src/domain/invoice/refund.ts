import { amountRefusal } from '../amount.ts';
import { accountFor, accountOfMode, type PaymentMode } from '../books/accounts.ts';
import type { Entry } from '../books/entry.ts';
import { lockRefusal } from '../books/lock.ts';
import {
  homeShareOf,
  type OpenItem,
  type Payment,
  type Settlement,
  spread,
  totalOpen,
} from '../books/open-item.ts';
import type { Day } from '../day.ts';
import { compare, type Decimal, negated, sum, zero } from '../money.ts';
import { emptyPlan, type Plan, record, type World } from '../plan.ts';
import { invalid, type Refusal } from '../refusal.ts';
import { entryOf } from './book.ts';

/** How credit goes back to the customer. */
export interface RefundHow {
  mode: PaymentMode;
  onDay: Day;
  bankAccount: number | null;
  memo: string;
}

/** Pays credit out: 11 against the bank, each credit item reduced by its part. */
export const refundOf = (
  shares: readonly { item: OpenItem; amount: Decimal }[],
  how: RefundHow,
  world: World,
): { payment: Payment; entry: Entry; settlements: Settlement[] } => {
  const first = shares[0]!.item;
  const paymentId = world.newId();
  const entryId = world.newId();
  const accountId = accountOfMode(how.mode, how.bankAccount);
  const settlements = shares.map(
    ({ item, amount }): Settlement => ({
      id: world.newId(),
      itemId: item.id,
      kind: 'refund',
      byItemId: null,
      paymentId,
      entryId,
      onDay: how.onDay,
      amount,
      homeAmount: homeShareOf(item, amount, world.homeDigits),
      gain: zero,
      reverses: null,
    }),
  );
  const amount = sum(settlements.map((settlement) => settlement.amount));
  const homeAmount = sum(settlements.map((settlement) => settlement.homeAmount));
  const about = {
    currency: first.currency,
    rate: first.rate,
    contactId: first.contactId,
    channel: 'manual',
    documentId: first.documentId,
  };
  return {
    settlements,
    payment: {
      id: paymentId,
      direction: 'out',
      contactId: first.contactId,
      accountId,
      mode: how.mode,
      onDay: how.onDay,
      currency: first.currency,
      rate: first.rate,
      amount,
      homeAmount,
      memo: how.memo,
      undone: false,
    },
    entry: entryOf(world, {
      id: entryId,
      onDay: how.onDay,
      kind: 'refund',
      paymentId,
      documentId: first.documentId,
      memo: how.memo || 'Credit refunded',
      lines: [
        { ...about, accountId: accountFor('credit'), amount: homeAmount, foreignAmount: amount },
        { ...about, accountId, amount: negated(homeAmount), foreignAmount: negated(amount) },
      ],
    }),
  };
};

/** Refunds a customer's credit, the oldest first. Refused when there is less than asked, or the day is locked. */
export const planCreditRefund = (
  contactId: string,
  credits: readonly OpenItem[],
  amount: Decimal,
  how: RefundHow,
  world: World,
): Plan | Refusal => {
  const refused = lockRefusal(world, how.onDay) ?? amountRefusal(amount, world.homeDigits);
  if (refused) return refused;
  if (how.onDay > world.today) return invalid('onDay', 'A refund can’t lie in the future.');
  if (compare(amount, totalOpen(credits)) > 0)
    return invalid('amount', `The customer has only ${totalOpen(credits)} of credit.`);
  const refund = refundOf(spread(amount, credits).shares, how, world);
  return {
    ...emptyPlan(),
    payments: [refund.payment],
    entries: [refund.entry],
    settlements: refund.settlements,
    events: [
      record(
        world,
        'credit.refund',
        { id: contactId, kind: 'contact' },
        { from: null, to: null },
        { amount },
      ),
    ],
  };
};
