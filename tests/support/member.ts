import pg from 'pg';
import { idToWire } from '../../src/api/wire/id.ts';
import { type Api, apiFor } from './api.ts';
import { given, type Shop } from './given.ts';
import { goodPassword } from './people.ts';
import type { Product, Visitor } from './product.ts';
import { aNote, type Client, quickPasswords } from './server.ts';
import { signedInAs } from './signed-in.ts';

/** A visitor signed in as the owner of a business of their own. */
export interface Member extends Visitor {
  shop: Shop;
  /** The same owner's calls beside the page, with a session of their own. */
  api: Api;
  client: Client;
  email: string;
  password: string;
}

/** Speaks to the product as the page does, over the wire. */
const clientOf = (origin: string, shop: Shop, token: string): Client => {
  const business = idToWire(shop.business.id);
  return {
    shop,
    business,
    token,
    send: async (call, fields = {}, headers = {}, file?: Buffer) => {
      const sent = { ...(call.business ? { [call.business]: business } : {}), ...fields };
      const address = new URL(call.path, origin);
      if (!call.body) address.search = String(new URLSearchParams(sent as Record<string, string>));
      const [type, content] = call.raw
        ? ['application/octet-stream', file ? new Uint8Array(file) : aNote]
        : ['application/json', call.body && JSON.stringify(sent)];
      const response = await fetch(address, {
        method: call.method,
        headers: { token, ...(content ? { 'content-type': type } : {}), ...headers },
        ...(content ? { body: content } : {}),
      });
      const isText = response.headers.get('content-type')?.startsWith('text/plain');
      return {
        status: response.status,
        headers: Object.fromEntries(response.headers),
        body: await (isText ? response.text() : response.json()),
      };
    },
  };
};

/** Made once for all members. */
let hashed: Promise<string> | undefined;

/**
 * Gives somebody a business and a browser in which they are signed in, without going through the sign-up, which has a
 * journey of its own.
 *
 * @param width of the window, in pixels
 */
export const startMember = async (product: Product, width = 1440): Promise<Member> => {
  const shop = { ...(await given.business(product.database)), clock: product.clock };
  hashed ??= quickPasswords('members').hash(goodPassword);
  const owner = new pg.Client({ connectionString: product.url });
  await owner.connect();
  await owner.query(`set app.maintenance = 'on'`);
  const { rows } = await owner.query<{ email: string }>(
    'update app_user set password_hash = $2 where id = $1 returning email',
    [shop.user.id, await hashed],
  );
  const [inPage, beside] = [
    await signedInAs(owner, shop.user.id),
    await signedInAs(owner, shop.user.id),
  ] as const;
  await owner.end();
  const visitor = await product.visitor(width);
  const kept = JSON.stringify({ version: 1, token: inPage, userId: idToWire(shop.user.id) });
  await visitor.page.goto('/healthz');
  await visitor.page.evaluate((session) => localStorage.setItem('counterfoil.session', session), kept);
  const client = clientOf(product.origin, shop, beside);
  return {
    ...visitor,
    shop,
    api: apiFor(client),
    client,
    email: rows[0]!.email,
    password: goodPassword,
  };
};
