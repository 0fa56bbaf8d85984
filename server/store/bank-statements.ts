import type { Day } from '../../src/domain/day.ts';
import { column } from './row.ts';
import type { Tx } from './tx.ts';

/** The last days of the statements that some entries are on, in order; those before a first statement are on none. */
export const statementDaysOf = async (tx: Tx, entryIds: readonly string[]): Promise<Day[]> => {
  const rows = await tx.query(
    { lastDay: column.day },
    `select distinct s.last_day from bank_statement_entry m join bank_statement s on s.business_id = m.business_id and s.id = m.statement_id
     where m.business_id = $1 and m.entry_id = any($2) and not m.earlier order by 1`,
    [tx.business.id, entryIds],
  );
  return rows.map(({ lastDay }) => lastDay);
};
