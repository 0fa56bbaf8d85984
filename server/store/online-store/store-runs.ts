import type { StoreRunStatus, StoreRunView } from '../../../src/domain/online-store/order-record.ts';
import { newId } from '../database/new-id.ts';
import { column, listed, type RowOf } from '../database/row.ts';
import { type BusinessTx, Missing, type Tx } from '../database/tx.ts';

const columns = {
  id: column.id,
  kind: column.text.as<StoreRunView['kind']>(),
  status: column.text.as<StoreRunStatus>(),
  /** Orders placed, or for a poll changed, from then on. */
  since: column.instant,
  /** Where the page before ended; null for the first. */
  next: column.text.orNull,
  /** What the shop's own writing of all orders into one file goes by; null while it wasn't asked for. */
  bulk: column.text.orNull,
  /** Pages are asked for: the shop wouldn't write a file. */
  paged: column.bool,
  /** Every order was fetched. */
  listed: column.bool,
  found: column.int,
  done: column.int,
  /** The connection's, when it began: the run ends once that is another. */
  epoch: column.int,
  fault: column.text.orNull,
  /** The shop asked it to wait until then, by the machine's time; null where it doesn't rest. */
  restsUntil: column.instant.orNull,
  createdAt: column.instant,
};
/** A run that takes a shop's orders in, as it's kept. */
export type StoreRun = RowOf<typeof columns>;

const selected = `select ${listed(columns)} from store_run where business_id = $1`;
const open = `status in ('Queued', 'Running', 'Waiting')`;

const enqueueRun = async (tx: BusinessTx, id: string): Promise<void> => {
  await tx.query(
    `select enqueue('sync-store', json_build_object('business', $1::text, 'run', $2::text), 'store-run:' || $2::text)`,
    [tx.business.id, id],
  );
};

/** Begins a run and queues its job, unless one is open; answers its id, or null. */
export const beginStoreRun = async (
  tx: BusinessTx,
  run: Pick<StoreRun, 'kind' | 'since' | 'epoch'>,
): Promise<string | null> => {
  const id = newId();
  const begun = await tx.query(
    `insert into store_run (business_id, id, kind, status, since, epoch, created_at) values ($1, $2, $3, 'Queued', $4, $5, $6)
     on conflict do nothing returning id`,
    [tx.business.id, id, run.kind, run.since, run.epoch, tx.now],
  );
  if (begun.length === 0) return null;
  await enqueueRun(tx, id);
  return id;
};

/** Queues the job of a run once more, where it goes on. */
export const requeueRun = enqueueRun;

/** Queues the job of a run for later, by the machine's time. */
export const requeueRunAt = async (tx: BusinessTx, id: string, at: Date): Promise<void> => {
  await tx.query(
    `select enqueue_later('sync-store', json_build_object('business', $1::text, 'run', $2::text), 'store-run:' || $2::text, $3)`,
    [tx.business.id, id, at],
  );
};

/** A run held against other writers. Throws `Missing`. */
export const lockStoreRun = async (tx: BusinessTx, id: string): Promise<StoreRun> => {
  const [row] = await tx.query(columns, `${selected} and id = $2 for update`, [tx.business.id, id]);
  if (!row) throw new Missing();
  return row;
};

/** Writes a run that is held. */
export const writeStoreRun = async (tx: BusinessTx, run: StoreRun): Promise<void> => {
  await tx.query(
    `update store_run set status = $3, next = $4, listed = $5, found = $6, done = $7, fault = $8, epoch = $9, bulk = $11, paged = $12, rests_until = case when $3 = 'Waiting' then $13::timestamptz end,
       ended_at = case when $3 in ('Done', 'Failed', 'Stopped') then $10::timestamptz end where business_id = $1 and id = $2`,
    [
      tx.business.id,
      run.id,
      run.status,
      run.next,
      run.listed,
      run.found,
      run.done,
      run.fault,
      run.epoch,
      tx.now,
      run.bulk,
      run.paged,
      run.restsUntil,
    ],
  );
};

/** The last import, and any other run that is open; null for none. */
export const runView = async (tx: Tx): Promise<StoreRun | null> => {
  const [row] = await tx.query(
    columns,
    `${selected} and (kind = 'import' or ${open}) order by created_at desc, id desc limit 1`,
    [tx.business.id],
  );
  return row ?? null;
};

/** A run that waits for the shop, or was cut short; null where none is open. */
export const openRun = async (tx: BusinessTx): Promise<StoreRun | null> => {
  const [row] = await tx.query(columns, `${selected} and ${open}`, [tx.business.id]);
  return row ?? null;
};

/** When the shop's changes were last asked for in full; null for never. */
export const polledAt = async (tx: BusinessTx): Promise<Date | null> => {
  const [row] = await tx.query(
    { polledAt: column.instant.orNull },
    'select polled_at from store_connection where business_id = $1',
    [tx.business.id],
  );
  return row?.polledAt ?? null;
};

/** Notes until when the shop's changes are known. */
export const notePolled = async (tx: BusinessTx, at: Date): Promise<void> => {
  await tx.query('update store_connection set polled_at = $2 where business_id = $1', [tx.business.id, at]);
};

/** Ends what is open of a store that is disconnected, and forgets until when its changes are known and what was told of it. */
export const forgetPolls = async (tx: BusinessTx): Promise<void> => {
  await tx.query('update store_connection set polled_at = null, told_of = default where business_id = $1', [
    tx.business.id,
  ]);
  await tx.query(
    `update store_run set status = 'Stopped', ended_at = $2 where business_id = $1 and ${open}`,
    [tx.business.id, tx.now],
  );
};
