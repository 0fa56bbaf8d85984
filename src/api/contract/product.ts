import * as z from 'zod/mini';
import { inBusiness } from './call.ts';
import { all, day, decimal, envelope, id, listQuery, text } from './wire-types.ts';

const { change, read } = inBusiness('businessId');

const card = {
  type: z.enum(['product', 'service']),
  productname: text(400),
  ...all(z.optional(text(200)), 'sku', 'barcode'),
  description: z.optional(text(4000)),
  categoryname: z.optional(text(200)),
  unit: z.optional(z.nullable(text(20))),
  price: decimal,
  cost: z.optional(decimal),
  salestaxid: z.optional(z.nullable(id)),
  trackstock: z.optional(z.boolean()),
};

export const productAnswer = z.object({
  ...card,
  id,
  /** `onorder` is what is asked of vendors and on no bill yet; it is no stock. */
  ...all(decimal, 'quantity', 'stockvalue', 'onorder'),
  version: z.number(),
  isdeleted: z.boolean(),
});

const saved = envelope(z.object({ id, repeated: z.boolean() }));

export const productCalls = {
  addProduct: change('/api/Product/add-product', 'inventory.add', {
    takes: {
      ...card,
      ...all(z.optional(decimal), 'quantity', 'openingcost'),
      /** The day the opening quantity was counted on; today where it is left out. */
      openingdate: z.optional(z.nullable(day)),
    },
    answer: saved,
  }),
  updateProduct: change('/api/Product/update-product', 'inventory.edit', {
    takes: { id, version: z.optional(z.nullable(z.number())), ...card },
    answer: saved,
  }),
  listProducts: read('/api/Product/get-all-products', 'inventory.list', {
    takes: {
      ...listQuery,
      sortBy: z.optional(text(40)),
      sortOrder: z.optional(text(20)),
      ...all(z.optional(text(200)), 'searchQuery', 'categoryname'),
    },
    answer: z.object({
      products: z.array(productAnswer),
      ...all(z.number(), 'currentpage', 'total', 'pagetotal'),
    }),
  }),
  getProduct: read('/api/Product/get-product-by-id', 'inventory.view', {
    takes: { productId: id },
    answer: envelope(productAnswer),
  }),
};
