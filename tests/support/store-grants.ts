import { sealingBy } from '../../server/adapters/sealing.ts';
import { ShopError, type ShopPlatform } from '../../server/adapters/shop/platform.ts';
import { keepConnection } from '../../server/commands/online-store/connect-store.ts';
import { withShopToken } from '../../server/services/with-shop-token.ts';
import type { Ctx } from '../../server/store/database/tx.ts';
import { storeScopes } from '../../src/domain/online-store/connection.ts';
import { onlineStoreRefusals as words } from '../../src/domain/online-store/refusals.words.ts';
import { answeredBy } from './job-acts.ts';
import { type Answered, sealingKey } from './server.ts';
import { agreeableShops } from './shops.ts';

const sealing = sealingBy([sealingKey]);
const grant = { token: 'token', tokenUntil: null, refreshToken: null, refreshUntil: null };
const countOrders = () => Promise.reject(new ShopError('refused', 'The shop takes no token.'));
const platform: ShopPlatform = { ...agreeableShops(), countOrders };

/** A shop gives a business its permission, but for some scopes. */
export const grantStore = (
  ctx: Ctx,
  { id, shop, missing = [] }: { id: string; shop: string; missing?: readonly string[] },
): Promise<Answered> => {
  const scopes = storeScopes.filter((scope) => !missing.includes(scope));
  const info = { id, name: 'Kettle', domain: shop, currency: 'USD', scopes };
  return answeredBy(keepConnection(ctx, { sealing }, { ...grant, scopes: [...scopes] }, info));
};

/**
 * A shop is asked something and refuses the token: that is how the server learns that its permission is gone.
 *
 * @param ours refusals that are no more than the end of it
 */
export const loseStore = (ctx: Ctx, ...ours: string[]): Promise<Answered> =>
  answeredBy(
    withShopToken(
      ctx,
      { platform, sealing, returnTo: 'https://books.example.com/back' },
      (shops, shop, token) => shops.countOrders(shop, token, ctx.clock()),
    ),
    [words.authoriseFirst, ...ours],
  );
