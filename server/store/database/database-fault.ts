import pg from 'pg';
import { Unavailable } from '../../../src/domain/values/unavailable.ts';
import { failures } from '../../../src/domain/words/frame.ts';

/** As long as an answer of PostgreSQL is waited for: longer than it may take itself (`database.ts`), so that it speaks first. */
export const answerMs = 25_000;

/** Connections lost or refused, too many of them, an engine that starts or stops, statements that took too long. Source: PostgreSQL's manual, appendix "PostgreSQL Error Codes". */
const busyCodes = /^(08|57P0[1-5]|53[023]|57014|25P03)/;
const fullCode = '53100';
/** A lock that was waited for too long: PostgreSQL is well, and somebody else's act isn't over. */
const lockedCode = '55P03';

/** What Node says of a socket that leads nowhere. */
const lostSocket = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT', 'EHOSTUNREACH']);

const socketCalls = new Set(['connect', 'read', 'write']);

/** What pg says in words alone. Source: pg and pg-pool, their `new Error(…)`. */
const lostInWords =
  /^(timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error|Cannot use a pool after calling end)/;

const isFull = (error: unknown): boolean =>
  (error instanceof pg.DatabaseError && error.code === fullCode) ||
  (error as NodeJS.ErrnoException | undefined)?.code === 'ENOSPC';

const isAway = (error: unknown): boolean => {
  if (error instanceof pg.DatabaseError) return busyCodes.test(error.code ?? '');
  if (!(error instanceof Error)) return false;
  const { code, syscall, message } = error as NodeJS.ErrnoException;
  return (lostSocket.has(code ?? '') && socketCalls.has(syscall ?? '')) || lostInWords.test(message);
};

/** What a fault of the database or the disk is to whoever asked; null for any other, which is nobody's but ours. */
export const unavailabilityOf = (error: unknown): Unavailable | null => {
  if (isFull(error)) return new Unavailable(failures.noRoom, 60);
  if (error instanceof pg.DatabaseError && error.code === lockedCode)
    return new Unavailable(failures.workedOn, 5);
  return isAway(error) ? new Unavailable(failures.databaseAway, 5) : null;
};

/** The disk was full at some moment, which a look at the database alone doesn't show: reading goes on. */
let fullAt = Number.NEGATIVE_INFINITY;
const rememberedSeconds = 60;

/** Notes that a fault meant a full disk. */
export const noteFault = (error: unknown): void => {
  if (isFull(error)) fullAt = process.uptime();
};

/** Whether the disk was full within the last minute. */
export const wasFull = (): boolean => process.uptime() - fullAt < rememberedSeconds;
