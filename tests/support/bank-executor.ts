import { v7 } from 'uuid';
import { bankStandingOf } from '../../src/domain/bank.ts';
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
  ({ id, isdefault: isDefault, IsActive: inUse, IsUsed: used }) => ({ id, isDefault, inUse, used }),
);
const another = ({ client }: BankWorld): Promise<string> => apiFor(client).bank(`Other bank ${v7()}`);

const acts: Acts<BankWorld, BankEvent> = {
  'bank.edit': ({ client, id }) => bankApiFor(client).update(id, 'First bank', { accounttype: 'Current' }),
  'bank.setDefault': ({ client, id }) => bankApiFor(client).setDefault(id),
  // Nobody sends these two: they happen to a bank when another one is set, or deleted.
  'bank.demote': async (world) => {
    const own = await banks.own(world);
    return bankApiFor(world.client).setDefault(own?.isDefault ? await another(world) : neverExisted);
  },
  'bank.promote': async (world) => {
    const { remove } = bankApiFor(world.client);
    const own = await banks.own(world);
    if (!own?.inUse || own.isDefault) return remove(neverExisted);
    // A younger one stays behind, for there is always another in the chart.
    await another(world);
    return remove((await banks.chosen(world))!);
  },
  'bank.delete': ({ client, id }) => bankApiFor(client).remove(id),
  'bank.activate': ({ client, id }) => bankApiFor(client).activate(id),
};

/** Carries paths of the bank's chart out on the real server; of any in use, one is the default. */
export const bankExecutor = lifecycleExecutor({
  acts,
  start: async (client: Client, { used }: { used: boolean }) => {
    const id = await apiFor(client).bank('First bank', used ? { OpeningBalance: '100' } : {});
    await apiFor(client).bank('Second bank');
    return { client, id, used };
  },
  standing: async (world) => {
    const own = await banks.own(world);
    if (!own) return { status: 'Removed', facts: { used: world.used } };
    return bankStandingOf({ ...own, active: own.inUse });
  },
  holds: banks.holds,
});
