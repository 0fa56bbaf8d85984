import type { FastifyInstance } from 'fastify';
import type { QueryOf } from '../../src/api/contract/call.ts';
import { itemCalls } from '../../src/api/contract/item.ts';
import { productCalls } from '../../src/api/contract/product.ts';
import { idFromWire, idToWire } from '../../src/api/wire/id.ts';
import { productWire } from '../../src/api/wire/product.ts';
import { decimal } from '../../src/domain/money.ts';
import { pagesOf } from '../../src/domain/paging.ts';
import {
  blankProduct,
  type OpenOn,
  type Product,
  type ProductCard,
  productStanding,
} from '../../src/domain/product.ts';
import { itemAnswerWords } from '../../src/domain/words/customers.ts';
import { itemCategories as categoryWords } from '../../src/domain/words/items.ts';
import { deleteItem, restoreItem } from '../commands/delete-item.ts';
import { exportItems } from '../commands/export-items.ts';
import { deleteItemCategory, saveItemCategory } from '../commands/item-category.ts';
import { addProduct, updateProductCard } from '../commands/save-product.ts';
import { listProducts, type ProductsQuery, productSorts } from '../reports/product-list.ts';
import { vendorsOfItems } from '../reports/vendors-of-items.ts';
import { itemCategories } from '../store/categories.ts';
import { itemImage } from '../store/item-images.ts';
import { itemTypes } from '../store/narrowed-items.ts';
import { findProducts, openDocumentsOf } from '../store/products.ts';
import { type Ctx, withBusiness } from '../store/tx.ts';
import { inBusiness, type Services } from './access.ts';
import { onEach } from './act.answers.ts';
import { answer } from './answer.ts';
import { plain } from './document.requests.ts';
import { itemAnswers } from './item.answers.ts';
import { mount } from './mount.ts';
import { pageOf } from './paging.ts';
import { downloadOf } from './print.answers.ts';

const cardOf = (body: object): ProductCard => {
  const sent = Object.fromEntries(
    Object.entries(productWire.fromWire(body)).filter(([, value]) => value !== undefined),
  );
  const card = { ...blankProduct, ...sent };
  return {
    ...card,
    price: decimal(card.price),
    cost: decimal(card.cost),
    reorderLevel: card.reorderLevel === null ? null : decimal(card.reorderLevel),
    salesTaxId: card.salesTaxId && idFromWire(card.salesTaxId),
    purchaseTaxId: card.purchaseTaxId && idFromWire(card.purchaseTaxId),
    vendorId: card.vendorId && idFromWire(card.vendorId),
  };
};

/** The longest page that tells how many of each were sold: the lines of a document are searched among more. */
const longestPage = 100;

const standingOf = (product: Product, open: OpenOn) => {
  const { status, facts } = productStanding(product, open);
  return { status, facts: { ...facts, openOn: [...open.openOn], partlyBilled: [...open.partlyBilled] } };
};

const saved = (message: string, result: { id: string; repeated?: boolean }) => ({
  status: 200 as const,
  message,
  data: { id: idToWire(result.id), repeated: result.repeated === true },
});

const isRecency = (sort: string): boolean => ['mostrecent', 'leastrecent'].includes(plain(sort));
const sortOf = (sort: string): keyof typeof productSorts => {
  if (isRecency(sort)) return 'all';
  return Object.hasOwn(productSorts, sort) ? (sort as keyof typeof productSorts) : 'name';
};

/** The list as asked for, under the spec's spellings and the common ones; by name where no known sort is named. */
const productsQueryOf = (query: Omit<QueryOf<typeof productCalls.listProducts>, 'businessId'>) => {
  const sort = query.sortBy ?? query.sortby ?? '';
  // The spec names the types and no field for them: sent as the order of rows, they are meant as types. Source: checklists.md, K14.
  const requested = query.itemtype ?? sort;
  const order = plain(query.sortOrder ?? query.sortorder ?? 'ascending');
  return {
    ...pageOf(query),
    search: query.searchQuery ?? query.searchquery ?? '',
    category: query.categoryname || null,
    type: itemTypes.find((type) => type === requested) ?? ('all' as const),
    sort: sortOf(sort),
    ascending: isRecency(sort)
      ? plain(sort) === 'leastrecent'
      : ['asc', 'ascending', 'leastrecent'].includes(order),
  };
};

