import { locationCalls } from '../../api/calls/location.ts';
import type { LocationView } from '../../domain/location/location.ts';
import { locationWords as words } from '../../domain/words/locations.ts';
import { type LocationEvent, locationLifecycle } from '../../machines/location/location.lifecycle.ts';
import { type ActSpec, type AvailableActs, allowedActs } from '../document/allowed-acts.ts';

export type LocationAct = 'edit' | 'set-default' | 'deactivate' | 'activate';

const act = (
  name: LocationAct,
  label: string,
  event: LocationEvent,
): ActSpec<LocationAct, LocationEvent> => ({
  name,
  label,
  event,
  key: 'settings.business',
  onlyWhereOpen: name !== 'deactivate',
});

const specs = [
  act('activate', words.activate, { type: 'location.activate' }),
  act('edit', words.edit, { type: 'location.edit' }),
  act('set-default', words.setDefault, { type: 'location.setDefault' }),
  act('deactivate', words.deactivate, { type: 'location.deactivate' }),
];

/** What the chart lets be done with a location; only who may keep the settings sees the page. */
export const actsOf = ({ standing }: Pick<LocationView, 'standing'>): AvailableActs<LocationAct> =>
  allowedActs(locationLifecycle, standing, specs, () => true);

/** What is done by one press. */
export const pressed = {
  'set-default': locationCalls.setDefaultLocation,
  activate: locationCalls.activateLocation,
} as const;
