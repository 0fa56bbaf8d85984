import { accountFor, type PaymentMode } from '../books/accounts.ts';
import { type EntryLine, reversed } from '../books/entry.ts';
import { lockRefusal } from '../books/lock.ts';
import { live, type OpenItem, type Settlement, takenBack } from '../books/open-item.ts';
import { negated, plus, zero } from '../money.ts';
import { emptyPlan, joined, type Plan, record, type World } from '../plan.ts';
import { isRefusal, type Refusal } from '../refusal.ts';
import { type Decided, entryOf, type InvoiceBook, lineOf, moved, receivableOf, settling } from './book.ts';
import { creditBack } from './credit.ts';
import { goodsLeave, goodsReturn } from './goods.ts';
import { saleEntry, unpost } from './issue.ts';
import { creditItem } from './payment.ts';
import { refundOf } from './refund.ts';
import { writeOffOf } from './write-off.ts';

/** What becomes of the payments of a cancelled invoice. */
export type PaymentsChoice = 'credit' | 'refund';

/** What became of the goods of a cancelled invoice. */
export type GoodsChoice = 'back' | 'kept';

/** What was chosen for a cancellation. Without a mode each payment is refunded the way it came. */
export interface CancelChoice {
  payments: PaymentsChoice;
  /** Whether goods that had left came back: they return at the cost they left with, or their cost stays. */
  goods: GoodsChoice;
  mode: PaymentMode | null;
  /** Where a chosen mode that reaches a bank pays from. */
  bankAccount: number | null;
}

interface Released {
  lines: EntryLine[];
  settlements: Settlement[];
  items: OpenItem[];
}

/** One payment's share moved to the customer's credit at the payment's own rate, its exchange rest reversed. */
const toCredit = (book: InvoiceBook, settlement: Settlement, entryId: string, world: World): Released => {
  const payment = book.payments.find((one) => one.id === settlement.paymentId)!;
  const home = plus(settlement.homeAmount, settlement.gain);
  const { document } = book;
  return {
    lines: [
      lineOf(document, {
        accountId: accountFor('receivable'),
        amount: settlement.homeAmount,
        foreignAmount: settlement.amount,
      }),
      lineOf(document, { accountId: accountFor('exchange'), amount: settlement.gain, foreignAmount: zero }),
      lineOf(document, {
        accountId: accountFor('credit'),
        amount: negated(home),
        foreignAmount: negated(settlement.amount),
        rate: payment.rate,
      }),
    ],
    settlements: [takenBack(settlement, world.newId(), world.today, entryId)],
    items: [
      creditItem(
        document,
        { id: payment.id, onDay: world.today, rate: payment.rate },
        settlement.amount,
        home,
        entryId,
        world,
      ),
    ],
  };
};

const released = (book: InvoiceBook, entryId: string, world: World): Released =>
  settling(book).reduce<Released>(
    (sofar, settlement) => {
      if (settlement.kind === 'write-off') return sofar;
      const credit = book.credits.find((item) => item.id === settlement.byItemId);
      const part = credit
        ? { ...creditBack(book, settlement, credit, entryId, world), items: [] }
        : toCredit(book, settlement, entryId, world);
      return {
        lines: [...sofar.lines, ...part.lines],
        settlements: [...sofar.settlements, ...part.settlements],
        items: [...sofar.items, ...part.items],
      };
    },
    { lines: [], settlements: [], items: [] },
  );

/** The write-off of a document, if it has one, reversed. */
const writeOffGone = (book: InvoiceBook, world: World): Plan => {
  const found = writeOffOf(book);
  if (!found) return emptyPlan();
  const entry = reversed(found.entry, { id: world.newId(), onDay: world.today, memo: 'Write-off undone' });
  return {
    ...emptyPlan(),
    entries: [entry],
    settlements: [takenBack(found.settlement, world.newId(), world.today, entry.id)],
  };
};

/** How a released payment goes back: as chosen, else the way it came. */
const wayBack = (book: InvoiceBook, item: OpenItem, { mode, bankAccount }: CancelChoice) => {
  if (mode !== null) return { mode, bankAccount };
  const payment = book.payments.find((one) => one.id === item.paymentId)!;
  return { mode: payment.mode, bankAccount: payment.accountId };
};

