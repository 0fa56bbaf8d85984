import { done, farDayConfirmed, subject, told } from './call.ts';
import { day, decimal, edited, flag, id, nullable, optional, part, text, texts, typedText } from './field.ts';
import { listProductsCall, product, productCard } from './product-list.ts';

const { change, read } = subject('businessId', '/api/Product/');

/** A picture as a `data:` address, PNG, JPEG or WebP, at most 200 KB; null for none, left out it stays as it is. */
const image = optional(nullable(typedText('image', 300_000)));

const says = told({ id: id('id'), ...done });

// Stock is booked.
const touches = ['products', 'dashboard', 'reports'] as const;

/** Calls of items: those that read them, and those that save their cards. */
export const productCalls = {
  listProducts: listProductsCall,
  getProduct: read('get-product-by-id', 'inventory.view', {
    takes: { id: id('productId') },
    says: told({
      ...product,
      image: nullable(text('image')),
      /** Whom it is ordered from: chosen, or the one it was last bought from; null where there is nobody. */
      vendor: nullable(
        part('vendor', { id: id('id'), name: text('VendorName'), chosen: flag('ispreferred') }),
      ),
      /** How it stands, as its chart says, with the numbers of the open documents that name it. */
      standing: part('Standing', {
        status: text('status'),
        facts: part('facts', {
          tracked: flag('tracked'),
          quantity: decimal('quantity'),
          openOn: texts('openOn'),
          partlyBilled: texts('partlyBilled'),
        }),
      }),
    }),
    reads: 'products',
  }),
  addProduct: change('add-product', 'inventory.add', {
    takes: {
      ...productCard,
      image,
      quantity: optional(decimal('quantity')),
      openingCost: optional(decimal('openingcost')),
      /** The day the opening quantity was counted on; today where it is left out. */
      openingOn: optional(nullable(day('openingdate'))),
      ...farDayConfirmed,
    },
    says,
    touches,
  }),
  updateProduct: change('update-product', 'inventory.edit', {
    takes: { id: id('id'), ...edited, ...productCard, ...farDayConfirmed, image },
    says,
    touches,
  }),
};
