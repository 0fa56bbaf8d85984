import { queryOptions } from '@tanstack/react-query';
import { send } from '../client/client.ts';
import { accountCalls } from '../contract/account.ts';
import { accountSettingsCalls } from '../contract/account-settings.ts';
import type { AnswerOf } from '../contract/call.ts';

export type OwnAccount = AnswerOf<typeof accountCalls.trueUserInfo>['data'];
export type Security = AnswerOf<typeof accountSettingsCalls.security>['data'];

/** The signed-in user as they keep themselves. */
export const ownAccount = () =>
  queryOptions({
    queryKey: ['account'] as const,
    queryFn: async ({ signal }) => (await send(accountCalls.trueUserInfo, { signal, query: {} })).data,
  });

/** The user's sessions and second factor. */
export const ownSecurity = () =>
  queryOptions({
    queryKey: ['security'] as const,
    queryFn: async ({ signal }) => (await send(accountSettingsCalls.security, { signal, query: {} })).data,
  });
