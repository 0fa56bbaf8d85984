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
  description: z.optional(text(4000)),
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
  ...all(decimal, 'quantity stockvalue onorder'),
  version: z.number(),
  isdeleted: z.boolean(),
});

const saved = envelope(z.object({ id, ...repeated }));

export const productCalls = {
  addProduct: change('add-product', 'inventory.add', saved, {
    ...card,
    ...all(z.optional(decimal), 'quantity openingcost'),
    /** The day the opening quantity was counted on; today where it is left out. */
    openingdate: z.optional(z.nullable(day)),
  }),
  updateProduct: change('update-product', 'inventory.edit', saved, { id, ...edited, ...card }),
  listProducts: read(
    'get-all-products',
    'inventory.list',
    z.object({ products: z.array(productAnswer), ...paged }),
    {
      ...listQuery,
      sortBy: z.optional(text(40)),
      sortOrder: z.optional(text(20)),
      ...all(z.optional(text(200)), 'searchQuery categoryname'),
    },
  ),
  getProduct: read('get-product-by-id', 'inventory.view', envelope(productAnswer), { productId: id }),
};
