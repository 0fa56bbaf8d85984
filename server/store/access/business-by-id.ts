import type { Plan } from '../../../src/domain/access/plans.ts';
import { column } from '../database/row.ts';
import { type Business, Missing } from '../database/tx.ts';
import type { AccessQuery } from './access.ts';
import { fiscalBefore } from './fiscal-starts.ts';

/** A business as its row says, wherever it is read without a member: by a link, by a job. */
export const businessColumns = {
  id: column.id,
  name: column.text,
  address: column.text,
  homeCurrency: column.text,
  timeZone: column.text,
  locale: column.text,
  plan: column.text.as<Plan>(),
  multiCurrency: column.bool,
  taxAfterDiscount: column.bool,
  taxPerRate: column.bool,
  fiscalMonth: column.small,
  fiscalDay: column.int,
  fiscalBefore,
};
/** The business a job works in. Throws `Missing`. */
export const businessById = async (query: AccessQuery, id: string): Promise<Business> => {
  const [row] = await query(
    businessColumns,
    `select id, name, address, home_currency, time_zone, locale, plan, multi_currency,
       coalesce((settings -> 'taxAfterDiscount')::bool, false) as tax_after_discount,
       coalesce((settings -> 'taxPerRate')::bool, false) as tax_per_rate,
       fiscal_month, coalesce(fiscal_day, 1) as fiscal_day, fiscal_before from business where id = $1`,
    [id],
  );
  if (!row) throw new Missing();
  return row;
};
