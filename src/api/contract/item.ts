import * as z from 'zod/mini';
import { download, envelope, perRow } from './answer-wire.ts';
import { inBusiness } from './call.ts';
import { camelQuery, pickedRows } from './list-wire.ts';
import { savedProduct } from './product.ts';
import { askedProducts, listedProducts } from './product-list.ts';
import { all, id, several, text, userId, whole } from './wire-types.ts';

const { change, ours, read } = inBusiness('businessId', '/api/Product/');

const category = z.object({
  id,
  Category: z.string(),
  items: z.number(),
  TAccountId: z.nullable(z.number()),
});
const one = { userId, productId: id };
const many = { userId, productId: several };

/** Calls of items that no form of a document makes: other lists, their categories, deletion. */
export const itemCalls = {
  listDeletedProducts: read('get-deleted-products', 'inventory.list', listedProducts, askedProducts),
  listProductsByCategory: read('get-products-by-category', 'inventory.list', listedProducts, {
    ...askedProducts,
    categoryname: text(200),
  }),
  /** The items of a list, by name, or those that are picked; deleted ones are left out. */
  exportItems: ours.ask('export-csv', 'inventory.export', download, {
    searchQuery: camelQuery.searchQuery,
    ...all(z.optional(text(200)), 'categoryname itemtype'),
    ...pickedRows,
  }),
  itemCategories: read(
    'get-categories',
    'inventory.list',
    envelope(z.object({ ProductCategoryList: z.array(category) })),
    { userId },
  ),
  uniqueCategories: read('get-unique-categories', 'inventory.list', envelope(z.array(z.string())), {
    userId,
  }),
  deleteProduct: change('delete-product', 'inventory.delete', savedProduct, one),
  deleteProducts: change('delete-multiple-product', 'inventory.delete', perRow, many),
  restoreProduct: change('restore-product', 'inventory.delete', savedProduct, one),
  restoreProducts: change('restore-multiple-product', 'inventory.delete', perRow, many),
  renameCategory: ours.change('rename-category', 'inventory.edit', savedProduct, {
    CategoryId: id,
    Category: text(200),
    TAccountId: z.optional(z.nullable(whole)),
    /** True where the two are to become one if another has the name. */
    merge: z.optional(z.boolean()),
  }),
  removeCategory: ours.change('delete-category', 'inventory.delete', savedProduct, { CategoryId: id }),
};
