import { costOf, type Stock, type StockMove } from '../books/stock.ts';
import { type Decimal, isNegative, isZero, minus, negated, sum, zero } from '../money.ts';

/** What an act does with one item of a transfer. */
export interface GoodsEffect {
  productId: string;
  name: string;
  /** How many leave the source and are on their way then; below zero where they come back to it. */
  quantity: Decimal;
  /** How many are left at the source. */
  left: Decimal;
  /** What those on their way are worth, at their average cost at home; below zero where they come back; null for who may not read costs. */
  worth: Decimal | null;
}

/** What sending or changing a transfer will do. Books don't change: what is in transit belongs to the business as before. */
export interface TransferEffects {
  goods: GoodsEffect[];
  worth: Decimal | null;
}

/** The moves that will be written, item by item by their names. The preview reads the very moves the commit writes. */
export const transferEffects = (
  moves: readonly StockMove[],
  sourceId: string,
  stock: Stock,
  homeDigits: number,
): TransferEffects => {
  const away = new Map<string, Decimal>();
  for (const { productId, locationId, quantity } of moves)
    if (locationId === sourceId) away.set(productId, minus(away.get(productId) ?? zero, quantity));
  const goods = [...away].flatMap(([productId, quantity]): GoodsEffect[] => {
    if (isZero(quantity)) return [];
    const pool = stock.pools.get(productId)!;
    const size = isNegative(quantity) ? negated(quantity) : quantity;
    const worth = costOf(pool, size, homeDigits);
    return [
      {
        productId,
        name: pool.name,
        quantity,
        left: minus(pool.levels[sourceId] ?? zero, quantity),
        worth: isNegative(quantity) ? negated(worth) : worth,
      },
    ];
  });
  goods.sort((one, other) => (one.name < other.name ? -1 : 1));
  return { goods, worth: sum(goods.flatMap(({ worth }) => worth ?? [])) };
};
