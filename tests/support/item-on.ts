import { productCalls } from '../../src/api/calls/product.ts';
import type { ProductFacts } from '../../src/domain/stock/product.ts';
import { expectOk } from './api.ts';
import { vendorIn } from './fixture.ts';
import { orderApiFor } from './order-api.ts';
import type { Client } from './server.ts';

/** One item on the real server. */
export interface ItemWorld {
  client: Client;
  productId: string;
  card: object;
  /** As many as its chart was started with: every act leaves so many. */
  quantity: string;
}

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
