import * as z from 'zod/mini';
import { inBusiness } from './call.ts';
import { camelQuery, listQuery, paged } from './list-wire.ts';
import { all, day, decimal, id, text, whole } from './wire-types.ts';

const { read } = inBusiness('businessId', '/api/Product/');

/** The card of an item. */
export const productCard = {
  type: z.enum(['product', 'service']),
  productname: text(400),
  ...all(z.optional(text(200)), 'sku barcode categoryname'),
  ...all(z.optional(text(4000)), 'description purchasedescription'),
  unit: z.optional(z.nullable(text(20))),
  price: decimal,
  cost: z.optional(decimal),
  salestaxid: z.optional(z.nullable(id)),
  purchasetaxid: z.optional(z.nullable(id)),
  /** Accounts by their numbers; null for the business's default. */
  ...all(z.optional(z.nullable(whole)), 'incomeaccountid cogsaccountid inventoryaccountid'),
  trackstock: z.optional(z.boolean()),
  reorderlevel: z.optional(z.nullable(decimal)),
  expirydate: z.optional(z.nullable(day)),
  /** Whom it is ordered from, where somebody chose. */
  preferredvendorid: z.optional(z.nullable(id)),
};

export const productAnswer = z.object({
  ...productCard,
  id,
  /** `onorder` is what is asked of vendors and on no bill yet; it is no stock. */
  ...all(decimal, 'quantity onorder'),
  /** Null for who may not read what stock is worth. */
  stockvalue: z.nullable(decimal),
  /** Sold net of what came back; on pages of at most a hundred. */
  itemssold: z.optional(decimal),
  /** How it came to be here: manual, import or store. */
  channel: z.string(),
  version: z.number(),
  isdeleted: z.boolean(),
});

export const listedProducts = z.object({ products: z.array(productAnswer), ...paged });
export const askedProducts = {
  ...listQuery,
  ...camelQuery,
  /** The type is one of all, lowstock, outofstock, expiring, product, service. */
  ...all(z.optional(text(200)), 'categoryname itemtype'),
};

/** The call by which the forms of documents find items: all that they need of them. */
export const listProductsCall = read('get-all-products', 'inventory.list', listedProducts, askedProducts);
