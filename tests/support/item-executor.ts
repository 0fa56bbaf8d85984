import { itemCalls } from '../../src/api/calls/item.ts';
import { productCalls } from '../../src/api/calls/product.ts';
import { stockCalls } from '../../src/api/calls/stock.ts';
import type { ItemEvent } from '../../src/machines/item/item.lifecycle.ts';
import { expectOk } from './api.ts';
import { type ItemWorld, itemOn } from './item-on.ts';
import { type Acts, lifecycleExecutor } from './lifecycle-executor.ts';
import type { Answered } from './server.ts';

/** What was done, with as many counted again afterwards. */
const counted = async ({ client, productId, quantity }: ItemWorld, done: Answered): Promise<Answered> => {
  if (done.status === 200) expectOk(await client.send(stockCalls.updateCount, { productId, quantity }));
  return done;
};

const acts: Acts<ItemWorld, ItemEvent> = {
  'item.edit': ({ client, productId, card }) =>
    client.send(productCalls.updateProduct, { id: productId, ...card, price: '6' } as never),
  'item.count': ({ client, productId, quantity }) =>
    client.send(stockCalls.updateCount, { productId, quantity }),
  'item.increase': async (world) => {
    const found = { productId: world.productId, quantity: '2', reason: 'found' };
    return counted(world, await world.client.send(stockCalls.increaseQuantity, found));
  },
  'item.decrease': async (world) => {
    const one = { productId: world.productId, quantity: '1' };
    // So that there is one to take.
    await world.client.send(stockCalls.increaseQuantity, { ...one, reason: 'found' });
    return counted(world, await world.client.send(stockCalls.decreaseQuantity, { ...one, reason: 'lost' }));
  },
  'item.delete': ({ client, productId }) => client.send(itemCalls.deleteProduct, { productId }),
  'item.restore': ({ client, productId }) => client.send(itemCalls.restoreProduct, { productId }),
};

/** Carries paths of an item's chart out on the real server. */
export const itemExecutor = lifecycleExecutor({
  acts,
  start: itemOn,
  standing: async ({ client, productId }) =>
    expectOk(await client.send(productCalls.getProduct, { productId })).body.data.Standing,
});
