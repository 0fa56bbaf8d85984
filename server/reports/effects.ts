import type { Effects } from '../../src/domain/effects.ts';
import { column } from '../store/row.ts';
import type { Tx } from '../store/tx.ts';

/** Names of a business's accounts by number, for showing what a plan posts. */
export const accountNames = async (tx: Tx, effects: Effects): Promise<Map<number, string>> => {
  const ids = [...new Set(effects.entries.flatMap((entry) => entry.lines.map((line) => line.accountId)))];
  const rows = await tx.query(
    { id: column.int, name: column.text },
    'select id, name from account where business_id = $1 and id = any($2)',
    [tx.business.id, ids],
  );
  return new Map(rows.map((row) => [row.id, row.name]));
};
