import { createHmac, randomUUID } from 'node:crypto';
import { apiVersion } from '../../../../server/adapters/shop/api-version.ts';
import type { topics } from '../../../../server/adapters/shop/topics.ts';
import type { SandboxOrder, SandboxProduct } from './order.ts';
import type { SandboxShop } from './shop.ts';

/** What a shop reports about. */
export type Topic = (typeof topics)[number];

/** A report of the shop as it's sent: its bytes, and what is said beside them. */
export interface SandboxReport {
  raw: Buffer;
  headers: Record<string, string>;
}

/** Signs a report of a topic, as the shop platform does. */
export const signedReport = (
  shop: Pick<SandboxShop, 'domain'>,
  topic: string,
  body: unknown,
  secret: string,
  at: Date = new Date(),
): SandboxReport => {
  const raw = Buffer.from(JSON.stringify(body));
  return {
    raw,
    headers: {
      'content-type': 'application/json',
      'x-shopify-topic': topic,
      'x-shopify-hmac-sha256': createHmac('sha256', secret).update(raw).digest('base64'),
      'x-shopify-shop-domain': shop.domain,
      'x-shopify-api-version': apiVersion,
      'x-shopify-webhook-id': randomUUID(),
      'x-shopify-event-id': randomUUID(),
      'x-shopify-triggered-at': at.toISOString(),
    },
  };
};

/** What a report of an order says: the two fields that were asked for. */
export const orderReport = ({ id, updatedAt }: SandboxOrder) => ({
  id,
  admin_graphql_api_id: `gid://shopify/Order/${id}`,
  updated_at: updatedAt.toISOString(),
});

/** What a report of a product's stock at the first location says: the fields that were asked for. */
export const levelReport = ({ locations }: SandboxShop, { id }: SandboxProduct, at: Date) => ({
  inventory_item_id: id,
  location_id: locations[0]!.id,
  updated_at: at.toISOString(),
});

/** Reports what happened to whoever asked for it. One that isn't taken is sent once more, and then forgotten. */
export const report = async (
  shop: SandboxShop,
  topic: Topic,
  body: unknown,
  secret: string,
): Promise<void> => {
  const uri = shop.subscriptions.get(topic.replace('/', '_').toUpperCase());
  if (!uri) return;
  const { raw, headers } = signedReport(shop, topic, body, secret);
  for (let n = 0; n < 2; n += 1) {
    const answer = await fetch(uri, { method: 'POST', headers, body: new Uint8Array(raw) }).catch(() => null);
    if (answer?.ok) return;
  }
};
