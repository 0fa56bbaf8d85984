import * as z from 'zod/mini';
import { decimal } from '../../../src/domain/money.ts';
import type { ListedVariant, ShopLevels, ShopPlatform } from './platform.ts';
import { plainId } from './said-parts.ts';
import type { AskShop } from './shop-calls.ts';

/** As many items as a question asks about, and locations of each: what a question may cost is limited. */
const itemsAtOnce = 25;
const levels = `query Levels($ids: [ID!]!) { nodes(ids: $ids) { ... on InventoryItem { id tracked
  inventoryLevels(first: 20) { nodes { location { id } quantities(names: ["available"]) { quantity } } } } } }`;

const levelsSaid = z.object({
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

const variantSaid = z.object({
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
const variantsSaid = z.object({
  productVariants: z.object({
    nodes: z.array(variantSaid),
    pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.nullable(z.string()) }),
  }),
});

const listedVariant = (said: z.infer<typeof variantSaid>): ListedVariant => ({
  id: plainId(said.id),
  name: said.product.title,
  sku: said.sku ?? '',
  barcode: said.barcode ?? '',
  inventoryItem: said.inventoryItem && plainId(said.inventoryItem.id),
  available: said.inventoryItem?.tracked ? said.inventoryQuantity : null,
  unitCost: said.inventoryItem?.unitCost ? decimal(said.inventoryItem.unitCost.amount) : null,
});

/** What a shop sells, and what it has of many items, by a way to ask it. */
export const shopLevels = (ask: AskShop): Pick<ShopPlatform, 'levelsOf' | 'variants'> => ({
  variants: async (shop, token, after) => {
    const { productVariants: said } = await ask(shop, token, variantsSaid, variants, {
      first: variantsAtOnce,
      after,
    });
    const { hasNextPage, endCursor } = said.pageInfo;
    return { variants: said.nodes.map(listedVariant), next: hasNextPage ? endCursor : null };
  },
  levelsOf: async (shop, token, inventoryItems) => {
    const found: ShopLevels = new Map();
    for (let from = 0; from < inventoryItems.length; from += itemsAtOnce) {
      const ids = inventoryItems
        .slice(from, from + itemsAtOnce)
        .map((id) => `gid://shopify/InventoryItem/${id}`);
      for (const item of (await ask(shop, token, levelsSaid, levels, { ids })).nodes) {
        if (!item?.tracked) continue;
        const places = item.inventoryLevels.nodes.map(
          ({ location, quantities }) => [plainId(location.id), quantities[0]?.quantity ?? 0] as const,
        );
        found.set(plainId(item.id), new Map(places));
      }
    }
    return found;
  },
});
