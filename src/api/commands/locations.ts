import type { Day } from '../../domain/day.ts';
import type { LocationCard } from '../../domain/location/location.ts';
import { send } from '../client/client.ts';
import { locationCalls } from '../contract/location.ts';
import { locationToWire, locationWire } from '../wire/location.ts';
import { actDayWire } from '../wire/payment.ts';
import { ourNames } from '../wire/rename.ts';
import type { Asked, Edited, Told } from './command.ts';

const ours = ourNames(locationWire);

/** Lets the business keep goods at several locations. */
export const enableLocations = ({ businessId: BusinessID, intentKey }: Asked): Promise<Told> =>
  send(locationCalls.enableMultiLocation, { body: { BusinessID, flag: true }, intentKey });

/** Adds a location, or saves the one that is edited. */
export const saveLocation = (
  { businessId: BusinessIDFK, intentKey }: Asked,
  { card, edited }: { card: LocationCard; edited: Edited | null },
): Promise<Told> => {
  const body = { BusinessIDFK, ...locationToWire(card) };
  return edited
    ? send(locationCalls.updateLocation, {
        body: { ...body, Id: edited.id, version: edited.version },
        intentKey,
        ours,
      })
    : send(locationCalls.addLocation, { body, intentKey, ours });
};

/** Makes a location the default in place of the one that is. */
export const setDefaultLocation = (
  { businessId: BusinessId, intentKey }: Asked,
  LocationId: string,
): Promise<Told> => send(locationCalls.setDefaultLocation, { body: { BusinessId, LocationId }, intentKey });

/** Puts a location to use again. */
export const activateLocation = (
  { businessId: BusinessId, intentKey }: Asked,
  LocationId: string,
): Promise<Told> => send(locationCalls.activateLocation, { body: { BusinessId, LocationId }, intentKey });

/** Takes a location out of use; its stock and its drafts go to another, today where no day is named. */
export const deactivateLocation = (
  { businessId, intentKey }: Asked,
  sourceLocationId: string,
  { destinationId: destinationLocationId, onDay: date }: { destinationId: string; onDay: Day | undefined },
): Promise<Told> =>
  send(locationCalls.deactivateLocation, {
    body: { businessId, sourceLocationId, destinationLocationId, date },
    intentKey,
    ours: ourNames(actDayWire),
  });
