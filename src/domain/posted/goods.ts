import { type Entry, type EntryLine, reversed } from '../books/entry.ts';
import {
  costOf,
  expiredBefore,
  movedBack,
  moving,
  type Pool,
  type Stock,
  type StockMove,
  stockProblem,
  trueUpOf,
} from '../books/stock.ts';
import type { World } from '../books/world.ts';
import type { Day } from '../day.ts';
import type { Document, DocumentLine } from '../documents/document.ts';
import { type Decimal, isZero, negated, zero } from '../money.ts';
import { invalid, type Refusal } from '../values/refusal.ts';
import { journalMemos as words } from '../words/ledger.ts';
import { isBeforeOpening } from './before-opening.ts';
import { aboutLine, entryOf, lineOf, type PostedBook, posted } from './book.ts';
import { locationOf, locationRefusal, refusedFor, shortagesOf, warningFor } from './shortage.ts';

/** What goods did in an act: their moves, the entries that book their cost, the stock they leave, and what to tell of it. */
export interface GoodsPlan {
  moves: StockMove[];
  entries: Entry[];
  stock: Stock;
  warnings: string[];
}

/** What goods did in two acts, one after the other. */
export const together = (first: GoodsPlan, then: GoodsPlan): GoodsPlan => ({
  moves: [...first.moves, ...then.moves],
  entries: [...first.entries, ...then.entries],
  stock: then.stock,
  warnings: [...first.warnings, ...then.warnings],
});

export const untouched = (stock: Stock): GoodsPlan => ({ moves: [], entries: [], stock, warnings: [] });

/** A cost that goods cause: of how many of them, null where none move; the role of the account it goes to, and its line's dimensions. */
interface CausedCost extends Partial<Omit<EntryLine, 'quantity'>> {
  cost: Decimal;
  quantity: Decimal | null;
  role: 'costOfGoods' | 'adjustments';
}

/** A cost as goods cause it, with the dimensions of their line: 32, or another account, against 34 or the account their worth is on. */
const costPair = (
  document: Document,
  pool: Pool,
  { cost, quantity, role, ...about }: CausedCost,
  { accounts, homeCurrency: currency }: World,
): EntryLine[] => [
  lineOf(document, {
    ...about,
    currency,
    rate: '1',
    accountId: (role === 'costOfGoods' ? pool.costAccount : null) ?? accounts[role],
    amount: cost,
    foreignAmount: cost,
    quantity,
  }),
  lineOf(document, {
    ...about,
    currency,
    rate: '1',
    accountId: pool.inventoryAccount ?? accounts.inventory,
    amount: negated(cost),
    foreignAmount: negated(cost),
    quantity: quantity && negated(quantity),
  }),
];

/** The cost of a line's goods: 32 against the account their worth is on. */
export const costLines = (
  document: Document,
  line: DocumentLine,
  pool: Pool,
  cost: Decimal,
  world: World,
): EntryLine[] =>
  costPair(
    document,
    pool,
    { ...aboutLine(document, line), cost, quantity: line.quantity, role: 'costOfGoods' },
    world,
  );

/** The lines of a cost that no goods move with: what is worth less by it for an amount above zero. */
export const trueUpLines = (
  document: Document,
  move: StockMove,
  pool: Pool,
  cost: Decimal,
  world: World,
  role: 'costOfGoods' | 'adjustments' = 'costOfGoods',
): EntryLine[] => {
  const { documentLineId, productId, locationId, name: memo } = move;
  return costPair(
    document,
    pool,
    { documentLineId, productId, locationId, memo, cost, quantity: null, role },
    world,
  );
};

/** The entry of costs put right; none where nothing was. */
export const trueUpEntries = (document: Document, onDay: Day, lines: EntryLine[], world: World): Entry[] =>
  posted(
    entryOf(world, {
      onDay,
      kind: 'true-up',
      documentId: document.id,
      memo: words.goodsCostCorrected,
      lines,
    }),
  ).entries;

