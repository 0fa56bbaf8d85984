import type { TaxPeriod } from '../../../src/domain/tax/tax-period.ts';
import { column } from '../database/row.ts';
import type { Tx } from '../database/tx.ts';

/** How often the business files its sales tax, as said with its last mark; null before the first. Source: finance-answers.md, Q139. */
export const taxPeriodKept = async (tx: Tx): Promise<TaxPeriod | null> => {
  const [row] = await tx.query(
    { period: column.text.as<TaxPeriod>().orNull },
    `select settings ->> 'taxPeriod' as period from business where id = $1`,
    [tx.business.id],
  );
  return row!.period;
};

/** Keeps how often it files. Called before the books are held, as settings are. */
export const keepTaxPeriod = async (tx: Tx, period: TaxPeriod): Promise<void> => {
  await tx.query(
    `update business set settings = coalesce(settings, '{}') || jsonb_build_object('taxPeriod', $2::text) where id = $1`,
    [tx.business.id, period],
  );
};
