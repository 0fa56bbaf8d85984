import { expect, test } from 'vitest';
import { sealingBy } from '../../server/adapters/sealing.ts';
import { sealSecrets } from '../../server/commands/account/seal-secrets.ts';
import { tokenContext } from '../../server/services/shops.ts';
import { type Client, sealingKey } from '../support/server.ts';
import { connectStore } from '../support/store-api.ts';
import { server, startShops } from '../support/with-shops.ts';

startShops();

const kept = async ({ shop }: Client) => {
  const { rows } = await server.owner.query(
    'select id, token, refresh_token from store_connection where business_id = $1',
    [shop.business.id],
  );
  return rows[0] as { id: string; token: string; refresh_token: string };
};

test('with a newer key the tokens of stores are sealed anew, and open as before', async () => {
  const client = await server.client();
  await connectStore(server, client, 'sealed.myshopify.com');
  const before = await kept(client);
  const newer = Buffer.alloc(32, 8).toString('base64url');
  const answers: string[] = [];
  await sealSecrets(server.database, sealingBy([newer, sealingKey]), (sentence) => answers.push(sentence));
  const after = await kept(client);
  expect(after.token).not.toBe(before.token);
  const context = tokenContext(before.id);
  const [old, now] = [sealingBy([sealingKey]), sealingBy([newer])];
  for (const name of ['token', 'refresh_token'] as const)
    expect(now.open(after[name], context)).toBe(old.open(before[name], context));
  expect(now.open(after.token, tokenContext('another'))).toBeNull();
  expect(answers).toEqual([]);
});
