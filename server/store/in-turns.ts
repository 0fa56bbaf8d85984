import type { Tx } from './tx.ts';

/** What was sent in this turn of the event loop has left for PostgreSQL in the next. */
export const nextTurn = (): Promise<void> => new Promise((resume) => setImmediate(resume));

/**
 * Sends large writes one after another, each made while PostgreSQL carries out the one before; ends when all are carried out. What would
 * leave together as one pipeline waits until all of it is made.
 */
export const inTurns = async (writes: readonly (() => Promise<void>)[]): Promise<void> => {
  const sent: Promise<void>[] = [];
  for (const write of writes) {
    const one = write();
    // Whoever awaits them all is told; until then nobody does.
    one.catch(() => {});
    sent.push(one);
    await nextTurn();
  }
  await Promise.all(sent);
};

/** As many rows of a file as leave for PostgreSQL together: it writes them while the next are looked at. */
export const writtenAtOnce = 100;

/** Sends writes that nobody waits for before the commit, and gives them the turn in which they leave. */
export const sendAhead = async (tx: Tx, writes: readonly (() => Promise<void>)[]): Promise<void> => {
  for (const write of writes) tx.unwaited(write());
  await nextTurn();
};
