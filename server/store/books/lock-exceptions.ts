import type {
  ActiveMember,
  GivenException,
  LockException,
} from '../../../src/domain/books/lock-exception.ts';
import type { Day } from '../../../src/domain/day.ts';
import { column } from '../database/row.ts';
import { Missing, type Tx } from '../database/tx.ts';

const nameOf = (id: string) =>
  `coalesce((select trim(u.first_name || ' ' || u.last_name) from app_user u where u.id = ${id}), '')`;

const exceptionColumns = {
  id: column.id,
  userId: column.id,
  member: column.text,
  from: column.day.called('from_day'),
  to: column.day.called('to_day'),
  until: column.instant,
  reason: column.text,
  grantedBy: column.text,
  grantedAt: column.instant,
  endedBy: column.text.orNull,
  endedAt: column.instant.orNull,
};

const selected = `select x.id, x.user_id, ${nameOf('x.user_id')} as member, x.from_day, x.to_day, x.until, x.reason, ${nameOf('x.granted_by')} as granted_by,
    x.granted_at, case when x.ended_by is not null then ${nameOf('x.ended_by')} end as ended_by, x.ended_at
  from lock_exception x where x.business_id = $1`;

/** An exception by its id. Throws `Missing`. */
export const exceptionById = async (tx: Tx, id: string): Promise<LockException> => {
  const [row] = await tx.query(exceptionColumns, `${selected} and x.id = $2`, [tx.business.id, id]);
  if (!row) throw new Missing();
  return row;
};

/** As many exceptions as are listed, and as many entries of each. */
const [mostListed, mostEntries] = [50, 10];

/** An exception with what was posted by it: how many entries, and the first of them. */
export interface ListedException extends LockException {
  count: number;
  entries: { id: string; number: number; onDay: Day }[];
}

/** The newest exceptions, with what was posted by each. */
export const listedExceptions = async (tx: Tx): Promise<ListedException[]> => {
  const found = await tx.query(
    exceptionColumns,
    `${selected} order by x.granted_at desc, x.id desc limit ${mostListed}`,
    [tx.business.id],
  );
  const entries = await tx.query(
    { exceptionId: column.id, id: column.id, number: column.int, onDay: column.day, count: column.int },
    `select * from (
       select e.lock_exception_id as exception_id, e.id, e.number, e.on_day, (count(*) over (partition by e.lock_exception_id))::int as count, row_number() over (partition by e.lock_exception_id order by e.number) as n
       from journal_entry e where e.business_id = $1 and e.lock_exception_id = any($2)) posted
     where n <= ${mostEntries} order by number`,
    [tx.business.id, found.map(({ id }) => id)],
  );
  return found.map((exception) => {
    const own = entries.filter(({ exceptionId }) => exceptionId === exception.id);
    return { ...exception, count: own[0]?.count ?? 0, entries: own };
  });
};

/** Adds an exception, granted now by who acts. */
export const insertException = async (
  tx: Tx,
  id: string,
  { userId, from, to, until, reason }: GivenException,
): Promise<void> => {
  await tx.query(
    `insert into lock_exception (business_id, id, user_id, from_day, to_day, until, reason, granted_by, granted_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [tx.business.id, id, userId, from, to, until, reason, tx.user.id, tx.now],
  );
};

/** Ends exceptions that are open, now: one by its id, or all there are. */
export const endExceptions = async (tx: Tx, id: string | null = null): Promise<void> => {
  await tx.query(
    `update lock_exception set ended_by = $2, ended_at = $3
     where business_id = $1 and ended_at is null and until > $3 and ($4::uuid is null or id = $4)`,
    [tx.business.id, tx.user.id, tx.now, id],
  );
};

/** Who works here now, by name. */
export const workingMembers = (tx: Tx): Promise<ActiveMember[]> =>
  tx.query(
    { userId: column.id, name: column.text, role: column.text },
    `select m.user_id, trim(u.first_name || ' ' || u.last_name) as name, m.role from member m join app_user u on u.id = m.user_id
     where m.business_id = $1 and m.status = 'Active' order by 2, 1`,
    [tx.business.id],
  );
