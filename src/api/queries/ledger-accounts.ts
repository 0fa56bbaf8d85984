import { queryOptions } from '@tanstack/react-query';
import { send } from '../client/client.ts';
import { accountDefaultCalls, ledgerAccountCalls } from '../contract/ledger-account.ts';
import { accountFromWire, accountingFromWire } from '../wire/ledger-account.ts';

/** Every account of the business by number, inactive ones too, with what moved this year. */
export const accountList = (businessid: string) =>
  queryOptions({
    queryKey: ['accounts', businessid] as const,
    queryFn: async ({ signal }) =>
      (await send(ledgerAccountCalls.listAccounts, { signal, query: { businessid } })).data.map(
        accountFromWire,
      ),
  });

/** The five default accounts and the fiscal year, as they were chosen. */
export const accountingSettings = (businessid: string) =>
  queryOptions({
    queryKey: ['accounting', businessid] as const,
    queryFn: async ({ signal }) =>
      accountingFromWire(
        (await send(accountDefaultCalls.getAccounting, { signal, query: { businessid } })).data,
      ),
  });
