import type { FastifyInstance } from 'fastify';
import type { ArgsOf } from '../../../src/api/calls/call.ts';
import { itemCalls } from '../../../src/api/calls/item.ts';
import { productCalls } from '../../../src/api/calls/product.ts';
import { decimal } from '../../../src/domain/money.ts';
import {
  blankProduct,
  type OpenOn,
  type Product,
  type ProductCard,
  productStanding,
} from '../../../src/domain/stock/product.ts';
import { typedCard } from '../../../src/domain/values/fields-of.ts';
import { pagesOf } from '../../../src/domain/values/paging.ts';
import { itemAnswerWords as words } from '../../../src/domain/words/customers.ts';
import { itemCategories as categoryWords } from '../../../src/domain/words/items.ts';
import { deleteItem, restoreItem } from '../../commands/delete-item.ts';
import { exportItems } from '../../commands/export-items.ts';
import { deleteItemCategory, saveItemCategory } from '../../commands/item-category.ts';
import { addProduct, updateProductCard } from '../../commands/save-product.ts';
import { listProducts, type ProductsQuery, productSorts } from '../../reports/product-list.ts';
import { vendorsOfItems } from '../../reports/vendors-of-items.ts';
import { type Ctx, type Tx, withBusiness } from '../../store/database/tx.ts';
import { itemCategories } from '../../store/stock/categories.ts';
import { itemImage } from '../../store/stock/item-images.ts';
import { itemTypes } from '../../store/stock/narrowed-items.ts';
import { findProducts, openDocumentsOf } from '../../store/stock/products.ts';
import { inBusiness, type Services } from '../call/access.ts';
import { savedAs } from '../call/answer.ts';
import { mountDeclared } from '../call/mount-declared.ts';
import { pageOf } from '../call/paging.ts';
import { rowByRow } from '../documents/act.answers.ts';
import { plain } from '../documents/document.requests.ts';
import { downloadOf } from '../documents/print.answers.ts';
import { itemAnswers } from './item.answers.ts';

const cardOf = (sent: ArgsOf<typeof productCalls.addProduct>): ProductCard => {
  const card = typedCard(blankProduct, sent);
  return {
    ...card,
    price: decimal(card.price),
    cost: decimal(card.cost),
    reorderLevel: card.reorderLevel === null ? null : decimal(card.reorderLevel),
  };
};

/** The longest page that tells how many of each were sold: the lines of a document are searched among more. */
const longestPage = 100;

const standingOf = (product: Product, open: OpenOn) => {
  const { status, facts } = productStanding(product, open);
  return { status, facts: { ...facts, openOn: [...open.openOn], partlyBilled: [...open.partlyBilled] } };
};

const isRecency = (sort: string): boolean => ['mostrecent', 'leastrecent'].includes(plain(sort));
const sortOf = (sort: string): keyof typeof productSorts => {
  if (isRecency(sort)) return 'all';
  return Object.hasOwn(productSorts, sort) ? (sort as keyof typeof productSorts) : 'name';
};

/** The list as asked for; by name where no known sort is named. */
const productsQueryOf = (asked: ArgsOf<typeof productCalls.listProducts>) => {
  const sort = asked.sort ?? asked.commonSort ?? '';
  // The spec names the types and no field for them: sent as the order of rows, they are meant as types. Source: checklists.md, K14.
  const requested = asked.type ?? sort;
  const order = plain(asked.order ?? asked.commonOrder ?? 'ascending');
  return {
    ...pageOf({ ...asked, searchquery: asked.commonSearch, searchQuery: asked.search }),
    search: asked.search ?? asked.commonSearch ?? '',
    category: asked.category || null,
    location: asked.location ?? null,
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
      rows: await itemAnswers(tx, rows, { tellsSold: query.limit <= longestPage, location: query.location }),
      page,
      total,
      pages: pagesOf(total, query.limit),
    };
  });

/** An item alone, with its picture, whom it is ordered from, and how it stands. */
const viewOf = async (tx: Tx, id: string) => {
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
    vendor: vendor ? { id: vendor.vendorId, name: vendor.vendor, chosen: vendor.chosen } : null,
    standing: standingOf(found[0]!, open),
  };
};

/** Mounts the calls of items. */
export const productRoutes = (app: FastifyInstance, services: Services): void => {
  mountDeclared(app, productCalls, inBusiness(services), {
    addProduct: async ({ ctx, args }) => {
      const card = cardOf(args);
      const opening = {
        quantity: decimal(args.quantity ?? '0'),
        unitCost: decimal(args.openingCost ?? card.cost),
        onDay: args.openingOn ?? null,
      };
      const added = await addProduct(ctx, card, opening, args.category, args.image);
      return savedAs(words.itemAddedSuccessfully, added);
    },
    updateProduct: async ({ ctx, args }) =>
      savedAs(
        words.itemDetailsUpdated,
        await updateProductCard(ctx, args.id, args.version ?? null, cardOf(args), args.category, args.image),
      ),
    listProducts: ({ ctx, args }) => listed(ctx, { ...productsQueryOf(args), deleted: false }),
    getProduct: ({ ctx, args }) =>
      withBusiness(ctx, 'read', async (tx) => ({ message: words.item, ...(await viewOf(tx, args.id)) })),
  });
  mountDeclared(app, itemCalls, inBusiness(services), {
    listDeletedProducts: ({ ctx, args }) => listed(ctx, { ...productsQueryOf(args), deleted: true }),
    listProductsByCategory: ({ ctx, args }) => listed(ctx, { ...productsQueryOf(args), deleted: false }),
    exportItems: async ({ ctx, args: { ids = null, ...asked } }) => {
      const { search, category, location, type } = productsQueryOf(asked);
      return downloadOf(await exportItems(ctx, { search, category, location, type }, ids));
    },
    itemCategories: ({ ctx }) =>
      withBusiness(ctx, 'read', async (tx) => ({
        message: words.categories,
        categories: await itemCategories(tx),
      })),
    uniqueCategories: ({ ctx }) =>
      withBusiness(ctx, 'read', async (tx) => (await itemCategories(tx)).map(({ name }) => name)),
    deleteProduct: async ({ ctx, args }) => savedAs(words.deleted, await deleteItem(ctx, args.productId)),
    deleteProducts: ({ ctx, args }) => rowByRow(ctx, args.productIds, words.severalDeleted, deleteItem),
    restoreProduct: async ({ ctx, args }) => savedAs(words.restored, await restoreItem(ctx, args.productId)),
    restoreProducts: ({ ctx, args }) => rowByRow(ctx, args.productIds, words.severalRestored, restoreItem),
    renameCategory: async ({ ctx, args: { id, category: name, merge, account } }) =>
      savedAs(categoryWords.saved, await saveItemCategory(ctx, id, { name, merge: merge === true, account })),
    removeCategory: async ({ ctx, args }) =>
      savedAs(categoryWords.removed, await deleteItemCategory(ctx, args.id)),
  });
};
