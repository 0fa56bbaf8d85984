import { expect } from 'vitest';
import type { AccountEvent } from '../../src/machines/account/account.lifecycle.ts';
import type { Executor } from '../../tools/paths/src/run.ts';
import { ledgerApiFor } from './ledger-api.ts';
import { lifecyclePerson, type Presses } from './lifecycle-person.ts';
import { startMember } from './member.ts';
import type { Product } from './product.ts';
import { fromMenu, type ListedRow, listedRow, renamed, wordOn } from './row-menu.ts';
import { dialog, pressInDialog } from './sheet.ts';

const rowOf = ({ page, name }: ListedRow) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });

const seenOn = (world: ListedRow): Promise<string> => wordOn(rowOf(world), ['Inactive'], 'Active');

const presses: Presses<ListedRow, AccountEvent> = {
  'account.edit': (world) => renamed(world, 'Renamed', { field: 'Name', save: 'Save account', menu: 'Edit' }),
  'account.merge': async (world) => {
    await fromMenu(world.page, world.name, 'Merge into another account');
    await dialog(world.page).getByLabel('Account that takes its place').selectOption({ label: '101 Studio' });
    await pressInDialog(world.page, 'Merge accounts');
  },
  // What repeats what is there has no act on the page.
  'account.deactivate': async (world) => {
    if ((await seenOn(world)) === 'Active') await fromMenu(world.page, world.name, 'Deactivate');
  },
  'account.activate': async (world) => {
    if ((await seenOn(world)) === 'Inactive') await fromMenu(world.page, world.name, 'Activate');
  },
};

interface Start {
  usedBy: unknown[];
  isSystem: boolean;
}

/** The chart of accounts, on the default account for sales, on one that nothing names, or on one the business added beside another. */
const start = async (product: Product, { usedBy, isSystem }: Start): Promise<ListedRow> => {
  const member = await startMember(product);
  const ledger = ledgerApiFor(member.client);
  await ledger.added('Studio', 14);
  if (!isSystem) await ledger.added('Workshop', 14);
  const own = isSystem ? 'Rent' : 'Workshop';
  return listedRow(member, '/accounting/chart-of-accounts', usedBy.length > 0 ? 'Sales' : own);
};

/** Carries paths of an account's chart out with the menus of its page. */
export const accountPerson = (product: Product): Executor<ListedRow> =>
  lifecyclePerson<ListedRow, AccountEvent>({
    start: ({ at }) => start(product, at.context as Start),
    presses,
    shows: async (world, state) => {
      await expect.poll(() => seenOn(world)).toBe(state);
    },
  });
