import { column } from '../database/row.ts';
import type { Tx } from '../database/tx.ts';

/** Keeps that two entries are one transfer, which arrived on another day than it left. */
export const keepTransfer = async (tx: Tx, leftId: string, arrivedId: string): Promise<void> => {
  await tx.query('insert into bank_transfer (business_id, left_id, arrived_id) values ($1, $2, $3)', [
    tx.business.id,
    leftId,
    arrivedId,
  ]);
};

/** The entries of the transfer that an entry is of, in their order; the entry alone where it is of none. */
export const entriesOfTransfer = async (tx: Tx, entryId: string): Promise<string[]> => {
  const [found] = await tx.query(
    { leftId: column.id, arrivedId: column.id },
    'select left_id, arrived_id from bank_transfer where business_id = $1 and (left_id = $2 or arrived_id = $2)',
    [tx.business.id, entryId],
  );
  return found ? [found.leftId, found.arrivedId] : [entryId];
};
