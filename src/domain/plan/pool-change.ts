import type { StockMove } from '../books/stock.ts';
import { type Decimal, isPositive, isZero, minus, over, rounded, sum } from '../money.ts';

/** How much of an item there is in all, and what that is worth at home. */
type Worth = Readonly<Record<'quantity' | 'value', Decimal>>;

/** The stock of items before an act, by their ids. */
export type PoolsBefore = ReadonlyMap<string, Worth>;

/** A stock at one moment; one costs nothing to speak of where there are none. */
export interface PoolFigures extends Worth {
  /** Moving weighted average cost of one at home, to 6 places; null where there are none, or fewer. */
  average: Decimal | null;
}

/** The stock of one item before and after an act. */
export interface PoolChange {
  name: string;
  before: PoolFigures;
  after: PoolFigures;
}

/** What one costs on average. Source: answers.md, "Money, tax, currency, stock cost". */
const figuresOf = ({ quantity, value }: Worth): PoolFigures => ({
  quantity,
  value,
  average: isPositive(quantity) ? rounded(over(value, quantity), 6) : null,
});

/** What moves do to each item's stock, in the order the items are first moved; one that ends as it was is left out. */
export const poolChangesOf = (
  moves: readonly Pick<StockMove, 'productId' | 'name' | 'quantity' | 'value'>[],
  pools: PoolsBefore,
): PoolChange[] =>
  [...new Set(moves.map(({ productId }) => productId))].flatMap((id) => {
    const pool = pools.get(id);
    const own = moves.filter(({ productId }) => productId === id);
    if (!pool) return [];
    const quantity = sum([pool.quantity, ...own.map((move) => move.quantity)]);
    const value = sum([pool.value, ...own.map((move) => move.value)]);
    const same = isZero(minus(quantity, pool.quantity)) && isZero(minus(value, pool.value));
    return same
      ? []
      : [{ name: own[0]!.name, before: figuresOf(pool), after: figuresOf({ quantity, value }) }];
  });