/** The move that puts a stock's worth right by an amount taken from it. */
export const trueUpMove = (move: StockMove, cost: Decimal, world: World): StockMove => ({
  ...move,
  id: world.newId(),
  quantity: zero,
  value: negated(cost),
  reason: 'true-up',
  reverses: null,
});

/**
 * Tracked goods leave with a sale, at their average cost: an entry of its own, 32 against 34, one pair of lines per
 * document line. Where there is less than sold it is refused as a shortage, or told in a business that allows it.
 * Source: answers.md, "Postings".
 */
export const goodsLeave = (
  document: Document,
  stock: Stock,
  onDay: Day,
  world: World,
): GoodsPlan | Refusal => {
  const tracked = document.lines.filter((line) => {
    const pool = line.productId ? stock.pools.get(line.productId) : undefined;
    return pool !== undefined && !isBeforeOpening(document, pool);
  });
  const trackedPart = { ...document, lines: tracked };
  if (tracked.length === 0) return untouched(stock);
  const misplaced = locationRefusal(trackedPart, stock);
  if (misplaced) return misplaced;
  const shortages = shortagesOf(document, stock, onDay);
  if (shortages.length > 0 && !stock.negativeAllowed) return refusedFor(shortages, world.locale);
  const moves: StockMove[] = [];
  const lines: EntryLine[] = [];
  let left = stock;
  for (const line of tracked) {
    const pool = left.pools.get(line.productId!)!;
    const cost = costOf(pool, line.quantity, world.homeDigits);
    const move: StockMove = {
      id: world.newId(),
      productId: pool.productId,
      name: pool.name,
      locationId: locationOf(line, document, stock),
      quantity: negated(line.quantity),
      value: negated(cost),
      quantityAfter: zero,
      onDay,
      reason: 'sale',
      documentId: document.id,
      documentLineId: line.id,
      contactId: document.contactId,
      reverses: null,
    };
    left = moving(left, move);
    const after = left.pools.get(pool.productId)!;
    const tooFar = stockProblem(after);
    if (tooFar) return invalid(`lines.${document.lines.indexOf(line)}.quantity`, tooFar);
    moves.push({ ...move, quantityAfter: after.quantity });
    lines.push(...costLines(document, line, pool, cost, world));
  }
  const entry = entryOf(world, {
    onDay,
    kind: 'goods',
    documentId: document.id,
    memo: words.goodsSold,
    lines,
  });
  const warnings = [
    ...shortages.map((one) => warningFor(one, world.locale)),
    ...expiredBefore(stock, moves, onDay, world),
  ];
  return { moves, entries: posted(entry).entries, stock: left, warnings };
};

/**
 * Goods of a document come back at the cost they left with: its goods entries reversed, its stock moves too. Goods sold
 * before there were any are trued up to what these cost, 32 against 34.
 */
export const goodsReturn = (book: PostedBook, onDay: Day, memo: string, world: World): GoodsPlan => {
  const { document, entries } = book;
  const moves: StockMove[] = [];
  const lines: EntryLine[] = [];
  let back = book.stock;
  const move = (one: StockMove) => {
    back = moving(back, one);
    moves.push(one);
  };
  for (const gone of book.goods) {
    const pool = back.pools.get(gone.productId);
    const returned = movedBack(gone, back, { id: world.newId(), onDay, reason: 'return' });
    const trueUp = pool ? trueUpOf(pool, returned, world.homeDigits) : zero;
    move(returned);
    if (!pool || isZero(trueUp)) continue;
    move(trueUpMove(returned, trueUp, world));
    lines.push(...trueUpLines(document, gone, pool, trueUp, world));
  }
  return {
    moves,
    entries: [
      ...entries
        .filter((entry) => entry.kind === 'goods')
        .map((entry) => reversed(entry, { id: world.newId(), onDay, memo })),
      ...trueUpEntries(document, onDay, lines, world),
    ],
    stock: back,
    warnings: [],
  };
};
