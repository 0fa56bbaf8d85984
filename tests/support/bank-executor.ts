import { v7 } from 'uuid';
import { bankStandingOf } from '../../src/domain/books/bank.ts';
import type { BankEvent } from '../../src/machines/bank/bank.lifecycle.ts';
import { apiFor } from './api.ts';
import { bankApiFor } from './bank-api.ts';
import { defaultAmong } from './default-among.ts';
import { type Acts, lifecycleExecutor } from './lifecycle-executor.ts';
import { neverExisted } from './never-existed.ts';
import type { Client } from './server.ts';

/** One bank on the real server among others, the oldest of them. */
export interface BankWorld {
  client: Client;
  id: string;
  used: boolean;
}

const banks = defaultAmong(
  (client) => bankApiFor(client).list(),
  ({ id, isdefault: isDefault, IsActive: inUse, IsUsed: used, IsAlone: alone }) => ({
    id,
    isDefault,
    inUse,
    used,
    alone,
  }),
);
const another = ({ client }: BankWorld): Promise<string> => apiFor(client).bank(`Other bank ${v7()}`);

const acts: Acts<BankWorld, BankEvent> = {
  'bank.edit': ({ client, id }) => bankApiFor(client).update(id, 'First bank', { accounttype: 'Current' }),
  'bank.setDefault': ({ client, id }) => bankApiFor(client).setDefault(id),
  // Nobody sends it: it happens to a bank when another one is set.
  'bank.demote': async (world) => {
    const own = await banks.own(world);
    return bankApiFor(world.client).setDefault(own?.isDefault ? await another(world) : neverExisted);
  },
  'bank.delete': ({ client, id }) => bankApiFor(client).remove(id),
  'bank.activate': ({ client, id }) => bankApiFor(client).activate(id),
};

/** Carries paths of the bank's chart out on the real server; of any in use, one is the default. */
export const bankExecutor = lifecycleExecutor({
  acts,
  start: async (client: Client, { used, alone }: { used: boolean; alone: boolean }) => {
    const id = await apiFor(client).bank('First bank', used ? { OpeningBalance: '100' } : {});
    if (!alone) await apiFor(client).bank('Second bank');
    return { client, id, used };
  },
  standing: async (world) => {
    const own = await banks.own(world);
    if (!own) {
      const others = await bankApiFor(world.client).list();
      return {
        status: 'Removed',
        facts: { used: world.used, alone: !others.some(({ IsActive }) => IsActive) },
      };
    }
    return bankStandingOf({ ...own, active: own.inUse });
  },
  holds: banks.holds,
});
