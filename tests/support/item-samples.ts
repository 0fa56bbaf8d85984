import type { barcodeCalls } from '../../src/api/calls/barcode.ts';
import type { itemCalls } from '../../src/api/calls/item.ts';
import type { productCalls } from '../../src/api/calls/product.ts';
import type { restockCalls } from '../../src/api/calls/restock.ts';
import type { stockCalls } from '../../src/api/calls/stock.ts';
import type { stockCountCalls } from '../../src/api/calls/stock-count.ts';
import type { Fixture } from './fixture.ts';

type Samples<C> = { [Name in keyof C]: (fixture: Fixture) => Record<string, unknown> };

/** A request for each call of items. */
export const products: Samples<typeof productCalls> = {
  addProduct: ({ name, tax }) => ({
    type: 'service',
    productname: `${name}’s advice`,
    price: '5',
    salestaxid: tax,
  }),
  updateProduct: ({ product, name }) => ({ id: product, type: 'product', productname: name, price: '6' }),
  listProducts: () => ({}),
  getProduct: ({ product }) => ({ productId: product }),
};

/** The same for what is in stock of them. */
export const stock: Samples<typeof stockCalls> = {
  updateCount: ({ countedProduct, place }) => ({
    productId: countedProduct,
    locationId: place,
    quantity: '7',
  }),
  increaseQuantity: ({ countedProduct, place }) => ({
    productId: countedProduct,
    locationId: place,
    quantity: '2',
    reason: 'found',
    unitcost: '3',
  }),
  decreaseQuantity: ({ countedProduct, place }) => ({
    productId: countedProduct,
    locationId: place,
    quantity: '1',
    reason: 'damaged',
    note: 'Fell off the shelf',
  }),
  movementLog: ({ countedProduct, place }) => ({
    productId: countedProduct,
    locationId: place,
    type: 'opening',
  }),
  productSummary: ({ countedProduct }) => ({ productId: countedProduct }),
  inventorySummary: () => ({}),
};

/** The same for counts of locations. */
export const stockCounts: Samples<typeof stockCountCalls> = {
  listCounts: () => ({}),
  getCount: ({ openCount }) => ({ countid: openCount }),
  startCount: ({ annex }) => ({ locationId: annex }),
  recordCount: ({ openCount, countedProduct }) => ({
    countid: openCount,
    entries: [{ productId: countedProduct, act: 'add', quantity: '1' }],
  }),
  previewCount: ({ openCount }) => ({ countid: openCount }),
  postCount: ({ postedCount }) => ({ countid: postedCount }),
  discardCount: ({ discardedCount }) => ({ countid: discardedCount }),
};

const restockLine = ({ countedProduct, vendor }: Fixture) => ({
  productId: countedProduct,
  VendorIDFK: vendor,
  Qty: '3',
});

/** The same for orders of what is low. */
export const restocks: Samples<typeof restockCalls> = {
  proposeRestock: ({ countedProduct }) => ({ productId: [countedProduct] }),
  previewRestock: (fixture) => ({ lines: [restockLine(fixture)] }),
  restock: (fixture) => ({ lines: [restockLine(fixture)] }),
};

/** The same for barcodes. */
export const barcodes: Samples<typeof barcodeCalls> = {
  findByBarcode: ({ name }) => ({ barcode: name.slice(0, 20) }),
  freeBarcode: () => ({}),
  makeBarcodes: ({ countedProduct }) => ({ productId: [countedProduct] }),
  barcodePicture: ({ name }) => ({ barcode: name.slice(0, 20) }),
  barcodeLabel: ({ barcodedProduct }) => ({
    labels: [{ productId: barcodedProduct, quantity: 2 }],
    sheet: 'a4-24',
    first: 4,
  }),
};

/** The same for lists, categories and deletion. */
export const items: Samples<typeof itemCalls> = {
  exportItems: () => ({ itemtype: 'product' }),
  listDeletedProducts: () => ({ itemtype: 'product' }),
  listProductsByCategory: () => ({ categoryname: 'Household' }),
  itemCategories: () => ({}),
  uniqueCategories: () => ({}),
  renameCategory: ({ itemCategory, name }) => ({ CategoryId: itemCategory, Category: `Wares of ${name}` }),
  removeCategory: ({ emptyCategory }) => ({ CategoryId: emptyCategory }),
  deleteProduct: ({ spareProduct }) => ({ productId: spareProduct }),
  deleteProducts: ({ spareProduct }) => ({ productId: [spareProduct] }),
  restoreProduct: ({ deletedProduct }) => ({ productId: deletedProduct }),
  restoreProducts: ({ deletedProduct }) => ({ productId: [deletedProduct] }),
};
