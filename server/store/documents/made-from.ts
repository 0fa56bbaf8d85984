import type { Document } from '../../../src/domain/documents/document.ts';
import type { MadeOf } from '../../../src/domain/documents/made.ts';
import type { Decimal } from '../../../src/domain/money.ts';
import { hasClosed } from '../../../src/domain/order/facts.ts';
import { column } from '../database/row.ts';
import type { BusinessTx } from '../database/tx.ts';
import { amongHere } from '../rows/statuses.ts';

/** By how much the lines made from a document's are dearer than it said, by its line's id; negative where they are cheaper. */
export type PriceDifferences = ReadonlyMap<string, Decimal>;

/** What differs in price between a document and what stands of what was made from it, in its currency: documents in another are left out. */
export const priceDifferences = async (tx: BusinessTx, sourceId: string): Promise<PriceDifferences> => {
  const rows = await tx.query(
    { lineId: column.id, difference: column.exact },
    `select s.id as line_id, sum(l.qty * (l.price - s.price)) as difference
     from document o join document d on d.business_id = o.business_id and d.source_id = o.id and d.currency = o.currency
       join document_line l on l.business_id = d.business_id and l.document_id = d.id
       join document_line s on s.business_id = l.business_id and s.id = l.source_line_id
     where o.business_id = $1 and o.id = $2 and not ${amongHere('gone', 'd')}
     group by s.id`,
    [tx.business.id, sourceId],
  );
  return new Map(rows.map(({ lineId, difference }) => [lineId, difference]));
};

/** By the order of ids, which are of the moment they were made in: of the last time the rest of a document was closed. */
const lastClosing = `(select id from event where business_id = $1 and subject_id = $2 and act = 'order.close' order by id desc limit 1)`;

/** Whether something was made from a document after the rest of that was closed; false where nothing of it is. */
export const madeSinceClosing = async (
  tx: BusinessTx,
  source: Pick<Document, 'id' | 'lines'>,
  id: string,
): Promise<boolean> => {
  if (!hasClosed(source)) return false;
  const [row] = await tx.query(
    { later: column.bool },
    `select coalesce($3::uuid > ${lastClosing}, false) as later`,
    [tx.business.id, source.id, id],
  );
  return row!.later;
};

/**
 * What stands of what was made from a document: how many of each of its lines, and whether some of it is being written.
 * What is cancelled or deleted counts no more.
 *
 * @param except the one that is about to change
 */
export const madeFromLines = async (
  tx: BusinessTx,
  sourceId: string,
  except: string | null = null,
): Promise<MadeOf> => {
  const rows = await tx.query(
    { lineId: column.id, quantity: column.exact, draft: column.bool, later: column.bool },
    `select l.source_line_id as line_id, sum(l.qty) as quantity, bool_or(${amongHere('draft', 'd')}) as draft,
       coalesce(bool_or(d.id > ${lastClosing}), false) as later
     from document d join document_line l on l.business_id = d.business_id and l.document_id = d.id
     where d.business_id = $1 and d.source_id = $2 and l.source_line_id is not null and ($3::uuid is null or d.id <> $3) and not ${amongHere('gone', 'd')}
     group by l.source_line_id`,
    [tx.business.id, sourceId, except],
  );
  return {
    billed: new Map(rows.map(({ lineId, quantity }) => [lineId, quantity])),
    draft: rows.some(({ draft }) => draft),
    later: rows.some(({ later }) => later),
  };
};
