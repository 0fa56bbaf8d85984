import type { Entry, EntryLine } from '../books/entry.ts';
import { lockRefusal } from '../books/lock.ts';
import { live, movedBy, type OpenItem, reversedSettlement, type Settlement } from '../books/open-item.ts';
import type { World } from '../books/world.ts';
import type { Day } from '../day.ts';
import type { GoodsChoice, PaymentsChoice } from '../documents/credit-note.ts';
import { kindSpec } from '../documents/kinds.ts';
import { negated, sum, zero } from '../money.ts';
import { emptyPlan, headerChanged, joined, type Plan, record } from '../plan/plan.ts';
import type { Posting } from '../posted/posting.ts';
import { isRefusal, type Refusal } from '../values/refusal.ts';
import { journalMemos as journalMemosWords } from '../words/ledger.ts';
import {
  type Decided,
  dayOfAct,
  entryOf,
  gainLine,
  moved,
  owedItemOf,
  owedLine,
  type PostedBook,
  posted,
  settling,
  surplusLine,
} from './book.ts';
import { cancellationOf } from './cancellation.ts';
import { creditBack } from './credit.ts';
import { issueEntry, unpost } from './issue.ts';
import { type RefundMethod, ratedMethod, refundsOf } from './refund.ts';
import { surplusItem } from './surplus.ts';
import { writeOffBack, writeOffOf } from './write-off.ts';

/** What was chosen for a cancellation. Without a mode each payment is refunded the way it came. */
export interface CancelChoice extends RefundMethod {
  payments: PaymentsChoice;
  /** Whether goods that had left came back: they return at the cost they left with, or their cost stays. */
  goods: GoodsChoice;
  /** The day it is dated; today, or the document's own day where that is to come, where left out. */
  onDay?: Day | null;
}

interface Released {
  settlements: Settlement[];
  items: OpenItem[];
}
type ReleasedLines = Released & { lines: EntryLine[] };

/** One payment's share moved to the contact's surplus at the payment's own rate, its exchange rest reversed. */
const toCredit = (book: PostedBook, settlement: Settlement, world: World): ReleasedLines => {
  const payment = book.payments.find((one) => one.id === settlement.paymentId)!;
  const home = movedBy(book.side, settlement);
  const { side, document } = book;
  return {
    lines: [
      owedLine(book, settlement.homeAmount, settlement.amount, world),
      gainLine(document, negated(settlement.gain), world),
      surplusLine(book, negated(home), negated(settlement.amount), payment.rate, world),
    ],
    settlements: [reversedSettlement(settlement, world.newId(), world.today, null)],
    items: [
      surplusItem(
        side,
        {
          document,
          payment: { id: payment.id, onDay: world.today, rate: payment.rate },
          amount: settlement.amount,
          homeAmount: home,
          entryId: null,
        },
        world,
      ),
    ],
  };
};

/** Everything that settled a document, given back in one entry: payments as credit, credit as what it was. */
const released = (book: PostedBook, world: World): Released & { entries: Entry[] } => {
  const parts = settling(book)
    .filter((settlement) => settlement.kind !== 'write-off')
    .map((settlement): ReleasedLines => {
      const credit = book.credits.find((item) => item.id === settlement.byItemId);
      return credit
        ? { ...creditBack(book, settlement, credit, world), items: [] }
        : toCredit(book, settlement, world);
    });
  const { entries, entryId } = posted(
    entryOf(world, {
      onDay: world.today,
      kind: 'credit',
      documentId: book.document.id,
      memo: journalMemosWords.paymentsReleased,
      lines: parts.flatMap((part) => part.lines),
    }),
  );
  return {
    entries,
    settlements: parts.flatMap((part) => part.settlements).map((one) => ({ ...one, entryId })),
    items: parts.flatMap((part) => part.items).map((one) => ({ ...one, entryId })),
  };
};

/** The write-off of a document, if it has one, reversed. */
const writeOffGone = (book: PostedBook, world: World): Plan => {
  const settlement = writeOffOf(book);
  return settlement ? { ...emptyPlan(), ...writeOffBack(book, settlement, world) } : emptyPlan();
};

/**
 * Cancels an issued invoice today, one dated later on its own day: what settled it is released first (payments become
 * the customer's credit, or are refunded; credit returns; a write-off is undone), then the sale is reversed and its
 * receivable cleared, which a cancellation with a number of its own says; goods that came back are in stock again.
 * Source: answers.md, "Postings", invoice cancelled; workflows.md, "Cancel with payments".
 */
