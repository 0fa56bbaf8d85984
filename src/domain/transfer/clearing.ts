import { moving, type Stock } from '../books/stock.ts';
import { isPositive, zero } from '../money.ts';
import type { World } from '../plan.ts';
import type { Refusal } from '../refusal.ts';
import { type PlannedTransfer, planArrival, planSending, wholeArrival } from './moves.ts';
import type { Transfer, TransferLine } from './transfer.ts';

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
