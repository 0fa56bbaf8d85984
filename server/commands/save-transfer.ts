import type { Stock } from '../../src/domain/books/stock.ts';
import { liveMoves } from '../../src/domain/books/stock.ts';
import type { Day } from '../../src/domain/day.ts';
import { actEffects, noEffects, type TransferActEffects } from '../../src/domain/transfer/act-effects.ts';
import { type TransferEffects, transferEffects } from '../../src/domain/transfer/effects.ts';
import type { PlannedTransfer } from '../../src/domain/transfer/moves.ts';
import type { Arrival, KeptTransfer, TypedTransfer } from '../../src/domain/transfer/transfer.ts';
import {
  cancelTransferAct,
  createTransferAct,
  receiveTransferAct,
  reverseTransferAct,
  type StandingTransfer,
  updateTransferAct,
} from '../acts/transfer.ts';
import { runOnce } from '../store/database/intent.ts';
import { newId } from '../store/database/new-id.ts';
import { point } from '../store/database/point.ts';
import { refuseStaleVersion } from '../store/database/stale-version.ts';
import { type Ctx, runAct, type Tx } from '../store/database/tx.ts';
import { worldOf } from '../store/plan/world.ts';
import { writePlan } from '../store/plan/write-plan.ts';
import { holdLocations } from '../store/stock/locations.ts';
import { findProducts } from '../store/stock/products.ts';
import { lockStock } from '../store/stock/stock.ts';
import {
  findTransfer,
  insertTransfer,
  lockTransfer,
  movesOfTransfer,
  updateTransfer,
} from '../store/stock/transfers.ts';

/** What a transfer's command answers. `moved` is false where it was done already. */
export type TransferResult = {
  id: string;
  number: string;
  status: string;
  moved: boolean;
  repeated?: boolean;
  /** For a preview: what sending or changing it would do. */
  effects?: TransferEffects;
  /** For a preview: what receiving, cancelling or sending it back would do. */
  actEffects?: TransferActEffects;
};

const resultOf = ({ id, number, status }: KeptTransfer, moved: boolean): TransferResult => ({
  id,
  number,
  status,
  moved,
});

const write = async (
  tx: Tx,
  { plan, transfer }: PlannedTransfer,
  save: typeof insertTransfer,
): Promise<TransferResult> => {
  await point('transfer.planned');
  await writePlan(tx, plan);
  await save(tx, transfer);
  await point('transfer.written');
  return resultOf(await findTransfer(tx, transfer.id), true);
};

/** Writes what sends or changes a transfer; for a preview, what its moves come to. */
const writeOrShow = async (
  tx: Tx,
  planned: PlannedTransfer,
  save: typeof insertTransfer,
  { stock, homeDigits }: { stock: Stock; homeDigits: number },
): Promise<TransferResult> => {
  if (!tx.previewOnly) return write(tx, planned, save);
  const { id, status, sourceId } = planned.transfer;
  const effects = transferEffects(planned.plan.moves, sourceId, stock, homeDigits);
  return { id, number: '', status, moved: true, effects };
};

/** Writes what an act makes of a transfer, or for a preview says what its moves come to; null is what was done before. */
const writeOrShowAct = async (
  tx: Tx,
  { before, answered = before }: { before: KeptTransfer; answered?: KeptTransfer },
  planned: PlannedTransfer | null,
  save: typeof insertTransfer,
  { stock, homeDigits }: { stock: Stock; homeDigits: number },
): Promise<TransferResult> => {
  if (!planned) {
    const done = resultOf(answered, false);
    return tx.previewOnly ? { ...done, actEffects: noEffects } : done;
  }
  if (!tx.previewOnly) return write(tx, planned, save);
  const effects = actEffects(planned.plan.moves, before, stock, homeDigits);
  return { ...resultOf(before, true), actEffects: effects };
};

/** Locations first, then stock by key: what a transfer names, held against whoever else writes it. */
const lookUp = async (tx: Tx, typed: TypedTransfer, before: KeptTransfer | null = null) => {
  const locations = await holdLocations(
    tx,
    [typed.sourceId, typed.destinationId].filter((id) => id !== ''),
  );
  const ids = typed.lines.map(({ productId }) => productId).filter((id) => id !== '');
  const products = await findProducts(tx, ids);
  const all = [...ids, ...(before?.lines.map(({ productId }) => productId) ?? [])];
  const from = before && before.onDay < typed.onDay ? before.onDay : typed.onDay;
  return { locations, products, stock: await lockStock(tx, all, from) };
};

