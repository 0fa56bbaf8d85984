import type { FastifyInstance } from 'fastify';
import type { QueryOf } from '../../src/api/contract/call.ts';
import { productCalls } from '../../src/api/contract/product.ts';
import { idFromWire, idToWire } from '../../src/api/wire/id.ts';
import { productWire } from '../../src/api/wire/product.ts';
import { decimal, zero } from '../../src/domain/money.ts';
import { pagesOf } from '../../src/domain/paging.ts';
import { blankProduct, type Product, type ProductCard } from '../../src/domain/product.ts';
import { itemAnswerWords } from '../../src/domain/words/customer-answers.ts';
import { addProduct, updateProductCard } from '../commands/save-product.ts';
import { onOrder } from '../reports/on-order.ts';
import { listProducts, productSorts } from '../reports/product-list.ts';
import { categoryNames } from '../store/categories.ts';
import { findProducts } from '../store/products.ts';
import { type Tx, withBusiness } from '../store/tx.ts';
import { inBusiness, type Services } from './access.ts';
import { plain } from './document.requests.ts';
import { mount } from './mount.ts';
import { pageOf } from './paging.ts';

const cardOf = (body: object): ProductCard => {
  const sent = Object.fromEntries(
    Object.entries(productWire.fromWire(body)).filter(([, value]) => value !== undefined),
  );
  const card = { ...blankProduct, ...sent };
  return {
    ...card,
    price: decimal(card.price),
    cost: decimal(card.cost),
    salesTaxId: card.salesTaxId && idFromWire(card.salesTaxId),
  };
};

/** Products as their page shows them, with what is coming. */
const shownOf = async (tx: Tx, products: readonly Product[]) => {
  const [categories, coming] = await Promise.all([
    categoryNames(
      tx,
      products.map(({ categoryId }) => categoryId),
    ),
    onOrder(
      tx,
      products.map(({ id }) => id),
    ),
  ]);
  return products.map((product) => shown(product, categories, coming));
};

const shown = (
  product: Product,
  categories: ReadonlyMap<string | null, string>,
  coming: ReadonlyMap<string, string>,
) => ({
  ...productWire.toWire(product),
  categoryname: categories.get(product.categoryId) ?? '',
  id: idToWire(product.id),
  salestaxid: product.salesTaxId && idToWire(product.salesTaxId),
  quantity: product.quantity,
  stockvalue: product.value,
  onorder: coming.get(product.id) ?? zero,
  version: product.version,
  isdeleted: product.deleted,
});

const saved = (message: string, result: { id: string; repeated?: boolean }) => ({
  status: 200 as const,
  message,
  data: { id: idToWire(result.id), repeated: result.repeated === true },
});

/** The list as asked for, under the spec's spellings and the common ones; by name where no known sort is named. */
const askedOf = (query: QueryOf<typeof productCalls.listProducts>) => {
  const sort = query.sortBy ?? query.sortby ?? '';
  const order = plain(query.sortOrder ?? query.sortorder ?? 'ascending');
  return {
    ...pageOf(query),
    search: query.searchQuery ?? query.searchquery ?? '',
    category: query.categoryname || null,
    sort: (Object.hasOwn(productSorts, sort) ? sort : 'name') as keyof typeof productSorts,
    ascending: ['asc', 'ascending', 'leastrecent'].includes(order),
  };
};

/** Mounts the products' calls. */
export const productRoutes = (app: FastifyInstance, services: Services): void =>
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
        await addProduct(ctx, card, opening, body.categoryname),
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
        ),
      ),
    listProducts: async ({ ctx, query }) => {
      const asked = askedOf(query);
      return withBusiness(ctx, 'read', async (tx) => {
        const { rows, total, page } = await listProducts(tx, asked);
        return {
          products: await shownOf(tx, rows),
          currentpage: page,
          total,
          pagetotal: pagesOf(total, asked.limit),
        };
      });
    },
    getProduct: async ({ ctx, query }) => {
      const data = await withBusiness(ctx, 'read', async (tx) => {
        const [product] = await shownOf(tx, await findProducts(tx, [idFromWire(query.productId)]));
        return product!;
      });
      return { status: 200 as const, message: itemAnswerWords.item, data };
    },
  });
