import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { hashOf } from '../../server/store/access/identity.ts';
import type { Database } from '../../server/store/database/database.ts';
import { idToWire } from '../../src/api/wire/id.ts';
import { given, type Shop } from './given.ts';

/** A business somebody is signed in to, with a customer and five services to invoice. Ids are as on the wire. */
export interface OpenBusiness {
  shop: Shop;
  id: string;
  /** The token of its owner's session. */
  token: string;
  customer: string;
  products: string[];
}

/** A token of a user's session, made by plain SQL. */
const signedIn = async (url: string, userId: string): Promise<string> => {
  const token = randomBytes(32).toString('base64url');
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(
      `insert into session (token_hash, user_id, remembered, created_at, seen_at, ends_at)
       values ($1, $2, true, now(), now(), now() + interval '30 days')`,
      [hashOf(token), userId],
    );
  } finally {
    await client.end();
  }
  return token;
};

/** Opens a business whose owner is at work, for tests and benches that speak HTTP. */
export const openBusiness = async (database: Database, name = 'Umbrella Works'): Promise<OpenBusiness> => {
  const shop = await given.business(database, { name });
  const customer = await given.customer(shop, { name: 'Customer 1' });
  const products: string[] = [];
  for (let n = 1; n <= 5; n += 1)
    products.push(await given.product(shop, { kind: 'service', name: `Work ${n}`, price: String(10 * n) }));
  return {
    shop,
    id: idToWire(shop.business.id),
    token: await signedIn(database.url, shop.user.id),
    customer: idToWire(customer),
    products: products.map(idToWire),
  };
};

/** An invoice of five lines, 150 in all, as a page would send it. */
export const fiveLines = ({ id, customer, products }: OpenBusiness, day: string) => ({
  businessid: id,
  invoicetype: 'invoice',
  invoicestatus: 'NotPaid',
  clientid: customer,
  issue_date: day,
  due_date: day,
  items: products.map((productid, n) => ({
    productid,
    ItemName: `Work ${n + 1}`,
    quantity: '1',
    price: String(10 * (n + 1)),
  })),
});
