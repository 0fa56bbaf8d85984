import type { Tax, TaxKind } from '../../../src/domain/tax/tax.ts';
import { cardStore } from '../database/card-store.ts';
import { column } from '../database/row.ts';
import { Missing, type Tx } from '../database/tx.ts';

/** Taxes, deactivated ones too, by name. */
export const taxStore = cardStore({
  table: 'tax',
  typed: {
    name: column.text,
    percent: column.exact,
    kind: column.text.as<TaxKind>(),
    deductible: column.exact,
    reason: column.text,
  },
  own: { active: column.bool, used: column.bool },
  order: 'lower(name), id',
});

/**
 * Taxes by id for a document that will use them, deactivated ones too: whether one may be newly chosen is up to the caller. The
 * first use is marked, in a row that stays locked until the commit, so that no tax is removed meanwhile. Throws `Missing`.
 */
export const takeTaxes = async (tx: Tx, ids: readonly string[]): Promise<Tax[]> => {
  const rows = await taxStore.some(tx, ids);
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
