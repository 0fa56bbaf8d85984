import { queryOptions } from '@tanstack/react-query';
import type { OwnAccount, Security } from '../../domain/user.ts';
import { send } from '../client/client.ts';
import { accountCalls } from '../contract/account.ts';
import { accountSettingsCalls } from '../contract/account-settings.ts';
import { accountFromWire } from '../wire/user.ts';

/** The signed-in user as they keep themselves. */
export const ownAccount = () =>
  queryOptions({
    queryKey: ['account'] as const,
    queryFn: async ({ signal }): Promise<OwnAccount> =>
      accountFromWire((await send(accountCalls.trueUserInfo, { signal, query: {} })).data),
  });

/** The user's sessions and second factor. */
export const ownSecurity = () =>
  queryOptions({
    queryKey: ['security'] as const,
    queryFn: async ({ signal }): Promise<Security> =>
      (await send(accountSettingsCalls.security, { signal, query: {} })).data,
  });
