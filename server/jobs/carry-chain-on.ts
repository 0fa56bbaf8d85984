import type { Task } from 'graphile-worker';
import type pg from 'pg';
import { carryChainOn } from '../services/carry-chain-on.ts';
import { asAccess } from '../store/access/access.ts';
import { businessById } from '../store/access/business-by-id.ts';
import { queueChains } from '../store/audit/queue-chains.ts';
import type { JobServices } from './deliver-letter.ts';

/** Queues a job for each business whose events wait to be appended to its chain, or whose last events are to be signed. */
export const carryChainsOn =
  ({ clock, signing = null }: Pick<JobServices, 'clock' | 'signing'>, pool: pg.Pool): Task =>
  () =>
    queueChains(pool, clock(), signing !== null);

/** Carries the chain of one business on. */
export const carryOneChainOn =
  ({ database, clock, signing = null }: Pick<JobServices, 'database' | 'clock' | 'signing'>): Task =>
  async (payload) => {
    const { business: id } = payload as { business: string };
    const business = await businessById(asAccess(database), id);
    await carryChainOn({ database, clock, business }, signing);
  };
