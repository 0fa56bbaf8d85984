import { accountFor } from '../books/accounts.ts';
import { type Entry, type EntryLine, reversed } from '../books/entry.ts';
import { costOf, missingFrom, movedBack, moving, type Stock, type StockMove } from '../books/stock.ts';
import type { Day } from '../day.ts';
import type { Document, DocumentLine } from '../documents/document.ts';
import { type Decimal, isPositive, negated, plus, zero } from '../money.ts';
import type { World } from '../plan.ts';
import { type Refusal, refusal } from '../refusal.ts';
import { entryOf, lineOf } from './book.ts';

/** What goods did in an act: their moves, the entry that books their cost, and the stock they leave behind. */
export interface GoodsPlan {
  moves: StockMove[];
  entries: Entry[];
  stock: Stock;
}

const untouched = (stock: Stock): GoodsPlan => ({ moves: [], entries: [], stock });

const placeOf = (document: Document, stock: Stock): string => document.locationId ?? stock.locationId;

/** The first shortage of a document's tracked goods at their place, or null: lines of one product count together. */
const shortageOf = (document: Document, lines: readonly DocumentLine[], stock: Stock): Refusal | null => {
  const place = placeOf(document, stock);
  const wanted = new Map<string, Decimal>();
  for (const line of lines)
    wanted.set(line.productId!, plus(wanted.get(line.productId!) ?? zero, line.quantity));
  for (const [productId, quantity] of wanted) {
    const pool = stock.pools.get(productId)!;
    const missing = missingFrom(pool, place, quantity);
    if (!isPositive(missing)) continue;
    const there = pool.levels[place] ?? zero;
    const message = `There are only ${there} of ${pool.name} in stock: ${missing} missing.`;
    const index = document.lines.findIndex((line) => line.productId === productId);
    return refusal('shortage', message, {
      fields: [{ field: `lines.${index}.quantity`, message }],
      details: { product: pool.name, available: there, missing },
    });
  }
  return null;
};

const costLines = (document: Document, line: DocumentLine, cost: Decimal, currency: string): EntryLine[] => {
  const about = {
    currency,
    rate: '1',
    documentLineId: line.id,
    productId: line.productId,
    categoryId: line.categoryId,
    memo: line.name,
  };
  return [
    lineOf(document, {
      ...about,
      accountId: accountFor('costOfGoods'),
      amount: cost,
      foreignAmount: cost,
      quantity: line.quantity,
    }),
    lineOf(document, {
      ...about,
      accountId: accountFor('inventory'),
      amount: negated(cost),
      foreignAmount: negated(cost),
      quantity: negated(line.quantity),
    }),
  ];
};

/**
 * Tracked goods leave with a sale, at their average cost: an entry of its own, 32 against 34, one pair of lines per
 * document line. Refused as a shortage where there is less than sold. Source: answers.md, "Postings".
 */
export const goodsLeave = (
  document: Document,
  stock: Stock,
  onDay: Day,
  world: World,
): GoodsPlan | Refusal => {
  const tracked = document.lines.filter((line) => line.productId && stock.pools.has(line.productId));
  if (tracked.length === 0) return untouched(stock);
  const shortage = shortageOf(document, tracked, stock);
  if (shortage) return shortage;
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
      locationId: placeOf(document, stock),
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
    moves.push({ ...move, quantityAfter: left.pools.get(pool.productId)!.quantity });
    lines.push(...costLines(document, line, cost, world.homeCurrency));
  }
  const entry = entryOf(world, {
    onDay,
    kind: 'goods',
    documentId: document.id,
    memo: 'Goods sold',
    lines,
  });
  return { moves, entries: entry.lines.length ? [entry] : [], stock: left };
};

/** Goods of a document come back at the cost they left with: its goods entries reversed, its moves taken back. */
export const goodsReturn = (
  goods: readonly StockMove[],
  entries: readonly Entry[],
  stock: Stock,
  onDay: Day,
  memo: string,
  world: World,
): GoodsPlan => {
  const moves: StockMove[] = [];
  let back = stock;
  for (const move of goods) {
    const returned = movedBack(move, back, { id: world.newId(), onDay, reason: 'return' });
    back = moving(back, returned);
    moves.push(returned);
  }
  return {
    moves,
    entries: entries
      .filter((entry) => entry.kind === 'goods')
      .map((entry) => reversed(entry, { id: world.newId(), onDay, memo })),
    stock: back,
  };
};
