import { compare } from '../../../src/domain/money.ts';
import type { ComparedStock } from '../../../src/domain/online-store/compared-stock.ts';
import { onlineStoreRefusals as words } from '../../../src/domain/online-store/refusals.words.ts';
import { ShopError } from '../../adapters/shop/platform.ts';
import type { Shops } from '../../services/shops.ts';
import { compareStock, type MatchedItem } from '../../services/store-order/compare-stock.ts';
import type { Ctx } from '../../store/database/tx.ts';

const isUnlike = ({ there, here }: MatchedItem): boolean => compare(String(there), here) !== 0;

/** Shows both stocks side by side, as activating would match them; changes nothing. Throws `Refused` where no shop is connected. */
export const lookAtStock = async (ctx: Ctx, shops: Shops): Promise<ComparedStock> => {
  try {
    const { items, unmatched, uncosted, cut } = await compareStock(ctx, shops);
    const unlike = items
      .filter(isUnlike)
      .map(({ productId, name, there, here }) => ({ id: productId, name, there, here }));
    return { unlike, alike: items.length - unlike.length, unmatched, uncosted, cut, reason: null };
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    return { unlike: [], alike: 0, unmatched: 0, uncosted: 0, cut: false, reason: words.storeAway };
  }
};
