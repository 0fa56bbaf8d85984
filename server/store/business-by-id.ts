import type { Plan } from '../../src/domain/access/plans.ts';
import type { AccessQuery } from './access.ts';
import { type Business, Missing } from './tx.ts';

/** A business as its row says, wherever it is read without a member: by a link, by a job. */
export interface BusinessRow {
  id: string;
  name: string;
  address: string;
  home_currency: string;
  time_zone: string;
  locale: string;
  plan: Plan;
  multi_currency: boolean;
  tax_after_discount: boolean;
}

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
  const [row] = await query<BusinessRow>(
    `select id, name, address, home_currency, time_zone, locale, plan, multi_currency,
       coalesce((settings -> 'taxAfterDiscount')::bool, false) as tax_after_discount from business where id = $1`,
    [id],
  );
  if (!row) throw new Missing();
  return businessOf(row);
};
