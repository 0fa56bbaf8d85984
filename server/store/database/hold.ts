import type { Query } from './row.ts';

const key = `hashtextextended('books ' || $1, 0)`;
const locks = {
  shared: `select pg_advisory_xact_lock_shared(${key})`,
  alone: `select pg_advisory_xact_lock(${key})`,
};

/**
 * Holds what all acts of a business rely on until the transaction ends: the lock date, accounts and currency of its books, and which banks and
 * locations are in use. It is held `shared` by who relies on any of that, and `alone` by who changes it, which takes it so before anything else
 * holds it shared. PostgreSQL queues this lock fairly, where a row that many share is shared on past an update that waits for it. What is
 * relied on is read by a later statement, which sees what was committed while this one waited.
 */
export const holdBooks = async (
  tx: { business: { id: string }; query: Query },
  how: keyof typeof locks,
): Promise<void> => {
  await tx.query(locks[how], [tx.business.id]);
};
