import { ledgerAccountCalls } from '../../src/api/calls/ledger-account.ts';
import { accountStandingOf } from '../../src/domain/books/ledger-account.ts';
import type { AccountEvent } from '../../src/machines/account/account.lifecycle.ts';
import { expectOk } from './api.ts';
import { accountsFromWire, ledgerApiFor } from './ledger-api.ts';
import { type Acts, lifecycleExecutor } from './lifecycle-executor.ts';
import type { Client } from './server.ts';

/** One account of a business on the real server: the default one for sales, one nothing names, or one the business added. */
export interface AccountWorld {
  client: Client;
  id: number;
  /** One of the business's own in the same sub-group. */
  other: number;
}

const acts: Acts<AccountWorld, AccountEvent> = {
  'account.edit': ({ client, id }) =>
    client.send(ledgerAccountCalls.updateAccount, {
      TAccountId: id,
      TAccountName: 'Renamed',
      SubGroupId: id === 13 ? 12 : 14,
    }),
  'account.merge': ({ client, id, other }) =>
    client.send(ledgerAccountCalls.mergeAccount, { TAccountId: id, IntoId: other }),
  'account.deactivate': ({ client, id }) =>
    client.send(ledgerAccountCalls.deactivateAccount, { TAccountId: id }),
  'account.activate': ({ client, id }) => client.send(ledgerAccountCalls.activateAccount, { TAccountId: id }),
};

/** Carries paths of an account's chart out on the real server. */
export const accountExecutor = lifecycleExecutor({
  acts,
  start: async (client, { usedBy, isSystem }: { usedBy: unknown[]; isSystem: boolean }) => {
    const ledger = ledgerApiFor(client);
    const other = await ledger.added('Studio', 14);
    if (!isSystem) return { client, id: await ledger.added('Workshop', 14), other };
    return { client, id: usedBy.length > 0 ? 13 : 21, other };
  },
  standing: async ({ client, id }) => {
    const { data } = expectOk(await client.send(ledgerAccountCalls.listAccounts, {})).body;
    return accountStandingOf(accountsFromWire(data).find((account) => account.id === id)!);
  },
});
