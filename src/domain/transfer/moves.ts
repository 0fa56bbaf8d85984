import { lockRefusal } from '../books/lock.ts';
import { costOf, leastFrom, movedBack, moving, type Stock, type StockMove } from '../books/stock.ts';
import type { World } from '../books/world.ts';
import type { Day } from '../day.ts';
import { isPositive, isZero, minus, negated, zero } from '../money.ts';
import { type EventRecord, emptyPlan, type Plan } from '../plan/plan.ts';
import { shortageRefusal } from '../posted/shortage.ts';
import { worthEntries } from '../stock/stock-change.ts';
import { changesBetween } from '../values/changes.ts';
import { named, type Refusal, refusal } from '../values/refusal.ts';
import { transfer as words } from '../words/transfers.ts';
import type { Arrival, Transfer, TransferLine } from './transfer.ts';

/** What a transfer becomes by an act, with all that is written of it. */
export interface PlannedTransfer {
  plan: Plan;
  transfer: Transfer;
}

type Leg = Pick<StockMove, 'locationId' | 'quantity'> & Partial<StockMove>;

/** Moves made one after the other, of one line each, with the stock they leave. */
const legs = (
  transfer: Transfer,
  onDay: Day,
  of: readonly { line: TransferLine; legs: readonly Leg[] }[],
  stock: Stock,
  world: World,
): { moves: StockMove[]; stock: Stock } => {
  const moves: StockMove[] = [];
  let after = stock;
  for (const { line, legs } of of)
    for (const leg of legs) {
      if (isZero(leg.quantity)) continue;
      const move: StockMove = {
        id: world.newId(),
        productId: line.productId,
        name: line.name,
        // The pool is one: what only changes its place keeps its worth. Source: answers-2.md, Q50.
        value: zero,
        onDay,
        reason: 'transfer-in',
        documentId: null,
        documentLineId: null,
        contactId: null,
        reverses: null,
        transferId: transfer.id,
        quantityAfter: zero,
        ...leg,
      };
      // What only changes its place leaves the pool as it is.
      const pooled = move.reason === 'count' ? moving(after, move) : stock;
      after = moving(after, move);
      moves.push({ ...move, quantityAfter: pooled.pools.get(line.productId)?.quantity ?? zero });
    }
  return { moves, stock: after };
};

/** What the transfer's goods lack at its source from the day they leave on, each beside its line; null where all is there. */
const sourceShortage = (transfer: Transfer, stock: Stock, world: World): Refusal | null => {
  const shortages = transfer.lines.flatMap(({ productId, quantity }, index) => {
    const pool = stock.pools.get(productId)!;
    const { quantity: available, onDay } = leastFrom(pool, transfer.sourceId, transfer.onDay);
    const missing = minus(quantity, available);
    if (!isPositive(missing)) return [];
    return [{ pool, available, missing, onDay, field: `lines.${index}.quantity` }];
  });
  return shortages.length > 0 ? shortageRefusal(shortages, transfer.sourceId, stock, world) : null;
};

const eventOf = (
  world: World,
  act: string,
  { id, status }: Transfer,
  from: string | null,
  data: Record<string, unknown> = {},
): EventRecord => ({
  id: world.newId(),
  act: `transfer.${act}`,
  subjectKind: 'transfer',
  subjectId: id,
  from,
  to: status,
  data,
});

const lockedOn = (world: World, onDay: Day, field: string): Refusal | null => {
  const locked = lockRefusal(world, onDay);
  return locked && named(locked, field);
};

/** The goods leave the source and are on their way; never more than there are, whatever may be sold. */
const sent = (transfer: Transfer, stock: Stock, world: World): { moves: StockMove[] } | Refusal => {
  const refused = lockedOn(world, transfer.onDay, 'onDay') ?? sourceShortage(transfer, stock, world);
  if (refused) return refused;
  return legs(
    transfer,
    transfer.onDay,
    transfer.lines.map((line) => ({
      line,
      legs: [
        { locationId: transfer.sourceId, quantity: negated(line.quantity), reason: 'transfer-out' },
        { locationId: null, quantity: line.quantity, reason: 'transfer-out' },
      ],
    })),
    stock,
    world,
  );
};

/** Sends the goods of a new transfer. Refused on a locked day and for more than there are. Source: answers-2.md, Q49, Q51. */
export const planSending = (
  transfer: Transfer,
  stock: Stock,
  world: World,
  act: 'create' | 'reverse' = 'create',
): PlannedTransfer | Refusal => {
  const done = sent(transfer, stock, world);
  if ('refused' in done) return done;
  const data = transfer.reverses === null ? {} : { reverses: transfer.reverses };
  return {
    transfer,
    plan: { ...emptyPlan(), moves: done.moves, events: [eventOf(world, act, transfer, null, data)] },
  };
};

/** What people wrote on a transfer. */
const written = ({ onDay, destinationId, notes, lines }: Transfer) => ({
  onDay,
  destinationId,
  notes,
  lines: lines.map(({ name, quantity }) => `${quantity} × ${name}`).join('\n'),
});

