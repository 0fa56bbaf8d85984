import { moveStoreAct } from '../acts/online-store.ts';
import { newId } from '../store/database/new-id.ts';
import type { Tx } from '../store/database/tx.ts';
import {
  holdOnlineStoreIfAny,
  storeBooksOf,
  storeStandingOf,
  writeOnlineStore,
} from '../store/online-store/online-stores.ts';
import { recordEvent } from '../store/plan/events.ts';

/** Takes an online store out of action whose accounts can't be posted to any more. Called once an account was taken out of use. */
export const breakStoreAccounting = async (tx: Tx): Promise<void> => {
  const store = await holdOnlineStoreIfAny(tx);
  if (!store || store.accounting === null) return;
  const standing = storeStandingOf(store, await storeBooksOf(tx, store.currency));
  if (standing.facts.wrongAccounts.length === 0) return;
  const move = moveStoreAct(standing, {
    type: 'store.accountingBroken',
    accounts: standing.facts.wrongAccounts,
  });
  if (move.refused || !move.moved) return;
  await writeOnlineStore(tx, { ...store, status: move.status, before: move.facts.before });
  await recordEvent(tx, 'store.break accounting', 'store', newId(), {
    shop: store.shop,
    from: store.status,
    to: move.status,
  });
};
