import { farDayRefusal } from '../../src/domain/books/far-day.ts';
import type { Stock, StockMove } from '../../src/domain/books/stock.ts';
import { type World, worldOn } from '../../src/domain/books/world.ts';
import type { Day } from '../../src/domain/day.ts';
import type { Location } from '../../src/domain/location/location.ts';
import { isZero } from '../../src/domain/money.ts';
import { dayRefusal } from '../../src/domain/posted/act-day.ts';
import type { Product } from '../../src/domain/stock/product.ts';
import {
  type PlannedTransfer,
  planArrival,
  planCancellation,
  planSending,
  planUpdate,
  wholeArrival,
} from '../../src/domain/transfer/moves.ts';
import {
  type Arrival,
  arrivalProblems,
  type KeptTransfer,
  mergedLines,
  type Transfer,
  type TransferLine,
  type TypedTransfer,
  transferProblems,
  transferStanding,
} from '../../src/domain/transfer/transfer.ts';
import { invalid, isRefusal, type Refusal, refusal, refusalOf } from '../../src/domain/values/refusal.ts';
import { location as locationWords } from '../../src/domain/words/locations.ts';
import { transfer as words } from '../../src/domain/words/transfers.ts';
import { decide } from '../../src/machines/standing.ts';
import { type TransferEvent, transferLifecycle } from '../../src/machines/transfer/transfer.lifecycle.ts';

/** What a transfer names, as it was found: its locations held, the stock of its items locked. */
export interface TransferLookedUp {
  locations: readonly Location[];
  products: readonly Product[];
  stock: Stock;
}

/** A transfer as it is, with its moves that count. */
export interface StandingTransfer {
  transfer: KeptTransfer;
  moves: readonly StockMove[];
}

const moveOf = (transfer: KeptTransfer, event: TransferEvent) =>
  decide(transferLifecycle, transferStanding(transfer), event);

const linesOf = (typed: TypedTransfer, products: readonly Product[]): TransferLine[] =>
  mergedLines(typed.lines).map(({ productId, quantity }) => ({
    productId,
    name: products.find(({ id }) => id === productId)?.name ?? '',
    quantity,
    received: null,
    rest: null,
    cause: null,
  }));

/** Why what a transfer names can't be transferred, or null: a location out of use, an item that isn't counted or was deleted. */
const namedRefusal = (
  typed: TypedTransfer,
  { locations, products }: TransferLookedUp,
  standing: Transfer | null,
): Refusal | null => {
  for (const field of ['sourceId', 'destinationId'] as const) {
    const location = locations.find(({ id }) => id === typed[field]);
    if (location && !location.active && standing?.[field] !== location.id)
      return invalid(field, locationWords.isInactive({ name: location.name }));
  }
  const fields = typed.lines.flatMap(({ productId }, index) => {
    const product = products.find(({ id }) => id === productId);
    const field = `lines.${index}.productId`;
    if (product && !product.tracked) return [{ field, message: words.notCounted({ product: product.name }) }];
    return product?.deleted ? [{ field, message: words.itemDeleted({ product: product.name }) }] : [];
  });
  return refusalOf(fields);
};

const typedRefusal = (
  typed: TypedTransfer,
  looked: TransferLookedUp,
  standing: Transfer | null,
  world: World,
): Refusal | null =>
  refusalOf(transferProblems(typed, world.today)) ??
  namedRefusal(typed, looked, standing) ??
  farDayRefusal(world, { field: 'onDay', day: typed.onDay, before: standing?.onDay });

/** Sends goods from one location to another. Refused for faults, each beside its field, on a locked day, and for more than there are. */
export const createTransferAct = (
  id: string,
  typed: TypedTransfer,
  looked: TransferLookedUp,
  world: World,
): PlannedTransfer | Refusal => {
  const refused = typedRefusal(typed, looked, null, world);
  if (refused) return refused;
  const { sourceId, destinationId, onDay, notes } = typed;
  const transfer: Transfer = {
    id,
    status: 'InTransit',
    sourceId,
    destinationId,
    onDay,
    arrivedOn: null,
    reverses: null,
    notes: notes.trim(),
    lines: linesOf(typed, looked.products),
  };
  return planSending(transfer, looked.stock, world);
};