/** Released payments paid back, one refund for each way they go. */
const refunded = (
  book: InvoiceBook,
  items: readonly OpenItem[],
  choice: CancelChoice,
  world: World,
): Plan[] => {
  const ways = new Map<string, { way: ReturnType<typeof wayBack>; items: OpenItem[] }>();
  for (const item of items) {
    const way = wayBack(book, item, choice);
    const key = JSON.stringify(way);
    ways.set(key, { way, items: [...(ways.get(key)?.items ?? []), item] });
  }
  return [...ways.values()].map((one) => {
    const refund = refundOf(
      one.items.map((item) => ({ item, amount: item.amount })),
      { ...one.way, onDay: world.today, memo: 'Refund of a cancelled invoice' },
      world,
    );
    return {
      ...emptyPlan(),
      entries: [refund.entry],
      payments: [refund.payment],
      settlements: refund.settlements,
    };
  });
};

/**
 * Cancels an issued invoice today: what settled it is released first (payments become the customer's credit, or are
 * refunded; credit returns; a write-off is undone), then the sale is reversed and its receivable cleared; goods that
 * came back are in stock again.
 * Source: answers.md, "Postings", invoice cancelled; workflows.md, "Cancel with payments".
 */
export const planCancel = (
  book: InvoiceBook,
  choice: CancelChoice,
  to: Decided,
  world: World,
): Plan | Refusal => {
  const locked = lockRefusal(world, world.today);
  if (locked) return locked;
  const { document } = book;
  const entryId = world.newId();
  const release = released(book, entryId, world);
  const base: Plan = {
    ...emptyPlan(),
    documents: [
      {
        before: document,
        after: moved(document, to, { homeOpen: zero }),
        linesChanged: false,
        takesNumberFrom: null,
      },
    ],
    entries: release.lines.length
      ? [
          entryOf(world, {
            id: entryId,
            onDay: world.today,
            kind: 'credit',
            documentId: document.id,
            memo: 'Payments released',
            lines: release.lines,
          }),
        ]
      : [],
    settlements: release.settlements,
    items: release.items,
    events: [
      record(
        world,
        'invoice.cancel',
        document,
        { from: document.status, to: to.status },
        {
          payments: release.items.length ? choice.payments : 'none',
          ...(book.goods.length ? { goods: choice.goods } : {}),
        },
      ),
    ],
  };
  const sale = { ...emptyPlan(), ...unpost(book, world, world.today, 'Cancelled') };
  const parts = [base, writeOffGone(book, world), sale];
  if (choice.goods === 'back') {
    const goods = goodsReturn(book.goods, book.entries, book.stock, world.today, 'Goods came back', world);
    parts.push({ ...emptyPlan(), entries: goods.entries, moves: goods.moves });
  }
  if (choice.payments === 'refund') parts.push(...refunded(book, release.items, choice, world));
  return parts.reduce(joined);
};

/** The settlement that cleared the receivable when it was cancelled; undefined where nothing was posted. */
const cancelledOn = (book: InvoiceBook): Settlement | undefined => {
  const item = receivableOf(book);
  return live(book.settlements).findLast((one) => one.kind === 'cancel' && one.itemId === item?.id);
};

/**
 * Undoes a cancellation while its day is open: the sale is posted again on the day it was reversed and the receivable
 * opens again. Goods that had come back leave again, at today's cost; a shortage refuses. Credit that its payments
 * became stays credit; it can be applied again like any other.
 */
export const planReinstate = (book: InvoiceBook, to: Decided, world: World): Plan | Refusal => {
  const { document } = book;
  const cancel = cancelledOn(book);
  const locked = lockRefusal(world, cancel?.onDay ?? world.today);
  if (locked) return locked;
  const sale = saleEntry(document, world);
  const day = cancel?.onDay ?? world.today;
  const goods =
    book.goods.length === 0 ? goodsLeave(document, book.stock, day, world) : { moves: [], entries: [] };
  if (isRefusal(goods)) return goods;
  const reposted = sale && cancel ? { ...sale, onDay: cancel.onDay, memo: 'Cancellation undone' } : null;
  return {
    ...emptyPlan(),
    documents: [
      {
        before: document,
        after: moved(document, to, { homeOpen: cancel?.homeAmount ?? zero }),
        linesChanged: false,
        takesNumberFrom: null,
      },
    ],
    entries: [...(reposted ? [reposted] : []), ...goods.entries],
    moves: goods.moves,
    settlements: cancel ? [takenBack(cancel, world.newId(), cancel.onDay, reposted?.id ?? null)] : [],
    events: [record(world, 'invoice.reinstate', document, { from: document.status, to: to.status })],
  };
};
