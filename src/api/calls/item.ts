import * as z from 'zod/mini';
import { itemAnswerWords as words } from '../../domain/words/customers.ts';
import { envelope } from '../wire/answers.ts';
import { userId } from '../wire/values.ts';
import { type Answer, done, file, perRow, subject, told } from './call.ts';
import { flag, id, ids, list, nullable, number, optional, text, typedText, whole } from './field.ts';
import { askedProducts, listedProducts } from './product-list.ts';

const at = '/api/Product/';
const { read, ours } = subject('businessId', at);
const { read: readAs, change } = subject('businessId', at, { userId });

const category = {
  id: id('id'),
  name: text('Category'),
  items: number('items'),
  account: nullable(number('TAccountId')),
};

const names = envelope(z.array(z.string()));

/** Names alone. */
const named: Answer<typeof names, string[]> = {
  schema: names,
  toWire: (data) => ({ status: 200, message: words.categories, data }),
  fromWire: ({ data }) => data,
};

const one = { productId: id('productId') };
const many = { productIds: ids('productId') };
const says = told({ id: id('id'), ...done });
const touches = ['products', 'dashboard'] as const;

/** Calls of items that no form of a document makes: other lists, their categories, deletion. */
export const itemCalls = {
  listDeletedProducts: read('get-deleted-products', 'inventory.list', {
    takes: askedProducts,
    says: listedProducts,
    reads: 'products',
  }),
  listProductsByCategory: read('get-products-by-category', 'inventory.list', {
    takes: { ...askedProducts, category: typedText('categoryname', 200) },
    says: listedProducts,
    reads: 'products',
  }),
  /** The items of a list, by name, or those that are picked; deleted ones are left out. */
  exportItems: ours.ask('export-csv', 'inventory.export', {
    takes: {
      search: askedProducts.search,
      category: askedProducts.category,
      location: askedProducts.location,
      type: askedProducts.type,
      /** Left out, all of the list. */
      ids: optional(ids('Ids')),
    },
    says: file,
  }),
  itemCategories: readAs('get-categories', 'inventory.list', {
    says: told({ categories: list('ProductCategoryList', category) }),
    reads: 'products',
  }),
  uniqueCategories: readAs('get-unique-categories', 'inventory.list', { says: named, reads: 'products' }),
  deleteProduct: change('delete-product', 'inventory.delete', { takes: one, says, touches }),
  deleteProducts: change('delete-multiple-product', 'inventory.delete', {
    takes: many,
    says: perRow,
    touches,
  }),
  restoreProduct: change('restore-product', 'inventory.delete', { takes: one, says, touches }),
  restoreProducts: change('restore-multiple-product', 'inventory.delete', {
    takes: many,
    says: perRow,
    touches,
  }),
  renameCategory: ours.change('rename-category', 'inventory.edit', {
    takes: {
      id: id('CategoryId'),
      category: typedText('Category', 200),
      /** Left out, it stays as it is. */
      account: optional(nullable(whole('TAccountId'))),
      /** True where the two are to become one if another has the name. */
      merge: optional(flag('merge')),
    },
    says,
    touches: ['products'],
  }),
  removeCategory: ours.change('delete-category', 'inventory.delete', {
    takes: { id: id('CategoryId') },
    says,
    touches: ['products'],
  }),
};
