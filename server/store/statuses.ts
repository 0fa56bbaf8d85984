import { billedStatuses } from '../../src/domain/invoice/status.ts';

/**
 * True in SQL of a document that is overdue, as the domain says: only what is issued and owed is open at home.
 *
 * @param rows the table or its alias
 * @param today the parameter that holds today
 */
export const overdueHere = (rows: string, today: string): string =>
  `${rows}.home_open > 0 and ${rows}.due_on < ${today}`;

/** True in SQL of a row whose invoice is issued and stands, as the domain says. */
export const billedHere = `status in (${billedStatuses.map((status) => `'${status}'`).join(', ')})`;
