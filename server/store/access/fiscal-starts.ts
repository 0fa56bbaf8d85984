import * as z from 'zod/mini';
import type { Day } from '../../../src/domain/day.ts';
import type { EarlierStart, FiscalStart, FiscalStarts } from '../../../src/domain/values/fiscal-year.ts';
import { objectOf } from '../database/json-shape.ts';
import { column } from '../database/row.ts';
import type { BusinessTx } from '../database/tx.ts';

/** How fiscal years of a business began before, as its row has it. */
export const fiscalBefore = column.json.shaped(
  z.array(objectOf<EarlierStart>({ day: z.int(), month: z.int(), until: z.string() })),
);

/** How fiscal years of a business begin and began, and up to which day its books are locked; as it is now, not as the request began. */
export const fiscalStartsNow = async (
  tx: BusinessTx,
): Promise<{ fiscal: FiscalStarts; lockedUntil: Day | null; hasEntries: boolean }> => {
  const [row] = await tx.query(
    {
      month: column.small,
      day: column.int,
      before: fiscalBefore,
      lockedUntil: column.day.orNull,
      hasEntries: column.bool,
    },
    `select b.fiscal_month as month, coalesce(b.fiscal_day, 1)::int as day, b.fiscal_before as before, k.locked_until,
       exists (select from month_balance m where m.business_id = b.id) as has_entries
     from business b join book k on k.business_id = b.id where b.id = $1`,
    [tx.business.id],
  );
  const { lockedUntil, hasEntries, ...fiscal } = row!;
  return { fiscal, lockedUntil, hasEntries };
};

/** Writes how fiscal years begin and began. The day stays unchosen where it is null. */
export const setFiscalStarts = async (
  tx: BusinessTx,
  { month, before = [] }: FiscalStarts,
  day: FiscalStart['day'] | null,
): Promise<void> => {
  await tx.query(
    `update business set fiscal_month = $2, fiscal_day = coalesce($3, fiscal_day), fiscal_before = $4 where id = $1`,
    [tx.business.id, month, day, JSON.stringify(before)],
  );
};
