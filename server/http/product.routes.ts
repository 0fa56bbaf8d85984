import type { FastifyInstance } from 'fastify';
import { productCalls } from '../../src/api/contract/product.ts';
import { idFromWire, idToWire } from '../../src/api/wire/id.ts';
import { productWire } from '../../src/api/wire/product.ts';
import { decimal } from '../../src/domain/money.ts';
import { blankProduct, type Product, type ProductCard } from '../../src/domain/product.ts';
import { addProduct, updateProductCard } from '../commands/save-product.ts';
import { listProducts } from '../reports/product-list.ts';
import { findProducts } from '../store/products.ts';
import { withBusiness } from '../store/tx.ts';
import { inBusiness, type Services } from './door.ts';
import { mount } from './mount.ts';
import { pageOf, pagesOf } from './paging.ts';

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

const shown = (product: Product) => ({
  ...productWire.toWire(product),
  id: idToWire(product.id),
  salestaxid: product.salesTaxId && idToWire(product.salesTaxId),
  quantity: product.quantity,
  stockvalue: product.value,
  version: product.version,
  isdeleted: product.deleted,
});

const saved = (message: string, result: { id: string; repeated?: boolean }) => ({
  status: 200 as const,
  message,
  data: { id: idToWire(result.id), repeated: result.repeated === true },
});

/** Mounts the products' calls. */
export const productRoutes = (app: FastifyInstance, services: Services): void =>
  mount(app, productCalls, inBusiness(services), {
    addProduct: async ({ ctx, body }) => {
      const card = cardOf(body);
      const opening = {
        quantity: decimal(body.quantity ?? '0'),
        unitCost: decimal(body.openingcost ?? card.cost),
      };
      return saved('Item added successfully.', await addProduct(ctx, card, opening));
    },
    updateProduct: async ({ ctx, body }) =>
      saved(
        'Item details updated successfully.',
        await updateProductCard(ctx, idFromWire(body.id), body.version ?? null, cardOf(body)),
      ),
    listProducts: async ({ ctx, query }) => {
      const asked = pageOf(query);
      const search = query.searchQuery ?? query.searchquery ?? '';
      const { rows, total } = await withBusiness(ctx, 'read', (tx) =>
        listProducts(tx, { ...asked, search, category: query.categoryname ?? null }),
      );
      return {
        products: rows.map(shown),
        currentpage: asked.page,
        total,
        pagetotal: pagesOf(total, asked.limit),
      };
    },
    getProduct: async ({ ctx, query }) => {
      const [product] = await withBusiness(ctx, 'read', (tx) =>
        findProducts(tx, [idFromWire(query.productId)]),
      );
      return { status: 200 as const, message: 'Item', data: shown(product!) };
    },
  });
