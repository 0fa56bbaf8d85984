import type { MadeOf } from '../../src/domain/documents/made.ts';
import { column } from './row.ts';
import { amongHere } from './statuses.ts';
import type { BusinessTx } from './tx.ts';

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
    { lineId: column.id, quantity: column.exact, draft: column.bool },
    `select l.source_line_id as line_id, sum(l.qty) as quantity, bool_or(${amongHere('draft', 'd')}) as draft
     from document d join document_line l on l.business_id = d.business_id and l.document_id = d.id
     where d.business_id = $1 and d.source_id = $2 and l.source_line_id is not null
       and ($3::uuid is null or d.id <> $3) and not ${amongHere('gone', 'd')}
     group by l.source_line_id`,
    [tx.business.id, sourceId, except],
  );
  return {
    billed: new Map(rows.map(({ lineId, quantity }) => [lineId, quantity])),
    draft: rows.some(({ draft }) => draft),
  };
};
