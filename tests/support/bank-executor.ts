import { expect } from 'vitest';
import { bankCalls } from '../../src/api/contract/bank.ts';
import { bankStandingOf } from '../../src/domain/bank.ts';
import type { BankEvent } from '../../src/machines/bank/bank.lifecycle.ts';
import type { Executor } from '../../tools/paths/src/run.ts';
import { apiFor, expectOk } from './api.ts';
import { type Acts, lifecycleExecutor } from './lifecycle-executor.ts';
import { neverExisted } from './never-existed.ts';
import type { Client, Server } from './server.ts';

/** One bank on the real server among others, the oldest of them. */
export interface BankWorld {
  client: Client;
  id: string;
  used: boolean;
  /** How many others were added on the way, for names. */
  others: number;
}

const listed = async ({ client }: BankWorld) => expectOk(await client.send(bankCalls.listBanks)).body.data;
const setDefault = ({ client }: BankWorld, bankid: string) =>
  client.send(bankCalls.setDefaultBank, { bankid });
const remove = ({ client }: BankWorld, bankid: string) => client.send(bankCalls.deleteBank, { bankid });
const another = (world: BankWorld): Promise<string> => {
  world.others += 1;
  return apiFor(world.client).bank(`Other bank ${world.others}`);
};

const acts: Acts<BankWorld, BankEvent> = {
  'bank.edit': ({ client, id }) =>
    client.send(bankCalls.updateBank, { id, bankname: 'First bank', accounttype: 'Current' }),
  'bank.setDefault': (world) => setDefault(world, world.id),
  // Nobody sends these two: they happen to a bank when another one is set, or deleted.
  'bank.demote': async (world) => {
    const own = (await listed(world)).find(({ id }) => id === world.id);
    return setDefault(world, own?.isdefault ? await another(world) : neverExisted);
  },
  'bank.promote': async (world) => {
    const banks = await listed(world);
    const own = banks.find(({ id }) => id === world.id);
    if (!own?.IsActive || own.isdefault) return remove(world, neverExisted);
    // A younger one stays behind, for there is always another in the chart.
    await another(world);
    return remove(world, banks.find(({ isdefault }) => isdefault)!.id);
  },
  'bank.delete': (world) => remove(world, world.id),
  'bank.activate': ({ client, id }) => client.send(bankCalls.activateBank, { bankid: id }),
};

const startOn = async (server: Server, used: boolean): Promise<BankWorld> => {
  const client = await server.client();
  const api = apiFor(client);
  const id = await api.bank('First bank', used ? { OpeningBalance: '100' } : {});
  await api.bank('Second bank');
  return { client, id, used, others: 0 };
};

/** Carries paths of the bank's chart out on the real server; of any in use, one is the default. */
export const bankExecutor = (
  server: Server,
  check: (world: BankWorld) => Promise<void>,
): Executor<BankWorld> =>
  lifecycleExecutor(server, {
    acts,
    start: ({ at }) => startOn(server, (at.context as { used: boolean }).used),
    standing: async (world) => {
      const own = (await listed(world)).find(({ id }) => id === world.id);
      if (!own) return { status: 'Removed', facts: { used: world.used } };
      return bankStandingOf({ isDefault: own.isdefault, active: own.IsActive, used: own.IsUsed });
    },
    check: async (world) => {
      const inUse = (await listed(world)).filter(({ IsActive }) => IsActive);
      expect(inUse.filter(({ isdefault }) => isdefault).length).toBe(Math.min(1, inUse.length));
      await check(world);
    },
  });