const listed = (ctx: Ctx, query: ProductsQuery) =>
  withBusiness(ctx, 'read', async (tx) => {
    const { rows, total, page } = await listProducts(tx, query);
    return {
      products: await itemAnswers(tx, rows, query.limit <= longestPage),
      currentpage: page,
      total,
      pagetotal: pagesOf(total, query.limit),
    };
  });

/** Mounts the products' calls. */
export const productRoutes = (app: FastifyInstance, services: Services): void => {
  mount(app, productCalls, inBusiness(services), {
    addProduct: async ({ ctx, body }) => {
      const card = cardOf(body);
      const opening = {
        quantity: decimal(body.quantity ?? '0'),
        unitCost: decimal(body.openingcost ?? card.cost),
        onDay: body.openingdate ?? null,
      };
      return saved(
        itemAnswerWords.itemAddedSuccessfully,
        await addProduct(ctx, card, opening, body.categoryname, body.image),
      );
    },
    updateProduct: async ({ ctx, body }) =>
      saved(
        itemAnswerWords.itemDetailsUpdated,
        await updateProductCard(
          ctx,
          idFromWire(body.id),
          body.version ?? null,
          cardOf(body),
          body.categoryname,
          body.image,
        ),
      ),
    listProducts: ({ ctx, query }) => listed(ctx, { ...productsQueryOf(query), deleted: false }),
    getProduct: async ({ ctx, query }) => {
      const data = await withBusiness(ctx, 'read', async (tx) => {
        const id = idFromWire(query.productId);
        const [found, open, vendors, image] = await Promise.all([
          findProducts(tx, [id]),
          openDocumentsOf(tx, id),
          vendorsOfItems(tx, [id]),
          itemImage(tx, id),
        ]);
        const [product] = await itemAnswers(tx, found);
        const vendor = vendors.get(id);
        return {
          ...product!,
          image,
          vendor: vendor
            ? { id: idToWire(vendor.vendorId), VendorName: vendor.vendor, ispreferred: vendor.chosen }
            : null,
          Standing: standingOf(found[0]!, open),
        };
      });
      return { status: 200 as const, message: itemAnswerWords.item, data };
    },
  });
  mount(app, itemCalls, inBusiness(services), {
    listDeletedProducts: ({ ctx, query }) => listed(ctx, { ...productsQueryOf(query), deleted: true }),
    listProductsByCategory: ({ ctx, query }) => listed(ctx, { ...productsQueryOf(query), deleted: false }),
    exportItems: async ({ ctx, body: { Ids, ...requested } }) => {
      const { search, category, type } = productsQueryOf(requested);
      return downloadOf(await exportItems(ctx, { search, category, type }, Ids?.map(idFromWire) ?? null));
    },
    itemCategories: ({ ctx }) =>
      withBusiness(ctx, 'read', async (tx) =>
        answer(itemAnswerWords.categories, {
          ProductCategoryList: (await itemCategories(tx)).map(({ id, name, items, account }) => ({
            id: idToWire(id),
            Category: name,
            items,
            TAccountId: account,
          })),
        }),
      ),
    uniqueCategories: ({ ctx }) =>
      withBusiness(ctx, 'read', async (tx) =>
        answer(
          itemAnswerWords.categories,
          (await itemCategories(tx)).map(({ name }) => name),
        ),
      ),
    deleteProduct: async ({ ctx, body }) =>
      saved(itemAnswerWords.deleted, await deleteItem(ctx, idFromWire(body.productId))),
    deleteProducts: ({ ctx, body }) =>
      onEach(ctx, body.productId, itemAnswerWords.severalDeleted, deleteItem),
    restoreProduct: async ({ ctx, body }) =>
      saved(itemAnswerWords.restored, await restoreItem(ctx, idFromWire(body.productId))),
    restoreProducts: ({ ctx, body }) =>
      onEach(ctx, body.productId, itemAnswerWords.severalRestored, restoreItem),
    renameCategory: async ({ ctx, body }) =>
      saved(
        categoryWords.saved,
        await saveItemCategory(ctx, idFromWire(body.CategoryId), {
          name: body.Category,
          merge: body.merge === true,
          account: body.TAccountId,
        }),
      ),
    removeCategory: async ({ ctx, body }) =>
      saved(categoryWords.removed, await deleteItemCategory(ctx, idFromWire(body.CategoryId))),
  });
};
