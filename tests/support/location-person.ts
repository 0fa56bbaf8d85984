import { expect } from 'vitest';
import type { LocationFacts } from '../../src/domain/location/location.ts';
import type { LocationEvent } from '../../src/machines/location/location.lifecycle.ts';
import type { Executor } from '../../tools/paths/src/run.ts';
import { lifecyclePerson, type Presses } from './lifecycle-person.ts';
import { locationOn } from './location-executor.ts';
import { type Member, startMember } from './member.ts';
import type { Product } from './product.ts';
import { fromMenu, rowWith } from './row-menu.ts';
import { dialog, pressInDialog } from './sheet.ts';

/** A member before the list of their locations, with the first of them and another. */
interface LocationsOnPage extends Member {
  name: string;
  edits: number;
}

const seenOn = async (world: LocationsOnPage): Promise<string> => {
  const row = rowWith(world.page, world.name);
  if ((await row.getByText('Inactive', { exact: true }).count()) > 0) return 'Inactive';
  return (await row.getByText('Default', { exact: true }).count()) > 0 ? 'Default' : 'Other';
};

const presses: Presses<LocationsOnPage, LocationEvent> = {
  'location.edit': async (world) => {
    world.edits += 1;
    await rowWith(world.page, world.name).getByRole('link').click();
    world.name = `Main location ${world.edits}`;
    await dialog(world.page).getByLabel('Name').fill(world.name);
    await pressInDialog(world.page, 'Save location');
    await rowWith(world.page, world.name).waitFor();
  },
  // The default one has no such act: there is nothing to do.
  'location.setDefault': async (world) => {
    if ((await seenOn(world)) !== 'Default') await fromMenu(world.page, world.name, 'Set as default');
  },
  'location.demote': (world) => fromMenu(world.page, 'Annex', 'Set as default'),
  // One out of use has no such act.
  'location.deactivate': async (world) => {
    if ((await seenOn(world)) === 'Inactive') return;
    await fromMenu(world.page, world.name, 'Deactivate');
    await pressInDialog(world.page, /^Deactivate/);
  },
  'location.activate': (world) => fromMenu(world.page, world.name, 'Activate'),
};

/** Carries paths of a location's chart out with the menus of the list of locations. */
export const locationPerson = (product: Product): Executor<LocationsOnPage> =>
  lifecyclePerson<LocationsOnPage, LocationEvent>({
    start: async ({ at }) => {
      const member = await startMember(product);
      await locationOn(member.client, at.context as LocationFacts);
      const world = { ...member, name: 'Main location', edits: 0 };
      await world.page.goto('/settings/locations');
      await rowWith(world.page, world.name).waitFor();
      return world;
    },
    presses,
    shows: (world, state) => expect.poll(() => seenOn(world)).toBe(state),
  });
