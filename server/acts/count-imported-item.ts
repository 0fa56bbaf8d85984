import { moving, type Stock } from '../../src/domain/books/stock.ts';
import type { World } from '../../src/domain/books/world.ts';
import type { Decimal } from '../../src/domain/money.ts';
import { joinedAll, type Plan } from '../../src/domain/plan/plan.ts';
import type { Product } from '../../src/domain/stock/product.ts';
import { isRefusal, type Refusal } from '../../src/domain/values/refusal.ts';
import { stockChange as words } from '../../src/domain/words/stock.ts';
import { changeStockAct } from './change-stock.ts';

/** What a row of a file found of an item at a location. */
export interface CountedThere {
  locationId: string;
  quantity: Decimal;
}

/**
 * Counts an item at each location that the rows of a file name, one after the other, as counts of it alone would. Refused as those are.
 * Source: answers-2.md, Q58.
 *
 * @param unitCost what each cost of those that are more than the books say; null for the average of what is there
 */
export const countImportedItemAct = (
  product: Product,
  counted: readonly CountedThere[],
  unitCost: Decimal | null,
  stock: Stock,
  world: World,
): Plan | Refusal => {
  const plans: Plan[] = [];
  let now = stock;
  for (const there of counted) {
    const plan = changeStockAct(
      product,
      {
        act: 'count',
        seen: null,
        note: words.countedInFile,
        ...there,
        ...(unitCost !== null && { unitCost }),
      },
      now,
      world,
    );
    if (isRefusal(plan)) return plan;
    now = plan.moves.reduce(moving, now);
    plans.push(plan);
  }
  return joinedAll(plans);
};
