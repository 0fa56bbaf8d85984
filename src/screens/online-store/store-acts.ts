import type { StoreStanding } from '../../domain/online-store/connection.ts';
import { storeWords as words } from '../../domain/words/online-store-pages.ts';
import {
  type OnlineStoreEvent,
  onlineStoreLifecycle,
} from '../../machines/online-store/online-store.lifecycle.ts';
import { type ActSpec, allowedActs, type ShownActs } from '../document/allowed-acts.ts';

export type StoreAct = 'resume' | 'pause' | 'disconnect';

const act = (
  name: StoreAct,
  label: string,
  event: OnlineStoreEvent,
): ActSpec<StoreAct, OnlineStoreEvent> => ({
  ...{ name, label, event },
  key: 'settings.business',
  onlyWhereOpen: true,
});

const specs = [
  act('disconnect', words.disconnect, { type: 'store.disconnect' }),
  act('pause', words.pause, { type: 'store.pause' }),
  act('resume', words.resume, { type: 'store.resume' }),
];

/** What the chart lets be done with a connected store; only who may keep the settings sees the page. */
export const storeActsOf = (standing: StoreStanding): ShownActs<StoreAct> =>
  allowedActs(onlineStoreLifecycle, standing, specs, () => true);
