import type pg from 'pg';
import { bankCalls } from '../../src/api/calls/bank.ts';
import { expectOk } from './api.ts';
import type { Client } from './server.ts';

/** The acts on the banks of one business, each as the page sends it. */
export const bankApiFor = (client: Client) => {
  const list = async () => expectOk(await client.send(bankCalls.listBanks)).body.data;
  return {
    add: (bankname: string, more: Record<string, unknown> = {}) =>
      client.send(bankCalls.addBank, { bankname, ...more }),
    update: (id: string, bankname: string, more: Record<string, unknown> = {}) =>
      client.send(bankCalls.updateBank, { id, bankname, ...more }),
    setDefault: (bankid: string) => client.send(bankCalls.setDefaultBank, { bankid }),
    remove: (bankid: string) => client.send(bankCalls.deleteBank, { bankid }),
    activate: (bankid: string) => client.send(bankCalls.activateBank, { bankid }),
    list,
    bank: async (id: string) => (await list()).find((one) => one.id === id)!,
    /** The names, oldest first; the default with a star, those archived in brackets. */
    find: async () =>
      (await list()).map(({ bankname, isdefault, IsActive }) =>
        IsActive ? `${bankname}${isdefault ? '*' : ''}` : `(${bankname})`,
      ),
    /** The accounts of banks as the database holds them. */
    accounts: async (owner: pg.Client) =>
      (
        await owner.query(
          'select id, name, subgroup, cash_section, currency, active from account where business_id = $1 and not is_system order by id',
          [client.shop.business.id],
        )
      ).rows,
  };
};

export type BankApi = ReturnType<typeof bankApiFor>;
