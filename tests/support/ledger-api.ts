import { wireIds } from '../../src/api/calls/field.ts';
import { accountDefaultCalls, ledgerAccountCalls } from '../../src/api/calls/ledger-account.ts';
import type { AnswerOf } from '../../src/api/wire/call.ts';
import { idToWire } from '../../src/api/wire/id.ts';
import { expectOk } from './api.ts';
import type { Client } from './server.ts';

/** Accounts as they were answered, in our words. */
export const accountsFromWire = (data: AnswerOf<typeof ledgerAccountCalls.listAccounts>['data']) =>
  ledgerAccountCalls.listAccounts.says.fromWire({ status: 200, message: '', data }, wireIds);

/** The acts on the chart of accounts of one business, each as the page sends it. */
export const ledgerApiFor = (client: Client) => {
  const list = async (days: Record<string, unknown> = {}) =>
    expectOk(await client.send(ledgerAccountCalls.listAccounts, days)).body.data;
  const add = (TAccountName: string, SubGroupId: number, more: Record<string, unknown> = {}) =>
    client.send(ledgerAccountCalls.addAccount, { TAccountName, SubGroupId, ...more });
  return {
    add,
    /** The id of an account that was added. */
    added: async (...given: Parameters<typeof add>): Promise<number> =>
      expectOk(await add(...given)).body.data.TAccountId,
    update: (
      TAccountId: number,
      TAccountName: string,
      SubGroupId: number,
      more: Record<string, unknown> = {},
    ) => client.send(ledgerAccountCalls.updateAccount, { TAccountId, TAccountName, SubGroupId, ...more }),
    deactivate: (TAccountId: number) => client.send(ledgerAccountCalls.deactivateAccount, { TAccountId }),
    activate: (TAccountId: number) => client.send(ledgerAccountCalls.activateAccount, { TAccountId }),
    list,
    account: async (id: number, days: Record<string, unknown> = {}) =>
      (await list(days)).find(({ TAccountId }) => TAccountId === id)!,
    settings: async () =>
      expectOk(
        await client.send(accountDefaultCalls.getAccounting, { userid: idToWire(client.shop.user.id) }),
      ).body.data,
    /** Sets the defaults; what is left out is that of the standard chart, the year begins on 1 January. */
    saveDefaults: (more: Record<string, unknown> = {}) =>
      client.send(accountDefaultCalls.saveAccounting, {
        CashAndEquivalents: 1,
        Income: 13,
        Inventory: 34,
        SalesTaxesCollected: 9,
        SalesTaxesPaid: 8,
        FiscalYearStartDate: 1,
        FiscalYearStartMonth: 1,
        ...more,
      }),
  };
};

export type LedgerApi = ReturnType<typeof ledgerApiFor>;
