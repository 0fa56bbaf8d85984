import type { OpenItem } from '../../../src/domain/books/open-item.ts';
import { sum } from '../../../src/domain/money.ts';
import type { OrderAdvances } from '../../../src/domain/order/facts.ts';
import { column } from '../database/row.ts';
import type { BusinessTx, Tx } from '../database/tx.ts';
import { itemColumns } from '../rows/money.ts';
import { surplusHere } from '../rows/statuses.ts';
import { heldIn } from './items.ts';

const here = (of: string): string =>
  `open_item i where i.business_id = $1 and i.document_id = ${of} and i.side in (${surplusHere})`;

/** What of an advance was neither given back nor taken back. */
const given = `i.amount - coalesce((select sum(s.amount) from settlement s
  where s.business_id = i.business_id and s.item_id = i.id and s.kind in ('refund', 'undone')), 0)`;

const advancesWith = (items: readonly (OpenItem & { given: string })[]): OrderAdvances => ({
  items,
  advanced: sum(items.map((item) => item.given)),
});

const columns = { ...itemColumns, given: column.exact };

/** What was paid in advance for a document that nothing is owed on yet. */
export const advancesOf = async (tx: BusinessTx, documentId: string): Promise<OrderAdvances> =>
  advancesWith(
    await tx.query(columns, `select i.*, ${given} as given from ${here('$2')} order by i.id`, [
      tx.business.id,
      documentId,
    ]),
  );

/** The same, held against other writers. */
export const lockAdvancesOf = async (tx: Tx, documentId: string): Promise<OrderAdvances> => {
  const items = await tx.query(
    columns,
    `select i.*, ${given} as given from ${here('$2')} order by i.id for no key update of i`,
    [tx.business.id, documentId],
  );
  heldIn(tx, items);
  return advancesWith(items);
};

/** Whether money was paid for a document in advance that is not used yet. */
export const isPaidInAdvance = async (tx: BusinessTx, documentId: string): Promise<boolean> =>
  (
    await tx.query({ id: column.id }, `select i.id from ${here('$2')} and i.open > 0 limit 1`, [
      tx.business.id,
      documentId,
    ])
  ).length > 0;