const standingOf = async (tx: Tx, transfer: KeptTransfer): Promise<StandingTransfer> => ({
  transfer,
  moves: liveMoves(await movesOfTransfer(tx, transfer.id)),
});

const stockOf = (tx: Tx, { lines, onDay }: KeptTransfer) =>
  lockStock(
    tx,
    lines.map(({ productId }) => productId),
    onDay,
  );

/** Carries an act on a transfer out once. */
const act = async (ctx: Ctx, fn: (tx: Tx) => Promise<TransferResult>): Promise<TransferResult> => {
  const result = await runOnce(ctx, fn);
  await point('transfer.committed');
  return result;
};

/** Sends goods from one location to another. Throws `Missing` for what it names and there is none of, and `Refused`. */
export const createTransfer = (ctx: Ctx, typed: TypedTransfer): Promise<TransferResult> =>
  act(ctx, async (tx) => {
    const world = await worldOf(tx);
    const looked = await lookUp(tx, typed);
    const planned = runAct(createTransferAct, newId(), typed, looked, world);
    return writeOrShow(tx, planned, insertTransfer, { ...world, ...looked });
  });

/** Changes a transfer on its way. Throws `Missing`, and `Refused`, an older version among the reasons. */
export const changeTransfer = (
  ctx: Ctx,
  id: string,
  version: number | null,
  typed: TypedTransfer,
): Promise<TransferResult> =>
  act(ctx, async (tx) => {
    const transfer = await lockTransfer(tx, id);
    await refuseStaleVersion(tx, transfer, version);
    const world = await worldOf(tx);
    const looked = await lookUp(tx, typed, transfer);
    const standing = await standingOf(tx, transfer);
    const planned = runAct(updateTransferAct, standing, typed, looked, world);
    return writeOrShow(tx, planned, updateTransfer, { ...world, ...looked });
  });

/** What arrived, as it is asked for: today where no day is named, all of it where no lines are. */
export type ArrivalRequest = { onDay: string | null; lines: Arrival['lines'] | null };

/** Takes in what arrived. Repeated on what arrived whole, it changes nothing. Throws `Missing` and `Refused`. */
export const receiveTransfer = (ctx: Ctx, id: string, request: ArrivalRequest): Promise<TransferResult> =>
  act(ctx, async (tx) => {
    const transfer = await lockTransfer(tx, id);
    const world = await worldOf(tx);
    await holdLocations(tx, [transfer.sourceId, transfer.destinationId]);
    const stock = await stockOf(tx, transfer);
    const arrival = { onDay: request.onDay ?? world.today, lines: request.lines };
    const planned = runAct(receiveTransferAct, { transfer, moves: [] }, arrival, stock, world);
    return writeOrShowAct(tx, { before: transfer }, planned, updateTransfer, { ...world, stock });
  });

/** Brings the goods of a transfer on its way back, today where no day is named. Repeated, it changes nothing. Throws `Missing` and `Refused`. */
export const cancelTransfer = (ctx: Ctx, id: string, onDay: Day | null): Promise<TransferResult> =>
  act(ctx, async (tx) => {
    const transfer = await lockTransfer(tx, id);
    const world = await worldOf(tx);
    const stock = await stockOf(tx, transfer);
    const planned = runAct(cancelTransferAct, { transfer, moves: [] }, onDay, stock, world);
    return writeOrShowAct(tx, { before: transfer }, planned, updateTransfer, { ...world, stock });
  });

/** Sends what arrived back by a transfer of its own; answers the one that does where there is one. Throws `Missing` and `Refused`. */
export const reverseTransfer = (ctx: Ctx, id: string): Promise<TransferResult> =>
  act(ctx, async (tx) => {
    const transfer = await lockTransfer(tx, id);
    const world = await worldOf(tx);
    const locations = await holdLocations(tx, [transfer.sourceId, transfer.destinationId]);
    const stock = await stockOf(tx, { ...transfer, onDay: world.today });
    const planned = runAct(reverseTransferAct, newId(), { transfer, moves: [] }, { locations, stock }, world);
    const answered = planned ? transfer : await findTransfer(tx, transfer.reversedBy!);
    return writeOrShowAct(tx, { before: transfer, answered }, planned, insertTransfer, { ...world, stock });
  });
