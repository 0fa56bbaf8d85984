import { expect } from 'vitest';
import { bankCalls } from '../../src/api/contract/bank.ts';
import type { BankEvent } from '../../src/machines/bank/bank.lifecycle.ts';
import type { Executor } from '../../tools/paths/src/run.ts';
import { lifecyclePerson, type Presses } from './lifecycle-person.ts';
import { type Member, startMember } from './member.ts';
import type { Product } from './product.ts';
import { fromMenu, rowWith } from './row-menu.ts';
import { dialog, pressInDialog } from './sheet.ts';

/** A member before the list of banks, with one of their own and others. */
interface BankOnPage extends Member {
  name: string;
  edits: number;
}

const remove = async (world: BankOnPage, name: string) => {
  await fromMenu(world.page, name, 'Delete');
  await pressInDialog(world.page, /^(Archived|Remove bank)$/);
};
const listed = async ({ api }: Member) => (await api.client.send(bankCalls.listBanks)).body.data;
const another = async (world: BankOnPage): Promise<string> => {
  world.edits += 1;
  const name = `Other bank ${world.edits}`;
  await world.api.bank(name);
  await world.page.reload();
  await rowWith(world.page, name).waitFor();
  return name;
};

const presses: Presses<BankOnPage, BankEvent> = {
  'bank.edit': async (world) => {
    world.edits += 1;
    await rowWith(world.page, world.name).getByRole('link').click();
    world.name = `First bank ${world.edits}`;
    await dialog(world.page).getByLabel('Bank', { exact: true }).fill(world.name);
    await pressInDialog(world.page, 'Save bank');
    await rowWith(world.page, world.name).waitFor();
  },
  // The default one has no such act: there is nothing to do.
  'bank.setDefault': async (world) => {
    if ((await seenOn(world)) !== 'Default') await fromMenu(world.page, world.name, 'Set as default');
  },
  'bank.demote': async (world) => fromMenu(world.page, await another(world), 'Set as default'),
  'bank.promote': async (world) => {
    await another(world);
    const bank = (await listed(world)).find(({ isdefault }) => isdefault)!;
    await remove(world, bank.bankname);
  },
  // One that is archived has no such act.
  'bank.delete': async (world) => {
    if ((await seenOn(world)) !== 'Archived') await remove(world, world.name);
  },
  'bank.activate': (world) => fromMenu(world.page, world.name, 'Activate'),
};

const start = async (product: Product, used: boolean): Promise<BankOnPage> => {
  const member = await startMember(product);
  const world = { ...member, name: 'First bank 0', edits: 0 };
  await member.api.bank(world.name, used ? { OpeningBalance: '100' } : {});
  await member.api.bank('Second bank');
  await member.page.goto('/settings/banks');
  await rowWith(world.page, world.name).waitFor();
  return world;
};

const seenOn = async (world: BankOnPage): Promise<string> => {
  const row = rowWith(world.page, world.name);
  if ((await row.count()) === 0) return 'Removed';
  if ((await row.getByText('Archived', { exact: true }).count()) > 0) return 'Archived';
  return (await row.getByText('Default', { exact: true }).count()) > 0 ? 'Default' : 'Other';
};

/** Carries paths of the bank's chart out with the menus of its page. */
export const bankPerson = (product: Product): Executor<BankOnPage> =>
  lifecyclePerson<BankOnPage, BankEvent>({
    start: ({ at }) => start(product, (at.context as { used: boolean }).used),
    presses,
    shows: async (world, state) => {
      await expect.poll(() => seenOn(world)).toBe(state);
      const inUse = (await listed(world)).filter(({ IsActive }) => IsActive);
      expect(inUse.filter(({ isdefault }) => isdefault).length).toBe(Math.min(1, inUse.length));
    },
  });
