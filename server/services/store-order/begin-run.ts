import type { Day } from '../../../src/domain/day.ts';
import { isActive } from '../../../src/domain/online-store/connection.ts';
import { firstMoment } from '../../../src/domain/online-store/first-moment.ts';
import type { BusinessTx } from '../../store/database/tx.ts';
import type { OnlineStore } from '../../store/online-store/online-stores.ts';
import { beginStoreRun, polledAt } from '../../store/online-store/store-runs.ts';

/** How far a poll looks back beyond the last one: what was written there while it asked is asked for again. */
export const overlapMs = 15 * 60_000;

type Store = Pick<OnlineStore, 'status' | 'sync' | 'epoch'>;

/** Begins the import of a store's orders from a day on, its first one where none is said; null where a run is open. */
export const beginImportOf = async (
  tx: BusinessTx,
  { sync, epoch }: Store,
  from: Day | null = null,
): Promise<string | null> =>
  sync &&
  beginStoreRun(tx, {
    kind: 'import',
    epoch,
    since: firstMoment(from ?? sync.importFrom, tx.business.timeZone),
  });

/**
 * Begins the run that is next for a store that is followed: the first import, or a poll of what changed since the last run, with an overlap. Null
 * where there is none: the store isn't followed, waits to be asked, or a run is open.
 */
export const beginNextRun = async (tx: BusinessTx, store: Store): Promise<string | null> => {
  if (!isActive(store.status) || !store.sync) return null;
  const last = await polledAt(tx);
  if (!last) return store.sync.autoSync ? beginImportOf(tx, store) : null;
  return beginStoreRun(tx, {
    kind: 'poll',
    epoch: store.epoch,
    since: new Date(last.getTime() - overlapMs),
  });
};
