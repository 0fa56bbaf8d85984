import * as z from 'zod/mini';
import { decimal } from '../../../src/domain/money.ts';
import { readable } from '../../../src/domain/online-store/readable.ts';
import { plainId } from './payload-parts.ts';
import type { ListedVariant, ShopLevels, ShopPlatform } from './platform.ts';
import type { AskShop } from './shop-calls.ts';

/** As many items as a question asks about, and locations of each: what a question may cost is limited. */
const itemsAtOnce = 25;
const levels = `query Levels($ids: [ID!]!) { nodes(ids: $ids) { ... on InventoryItem { id tracked
  inventoryLevels(first: 20) { nodes { location { id } quantities(names: ["available"]) { quantity } } } } } }`;

const levelsPayload = z.object({
  nodes: z.array(
    z.nullable(
      z.object({
        id: z.string(),
        tracked: z.boolean(),
        inventoryLevels: z.object({
          nodes: z.array(
            z.object({
              location: z.object({ id: z.string() }),
              quantities: z.array(z.object({ quantity: z.number() })),
            }),
          ),
        }),
      }),
    ),
  ),
});

const variantsAtOnce = 100;
const variants = `query Variants($first: Int!, $after: String) { productVariants(first: $first, after: $after) {
  nodes { id sku barcode product { title } inventoryQuantity inventoryItem { id tracked unitCost { amount } } } pageInfo { hasNextPage endCursor } } }`;

const variantPayload = z.object({
  id: z.string(),
  sku: z.nullable(z.string()),
  barcode: z.nullable(z.string()),
  product: z.object({ title: z.string() }),
  inventoryQuantity: z.nullable(z.number()),
  inventoryItem: z.nullable(
    z.object({
      id: z.string(),
      tracked: z.boolean(),
      unitCost: z.nullable(z.object({ amount: z.string() })),
    }),
  ),
});
const variantsPayload = z.object({
  productVariants: z.object({
    nodes: z.array(variantPayload),
    pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.nullable(z.string()) }),
  }),
});

/** One that can't be read is none of our items, and isn't counted. */
const unreadableVariant = {
  name: '',
  sku: '',
  barcode: '',
  inventoryItem: null,
  available: null,
  unitCost: null,
};

const listedVariant = (answered: z.infer<typeof variantPayload>): ListedVariant => {
  const { answer, fault } = readable(answered);
  const { id, product, sku, barcode, inventoryItem, inventoryQuantity } = answer;
  if (fault) return { id: plainId(id), ...unreadableVariant };
  return {
    id: plainId(id),
    name: product.title,
    sku: sku ?? '',
    barcode: barcode ?? '',
    inventoryItem: inventoryItem && plainId(inventoryItem.id),
    available: inventoryItem?.tracked ? inventoryQuantity : null,
    unitCost: inventoryItem?.unitCost ? decimal(inventoryItem.unitCost.amount) : null,
  };
};

/** What a shop sells, and what it has of many items, by a way to ask it. */
export const shopLevels = (ask: AskShop): Pick<ShopPlatform, 'levelsOf' | 'variants'> => ({
  variants: async (shop, token, after) => {
    const { productVariants: payload } = await ask(shop, token, variantsPayload, variants, {
      first: variantsAtOnce,
      after,
    });
    const { hasNextPage, endCursor } = payload.pageInfo;
    return { variants: payload.nodes.map(listedVariant), next: hasNextPage ? endCursor : null };
  },
  levelsOf: async (shop, token, inventoryItems) => {
    const found: ShopLevels = new Map();
    for (let from = 0; from < inventoryItems.length; from += itemsAtOnce) {
      const ids = inventoryItems
        .slice(from, from + itemsAtOnce)
        .map((id) => `gid://shopify/InventoryItem/${id}`);
      for (const item of (await ask(shop, token, levelsPayload, levels, { ids })).nodes) {
        // An item whose quantities can't be read is skipped, like one that was deleted.
        if (!item?.tracked || readable(item).fault) continue;
        const locations = item.inventoryLevels.nodes.map(
          ({ location, quantities }) => [plainId(location.id), quantities[0]?.quantity ?? 0] as const,
        );
        found.set(plainId(item.id), new Map(locations));
      }
    }
    return found;
  },
});
