import * as z from 'zod/mini';
import { envelope, repeated } from './answer-wire.ts';
import { inBusiness } from './call.ts';
import { listQuery, paged } from './list-wire.ts';
import { all, day, decimal, edited, id, text } from './wire-types.ts';

const { change, read } = inBusiness('businessId', '/api/Product/');

const card = {
  type: z.enum(['product', 'service']),
  productname: text(400),
  ...all(z.optional(text(200)), 'sku barcode categoryname'),
  ...all(z.optional(text(4000)), 'description purchasedescription'),
  unit: z.optional(z.nullable(text(20))),
  price: decimal,
  cost: z.optional(decimal),
  salestaxid: z.optional(z.nullable(id)),
  trackstock: z.optional(z.boolean()),
  reorderlevel: z.optional(z.nullable(decimal)),
  expirydate: z.optional(z.nullable(day)),
};

export const productAnswer = z.object({
  ...card,
  id,
  /** `onorder` is what is asked of vendors and on no bill yet; it is no stock. */
  ...all(decimal, 'quantity stockvalue onorder'),
  /** Sold net of what came back; on pages of at most a hundred. */
  itemssold: z.optional(decimal),
  version: z.number(),
  isdeleted: z.boolean(),
  /** How the item stands, as its chart says; what open documents name it is told where it is asked for alone. */
  Standing: z.object({
    status: z.string(),
    facts: z.object({ tracked: z.boolean(), quantity: decimal, openOn: z.array(z.string()) }),
  }),
});

export const savedProduct = envelope(z.object({ id, ...repeated }));
export const listedProducts = z.object({ products: z.array(productAnswer), ...paged });
export const askedProducts = {
  ...listQuery,
  sortBy: z.optional(text(40)),
  sortOrder: z.optional(text(20)),
  ...all(z.optional(text(200)), 'searchQuery categoryname'),
  /** One of all, outofstock, product, service. */
  itemtype: z.optional(text(20)),
};

export const productCalls = {
  addProduct: change('add-product', 'inventory.add', savedProduct, {
    ...card,
    ...all(z.optional(decimal), 'quantity openingcost'),
    /** The day the opening quantity was counted on; today where it is left out. */
    openingdate: z.optional(z.nullable(day)),
  }),
  updateProduct: change('update-product', 'inventory.edit', savedProduct, { id, ...edited, ...card }),
  listProducts: read('get-all-products', 'inventory.list', listedProducts, askedProducts),
  getProduct: read('get-product-by-id', 'inventory.view', envelope(productAnswer), { productId: id }),
};
