import type { Tax, TaxCard, TaxKind } from '../../../src/domain/tax/tax.ts';
import { column, listed } from '../database/row.ts';
import { Missing, type Tx } from '../database/tx.ts';

const taxColumns = {
  id: column.id,
  name: column.text,
  percent: column.exact,
  kind: column.text.as<TaxKind>(),
  deductible: column.exact,
  reason: column.text,
  active: column.bool,
  used: column.bool,
  version: column.int,
};

const columns = listed(taxColumns);

/** Every tax, deactivated ones too, by name. */
export const allTaxes = async (tx: Tx): Promise<Tax[]> => {
  const rows = await tx.query(
    taxColumns,
    `select ${columns} from tax where business_id = $1 order by lower(name), id`,
    [tx.business.id],
  );
  return rows;
};

/** A tax held against other writers. Throws `Missing`. */
export const lockTax = async (tx: Tx, id: string): Promise<Tax> => {
  const [row] = await tx.query(
    taxColumns,
    `select ${columns} from tax where business_id = $1 and id = $2 for no key update`,
    [tx.business.id, id],
  );
  if (!row) throw new Missing();
  return row;
};

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
    `select ${columns} from tax where business_id = $1 and id = any($2) order by id`,
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

/** True when another tax, deactivated ones too, has this name in whatever letters. Asked under `lockSettings`. */
export const taxNameIsTaken = async (tx: Tx, name: string, id: string): Promise<boolean> =>
  (
    await tx.query('select 1 from tax where business_id = $1 and lower(name) = lower($2) and id <> $3', [
      tx.business.id,
      name,
      id,
    ])
  ).length > 0;

const valuesOf = (tx: Tx, id: string, { name, percent, kind, deductible, reason }: TaxCard) => [
  tx.business.id,
  id,
  name,
  percent,
  kind,
  deductible,
  reason,
];

export const insertTax = async (tx: Tx, id: string, card: TaxCard): Promise<void> => {
  await tx.query(
    'insert into tax (business_id, id, name, percent, kind, deductible, reason) values ($1, $2, $3, $4, $5, $6, $7)',
    valuesOf(tx, id, card),
  );
};

export const updateTax = async (tx: Tx, id: string, card: TaxCard): Promise<void> => {
  await tx.query(
    `update tax set name = $3, percent = $4, kind = $5, deductible = $6, reason = $7, version = version + 1
     where business_id = $1 and id = $2`,
    valuesOf(tx, id, card),
  );
};

export const setTaxActive = async (tx: Tx, id: string, active: boolean): Promise<void> => {
  await tx.query('update tax set active = $3, version = version + 1 where business_id = $1 and id = $2', [
    tx.business.id,
    id,
    active,
  ]);
};

/** Removes a tax that was never used. */
export const removeTax = async (tx: Tx, id: string): Promise<void> => {
  await tx.query('delete from tax where business_id = $1 and id = $2', [tx.business.id, id]);
};
