import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import type { Plan as PlanName } from '../../../src/domain/access/plans.ts';
import type { Source } from '../../../src/domain/audit/source.ts';
import { dayIn } from '../../../src/domain/day.ts';
import type { Bounds } from '../../../src/domain/values/bounds.ts';
import type { EarlierStart } from '../../../src/domain/values/fiscal-year.ts';
import type { Calendar } from '../../../src/domain/values/period.ts';
import { isRefusal, type Refusal } from '../../../src/domain/values/refusal.ts';
import type { Database } from './database.ts';
import { newId } from './new-id.ts';
import { endTransaction, preparedOn } from './prepared.ts';
import type { Query } from './row.ts';

/** Says what time it is; passed in everywhere so that tests own it. */
export type Clock = () => Date;

/** The business a session works in, as its row says. */
export interface Business {
  id: string;
  name: string;
  address: string;
  homeCurrency: string;
  timeZone: string;
  locale: string;
  plan: PlanName;
  multiCurrency: boolean;
  /** Line taxes of new documents are taken after the discount's share. */
  taxAfterDiscount: boolean;
  taxPerRate: boolean;
  /** The first day of its fiscal years, and how those before a change began. */
  fiscalMonth: number;
  fiscalDay: number;
  fiscalBefore: readonly EarlierStart[];
}

/** A business at a time, with nobody in it: enough to look, and less than any command takes. */
export interface BusinessCtx {
  database: Database;
  clock: Clock;
  business: Business;
}

/** Who acts, in which business, at what time: what every command is handed. */
export interface Ctx extends BusinessCtx {
  user: {
    id: string;
    name: string;
    role: string /** Where they look at the pages as another role would. */;
    memberRole?: string;
  };
  /** From where it is done, for the audit trail; a job of the product where nobody says. */
  source?: Source | undefined;
  /** The intended act this request carries out; absent for reads. */
  intent?: { key: string; fingerprint: Buffer; call: string } | undefined;
  /** What one person may do that reaches others; the usual bounds when left out. */
  bounds?: Bounds;
  /** Plans the act and shows what it would do; nothing is written. */
  previewOnly?: boolean;
  /** A file is imported, or an import undone, in this run: what is posted says so. */
  importRun?: string;
  /** Somebody typed days, and didn't confirm that a far one is meant. */
  asksFarDays?: boolean;
}

/** What a transaction adds to who and where. */
export interface Running {
  now: Date;
  /** The calendar day it is in the business's own zone. */
  today: string;
  /** What its events and entries are tied together by, and the first event about each thing. */
  act: { id: string; heads: Map<string, string> };
  /**
   * Runs a statement, prepared once per connection. Statements that do not need each other's rows may be sent together (`Promise.all`): they
   * share one wait, run in the order they were sent, and one that fails fails those after it.
   */
  query: Query;
}

/** A transaction inside one business, whoever acts. */
export interface BusinessTx extends BusinessCtx, Running {}

/** A transaction inside one business, by a member. */
export interface Tx extends Ctx, Running {}

/** A refused act on its way out of a transaction, which rolls back. */
export class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

/** Throws the refusal, if there is one. */
export const refuse = (refused: Refusal | null | undefined): void => {
  if (refused) throw new Refused(refused);
};

/** Runs an act for a command and returns its outcome. The refusal that an act returns is thrown here, which ends the transaction. */
export const runAct = <Args extends readonly unknown[], Outcome>(
  act: (...args: Args) => Outcome,
  ...args: Args
): Exclude<Outcome, Refusal> => {
  const outcome = act(...args);
  if (isRefusal(outcome)) throw new Refused(outcome);
  return outcome as Exclude<Outcome, Refusal>;
};

/** A row that does not exist in this business, or not at all: the two answer alike. */
export class Missing extends Error {}

/** A statement that was prepared before another server changed its table. */
const changedUnder = '0A000';

