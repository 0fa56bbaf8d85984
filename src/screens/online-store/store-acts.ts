import type { StoreStanding } from '../../domain/online-store/connection.ts';
import { storeWords as words } from '../../domain/online-store/online-store.words.ts';
import type { StoreOrderStanding, StoreRunStatus } from '../../domain/online-store/order-record.ts';
import {
  type OnlineStoreEvent,
  onlineStoreLifecycle,
} from '../../machines/online-store/online-store.lifecycle.ts';
import { allows, isOpenTo } from '../../machines/standing.ts';
import { storeOrderLifecycle } from '../../machines/store-order/store-order.lifecycle.ts';
import { storeRunLifecycle } from '../../machines/store-run/store-run.lifecycle.ts';
import { type ActSpec, type AvailableActs, allowedActs } from '../document/allowed-acts.ts';

export type StoreAct = 'resume' | 'pause' | 'disconnect';

const act = (
  name: StoreAct,
  label: string,
  event: OnlineStoreEvent,
): ActSpec<StoreAct, OnlineStoreEvent> => ({
  name,
  label,
  event,
  key: 'settings.business',
  onlyWhereOpen: true,
});

const specs = [
  act('disconnect', words.disconnect, { type: 'store.disconnect' }),
  act('pause', words.pause, { type: 'store.pause' }),
  act('resume', words.resume, { type: 'store.resume' }),
];

/** What the chart lets be done with a connected store; only who may keep the settings sees the page. */
export const storeActsOf = (standing: StoreStanding): AvailableActs<StoreAct> =>
  allowedActs(onlineStoreLifecycle, standing, specs, () => true);

/** True while the store's orders are followed: an import can be asked for. */
export const isFollowed = (standing: StoreStanding): boolean =>
  isOpenTo(onlineStoreLifecycle, standing, { type: 'store.pause' }) && standing.facts.before === null;

/** What can be done with an import of orders. */
export const importActsOf = (status: StoreRunStatus): ('stop' | 'resume')[] =>
  (['stop', 'resume'] as const).filter((act) =>
    allows(storeRunLifecycle, { status, facts: {} }, { type: `run.${act}` }),
  );

/** True of an order that can be looked at again because somebody asks. */
export const canRetry = (standing: StoreOrderStanding): boolean =>
  allows(storeOrderLifecycle, standing, { type: 'order.retry' });
