import { expect } from 'vitest';
import { bankCalls } from '../../src/api/calls/bank.ts';
import type { BankEvent } from '../../src/machines/bank/bank.lifecycle.ts';
import type { Executor } from '../../tools/paths/src/run.ts';
import { lifecyclePerson, type Presses } from './lifecycle-person.ts';
import { type Member, startMember } from './member.ts';
import type { Product } from './product.ts';
import { fromMenu, type ListedRow, listedRow, renamed, rowWith, unlessShown, wordOn } from './row-menu.ts';
import { pressInDialog } from './sheet.ts';

const remove = async (world: ListedRow, name: string) => {
  await fromMenu(world.page, name, 'Delete');
  await pressInDialog(world.page, /^(Archive bank|Remove bank)$/);
};
const listed = async ({ api }: Member) => (await api.client.send(bankCalls.listBanks)).body.data;
const another = async (world: ListedRow): Promise<string> => {
  world.edits += 1;
  const name = `Other bank ${world.edits}`;
  await world.api.bank(name);
  await world.page.reload();
  await rowWith(world.page, name).waitFor();
  return name;
};

const presses: Presses<ListedRow, BankEvent> = {
  'bank.edit': (world) => renamed(world, 'First bank', { field: 'Bank', save: 'Save bank' }),
  'bank.setDefault': (world) =>
    unlessShown(seenOn(world), 'Default', () => fromMenu(world.page, world.name, 'Set as default')),
  'bank.demote': async (world) => fromMenu(world.page, await another(world), 'Set as default'),
  'bank.delete': (world) => unlessShown(seenOn(world), 'Archived', () => remove(world, world.name)),
  'bank.activate': (world) => fromMenu(world.page, world.name, 'Activate'),
};

const seenOn = async (world: ListedRow): Promise<string> => {
  const row = rowWith(world.page, world.name);
  return (await row.count()) === 0 ? 'Removed' : wordOn(row, ['Archived', 'Default'], 'Other');
};

/** Carries paths of the bank's chart out with the menus of its page. */
export const bankPerson = (product: Product): Executor<ListedRow> =>
  lifecyclePerson<ListedRow, BankEvent>({
    start: async ({ at }) => {
      const member = await startMember(product);
      const { used, alone } = at.context as { used: boolean; alone: boolean };
      await member.api.bank('First bank 0', used ? { OpeningBalance: '100' } : {});
      if (!alone) await member.api.bank('Second bank');
      return listedRow(member, '/settings/banks', 'First bank 0');
    },
    presses,
    shows: async (world, state) => {
      await expect.poll(() => seenOn(world)).toBe(state);
      const inUse = (await listed(world)).filter(({ IsActive }) => IsActive);
      expect(inUse.filter(({ isdefault }) => isdefault).length).toBe(Math.min(1, inUse.length));
    },
  });
