import type { Tax, TaxKind } from '../../../src/domain/tax/tax.ts';
import { cardStore } from '../database/card-store.ts';
import { column, listed } from '../database/row.ts';
import { Missing, type Tx } from '../database/tx.ts';

const typed = {
  name: column.text,
  percent: column.exact,
  kind: column.text.as<TaxKind>(),
  deductible: column.exact,
  reason: column.text,
};
const own = { active: column.bool, used: column.bool };
const taxColumns = { id: column.id, ...typed, ...own, version: column.int };

/** Taxes, deactivated ones too, by name. */
export const taxStore = cardStore({ table: 'tax', typed, own, order: 'lower(name), id' });

/**
 * Taxes by id for something that will stand under them, deactivated ones too: who may be chosen anew is the caller's
 * question. The first use is marked, in a row that stays held until it commits, so that no tax is removed meanwhile.
 * Throws `Missing`.
 */
export const takeTaxes = async (tx: Tx, ids: readonly string[]): Promise<Tax[]> => {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return [];
  const rows = await tx.query(
    taxColumns,
    `select ${listed(taxColumns)} from tax where business_id = $1 and id = any($2) order by id`,
    [tx.business.id, wanted],
  );
  if (rows.length < wanted.length) throw new Missing();
  const unused = rows.filter((row) => !row.used).map((row) => row.id);
  if (unused.length > 0) await markUsed(tx, unused);
  return rows;
};

const markUsed = async (tx: Tx, ids: readonly string[]): Promise<void> => {
  const held = await tx.query(
    'select id from tax where business_id = $1 and id = any($2) order by id for update',
    [tx.business.id, ids],
  );
  if (held.length < ids.length) throw new Missing();
  await tx.query('update tax set used = true where business_id = $1 and id = any($2)', [tx.business.id, ids]);
};