/** Whether a session can go on after a fault: what PostgreSQL said, or was said here, leaves it as it was. */
export const isSessionWhole = (error: unknown): boolean =>
  (error instanceof pg.DatabaseError && error.code !== changedUnder) ||
  error instanceof Refused ||
  error instanceof Missing;

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
/** What is read is as it was at one moment; `long` reads very many rows, on connections kept for such. */
type Mode = 'read' | 'long' | 'write';
const atOneMoment = 'begin isolation level repeatable read, read only';
const begin: Readonly<Record<Mode, string>> = { read: atOneMoment, long: atOneMoment, write: 'begin' };
const enter = `select set_config('app.business', $1, true)`;
const passing = new Set(['40001', '40P01']);
/** Indexes in which a second one finds a key taken since it looked; looking once more, it refuses or goes round it. */
const takenSince = new Set(['document_number', 'product_sku']);
/** What a later try gets past: two that met, and a number or SKU that another one took since it was looked for. */
const isPassing = (error: unknown): boolean =>
  error instanceof pg.DatabaseError &&
  (passing.has(error.code ?? '') || (error.code === '23505' && takenSince.has(error.constraint ?? '')));
const tries = 6;

const attempt = async <C extends BusinessCtx, T>(
  ctx: C & { previewOnly?: boolean },
  mode: Mode,
  fn: (tx: C & Running) => Promise<T>,
): Promise<T> => {
  const client = await ctx.database[mode === 'long' ? 'long' : 'app'].connect();
  const send = preparedOn(client);
  let over = false;
  // Of branches that run side by side one may fail while another goes on: its connection is somebody else's by then.
  const query = ((...args: Parameters<Query>) =>
    over ? Promise.reject(new Error('The transaction is over.')) : send(...args)) as Query;
  let fault: Error | undefined;
  try {
    await Promise.all([send(begin[mode]), send(enter, [ctx.business.id])]);
    const now = ctx.clock();
    const act = { id: newId(), heads: new Map<string, string>() };
    const result = await fn({ ...ctx, now, today: dayIn(ctx.business.timeZone, now), act, query });
    over = true;
    await endTransaction(client, mode === 'write' && ctx.previewOnly ? 'rollback' : 'commit');
    return result;
  } catch (error) {
    over = true;
    fault = isSessionWhole(error) ? undefined : (error as Error);
    // One that broke rolls back by itself, and might never answer.
    if (!fault) await send('rollback').catch(() => {});
    throw error;
  } finally {
    // A connection whose session broke must not go back to the pool.
    client.release(fault);
  }
};

const transactions = new AsyncLocalStorage<'business' | 'access'>();

/** Refuses to wait for a connection within a transaction: where all are held by who waits for another, nobody ever gets one. */
const refuseWithin = (one: 'business' | 'access' | undefined): void => {
  if (one) throw new Error('A transaction is under way: it can’t wait for a second connection.');
};

/** Runs a transaction that holds a connection. Throws within another one. */
export const holding = <T>(of: 'business' | 'access', transaction: () => Promise<T>): Promise<T> => {
  refuseWithin(transactions.getStore());
  return transactions.run(of, transaction);
};

/**
 * Refuses a single statement on another connection within a transaction of the access role. Within one of a business it may be asked: whoever
 * has a connection of the access role waits for none of a business, so that this wait ends.
 */
export const refuseSingleWithin = (): void => {
  if (transactions.getStore() === 'access') refuseWithin('access');
};

/**
 * The one way to a business's rows: a transaction in which row security shows that business and no other. Businesses have
 * theirs in turns. A write is repeated when PostgreSQL says it met another one (serialisation failure, deadlock).
 *
 * @throws Unavailable when too many wait, or one waited too long
 * @throws Error inside another transaction
 */
export const withBusiness = async <C extends BusinessCtx, T>(
  ctx: C,
  mode: Mode,
  fn: (tx: C & Running) => Promise<T>,
): Promise<T> => {
  if (!uuid.test(ctx.business.id)) throw new Missing();
  const inTurn = ctx.database.turns[mode === 'long' ? 'long' : 'app'];
  for (let tried = 1; ; tried += 1) {
    try {
      return await holding('business', () => inTurn(ctx.business.id, () => attempt(ctx, mode, fn)));
    } catch (error) {
      const again = mode === 'write' && isPassing(error);
      if (!again || tried >= tries) throw error;
      await new Promise((resume) => setTimeout(resume, 2 ** tried * (1 + Math.random())));
    }
  }
};

/** Today and the fiscal year of the business a transaction is in. */
export const calendarOf = ({ today, business }: Pick<BusinessTx, 'today' | 'business'>): Calendar => ({
  today,
  fiscal: { month: business.fiscalMonth, day: business.fiscalDay, before: business.fiscalBefore },
});