export const planCancel = (
  book: PostedBook,
  choice: CancelChoice,
  to: Decided,
  world: World,
  { goods: flow }: Posting,
): Plan | Refusal => {
  const locked = lockRefusal(world, world.today);
  if (locked) return locked;
  const { document } = book;
  const day = dayOfAct(document, world);
  const release = released(book, world);
  const base: Plan = {
    ...emptyPlan(),
    documents: [headerChanged(document, moved(document, to, { homeOpen: zero }))],
    entries: release.entries,
    settlements: release.settlements,
    items: release.items,
    events: [
      record(
        world,
        `${document.kind}.cancel`,
        document,
        { from: document.status, to: to.status },
        {
          payments: release.items.length ? choice.payments : 'none',
          ...(book.goods.length ? { goods: choice.goods } : {}),
        },
      ),
    ],
  };
  const reversal = unpost(book, world, day, journalMemosWords.cancelled);
  const entryId = reversal.entries[0]?.id ?? null;
  // What somebody else wrote is theirs to cancel on paper.
  const creditNotes = kindSpec(document.kind).entered
    ? []
    : [cancellationOf(document, { onDay: day, entryId }, world)];
  const sale = { ...emptyPlan(), ...reversal, creditNotes };
  const parts = [base, writeOffGone(book, world), sale];
  if (choice.goods === 'back') {
    const goods = flow.goodsReversed(book, day, flow.goodsReversedMemo, world);
    if (isRefusal(goods)) return goods;
    parts.push({ ...emptyPlan(), entries: goods.entries, moves: goods.moves });
  }
  if (choice.payments === 'refund' && release.items.length > 0) {
    const amount = sum(release.items.map((item) => item.amount));
    const method = ratedMethod(choice, { amount, currency: document.currency }, world);
    if (isRefusal(method)) return method;
    const memo = journalMemosWords.refundOfCancelled({ document: book.side.words.document });
    parts.push(...refundsOf(book.side, release.items, book.payments, method, memo, world));
  }
  return parts.reduce(joined);
};

/**
 * The lines of a document that is posted again, on the accounts its cancelled entry was on: others may be chosen by now. What
 * goods are worth goes where their stock stands today.
 */
const onSameAccounts = (
  { cancelledEntry, stock }: PostedBook,
  lines: readonly EntryLine[],
  { accounts }: World,
): EntryLine[] => {
  const were = cancelledEntry?.lines ?? [];
  if (were.length !== lines.length) return [...lines];
  const isStock = ({ productId, accountId }: EntryLine) => {
    const pool = productId ? stock.pools.get(productId) : undefined;
    return pool !== undefined && accountId === (pool.inventoryAccount ?? accounts.inventory);
  };
  return lines.map((line, n) => (isStock(line) ? line : { ...line, accountId: were[n]!.accountId }));
};

/** The settlement that cleared the receivable when it was cancelled; undefined where nothing was posted. */
const cancelledOn = (book: PostedBook): Settlement | undefined => {
  const item = owedItemOf(book);
  return live(book.settlements).findLast((one) => one.kind === 'cancel' && one.itemId === item?.id);
};

/**
 * Undoes a cancellation while its day is open: the sale is posted again on the day it was reversed and the receivable
 * opens again. Goods that had come back leave again, at today's cost; a shortage refuses. Credit that its payments
 * became stays credit; it can be applied again like any other.
 */
export const planReinstate = (
  book: PostedBook,
  to: Decided,
  world: World,
  posting: Posting,
): Plan | Refusal => {
  const { document } = book;
  const cancel = cancelledOn(book);
  const day = cancel?.onDay ?? dayOfAct(document, world);
  const locked = lockRefusal(world, day);
  if (locked) return locked;
  const again = issueEntry(document, world, posting, book.stock);
  const sale = posted({
    ...again,
    lines: onSameAccounts(book, again.lines, world),
    onDay: day,
    memo: journalMemosWords.cancellationUndone,
  });
  const goods =
    book.goods.length === 0
      ? posting.goods.issued(document, book.stock, day, world)
      : { moves: [], entries: [], warnings: [] };
  if (isRefusal(goods)) return goods;
  return {
    ...emptyPlan(),
    documents: [headerChanged(document, moved(document, to, { homeOpen: cancel?.homeAmount ?? zero }))],
    entries: [...sale.entries, ...goods.entries],
    moves: goods.moves,
    warnings: goods.warnings,
    settlements: cancel ? [reversedSettlement(cancel, world.newId(), day, sale.entryId)] : [],
    undoneCreditNotes: book.cancellationId ? [book.cancellationId] : [],
    events: [record(world, `${document.kind}.reinstate`, document, { from: document.status, to: to.status })],
  };
};
