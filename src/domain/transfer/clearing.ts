import { leastFrom, moving, type Stock } from '../books/stock.ts';
import type { World } from '../books/world.ts';
import { compare, isPositive, zero } from '../money.ts';
import { formatDay } from '../values/format.ts';
import { type Refusal, refusal } from '../values/refusal.ts';
import { location as words } from '../words/locations.ts';
import { type PlannedTransfer, planArrival, planSending, wholeArrival } from './moves.ts';
import type { Transfer, TransferLine } from './transfer.ts';

/** The refusal of a day since which less of something was at the place, at some point, than leaves it; null where all was there. */
const lessWasHere = (
  { sourceId, onDay }: Pick<Transfer, 'sourceId' | 'onDay'>,
  lines: readonly TransferLine[],
  stock: Stock,
  { locale }: World,
): Refusal | null => {
  for (const { productId, name: product, quantity } of lines) {
    const least = leastFrom(stock.pools.get(productId)!, sourceId, onDay);
    if (compare(quantity, least.quantity) <= 0) continue;
    const message = words.lessWasHere({ product, day: formatDay(least.onDay ?? onDay, locale) });
    return refusal('shortage', message, { fields: [{ field: 'onDay', message }] });
  }
  return null;
};

/**
 * All that is at a place goes to another at once, by one transfer; null where nothing is there. What is below zero there the
 * chart refused. Source: answers-2.md, Q47.
 */
export const planClearing = (
  transfer: Omit<Transfer, 'lines' | 'status' | 'arrivedOn' | 'notes' | 'reverses'>,
  stock: Stock,
  world: World,
): PlannedTransfer | null | Refusal => {
  const lines: TransferLine[] = [...stock.pools.values()].flatMap((pool) => {
    const quantity = pool.levels[transfer.sourceId] ?? zero;
    if (!isPositive(quantity)) return [];
    return [
      { productId: pool.productId, name: pool.name, quantity, received: null, rest: null, cause: null },
    ];
  });
  if (lines.length === 0) return null;
  const refused = lessWasHere(transfer, lines, stock, world);
  if (refused) return refused;
  const sending = planSending(
    { ...transfer, status: 'InTransit', arrivedOn: null, notes: '', reverses: null, lines },
    stock,
    world,
  );
  if ('refused' in sending) return sending;
  const held = sending.plan.moves.reduce<Stock>(moving, stock);
  const arrived = planArrival(sending.transfer, wholeArrival({ lines }, transfer.onDay), held, world);
  if ('refused' in arrived) return arrived;
  return {
    transfer: arrived.transfer,
    plan: {
      ...arrived.plan,
      moves: [...sending.plan.moves, ...arrived.plan.moves],
      events: [...sending.plan.events, ...arrived.plan.events],
    },
  };
};
