import { type Entry, type EntryLine, reversed } from '../books/entry.ts';
import { dayOfReversal, lockRefusal } from '../books/lock.ts';
import {
  movedBy,
  type OpenItem,
  type Payment,
  reversedSettlement,
  type Settlement,
} from '../books/open-item.ts';
import type { World } from '../books/world.ts';
import { isZero, negated, plus, zero } from '../money.ts';
import { emptyPlan, headerChanged, type Plan, record } from '../plan/plan.ts';
import { type Refusal, refusal } from '../values/refusal.ts';
import { documentRefusals as words } from '../words/documents.ts';
import { journalMemos as journalMemosWords } from '../words/ledger.ts';
import { bankChargeLines } from './bank-charge.ts';
import { type Decided, entryOf, lineOf, moved, type PostedBook, posted } from './book.ts';
import { clearing } from './payment.ts';

/** What taking a settlement back needs to know of the payment behind it. */
export interface PaymentTies {
  payment: Payment;
  /** The payment's entry; null when other documents ever had a share of it, for then only this share goes back. */
  entry: Entry | null;
  /** Shares of the payment that still stand, on other documents or as a surplus since their cancellation. */
  others: number;
  /** What its surplus became, with the numbers of the documents that spent it. */
  surplus: OpenItem | null;
  spentOn: readonly string[];
  /** The surplus went somewhere and came back: on the days between there was less of it. */
  surplusMoved: boolean;
}

/**
 * Takes one document's share of a payment back: the whole entry is reversed when nothing else depends on the payment,
 * else only this share of it, on the payment's own day while that is open. Refused while its surplus is spent. Source: workflows.md, "Delete a payment".
 */
export const planPaymentDelete = (
  book: PostedBook,
  settlement: Settlement,
  ties: PaymentTies,
  to: Decided,
  world: World,
): Plan | Refusal => {
  const { payment, surplus } = ties;
  const day = ties.surplusMoved ? world.today : dayOfReversal(world, settlement.onDay);
  const locked = lockRefusal(world, day);
  if (locked) return locked;
  if (surplus && surplus.open !== surplus.amount)
    return refusal(
      'not-allowed',
      ties.spentOn.length > 0
        ? words.surplusUsed({ documents: ties.spentOn.join(', ') })
        : words.surplusPaidBack,
      { details: { spentOn: ties.spentOn } },
    );
  const document = book.document;
  const { entries, entryId } = posted(
    ties.entry
      ? reversed(ties.entry, {
          id: world.newId(),
          onDay: day,
          memo: journalMemosWords.paymentDeleted,
        })
      : entryOf(world, {
          onDay: day,
          kind: 'reversal',
          documentId: document.id,
          paymentId: payment.id,
          memo: journalMemosWords.shareDeleted,
          lines: [
            ...shareBack(book, settlement, payment, world),
            ...(ties.others === 0 ? chargeBack(book, payment, world) : []),
          ],
        }),
  );
  const back = reversedSettlement(settlement, world.newId(), day, entryId);
  const surplusGone: Settlement[] =
    surplus && !isZero(surplus.open)
      ? [
          {
            ...back,
            id: world.newId(),
            itemId: surplus.id,
            kind: 'undone',
            amount: surplus.open,
            homeAmount: surplus.homeOpen,
            gain: zero,
            reverses: null,
          },
        ]
      : [];
  return {
    ...emptyPlan(),
    documents: [
      headerChanged(
        document,
        moved(document, to, { homeOpen: plus(document.homeOpen, settlement.homeAmount) }),
      ),
    ],
    entries,
    settlements: [back, ...surplusGone],
    undonePayments: ties.others === 0 ? [payment.id] : [],
    events: [
      record(
        world,
        'payment.delete',
        document,
        { from: document.status, to: to.status },
        { amount: settlement.amount, paymentId: payment.id },
      ),
    ],
  };
};

/** The lines that take a payment's charge back, with the last of its shares. */
const chargeBack = ({ document }: PostedBook, payment: Payment, world: World): EntryLine[] => {
  const { bankCharge = '0', homeBankCharge = '0', currency, rate } = payment;
  const back = {
    ...payment,
    rate: currency === document.currency ? rate : '1',
    bankCharge: negated(bankCharge),
    homeBankCharge: negated(homeBankCharge),
  };
  return bankChargeLines(document, back, world);
};

/** The lines that take one share of a payment back; the bank gives in the currency it received. */
const shareBack = (book: PostedBook, settlement: Settlement, payment: Payment, world: World): EntryLine[] => {
  const { side, document } = book;
  const home = side.signed(negated(movedBy(side, settlement)));
  const bank =
    payment.currency === document.currency
      ? { rate: payment.rate, foreignAmount: side.signed(negated(settlement.amount)) }
      : { currency: payment.currency, rate: '1', foreignAmount: home };
  return [
    ...clearing(book, settlement, world).map((line) => ({
      ...line,
      amount: negated(line.amount),
      foreignAmount: negated(line.foreignAmount),
    })),
    lineOf(document, { accountId: payment.accountId, amount: home, ...bank }),
  ];
};
