import type pg from 'pg';
import { dayIn } from '../../src/domain/day.ts';
import { isZero } from '../../src/domain/money.ts';
import { headOf, type ReportName, reportNames } from '../../src/domain/report/reports.ts';
import { controlText } from '../../src/domain/report/sheet.ts';
import { formatMoney } from '../../src/domain/values/format.ts';
import type { Range } from '../../src/domain/values/period.ts';
import { reports } from '../reports/registry.ts';
import { wholeReport } from '../reports/report.ts';
import { businessById } from '../store/access/business-by-id.ts';
import { newId } from '../store/database/new-id.ts';
import { preparedOn } from '../store/database/prepared.ts';
import { column, type Query } from '../store/database/row.ts';
import type { Tx } from '../store/database/tx.ts';

/** Sends one statement after another: a report may ask for several at once, which a plain session doesn't take. */
const oneByOne = (query: Query): Query => {
  let last: Promise<unknown> = Promise.resolve();
  return ((...args: Parameters<Query>) => {
    const answer = last.then(() => query(...args));
    last = answer.catch(() => {});
    return answer;
  }) as Query;
};

/** A reader of one business, on a session of maintenance: no pool is there, and no report asks for another connection. */
const readerOf = async (query: Query, id: string, lastDay: string): Promise<Tx> => {
  const clock = () => new Date(`${lastDay}T12:00:00Z`);
  const business = await businessById(query, id);
  return {
    database: undefined as never,
    business,
    clock,
    user: { id, name: '', role: 'Owner' },
    now: clock(),
    today: dayIn(business.timeZone, clock()),
    act: { id: newId(), heads: new Map() },
    query,
  };
};

const unmetIn = async (tx: Tx, name: ReportName, days: Range): Promise<string[]> => {
  const from = headOf(name).days === 'as-of' ? null : days.from;
  const written = (amount: string) => formatMoney(amount, tx.business.homeCurrency, tx.business.locale);
  const [sheet] = (await reports[name].read(tx, wholeReport({ ...days, from }), null)).sheets();
  return sheet!.controls
    .filter(({ difference }) => !isZero(difference))
    .map((control) => `${headOf(name).title} of ${days.to}: ${controlText(control, written)}`);
};

/**
 * Every report of every business, from the day of its first entry to that of its last, beside what it is compared with, within a transaction that
 * sees one moment.
 *
 * @param most of how many businesses, those with the most entries first; of all where it is left out
 * @returns where the two differ: the business, and what the report says under its total
 */
export const unmetControls = async (
  client: pg.Client,
  most?: number,
): Promise<{ business: string; fault: string }[]> => {
  const query = oneByOne(preparedOn(client, 0));
  const found: { business: string; fault: string }[] = [];
  const businesses = await query(
    { id: column.id, from: column.day, to: column.day },
    `select business_id as id, min(on_day) as "from", max(on_day) as "to" from journal_entry group by 1 order by count(*) desc, 1
     limit $1`,
    [most ?? null],
  );
  for (const { id, ...days } of businesses) {
    const tx = await readerOf(query, id, days.to);
    for (const name of reportNames.filter((one) => headOf(one).proven))
      for (const fault of await unmetIn(tx, name, days))
        found.push({ business: `${tx.business.name} (${id})`, fault });
  }
  return found;
};
