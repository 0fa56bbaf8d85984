import * as z from 'zod/mini';
import { envelope, repeated } from './answer-wire.ts';
import { inBusiness } from './call.ts';
import { listProductsCall, productAnswer, productCard } from './product-list.ts';
import { all, day, decimal, edited, farDate, id, text } from './wire-types.ts';

const { change, read } = inBusiness('businessId', '/api/Product/');

export const savedProduct = envelope(z.object({ id, ...repeated }));

/** A picture as a `data:` address, PNG or JPEG, at most 200 KB; null for none, left out it stays as it is. */
const image = z.optional(z.nullable(text(300_000)));

/** An item asked for alone. */
const productView = z.extend(productAnswer, {
  image: z.nullable(z.string()),
  /** Whom it is ordered from: chosen, or the one it was last bought from; null where there is nobody. */
  vendor: z.nullable(z.object({ id, VendorName: z.string(), ispreferred: z.boolean() })),
  /** How it stands, as its chart says, with the numbers of the open documents that name it. */
  Standing: z.object({
    status: z.string(),
    facts: z.object({
      tracked: z.boolean(),
      quantity: decimal,
      ...all(z.array(z.string()), 'openOn partlyBilled'),
    }),
  }),
});

/** Calls of items: those that read them, and those that save their cards. */
export const productCalls = {
  listProducts: listProductsCall,
  getProduct: read('get-product-by-id', 'inventory.view', envelope(productView), { productId: id }),
  addProduct: change('add-product', 'inventory.add', savedProduct, {
    ...productCard,
    image,
    ...all(z.optional(decimal), 'quantity openingcost'),
    /** The day the opening quantity was counted on; today where it is left out. */
    openingdate: z.optional(z.nullable(day)),
    ...farDate,
  }),
  updateProduct: change('update-product', 'inventory.edit', savedProduct, {
    id,
    ...edited,
    ...productCard,
    ...farDate,
    image,
  }),
};