/**
 * Changes a transfer on its way. Where its day, its destination’s goods or their number change, the goods come back as they left and
 * leave anew, in one act. Source: answers-2.md, Q51.
 *
 * @param standing its moves that stand, oldest first
 */
export const planUpdate = (
  before: Transfer,
  transfer: Transfer,
  standing: readonly StockMove[],
  stock: Stock,
  world: World,
): PlannedTransfer | Refusal => {
  const changes = changesBetween(written(before), written(transfer));
  const events = [{ ...eventOf(world, 'update', transfer, before.status), changes }];
  const lines = ({ lines }: Transfer) =>
    JSON.stringify(lines.map(({ productId, quantity }) => [productId, quantity]));
  if (before.onDay === transfer.onDay && lines(before) === lines(transfer))
    return { transfer, plan: { ...emptyPlan(), events } };
  const locked = lockedOn(world, before.onDay, 'onDay');
  if (locked) return locked;
  const back: StockMove[] = [];
  let held = stock;
  for (const move of [...standing].reverse()) {
    const returned = movedBack(move, held, { id: world.newId(), onDay: move.onDay, reason: move.reason });
    held = moving(held, returned);
    back.push({ ...returned, quantityAfter: stock.pools.get(move.productId)?.quantity ?? zero });
  }
  const again = sent(transfer, held, world);
  if ('refused' in again) return again;
  return { transfer, plan: { ...emptyPlan(), moves: [...back, ...again.moves], events } };
};

/**
 * What arrived comes to the destination; the rest goes back to the source, or is written down at its average cost, 39 against
 * the account its worth is on. Source: answers-2.md, Q50.
 */
export const planArrival = (
  before: Transfer,
  arrival: Arrival,
  stock: Stock,
  world: World,
): PlannedTransfer | Refusal => {
  const locked = lockedOn(world, arrival.onDay, 'arrivedOn');
  if (locked) return locked;
  const transfer: Transfer = {
    ...before,
    status: 'Transferred',
    arrivedOn: arrival.onDay,
    lines: before.lines.map((line, index) => arrivedLine(line, arrival.lines[index]!)),
  };
  const entries: Plan['entries'] = [];
  const moves: StockMove[] = [];
  let after = stock;
  for (const line of transfer.lines) {
    const rest = minus(line.quantity, line.received!);
    const lost = line.rest === 'written-down' ? rest : zero;
    const pool = after.pools.get(line.productId)!;
    const worth = costOf(pool, lost, world.homeDigits);
    const step = legs(
      transfer,
      arrival.onDay,
      [
        {
          line,
          legs: [
            { locationId: null, quantity: negated(minus(line.quantity, lost)) },
            { locationId: before.destinationId, quantity: line.received! },
            { locationId: before.sourceId, quantity: minus(rest, lost) },
            {
              locationId: null,
              quantity: negated(lost),
              value: negated(worth),
              reason: 'count',
              cause: line.cause,
            },
          ],
        },
      ],
      after,
      world,
    );
    after = step.stock;
    moves.push(...step.moves);
    const memo = words.restWrittenDown({ product: line.name });
    const against = world.accounts.adjustments;
    entries.push(
      ...worthEntries(
        { pool, locationId: null, memo },
        'count',
        { value: negated(worth), quantity: negated(lost), against, onDay: arrival.onDay },
        world,
      ),
    );
  }
  const isShort = transfer.lines.some(({ rest }) => rest !== null);
  const act = isShort ? 'receive' : 'mark';
  return {
    transfer,
    plan: { ...emptyPlan(), entries, moves, events: [eventOf(world, act, transfer, before.status)] },
  };
};

const arrivedLine = (
  line: TransferLine,
  { received, rest, cause }: Arrival['lines'][number],
): TransferLine => {
  if (isZero(minus(line.quantity, received))) return { ...line, received, rest: null, cause: null };
  return { ...line, received, rest, cause: rest === 'written-down' ? cause : null };
};

/** The goods go back to the source on the day of the world. */
export const planCancellation = (before: Transfer, stock: Stock, world: World): PlannedTransfer | Refusal => {
  const locked = lockRefusal(world, world.today);
  if (locked) return refusal(locked.kind, locked.message);
  const transfer: Transfer = { ...before, status: 'Cancelled' };
  const { moves } = legs(
    transfer,
    world.today,
    before.lines.map((line) => ({
      line,
      legs: [
        { locationId: null, quantity: negated(line.quantity) },
        { locationId: before.sourceId, quantity: line.quantity },
      ],
    })),
    stock,
    world,
  );
  return {
    transfer,
    plan: { ...emptyPlan(), moves, events: [eventOf(world, 'cancel', transfer, before.status)] },
  };
};

/** What of a whole arrival is typed: all of each line. */
export const wholeArrival = ({ lines }: Pick<Transfer, 'lines'>, onDay: Day): Arrival => ({
  onDay,
  lines: lines.map(({ quantity }) => ({ received: quantity, rest: 'back', cause: null })),
});
