import { expect } from 'vitest';
import type { AccountEvent } from '../../src/machines/account/account.lifecycle.ts';
import type { Executor } from '../../tools/paths/src/run.ts';
import { lifecyclePerson, type Presses } from './lifecycle-person.ts';
import { startMember } from './member.ts';
import type { Product } from './product.ts';
import { fromMenu, type ListedRow, listedRow, renamed, wordOn } from './row-menu.ts';

const rowOf = ({ page, name }: ListedRow) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });

const seenOn = (world: ListedRow): Promise<string> => wordOn(rowOf(world), ['Inactive'], 'Active');

const presses: Presses<ListedRow, AccountEvent> = {
  'account.edit': (world) => renamed(world, 'Renamed', { field: 'Name', save: 'Save account', menu: 'Edit' }),
  // What repeats what is there has no act on the page.
  'account.deactivate': async (world) => {
    if ((await seenOn(world)) === 'Active') await fromMenu(world.page, world.name, 'Deactivate');
  },
  'account.activate': async (world) => {
    if ((await seenOn(world)) === 'Inactive') await fromMenu(world.page, world.name, 'Activate');
  },
};

/** The chart of accounts, on the default account for sales, or on one that nothing names. */
const start = async (product: Product, isNamed: boolean): Promise<ListedRow> =>
  listedRow(await startMember(product), '/accounting/chart-of-accounts', isNamed ? 'Sales' : 'Rent');

/** Carries paths of an account's chart out with the menus of its page. */
export const accountPerson = (product: Product): Executor<ListedRow> =>
  lifecyclePerson<ListedRow, AccountEvent>({
    start: ({ at }) => start(product, (at.context as { usedBy: unknown[] }).usedBy.length > 0),
    presses,
    shows: async (world, state) => {
      await expect.poll(() => seenOn(world)).toBe(state);
    },
  });
