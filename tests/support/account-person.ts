import { expect } from 'vitest';
import type { AccountEvent } from '../../src/machines/account/account.lifecycle.ts';
import type { Executor } from '../../tools/paths/src/run.ts';
import { lifecyclePerson, type Presses } from './lifecycle-person.ts';
import { type Member, startMember } from './member.ts';
import type { Product } from './product.ts';
import { fromMenu } from './row-menu.ts';
import { dialog, pressInDialog } from './sheet.ts';

/** A member before the chart of accounts, with one account of it: the default one for sales, or one nothing names. */
interface AccountOnPage extends Member {
  name: string;
  edits: number;
}

const rowOf = ({ page, name }: AccountOnPage) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });

const seenOn = async (world: AccountOnPage): Promise<string> =>
  (await rowOf(world).getByText('Inactive', { exact: true }).count()) > 0 ? 'Inactive' : 'Active';

const presses: Presses<AccountOnPage, AccountEvent> = {
  'account.edit': async (world) => {
    world.edits += 1;
    await rowOf(world).getByRole('link').click();
    world.name = `Renamed ${world.edits}`;
    await dialog(world.page).getByLabel('Name', { exact: true }).fill(world.name);
    await pressInDialog(world.page, 'Save account');
    await rowOf(world).waitFor();
  },
  // What repeats what is there has no act on the page.
  'account.deactivate': async (world) => {
    if ((await seenOn(world)) === 'Active') await fromMenu(world.page, world.name, 'Deactivate');
  },
  'account.activate': async (world) => {
    if ((await seenOn(world)) === 'Inactive') await fromMenu(world.page, world.name, 'Activate');
  },
};

const start = async (product: Product, isNamed: boolean): Promise<AccountOnPage> => {
  const member = await startMember(product);
  const world = { ...member, name: isNamed ? 'Sales' : 'Rent', edits: 0 };
  await member.page.goto('/accounting/chart-of-accounts');
  await rowOf(world).waitFor();
  return world;
};

/** Carries paths of an account's chart out with the menus of its page. */
export const accountPerson = (product: Product): Executor<AccountOnPage> =>
  lifecyclePerson<AccountOnPage, AccountEvent>({
    start: ({ at }) => start(product, (at.context as { usedBy: unknown[] }).usedBy.length > 0),
    presses,
    shows: async (world, state) => {
      await expect.poll(() => seenOn(world)).toBe(state);
    },
  });
