import type { EntryLine } from '../books/entry.ts';
import { atRate } from '../books/open-item.ts';
import { moving, type Pool, type Stock, type StockMove } from '../books/stock.ts';
import {
  type Decimal,
  isNegative,
  isPositive,
  isZero,
  negated,
  over,
  plus,
  rounded,
  smaller,
  sum,
  times,
  zero,
} from '../money.ts';
import type { World } from '../plan.ts';
import { aboutLine, lineOf, type PostedBook } from '../posted/book.ts';
import type { CreditNoteDraft, LineBack } from '../posted/credit-note.ts';
import { goodsMoved } from '../posted/goods-moves.ts';
import { type CreditedFlow, type MovedGoods, notMoved } from '../posted/posting.ts';
import { placeOf } from '../posted/shortage.ts';
import { isRefusal } from '../refusal.ts';

/** Goods of a line that the bill brought: their stock, how many of them are not given back yet, and what these came with. */
interface Brought {
  pool: Pool;
  quantity: Decimal;
  value: Decimal;
}

const broughtBy = ({ goods, stock }: PostedBook, { line, left }: LineBack): Brought | null => {
  const pool = line.productId ? stock.pools.get(line.productId) : undefined;
  const came = goods.filter(
    ({ documentLineId, reason }) => documentLineId === line.id && reason === 'purchase',
  );
  if (!pool || came.length === 0) return null;
  return {
    pool,
    quantity: plus(sum(came.map((move) => move.quantity)), left.moved),
    value: plus(sum(came.map((move) => move.value)), left.value),
  };
};

/** What the vendor gives back of a line without the tax that is claimed back: in the bill's currency, and at home. */
const costOf = (
  { document }: PostedBook,
  { line, amount, tax }: LineBack,
  world: World,
): { amount: Decimal; homeAmount: Decimal } => {
  const own = line.taxRecoverable ? [amount] : [amount, tax];
  return {
    amount: sum(own),
    homeAmount: sum(own.map((part) => atRate(part, document.rate, world.homeDigits))),
  };
};

/**
 * What moves in stock: pieces at what they came with, or a part of the worth alone. A lower price takes worth from the
 * pieces that are still there; the part of those sold since is no worth any more.
 */
const moveOf = (
  book: PostedBook,
  part: LineBack,
  brought: Brought,
  stock: Stock,
  cost: Decimal,
  { goods, onDay }: CreditNoteDraft,
  world: World,
): StockMove => {
  const { document } = book;
  const { productId, name } = brought.pool;
  const pool = stock.pools.get(productId)!;
  const returned = goods === 'back' && part.quantity !== null;
  const share = (whole: Decimal, of: Decimal): Decimal =>
    isPositive(brought.quantity) ? rounded(over(times(whole, of), brought.quantity), world.homeDigits) : zero;
  const there = isNegative(pool.quantity) ? zero : smaller(pool.quantity, brought.quantity);
  const carried = smaller(share(cost, there), isPositive(pool.value) ? pool.value : zero);
  return {
    id: world.newId(),
    productId,
    name,
    locationId: placeOf(part.line, document, stock),
    quantity: returned ? negated(part.quantity!) : zero,
    value: negated(returned ? share(brought.value, part.quantity!) : carried),
    quantityAfter: zero,
    onDay,
    reason: returned ? 'purchase-return' : 'true-up',
    documentId: document.id,
    documentLineId: part.line.id,
    contactId: document.contactId,
    reverses: null,
  };
};

/** The lines of one part: off the account it was booked on, its tax off 8; what the stock does not carry goes to 39. */
const linesOf = (
  book: PostedBook,
  { line, quantity, tax, taxBase }: LineBack,
  cost: { amount: Decimal; homeAmount: Decimal },
  move: StockMove | null,
  world: World,
): EntryLine[] => {
  const { accounts, homeDigits } = world;
  const about = aboutLine(book.document, line);
  const pool = move && book.stock.pools.get(move.productId);
  const taxBack = line.taxRecoverable ? tax : zero;
  const credit = (accountId: number, home: Decimal, foreign: Decimal, more: Partial<EntryLine> = {}) =>
    lineOf(book.document, {
      ...about,
      accountId,
      amount: negated(home),
      foreignAmount: negated(foreign),
      ...more,
    });
  const fewer = { quantity: quantity && negated(quantity) };
  return [
    ...(move && pool
      ? [
          credit(pool.inventoryAccount ?? accounts.inventory, negated(move.value), cost.amount, fewer),
          credit(accounts.adjustments, plus(cost.homeAmount, move.value), zero),
        ]
      : [credit(line.accountId ?? accounts.supplies, cost.homeAmount, cost.amount, fewer)]),
    credit(accounts.taxPaid, atRate(taxBack, book.document.rate, homeDigits), taxBack, {
      taxId: line.taxId,
      taxBase: negated(taxBase),
    }),
  ];
};

/**
 * What is given back to a vendor: off the accounts it was booked on. Counted goods leave at what they came with; what that
 * is more than the vendor gives for it, such as their part of the shipping, goes to 39. Source: answers-2.md, Q110.
 */
export const purchaseCredited: CreditedFlow = (book, parts, draft, world) => {
  let stock = book.stock;
  const planned = parts.map((part) => {
    const cost = costOf(book, part, world);
    const brought = broughtBy(book, part);
    const move = brought && moveOf(book, part, brought, stock, cost.homeAmount, draft, world);
    if (move) stock = moving(stock, move);
    return { part, cost, move };
  });
  const moves = planned.flatMap(({ move }) =>
    move && !(isZero(move.quantity) && isZero(move.value)) ? [move] : [],
  );
  const goods = goodsMoved(book.document, book.stock, moves, draft.onDay, world);
  if (isRefusal(goods)) return goods;
  return {
    lines: planned.flatMap(({ part, cost, move }) => linesOf(book, part, cost, move, world)),
    goods,
    moved: planned.map(
      ({ move }): MovedGoods =>
        move && moves.includes(move)
          ? { moveId: move.id, moved: move.quantity, value: move.value }
          : notMoved,
    ),
  };
};
