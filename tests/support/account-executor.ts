import { ledgerAccountCalls } from '../../src/api/calls/ledger-account.ts';
import { accountStandingOf } from '../../src/domain/books/ledger-account.ts';
import type { AccountEvent } from '../../src/machines/account/account.lifecycle.ts';
import { expectOk } from './api.ts';
import { accountsFromWire } from './ledger-api.ts';
import { type Acts, lifecycleExecutor } from './lifecycle-executor.ts';
import type { Client } from './server.ts';

/** One account of a business on the real server: the default one for sales, or one nothing names. */
export interface AccountWorld {
  client: Client;
  id: number;
}

const acts: Acts<AccountWorld, AccountEvent> = {
  'account.edit': ({ client, id }) =>
    client.send(ledgerAccountCalls.updateAccount, {
      TAccountId: id,
      TAccountName: 'Renamed',
      SubGroupId: id === 13 ? 12 : 14,
    }),
  'account.deactivate': ({ client, id }) =>
    client.send(ledgerAccountCalls.deactivateAccount, { TAccountId: id }),
  'account.activate': ({ client, id }) => client.send(ledgerAccountCalls.activateAccount, { TAccountId: id }),
};

/** Carries paths of an account's chart out on the real server. */
export const accountExecutor = lifecycleExecutor({
  acts,
  start: async (client, { usedBy }: { usedBy: unknown[] }) => ({ client, id: usedBy.length > 0 ? 13 : 21 }),
  standing: async ({ client, id }) => {
    const { data } = expectOk(await client.send(ledgerAccountCalls.listAccounts, {})).body;
    return accountStandingOf(accountsFromWire(data).find((account) => account.id === id)!);
  },
});
