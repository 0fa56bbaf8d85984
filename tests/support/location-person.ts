import { expect } from 'vitest';
import type { LocationFacts } from '../../src/domain/location/location.ts';
import type { LocationEvent } from '../../src/machines/location/location.lifecycle.ts';
import type { Executor } from '../../tools/paths/src/run.ts';
import { lifecyclePerson, type Presses } from './lifecycle-person.ts';
import { locationOn } from './location-executor.ts';
import { startMember } from './member.ts';
import type { Product } from './product.ts';
import { fromMenu, type ListedRow, listedRow, renamed, rowWith, unlessShown, wordOn } from './row-menu.ts';
import { pressInDialog } from './sheet.ts';

const seenOn = ({ page, name }: ListedRow): Promise<string> =>
  wordOn(rowWith(page, name), ['Inactive', 'Default'], 'Other');

const presses: Presses<ListedRow, LocationEvent> = {
  'location.edit': (world) => renamed(world, 'Main location', { field: 'Name', save: 'Save location' }),
  'location.setDefault': (world) =>
    unlessShown(seenOn(world), 'Default', () => fromMenu(world.page, world.name, 'Set as default')),
  'location.demote': (world) => fromMenu(world.page, 'Annex', 'Set as default'),
  'location.deactivate': (world) =>
    unlessShown(seenOn(world), 'Inactive', async () => {
      await fromMenu(world.page, world.name, 'Deactivate');
      await pressInDialog(world.page, /^Deactivate/);
    }),
  'location.activate': (world) => fromMenu(world.page, world.name, 'Activate'),
};

/** Carries paths of a location's chart out with the menus of the list of locations. */
export const locationPerson = (product: Product): Executor<ListedRow> =>
  lifecyclePerson<ListedRow, LocationEvent>({
    start: async ({ at }) => {
      const member = await startMember(product);
      await locationOn(member.client, at.context as LocationFacts);
      return listedRow(member, '/settings/locations', 'Main location');
    },
    presses,
    shows: (world, state) => expect.poll(() => seenOn(world)).toBe(state),
  });
