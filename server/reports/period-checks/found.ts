import type { AccountingPeriod } from '../../../src/domain/period/accounting-period.ts';
import type { Findings, Found, FoundKind } from '../../../src/domain/period/judged.ts';
import { column } from '../../store/database/row.ts';
import type { Tx } from '../../store/database/tx.ts';

/** The period that is judged, with the months of a year that aren't locked. */
export interface Judged {
  period: AccountingPeriod;
  openMonths: readonly AccountingPeriod[];
}

/** Finds what keeps a check from being met; it is met where nothing is found. */
export type CheckSource = (tx: Tx, judged: Judged) => Promise<Findings>;

/** How many are named; the others are behind a link. */
const mostNamed = 3;

/** What is found, of rows that are all there already. */
export const foundAmong = (rows: readonly Found[]): Findings => ({
  total: rows.length,
  rows: rows.slice(0, mostNamed),
});

const none: Readonly<Record<string, string>> = {
  id: 'null::uuid',
  account_id: 'null::int',
  type: 'null::text',
  name: `''`,
  from_day: 'null::date',
  to_day: 'null::date',
  amount: 'null::numeric',
  currency: 'null::text',
};

/** The columns of a source in SQL, those that aren't named empty. */
export const foundColumns = (of: FoundKind, named: Readonly<Record<string, string>>): string =>
  [
    `'${of}' as of`,
    ...Object.entries({ ...none, ...named }).map(([name, value]) => `${value} as ${name}`),
  ].join(', ');

/**
 * A check whose rows a query finds.
 *
 * @param rows a query with `foundColumns`; $1 is the business, $2 and $3 are the first and last day, $4 is the home currency
 */
export const foundBy =
  (rows: string): CheckSource =>
  async (tx, { period: { from, to } }) => {
    const found = await tx.query(
      {
        of: column.text.as<FoundKind>(),
        id: column.id.orNull,
        accountId: column.int.orNull,
        type: column.text.orNull,
        name: column.text,
        from: column.day.orNull.called('from_day'),
        to: column.day.orNull.called('to_day'),
        amount: column.exact.orNull,
        currency: column.text.orNull,
        total: column.int,
      },
      `with judged as (select $1::uuid, $2::date, $3::date, $4::text), found as (${rows})
       select *, (count(*) over ())::int as total from found order by from_day, name, amount limit ${mostNamed}`,
      [tx.business.id, from, to, tx.business.homeCurrency],
    );
    return { total: found[0]?.total ?? 0, rows: found.map(({ total: _, ...row }) => row) };
  };
