import type { StoreRunStatus } from '../../src/domain/online-store/order-record.ts';
import type { Refusal } from '../../src/domain/values/refusal.ts';
import type { Move } from '../../src/machines/standing.ts';
import { decide } from '../../src/machines/standing.ts';
import {
  type StoreRunEvent,
  type StoreRunFacts,
  storeRunLifecycle,
} from '../../src/machines/store-run/store-run.lifecycle.ts';

export type { StoreRunEvent };

/** What becomes of a run by an event of its chart, or why not. */
export const moveStoreRunAct = (
  status: StoreRunStatus,
  event: StoreRunEvent,
): (Move<StoreRunFacts> & { status: StoreRunStatus }) | Refusal =>
  decide(storeRunLifecycle, { status, facts: {} }, event) as
    | (Move<StoreRunFacts> & { status: StoreRunStatus })
    | Refusal;