/** Changes notes, day, items or destination of a transfer on its way. The source stays. */
export const updateTransferAct = (
  { transfer, moves }: StandingTransfer,
  typed: TypedTransfer,
  looked: TransferLookedUp,
  world: World,
): PlannedTransfer | Refusal => {
  const move = moveOf(transfer, { type: 'transfer.update' });
  if (isRefusal(move)) return move;
  if (typed.sourceId !== transfer.sourceId) return invalid('sourceId', words.sourceFixed);
  const refused = typedRefusal(typed, looked, transfer, world);
  if (refused) return refused;
  const { destinationId, onDay, notes } = typed;
  const after = {
    ...transfer,
    destinationId,
    onDay,
    notes: notes.trim(),
    lines: linesOf(typed, looked.products),
  };
  return planUpdate(transfer, after, moves, looked.stock, world);
};

/**
 * Takes in what arrived, all of it where nothing is said; null for one that arrived whole already.
 *
 * @param arrival what was typed of each line; a day alone is of a whole one
 */
export const receiveTransferAct = (
  { transfer }: StandingTransfer,
  arrival: Pick<Arrival, 'onDay'> & { lines: Arrival['lines'] | null },
  stock: Stock,
  world: World,
): PlannedTransfer | null | Refusal => {
  const { lines } = arrival;
  const move = moveOf(
    transfer,
    lines === null
      ? { type: 'transfer.mark' }
      : { type: 'transfer.receive', received: lines.map(({ received }) => received) },
  );
  if (isRefusal(move)) return move;
  if (!move.moved) return null;
  const typed = lines === null ? wholeArrival(transfer, arrival.onDay) : { ...arrival, lines };
  return (
    refusalOf(arrivalProblems(transfer, typed, world)) ??
    farDayRefusal(world, { field: 'arrivedOn', day: typed.onDay }) ??
    planArrival(transfer, typed, stock, world)
  );
};

/**
 * Brings the goods of a transfer on its way back to the source, on a day from the one they left on; null for one cancelled already. No
 * location can fall below zero by it on any day: the source gains, and nothing else has them.
 *
 * @param onDay today where none is named
 */
export const cancelTransferAct = (
  { transfer }: StandingTransfer,
  onDay: Day | null,
  stock: Stock,
  world: World,
): PlannedTransfer | null | Refusal => {
  const move = moveOf(transfer, { type: 'transfer.cancel' });
  if (isRefusal(move)) return move;
  if (!move.moved) return null;
  const refused = onDay && dayRefusal(onDay, world, [transfer.onDay]);
  return refused || planCancellation(transfer, stock, worldOn(world, onDay));
};

/** Sends what arrived back, today, by a transfer of its own; null where that was done already. Source: answers-2.md, Q50. */
export const reverseTransferAct = (
  id: string,
  { transfer }: StandingTransfer,
  looked: Omit<TransferLookedUp, 'products'>,
  world: World,
): PlannedTransfer | null | Refusal => {
  const move = moveOf(transfer, { type: 'transfer.reverse' });
  if (isRefusal(move)) return move;
  if (transfer.reversedBy !== null) return null;
  const typed = { sourceId: transfer.destinationId, destinationId: transfer.sourceId };
  const inactive = looked.locations.find((one) => !one.active);
  if (inactive) return refusal('illegal-move', locationWords.isInactive({ name: inactive.name }));
  const lines = transfer.lines.flatMap((line) =>
    line.received === null || isZero(line.received)
      ? []
      : [{ ...line, quantity: line.received, received: null, rest: null, cause: null }],
  );
  const back: Transfer = {
    ...typed,
    id,
    status: 'InTransit',
    onDay: world.today,
    arrivedOn: null,
    notes: '',
    lines,
    reverses: transfer.id,
  };
  return planSending(back, looked.stock, world, 'reverse');
};
