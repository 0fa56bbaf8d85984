import type { SandboxProduct } from './order.ts';
import { numberOf } from './order-answer.ts';
import type { SandboxShop } from './shop.ts';

const productOf = (shop: SandboxShop, id: unknown): SandboxProduct | undefined =>
  shop.products.find((one) => one.id === numberOf(id));

const isFirst = ({ locations }: SandboxShop, locationId: number): boolean => locations[0]!.id === locationId;

/** What a location has of a product; undefined where it doesn't have it. */
const levelOf = (shop: SandboxShop, product: SandboxProduct, locationId: number): number | undefined =>
  isFirst(shop, locationId) ? product.available : product.elsewhere.get(locationId);

/** What a location has of an item, as a real shop says it; null where it doesn't have it. */
export const levelAnswer = (shop: SandboxShop, inventoryItem: unknown, locationId: number) => {
  const product = productOf(shop, inventoryItem);
  const quantity = product && levelOf(shop, product, locationId);
  return quantity === undefined
    ? null
    : { location: { id: `gid://shopify/Location/${locationId}` }, quantities: [{ quantity }] };
};

/** What each location has of an item, as a real shop says it; null for none that the shop has. */
export const levelsAnswer = (shop: SandboxShop, inventoryItem: unknown) =>
  productOf(shop, inventoryItem)
    ? {
        id: inventoryItem,
        tracked: true,
        inventoryLevels: {
          nodes: shop.locations.flatMap(({ id }) => levelAnswer(shop, inventoryItem, id) ?? []),
        },
      }
    : null;

interface Quantity {
  inventoryItemId: string;
  locationId: string;
  quantity: number;
  changeFromQuantity: number;
}

/** Sets what a location has of an item, where it still has what was last seen; once for each key. */
export const setStock = (shop: SandboxShop, { input, key }: Record<string, unknown>) => {
  const [requested] = (input as { quantities: Quantity[] }).quantities;
  const product = productOf(shop, requested?.inventoryItemId);
  const done = (userErrors: { code: string; message: string }[] = []) => ({
    inventorySetQuantities: { userErrors },
  });
  if (shop.stockKeys.has(String(key))) return done();
  const at = numberOf(requested?.locationId);
  const level = product && levelOf(shop, product, at);
  if (!requested || !product) return done([{ code: 'INVALID_INVENTORY_ITEM', message: 'No such item.' }]);
  if (level === undefined)
    return done([{ code: 'ITEM_NOT_STOCKED_AT_LOCATION', message: 'It isn’t stocked there.' }]);
  if (level !== requested.changeFromQuantity)
    return done([{ code: 'CHANGE_FROM_QUANTITY_STALE', message: 'The quantity has changed.' }]);
  shop.stockKeys.add(String(key));
  if (isFirst(shop, at)) product.available = requested.quantity;
  else product.elsewhere.set(at, requested.quantity);
  return done();
};
