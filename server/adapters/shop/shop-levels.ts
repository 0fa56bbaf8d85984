import * as z from 'zod/mini';
import type { ShopLevels, ShopPlatform } from './platform.ts';
import type { AskShop } from './shop-calls.ts';
import { plainId } from './shop-orders.ts';

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

/** What a shop has of many items, by a way to ask it. */
export const shopLevels = (ask: AskShop): Pick<ShopPlatform, 'levelsOf'> => ({
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
