import {
  type Cap,
  type Counted,
  capOf,
  capReached,
  caps,
  type Room,
} from '../../../src/domain/access/plans.ts';
import { column } from '../database/row.ts';
import { rowsOf } from '../database/rowset.ts';
import { type BusinessTx, Refused, type Tx } from '../database/tx.ts';

/** A change of what a plan caps; `most` bounds what is more, and is null for what is less or has no bound. */
interface UsageRow {
  cap: Counted;
  n: number;
  most: number | null;
}

/** What it answers of each cap that had room. */
export const countedColumns = { cap: column.text.as<Counted>() };

/** Counts by key, taken in the order of their names, and answers each cap that had room. */
export const countedUsage = (rows: string): string => `update usage u set n = u.n + held.change from (
    select s.cap, x.n as change, x.most from usage s join ${rowsOf(rows, { cap: column.text, n: column.int, most: column.int })} on x.cap = s.cap
    where s.business_id = $1 order by s.cap for update of s) held
  where u.business_id = $1 and u.cap = held.cap and (held.most is null or u.n + held.change <= held.most) returning u.cap`;

const isCap = (name: Counted): name is Cap => (caps as readonly Counted[]).includes(name);

/** What is to be counted, with what the business's plan allows of it. */
export const usageRows = (tx: Tx, usage: Partial<Record<Counted, number>>): UsageRow[] =>
  Object.entries(usage)
    .filter(([, n]) => n !== 0)
    .map(([name, n]) => {
      const cap = name as Counted;
      const most = isCap(cap) ? capOf(tx.business.plan, cap) : Number.POSITIVE_INFINITY;
      return { cap, n, most: n > 0 && Number.isFinite(most) ? most : null };
    });

/** How many the plan keeps, and how many there are, for whoever only looks. */
export const roomOf = async (tx: BusinessTx, cap: Cap): Promise<Room> => {
  const [row] = await tx.query({ n: column.int }, 'select n from usage where business_id = $1 and cap = $2', [
    tx.business.id,
    cap,
  ]);
  const limit = capOf(tx.business.plan, cap);
  return { limit: Number.isFinite(limit) ? limit : null, used: row?.n ?? 0 };
};

/** How many more the plan keeps, its count held until the transaction ends. */
export const roomFor = async (tx: Tx, cap: Cap): Promise<Room> => {
  const [row] = await tx.query(
    { n: column.int },
    'select n from usage where business_id = $1 and cap = $2 for update',
    [tx.business.id, cap],
  );
  const [limit, used] = [capOf(tx.business.plan, cap), row!.n];
  return { limit: Number.isFinite(limit) ? limit : null, used };
};

/**
 * Refuses what the plan had no room for, with the limit and how much of it is used; after a change to a smaller plan more
 * may stand than it keeps.
 */
export const refuseUncounted = async (
  tx: Tx,
  requested: readonly UsageRow[],
  counted: readonly { cap: Counted }[],
): Promise<void> => {
  const over = requested.find(({ cap }) => !counted.some((row) => row.cap === cap));
  if (!over) return;
  if (!isCap(over.cap)) throw new Error(`Nothing counts the ${over.cap} of this business.`);
  const [row] = await tx.query({ n: column.int }, 'select n from usage where business_id = $1 and cap = $2', [
    tx.business.id,
    over.cap,
  ]);
  throw new Refused(capReached(over.cap, { limit: over.most, used: row!.n }));
};

/** Counts what the plan caps, outside a plan of the books. Throws `Refused`. */
export const countUsage = async (tx: Tx, usage: Partial<Record<Counted, number>>): Promise<void> => {
  const rows = usageRows(tx, usage);
  if (rows.length === 0) return;
  await refuseUncounted(
    tx,
    rows,
    await tx.query(countedColumns, countedUsage('$2'), [tx.business.id, JSON.stringify(rows)]),
  );
};
