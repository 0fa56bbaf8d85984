import type { Plan } from '../../src/domain/access/plans.ts';
import type { AccessQuery } from './access.ts';
import { column, type RowOf } from './row.ts';
import { type Business, Missing } from './tx.ts';

/** A business as its row says, wherever it is read without a member: by a link, by a job. */
export const businessColumns = {
  id: column.id,
  name: column.text,
  address: column.text,
  home_currency: column.text,
  time_zone: column.text,
  locale: column.text,
  plan: column.text.as<Plan>(),
  multi_currency: column.bool,
  tax_after_discount: column.bool,
};
export type BusinessRow = RowOf<typeof businessColumns>;

export const businessOf = (row: BusinessRow): Business => ({
  id: row.id,
  name: row.name,
  address: row.address,
  homeCurrency: row.home_currency,
  timeZone: row.time_zone,
  locale: row.locale,
  plan: row.plan,
  multiCurrency: row.multi_currency,
  taxAfterDiscount: row.tax_after_discount,
});

/** The business a job works in. Throws `Missing`. */
export const businessById = async (query: AccessQuery, id: string): Promise<Business> => {
  const [row] = await query(
    businessColumns,
    `select id, name, address, home_currency, time_zone, locale, plan, multi_currency,
       coalesce((settings -> 'taxAfterDiscount')::bool, false) as tax_after_discount from business where id = $1`,
    [id],
  );
  if (!row) throw new Missing();
  return businessOf(row);
};
