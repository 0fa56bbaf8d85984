import type { Side } from '../../src/domain/books/side.ts';
import { type Day, daysAfter } from '../../src/domain/day.ts';
import { type Decimal, minus, sum, zero } from '../../src/domain/money.ts';
import { leftOn } from '../store/books/items.ts';
import { futureDatedOf } from '../store/contacts/future-dated.ts';
import { column } from '../store/database/row.ts';
import type { Tx } from '../store/database/tx.ts';
import { futureDatedHere, isOpenHere, pastDueHere, postedOn } from '../store/rows/statuses.ts';

const ages = ['not due', '1-30', '31-60', '61-90', '91 or more', 'no document'] as const;
type Age = (typeof ages)[number];

export interface Outstanding {
  total: Decimal;
  overdue: Decimal;
  ages: { age: Age; count: number; total: Decimal }[];
}

interface DueThisWeek {
  from: Day;
  to: Day;
  count: number;
  total: Decimal;
}

const ageColumns = { age: column.text.as<Age>(), n: column.int, open: column.exact };
interface Aged {
  age: Age;
  n: number;
  open: string;
}

/** How long rows of `days` have been due, in SQL. The second parameter is the day it is asked on. */
const age = `case when not (${pastDueHere('days', '$2::date')}) then 'not due' when due_on >= $2::date - 30 then '1-30'
  when due_on >= $2::date - 60 then '31-60' when due_on >= $2::date - 90 then '61-90' else '91 or more' end`;

/** Sums by due day, less the documents that are future-dated and owed by nobody yet. */
const dueByAge = (kinds: string): string => `
  select ${age} as age, sum(n)::int as n, sum(home_open) as open
  from (
    select due_on, n, home_open from document_due where business_id = $1 and ${kinds}
    union all
    select due_on, -1, -home_open from document where business_id = $1 and ${kinds} and ${futureDatedHere('document', '$2::date')}
      and ${isOpenHere('document')} and due_on is not null) days
  group by 1`;

/** Today, of everybody: kept beside the rows. */
const agedToday = async (tx: Tx, side: Side): Promise<Aged[]> => {
  const [rows, [owed], futureDated] = await Promise.all([
    tx.query(ageColumns, dueByAge(postedOn(side)), [tx.business.id, tx.today]),
    tx.query(
      { open: column.exact },
      `select coalesce(sum(open), 0) as open from contact_total where business_id = $1 and side = $2`,
      [tx.business.id, side.owed],
    ),
    futureDatedOf(tx, side, null),
  ]);
  const total = minus(owed!.open, futureDated.open);
  const onDocuments = sum(rows.map(({ open }) => open));
  return [...rows, { age: 'no document', n: 0, open: minus(total, onDocuments) }];
};

/** What falls due on a side within a week from today, of documents alone; what is late already is not among it. */
export const dueThisWeek = async (tx: Tx, side: Side): Promise<DueThisWeek> => {
  const [from, to] = [tx.today, daysAfter(tx.today, 7)];
  const [row] = await tx.query(
    { count: column.int, total: column.exact },
    `select coalesce(sum(n), 0)::int as count, coalesce(sum(home_open), 0) as total from document_due
     where business_id = $1 and ${postedOn(side)} and due_on between $2 and $3`,
    [tx.business.id, from, to],
  );
  return { from, to, ...row! };
};

/**
 * By the end of a day, from dated items and settlements. What had been paid on a document until it was corrected lies
 * in the books against its due day and is no document that is open.
 */
const agedOn = ({ owed }: Side): string => `
  select case when document_id is null then 'no document' else ${age} end as age,
    (count(*) filter (where document_id is not null and ${isOpenHere('days')}))::int as n, sum(home_open) as open
  from (
    select i.document_id, i.due_on, ${leftOn('home_amount', '$2')} as home_open from open_item i
    where i.business_id = $1 and i.side = '${owed}' and i.on_day <= $2 and ($3::uuid is null or i.contact_id = $3)) days
  group by 1`;

/**
 * What is owed on a side at the end of a day by how long it has been due; what is owed without a document, such as an opening
 * balance, stands by itself. What is future-dated is not owed yet.
 *
 * @param of the last day of what counts, today where none is named, and whose it is, everybody's where nobody is named
 */
export const outstanding = async (
  tx: Tx,
  side: Side,
  of: { onDay?: Day; contactId?: string } = {},
): Promise<Outstanding> => {
  const { onDay = tx.today, contactId = null } = of;
  const rows =
    onDay === tx.today && contactId === null
      ? await agedToday(tx, side)
      : await tx.query(ageColumns, agedOn(side), [tx.business.id, onDay, contactId]);
  const by = new Map(rows.map((row) => [row.age, { count: row.n, total: row.open }]));
  const found = ages.map((age) => ({ age, ...(by.get(age) ?? { count: 0, total: zero }) }));
  return {
    total: sum(found.map(({ total }) => total)),
    overdue: sum(
      found.filter(({ age }) => age !== 'not due' && age !== 'no document').map(({ total }) => total),
    ),
    ages: found.filter(({ age, total }) => age !== 'no document' || total !== zero),
  };
};
