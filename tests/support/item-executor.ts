import { itemCalls } from '../../src/api/contract/item.ts';
import { productCalls } from '../../src/api/contract/product.ts';
import { stockCalls } from '../../src/api/contract/stock.ts';
import type { ProductFacts } from '../../src/domain/product.ts';
import type { ItemEvent } from '../../src/machines/item/item.lifecycle.ts';
import type { Executor } from '../../tools/paths/src/run.ts';
import { expectOk } from './api.ts';
import { vendorIn } from './ground.ts';
import { type Acts, lifecycleExecutor } from './lifecycle-executor.ts';
import { orderApiFor } from './order-api.ts';
import type { Client, Server } from './server.ts';

/** One item on the real server. */
export interface ItemWorld {
  client: Client;
  productId: string;
  card: object;
  /** As many as its chart was started with: every act leaves so many. */
  quantity: string;
}

const acts: Acts<ItemWorld, ItemEvent> = {
  'item.edit': ({ client, productId, card }) =>
    client.send(productCalls.updateProduct, { id: productId, ...card, price: '6' } as never),
  'item.count': ({ client, productId, quantity }) =>
    client.send(stockCalls.updateCount, { productId, quantity }),
  'item.increase': async ({ client, productId, quantity }) => {
    const done = await client.send(stockCalls.increaseQuantity, {
      productId,
      quantity: '2',
      reason: 'found',
    });
    if (done.status === 200) expectOk(await client.send(stockCalls.updateCount, { productId, quantity }));
    return done;
  },
  'item.decrease': async ({ client, productId, quantity }) => {
    // So that there is one to take.
    await client.send(stockCalls.increaseQuantity, { productId, quantity: '1', reason: 'found' });
    const done = await client.send(stockCalls.decreaseQuantity, { productId, quantity: '1', reason: 'lost' });
    if (done.status === 200) expectOk(await client.send(stockCalls.updateCount, { productId, quantity }));
    return done;
  },
  'item.delete': ({ client, productId }) => client.send(itemCalls.deleteProduct, { productId }),
  'item.restore': ({ client, productId }) => client.send(itemCalls.restoreProduct, { productId }),
};

/** An item that stands as a path of its chart begins. */
export const itemOn = async (
  client: Client,
  { tracked, quantity, openOn }: ProductFacts,
): Promise<ItemWorld> => {
  const card = { type: tracked ? 'product' : 'service', productname: 'Box', price: '5', trackstock: tracked };
  const opening = tracked && quantity !== '0' ? { quantity, openingcost: '2' } : {};
  const productId = expectOk(await client.send(productCalls.addProduct, { ...card, ...opening } as never))
    .body.data.id;
  if (openOn.length > 0) {
    const vendor = await vendorIn(client, 'Nord');
    await orderApiFor(client).order({
      vendor,
      items: [{ ProductIDFK: productId, ProductName: 'Box', Qty: '1', HomeUnitPrice: '2' }],
    });
  }
  return { client, productId, card, quantity };
};

/** Carries paths of an item's chart out on the real server. */
export const itemExecutor = (
  server: Server,
  check: (world: ItemWorld) => Promise<void>,
): Executor<ItemWorld> =>
  lifecycleExecutor(server, {
    acts,
    start: async ({ at }) => itemOn(await server.client(), at.context as ProductFacts),
    standing: async ({ client, productId }) =>
      expectOk(await client.send(productCalls.getProduct, { productId })).body.data.Standing,
    check,
  });
