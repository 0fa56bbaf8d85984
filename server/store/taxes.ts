import type { ChosenTax } from '../../src/domain/documents/document.ts';
import { decimal } from '../../src/domain/money.ts';
import { Missing, type Tx } from './tx.ts';

/** Taxes by id, deactivated ones too: who may be chosen anew is the caller's question. Throws `Missing`. */
export const findTaxes = async (
  tx: Tx,
  ids: readonly string[],
): Promise<(ChosenTax & { active: boolean })[]> => {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return [];
  const rows = await tx.query<{ id: string; name: string; percent: string; active: boolean }>(
    'select id, name, percent, active from tax where business_id = $1 and id = any($2) order by id',
    [tx.business.id, wanted],
  );
  if (rows.length < wanted.length) throw new Missing();
  return rows.map((row) => ({ ...row, percent: decimal(row.percent) }));
};
