import { type Decimal, isZero, minus, sum, zero } from '../../../src/domain/money.ts';
import { whyLeftOut } from '../../../src/domain/online-store/left-out.ts';
import { soldNetOf } from '../../../src/domain/online-store/quantity-sold.ts';
import type { Tx } from '../../store/database/tx.ts';
import type { OnlineStore } from '../../store/online-store/online-stores.ts';
import { openOrdersOf, type ShopItem } from '../../store/online-store/store-stock.ts';

/**
 * What orders took of an item in the shop that isn't taken here yet; null where nobody can say from which location of several.
 * Source: connections.md, rule 18.
 */
export const notImportedHere = async (
  tx: Tx,
  store: OnlineStore,
  item: ShopItem,
  several: boolean,
): Promise<Decimal | null> => {
  const { sync, automation } = store;
  const orders = (await openOrdersOf(tx, store.shopId!, item)).filter(
    ({ state, made }) => made || whyLeftOut(state, sync!, automation!, tx.business.timeZone) === null,
  );
  const open = orders.map(({ state, gone }) => {
    const taken = item.variantIds.reduce((all, id) => all + soldNetOf(state, id), 0);
    return minus(String(taken), gone);
  });
  return several && open.some((one) => !isZero(one)) ? null : sum([zero, ...open]);
};
