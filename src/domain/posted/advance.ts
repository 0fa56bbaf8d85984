import { type Entry, reversed } from '../books/entry.ts';
import { farDayRefusal } from '../books/far-day.ts';
import { dayOfReversal, lockRefusal } from '../books/lock.ts';
import type { OpenItem, Payment, Settlement } from '../books/open-item.ts';
import { accountOfMode, type PaymentMode } from '../books/payment-mode.ts';
import type { Side } from '../books/side.ts';
import type { World } from '../books/world.ts';
import { worthRefusal } from '../books/worth.ts';
import type { Day } from '../day.ts';
import { atRate, type Decimal, negated, zero } from '../money.ts';
import { emptyPlan, type Plan } from '../plan/plan.ts';
import { invalid, type Refusal, refusal } from '../values/refusal.ts';
import { openingPaymentWords } from '../words/contacts.ts';
import { documentRefusals as words } from '../words/documents.ts';
import { journalMemos as memos } from '../words/ledger.ts';
import { advance as advanceWords } from '../words/payments.ts';
import { entryOf } from './book.ts';
import { surplusItem } from './surplus.ts';

/** Whose money it is, and what it is paid for where that is known. */
export interface AdvanceOf {
  contactId: string;
  currency: string;
  /** The document it is paid for before anything is owed on it; null for none. */
  documentId: string | null;
}

/** How an advance is paid. */
export interface AdvanceHow {
  amount: Decimal;
  /** Home per unit of its currency on that day. */
  rate: Decimal;
  mode: PaymentMode;
  onDay: Day;
  bankAccount: number | null;
  memo: string;
}

/**
 * Money paid before anything is owed: 5 against the bank, or the bank against 11, and an open item that can be applied or
 * given back. What the act is called in the history is the caller's. Refused in the future and on locked days.
 * Source: answers.md, "Postings", vendor advance; answers-2.md, Q27.
 */
export const planAdvance = (side: Side, of: AdvanceOf, how: AdvanceHow, world: World): Plan | Refusal => {
  const { contactId, currency, documentId } = of;
  const { amount, rate, mode, onDay, memo } = how;
  if (onDay > world.today) return invalid('onDay', openingPaymentWords.inFuture);
  const refused =
    lockRefusal(world, onDay) ??
    worthRefusal({ amount, currency, rate }, world) ??
    farDayRefusal(world, { field: 'onDay', day: onDay });
  if (refused) return refused;
  const homeAmount = atRate(amount, rate, world.homeDigits);
  const payment: Payment = {
    id: world.newId(),
    direction: side.direction,
    contactId,
    accountId: accountOfMode(mode, how.bankAccount, world.accounts),
    mode,
    onDay,
    currency,
    rate,
    amount,
    homeAmount,
    memo,
    undone: false,
  };
  const about = { currency, rate, contactId, channel: 'manual', documentId };
  const [home, foreign] = [side.signed(homeAmount), side.signed(amount)];
  const entry = entryOf(world, {
    onDay,
    kind: 'payment',
    documentId,
    paymentId: payment.id,
    memo: memo || advanceWords.paid,
    lines: [
      { ...about, accountId: payment.accountId, amount: home, foreignAmount: foreign },
      {
        ...about,
        accountId: world.accounts[side.surplus],
        amount: negated(home),
        foreignAmount: negated(foreign),
      },
    ],
  });
  const held = { id: documentId, contactId, currency };
  return {
    ...emptyPlan(),
    payments: [payment],
    entries: [entry],
    items: [surplusItem(side, { document: held, payment, amount, homeAmount, entryId: entry.id }, world)],
  };
};

/** What became of an advance since it was recorded. */
export interface AdvanceTies {
  /** The numbers of the documents it is used on. */
  spentOn: readonly string[];
  /** It went somewhere and came back: on the days between there was less of it. */
  moved: boolean;
}

/**
 * Takes an advance back that was recorded by mistake: the equal and opposite of its entry, on its own day while that is
 * open, else today. Refused once part of it is used or given back, and while that day is locked. Source: workflows.md, "Delete a payment".
 *
 * @param entry its own, as it was posted
 */
export const planAdvanceDelete = (
  item: OpenItem,
  entry: Entry,
  { spentOn, moved }: Pick<AdvanceTies, 'spentOn' | 'moved'>,
  world: World,
): Plan | Refusal => {
  const day = moved ? world.today : dayOfReversal(world, entry.onDay);
  const locked = lockRefusal(world, day);
  if (locked) return locked;
  if (item.open !== item.amount)
    return refusal(
      'not-allowed',
      spentOn.length > 0 ? words.surplusUsed({ documents: spentOn.join(', ') }) : words.surplusPaidBack,
      { details: { spentOn } },
    );
  const back = reversed(entry, { id: world.newId(), onDay: day, memo: memos.paymentDeleted });
  const undone: Settlement = {
    id: world.newId(),
    itemId: item.id,
    kind: 'undone',
    byItemId: null,
    paymentId: item.paymentId,
    entryId: back.id,
    onDay: day,
    amount: item.open,
    homeAmount: item.homeOpen,
    gain: zero,
    reverses: null,
  };
  return {
    ...emptyPlan(),
    entries: [back],
    settlements: [undone],
    undonePayments: item.paymentId === null ? [] : [item.paymentId],
  };
};
