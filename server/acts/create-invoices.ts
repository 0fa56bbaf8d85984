import { capReached, type Room } from '../../src/domain/access/plans.ts';
import { moving, type Stock } from '../../src/domain/books/stock.ts';
import type { Plan, World } from '../../src/domain/plan.ts';
import { isRefusal, type Refusal } from '../../src/domain/refusal.ts';
import { type AskedPosted, createPostedAct } from './create-posted.ts';
import type { LookedUp } from './typed-document.ts';

/** One request of a batch with what was looked up for it, or why that could not be. */
export interface BatchRow {
  request: AskedPosted;
  looked: LookedUp | Refusal;
}

/**
 * Creates many invoices and receipts, each answered in its place: what is refused leaves the others be. Rows are planned in
 * their order, each on the stock and within the room that those before it left.
 */
export const createInvoicesAct = (
  rows: readonly BatchRow[],
  stock: Stock,
  room: Room,
  world: World,
): (Plan | Refusal)[] => {
  let [left, used] = [stock, room.used];
  return rows.map(({ request, looked }) => {
    if (isRefusal(looked)) return looked;
    if (room.limit !== null && used >= room.limit) return capReached('invoices', { ...room, used });
    const plan = createPostedAct(request, looked, left, world);
    if (isRefusal(plan)) return plan;
    used += 1;
    left = plan.moves.reduce(moving, left);
    return plan;
  });
};
