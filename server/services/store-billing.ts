import { storeBillingRefusals as words } from '../../src/domain/billing/store-billing.words.ts';
import { isConnected, lacksPermission } from '../../src/domain/online-store/connection.ts';
import { onlineStoreRefusals } from '../../src/domain/online-store/refusals.words.ts';
import { type Refusal, refusal } from '../../src/domain/values/refusal.ts';
import { Unavailable } from '../../src/domain/values/unavailable.ts';
import { ShopError } from '../adapters/shop/platform.ts';
import { type BusinessTx, Refused } from '../store/database/tx.ts';
import { type OnlineStore, onlineStoreOf } from '../store/online-store/online-stores.ts';
import { billingOf } from '../store/plans/plan-billing.ts';
import { storeBillingRefusal } from './plan-billing.ts';

/** Carries out what a store is asked for. Where it doesn't answer, throws `Unavailable`; where it says no, `Refused`: each in the words of billing. */
export const askingStore = async <Answer>(asked: Promise<Answer>): Promise<Answer> => {
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    if (error.fault === 'refused') throw new Refused(refusal('illegal-move', words.storeSaidNo));
    throw new Unavailable(onlineStoreRefusals.storeAway, 5);
  }
};

/** Why the business's store can't bill its plan now, whatever is sold; null where it can. Source: finance-answers.md, Q98. */
export const storeBillingOf = async (
  tx: BusinessTx,
): Promise<{ store: OnlineStore; cameFromStore: boolean; whyNot: Refusal | null }> => {
  const store = await onlineStoreOf(tx);
  const cameFromStore = store.fromStore;
  const no = (why: string) => ({ store, cameFromStore, whyNot: refusal('illegal-move', why) });
  if (!isConnected(store.status) || lacksPermission(store.status)) return no(words.notConnected);
  if (!cameFromStore) return no(words.notFromStore);
  return { store, cameFromStore, whyNot: storeBillingRefusal(await billingOf(tx)) };
};
