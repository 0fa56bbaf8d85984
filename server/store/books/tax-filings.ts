import type { Decimal } from '../../../src/domain/money.ts';
import type { TaxKind } from '../../../src/domain/tax/tax.ts';
import type { FiledFigures, TaxFiling } from '../../../src/domain/tax/tax-filing.ts';
import type { Range } from '../../../src/domain/values/period.ts';
import { column } from '../database/row.ts';
import { insertInto } from '../database/rowset.ts';
import type { Tx } from '../database/tx.ts';

const filingColumns = {
  id: column.id,
  from: column.day.called('first_day'),
  to: column.day.called('last_day'),
  filedOn: column.day,
  reference: column.text,
  by: column.text,
  at: column.instant.called('marked_at'),
};

const selected = `select f.id, f.first_day, f.last_day, f.filed_on, f.reference, f.marked_at,
    coalesce(trim(u.first_name || ' ' || u.last_name), '') as by
  from tax_filing f left join app_user u on u.id = f.marked_by where f.business_id = $1`;

/** What is marked as filed of some days, in whole or in part, the first first. */
export const filingsWithin = (tx: Tx, { from, to }: Range): Promise<TaxFiling[]> =>
  tx.query(filingColumns, `${selected} and f.first_day <= $3 and f.last_day >= $2 order by f.first_day`, [
    tx.business.id,
    from,
    to,
  ]);

/** What exactly these days were filed with; null where they aren't marked. */
export const filingOfDays = async (tx: Tx, { from, to }: Range): Promise<TaxFiling | null> => {
  const [row] = await tx.query(filingColumns, `${selected} and f.first_day = $2 and f.last_day = $3`, [
    tx.business.id,
    from,
    to,
  ]);
  return row ?? null;
};

/** A filing by its id; null where there is none. */
export const filingById = async (tx: Tx, id: string): Promise<TaxFiling | null> => {
  const [row] = await tx.query(filingColumns, `${selected} and f.id = $2`, [tx.business.id, id]);
  return row ?? null;
};

const rowColumns = {
  n: column.small,
  tax: column.text.called('tax_name'),
  kind: column.text.as<TaxKind>(),
  rate: column.exact.orNull,
  saleBase: column.exact,
  saleTax: column.exact,
  purchaseBase: column.exact,
  deducted: column.exact,
};

/** The figures that were kept with a filing. */
export const filedFigures = async (tx: Tx, id: string): Promise<FiledFigures> => {
  const taxes = await tx.query(
    rowColumns,
    `select n, tax_name, kind, rate, sale_base, sale_tax, purchase_base, deducted from tax_filing_row
     where business_id = $1 and filing_id = $2 order by n`,
    [tx.business.id, id],
  );
  const [filing] = await tx.query(
    { adjustments: column.exact },
    'select adjustments from tax_filing where business_id = $1 and id = $2',
    [tx.business.id, id],
  );
  return { taxes, adjustments: filing!.adjustments as Decimal };
};

/** Keeps what was filed of some days. */
export const insertFiling = async (
  tx: Tx,
  { id, from, to, filedOn, reference }: Omit<TaxFiling, 'by' | 'at'>,
  { taxes, adjustments }: FiledFigures,
): Promise<void> => {
  await tx.query(
    `insert into tax_filing (business_id, id, first_day, last_day, filed_on, reference, adjustments, marked_by, marked_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [tx.business.id, id, from, to, filedOn, reference, adjustments, tx.user.id, tx.now],
  );
  if (taxes.length === 0) return;
  const rows = taxes.map((one, n) => ({ ...one, n, filingId: id }));
  await tx.query(insertInto('tax_filing_row', '$2', { filingId: column.id, ...rowColumns }), [
    tx.business.id,
    JSON.stringify(rows),
  ]);
};

export const removeFiling = async (tx: Tx, id: string): Promise<void> => {
  await tx.query('delete from tax_filing where business_id = $1 and id = $2', [tx.business.id, id]);
};

/** The first days that were filed; null while none were. */
export const firstFiling = async (tx: Tx): Promise<Range | null> => {
  const [row] = await tx.query(
    { from: column.day.called('first_day'), to: column.day.called('last_day') },
    'select first_day, last_day from tax_filing where business_id = $1 order by first_day limit 1',
    [tx.business.id],
  );
  return row ?? null;
};
