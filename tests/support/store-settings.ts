import { ledgerAccountCalls } from '../../src/api/calls/ledger-account.ts';
import { onlineStoreCalls as calls } from '../../src/api/calls/online-store.ts';
import type { SettingsPart } from '../../src/domain/online-store/settings.ts';
import { expectOk } from './api.ts';
import { type Client, firstDay } from './server.ts';

/** Adds an account that taxes can be posted to; `n` keeps its name apart. */
export const addTaxAccount = async (client: Client, n: number): Promise<number> =>
  Number(
    expectOk(await client.send(ledgerAccountCalls.addAccount, { TAccountName: `Tax ${n}`, SubGroupId: 7 }))
      .body.data.TAccountId,
  );

/** Takes the account of a store's taxes out of use, as its settings name it, and adds another that works. */
export const breakTaxAccount = async (world: { client: Client; taxes: number; saved: number }) => {
  const { client, saved } = world;
  world.taxes = await addTaxAccount(client, saved);
  return client.send(ledgerAccountCalls.deactivateAccount, { TAccountId: saved });
};

/** Saves a part of a store's settings as it's proposed, with an account for its taxes. */
export const saveStorePart = (client: Client, part: SettingsPart, TaxesAccount: number) => {
  if (part === 'sync') return client.send(calls.saveStoreSync, { importDate: firstDay });
  if (part === 'automation') return client.send(calls.addStoreAutomation, {});
  return client.send(calls.addStoreAccounting, { TaxesAccount });
};
