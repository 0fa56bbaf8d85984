import type { Stock } from '../../src/domain/books/stock.ts';
import type { World } from '../../src/domain/books/world.ts';
import type { Plan } from '../../src/domain/plan/plan.ts';
import { openOnNone, type Product, productStanding } from '../../src/domain/stock/product.ts';
import {
  planStockChange,
  type StockChange,
  stockChangeProblems,
} from '../../src/domain/stock/stock-change.ts';
import { isRefusal, type Refusal, refusalOf } from '../../src/domain/values/refusal.ts';
import { itemLifecycle } from '../../src/machines/item/item.lifecycle.ts';
import { decide } from '../../src/machines/standing.ts';

/**
 * Counts, increases or decreases what lies of an item at a place. A count that finds
 * what is there plans nothing. Refused for what isn't counted or is deleted, and for what is typed wrongly, each fault beside its field.
 */
export const changeStockAct = (
  product: Product,
  change: StockChange,
  stock: Stock,
  world: World,
): Plan | Refusal => {
  const move = decide(itemLifecycle, productStanding(product, openOnNone), { type: `item.${change.act}` });
  if (isRefusal(move)) return move;
  return refusalOf(stockChangeProblems(change)) ?? planStockChange(product, change, stock, world);
};
