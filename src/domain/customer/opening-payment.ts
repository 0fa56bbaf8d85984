import { amountRefusal } from '../amount.ts';
import { accountFor, accountOfMode, type PaymentMode } from '../books/accounts.ts';
import type { Entry } from '../books/entry.ts';
import { lockRefusal } from '../books/lock.ts';
import type { OpenItem, Payment, Settlement } from '../books/open-item.ts';
import type { Day } from '../day.ts';
import { compare, type Decimal, negated, zero } from '../money.ts';
import { emptyPlan, type Plan, record, type World } from '../plan.ts';
import { invalid, type Refusal } from '../refusal.ts';

/** How an opening balance is paid. */
export interface OpeningReceipt {
  amount: Decimal;
  mode: PaymentMode;
  onDay: Day;
  bankAccount: number | null;
  memo: string;
}

const dayRefusal = (item: OpenItem, onDay: Day, world: World): Refusal | null => {
  if (onDay > world.today) return invalid('onDay', 'A payment can’t lie in the future.');
  if (onDay < item.onDay)
    return invalid('onDay', 'A payment can’t lie before the day of the opening balance.');
  return lockRefusal(world, onDay);
};

/**
 * A payment of what a customer owed when the books began. Refused on locked days, and for more than is owed of it.
 * Entry: bank against 2. Source: answers.md, "Postings", customer payment.
 */
export const planOpeningPayment = (item: OpenItem, receipt: OpeningReceipt, world: World): Plan | Refusal => {
  const { amount, mode, onDay, bankAccount, memo } = receipt;
  const refused = dayRefusal(item, onDay, world) ?? amountRefusal(amount, world.homeDigits);
  if (refused) return refused;
  if (compare(amount, item.open) > 0)
    return invalid('amount', `Only ${item.open} of the opening balance is still owed.`);
  const accountId = accountOfMode(mode, bankAccount);
  const about = { currency: item.currency, rate: item.rate, contactId: item.contactId, channel: 'manual' };
  const payment: Payment = {
    id: world.newId(),
    direction: 'in',
    contactId: item.contactId,
    accountId,
    mode,
    onDay,
    currency: item.currency,
    rate: item.rate,
    amount,
    homeAmount: amount,
    memo,
    undone: false,
  };
  const entry: Entry = {
    id: world.newId(),
    onDay,
    kind: 'payment',
    documentId: null,
    paymentId: payment.id,
    reverses: null,
    memo: memo || 'Opening balance paid',
    lines: [
      { ...about, accountId, amount, foreignAmount: amount },
      {
        ...about,
        accountId: accountFor('receivable'),
        amount: negated(amount),
        foreignAmount: negated(amount),
      },
    ],
  };
  const settlement: Settlement = {
    id: world.newId(),
    itemId: item.id,
    kind: 'payment',
    byItemId: null,
    paymentId: payment.id,
    entryId: entry.id,
    onDay,
    amount,
    homeAmount: amount,
    gain: zero,
    reverses: null,
  };
  const customer = { id: item.contactId, kind: 'contact' };
  return {
    ...emptyPlan(),
    entries: [entry],
    payments: [payment],
    settlements: [settlement],
    events: [record(world, 'opening.pay', customer, { from: null, to: null }, { amount })],
  };
};
