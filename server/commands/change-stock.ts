import { sum, zero } from '../../src/domain/money.ts';
import type { StockChange } from '../../src/domain/stock/stock-change.ts';
import { changeStockAct } from '../acts/change-stock.ts';
import { runOnce } from '../store/database/intent.ts';
import { type Ctx, runAct } from '../store/database/tx.ts';
import { worldOf } from '../store/plan/world.ts';
import { writePlan } from '../store/plan/write-plan.ts';
import { lockProduct } from '../store/stock/products.ts';
import { holdLocation, lockStock } from '../store/stock/stock.ts';

type Without<Change, Key extends string> = Change extends unknown ? Omit<Change, Key> : never;

/** A change as it is asked for: at a place, or at the default one. */
export type StockChangeRequest = Without<StockChange, 'locationId'> & { locationId: string | null };

/** What a change of stock answers: what is at the place now, and whether anything had to change. */
export type StockChanged = { id: string; quantity: string; moved: boolean; repeated?: boolean };

/** Counts, increases or decreases what lies of a product at a place. Throws `Missing` and `Refused`. */
export const changeStock = (ctx: Ctx, id: string, request: StockChangeRequest): Promise<StockChanged> =>
  runOnce(ctx, async (tx) => {
    const world = await worldOf(tx);
    const locationId = await holdLocation(tx, request.locationId);
    const product = await lockProduct(tx, id);
    const stock = await lockStock(tx, [id], request.onDay ?? world.today);
    const plan = runAct(changeStockAct, product, { ...request, locationId }, stock, world);
    await writePlan(tx, plan);
    const before = stock.pools.get(id)?.levels[locationId] ?? zero;
    const quantity = sum([before, ...plan.moves.map((move) => move.quantity)]);
    return { id, quantity, moved: plan.moves.length > 0 };
  });
