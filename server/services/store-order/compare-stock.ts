import type { Decimal } from '../../../src/domain/money.ts';
import type { ListedVariant } from '../../adapters/shop/platform.ts';
import { type Ctx, type Tx, withBusiness } from '../../store/database/tx.ts';
import { type OnlineStore, onlineStoreOf } from '../../store/online-store/online-stores.ts';
import { countedItems } from '../../store/online-store/store-stock.ts';
import { linkedItems } from '../../store/online-store/store-variants.ts';
import type { Shops } from '../shops.ts';
import { withShopToken } from '../with-shop-token.ts';
import { itemsMatching } from './match-items.ts';

/** As many of a shop's items as are compared: more pages than these keep a person waiting. */
const pagesAtMost = 10;

/** An item of a shop's that is one of ours, and how many there are on both sides. */
export interface MatchedItem {
  variantId: string;
  inventoryItem: string;
  productId: string;
  name: string;
  there: number;
  here: Decimal;
}

/** Every match between what a shop sells and our items. */
export interface MatchedStock {
  items: MatchedItem[];
  unmatched: number;
  /** How many of those would be added with stock and no cost: the shop has none. */
  uncosted: number;
  cut: boolean;
}

const sold = async (ctx: Ctx, shops: Shops) => {
  const variants: ListedVariant[] = [];
  const pageFrom = (after: string | null) =>
    withShopToken(ctx, shops, (platform, shop, token) => platform.variants(shop, token, after));
  let page = await pageFrom(null);
  variants.push(...page.variants);
  for (let n = 1; n < pagesAtMost && page.next !== null; n += 1) {
    page = await pageFrom(page.next);
    variants.push(...page.variants);
  }
  return { variants, cut: page.next !== null };
};

/** The item that each variant is: by its link, or the only one that matches; one that several variants would be is none of theirs. */
const productsOf = async (tx: Tx, store: OnlineStore, variants: readonly ListedVariant[]) => {
  const ids = variants.map(({ id }) => id);
  const products = await linkedItems(tx, store.shopId!, ids);
  const open = variants.filter(({ id }) => !products.has(id));
  const found = await itemsMatching(tx, store.automation!.matchBy, open);
  for (const [n, { id }] of open.entries()) if (found[n]!.length === 1) products.set(id, found[n]![0]!.id);
  const times = new Map<string, number>();
  for (const product of products.values()) times.set(product, (times.get(product) ?? 0) + 1);
  return new Map([...products].filter(([, product]) => times.get(product) === 1));
};

/**
 * What a shop has of the items that are ours too, and what we have: what the review shows and what activating brings together. Only items
 * that both sides count. Throws `ShopError` where the shop can't be asked, `Refused` where none is connected. Source: connections.md, rule 18.
 */
export const compareStock = async (ctx: Ctx, shops: Shops): Promise<MatchedStock> => {
  const { variants, cut } = await sold(ctx, shops);
  return withBusiness(ctx, 'read', async (tx) => {
    const store = await onlineStoreOf(tx);
    const counted = variants.filter(({ available, inventoryItem }) => available !== null && inventoryItem);
    if (store.shopId === null || !store.automation)
      return { items: [], unmatched: counted.length, uncosted: 0, cut };
    const products = await productsOf(tx, store, counted);
    const ours = await countedItems(tx, [...products.values()]);
    const known = new Map(ours.map((one) => [one.productId, one]));
    const items = counted.flatMap(({ id, inventoryItem, available }) => {
      const item = known.get(products.get(id) ?? '');
      return item ? [{ ...item, variantId: id, inventoryItem: inventoryItem!, there: available! }] : [];
    });
    items.sort((a, b) => a.name.localeCompare(b.name));
    const { createItems, itemType, updateStock } = store.automation;
    const isAdded = createItems && itemType === 0 && updateStock;
    const free = counted.filter(
      ({ id, available, unitCost }) => unitCost === null && available! > 0 && !products.has(id),
    );
    return {
      items,
      unmatched: counted.length - items.length,
      cut,
      uncosted: isAdded ? free.length : 0,
    };
  });
};
