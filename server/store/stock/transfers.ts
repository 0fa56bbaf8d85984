import type { StockMove } from '../../../src/domain/books/stock.ts';
import type { StockCause } from '../../../src/domain/stock/stock-change.ts';
import { folded } from '../../../src/domain/text.ts';
import type { KeptTransfer, Rest, Transfer, TransferStatus } from '../../../src/domain/transfer/transfer.ts';
import { column, listed, type RowOf, rowOf, sqlNames } from '../database/row.ts';
import { rowsOf } from '../database/rowset.ts';
import { Missing, type Tx } from '../database/tx.ts';
import { moveColumns } from '../rows/stock.ts';

const keptColumns = {
  id: column.id,
  status: column.text.as<TransferStatus>(),
  sourceId: column.id,
  destinationId: column.id,
  onDay: column.day,
  arrivedOn: column.day.orNull,
  notes: column.text,
  reverses: column.id.orNull,
  search: column.text,
};
const newColumns = { ...keptColumns, createdBy: column.id, createdAt: column.instant };

const readColumns = {
  ...keptColumns,
  number: column.text,
  version: column.int,
  source: column.text,
  destination: column.text,
  reversedBy: column.id.orNull,
};

const lineColumns = {
  transferId: column.id,
  n: column.int,
  productId: column.id,
  name: column.text,
  quantity: column.exact.called('qty'),
  received: column.exact.orNull,
  rest: column.text.as<Rest>().orNull,
  cause: column.text.as<StockCause>().orNull,
};

const selected = `select ${listed(keptColumns, 't')}, t.number, t.version, s.name as source, d.name as destination, r.id as reversed_by
  from stock_transfer t join location s on s.business_id = t.business_id and s.id = t.source_id
    join location d on d.business_id = t.business_id and d.id = t.destination_id
    left join stock_transfer r on r.business_id = t.business_id and r.reverses = t.id and r.status <> 'Cancelled'`;

/** Transfers that a condition on `t` and further clauses leave, with their lines; the business is the first value. */
export const transfersWhere = async (
  tx: Tx,
  condition: string,
  values: readonly unknown[],
): Promise<KeptTransfer[]> => {
  const rows = await tx.query(readColumns, `${selected} where t.business_id = $1 and ${condition}`, [
    tx.business.id,
    ...values,
  ]);
  if (rows.length === 0) return [];
  const lines = await tx.query(
    lineColumns,
    `select ${listed(lineColumns)} from stock_transfer_line where business_id = $1 and transfer_id = any($2) order by transfer_id, n`,
    [tx.business.id, rows.map(({ id }) => id)],
  );
  return rows.map(({ search: _, ...row }) => ({
    ...row,
    lines: lines
      .filter(({ transferId }) => transferId === row.id)
      .map(({ transferId: _, n: __, ...line }) => line),
  }));
};

/** A transfer. Throws `Missing`. */
export const findTransfer = async (tx: Tx, id: string): Promise<KeptTransfer> => {
  const [transfer] = await transfersWhere(tx, 't.id = $2', [id]);
  if (!transfer) throw new Missing();
  return transfer;
};

/** A transfer held against other writers. Throws `Missing`. */
export const lockTransfer = async (tx: Tx, id: string): Promise<KeptTransfer> => {
  await tx.query('select 1 from stock_transfer where business_id = $1 and id = $2 for update', [
    tx.business.id,
    id,
  ]);
  return findTransfer(tx, id);
};

const { at: _, ...readMoveColumns } = { ...moveColumns, name: column.text };

/** Every move a transfer made, oldest first. */
export const movesOfTransfer = (tx: Tx, id: string): Promise<StockMove[]> =>
  tx.query(
    readMoveColumns,
    `select m.*, p.name from stock_move m join product p on p.business_id = m.business_id and p.id = m.product_id
     where m.business_id = $1 and m.transfer_id = $2 order by m.id`,
    [tx.business.id, id],
  );

const rowOfTransfer = (transfer: Transfer): RowOf<typeof keptColumns> =>
  rowOf(keptColumns, {
    ...transfer,
    search: folded([...transfer.lines.map(({ name }) => name), transfer.notes].join(' ')).slice(0, 1000),
  });

const writeLines = async (tx: Tx, { id, lines }: Transfer): Promise<void> => {
  const rows = lines.map((line, n) => rowOf(lineColumns, { ...line, transferId: id, n }));
  await tx.query(
    `insert into stock_transfer_line (business_id, ${listed(lineColumns)})
     select $1::uuid, ${listed(lineColumns, 'x')} from ${rowsOf('$2', lineColumns)}`,
    [tx.business.id, JSON.stringify(rows)],
  );
};

/** Inserts a transfer under the next number of its series, which is taken last of all locks. */
export const insertTransfer = async (tx: Tx, transfer: Transfer): Promise<void> => {
  const row = { ...rowOfTransfer(transfer), createdBy: tx.user.id, createdAt: tx.now };
  await tx.query(
    `with taken as (update series set next = next + 1 where business_id = $1 and kind = 'transfer'
        returning next - 1 as seq, prefix || lpad((next - 1)::text, greatest(pad, length((next - 1)::text)), '0') as number)
      insert into stock_transfer (business_id, seq, number, ${listed(newColumns)})
      select $1::uuid, taken.seq, taken.number, ${listed(newColumns, 'x')} from taken, ${rowsOf('$2', newColumns)}`,
    [tx.business.id, JSON.stringify([row])],
  );
  await writeLines(tx, transfer);
};

/** Writes a transfer that stands anew, one version on, with its lines. */
export const updateTransfer = async (tx: Tx, transfer: Transfer): Promise<void> => {
  const set = sqlNames(keptColumns).map((name) => `${name} = x.${name}`);
  await tx.query(
    `update stock_transfer t set ${set.join(', ')}, version = t.version + 1 from ${rowsOf('$2', keptColumns)}
     where t.business_id = $1 and t.id = x.id`,
    [tx.business.id, JSON.stringify([rowOfTransfer(transfer)])],
  );
  await tx.query('delete from stock_transfer_line where business_id = $1 and transfer_id = $2', [
    tx.business.id,
    transfer.id,
  ]);
  await writeLines(tx, transfer);
};
