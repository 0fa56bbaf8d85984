import type { Stock } from '../../src/domain/books/stock.ts';
import type { World } from '../../src/domain/books/world.ts';
import type { Day } from '../../src/domain/day.ts';
import {
  type Location,
  type LocationCard,
  type LocationFacts,
  locationProblems,
  locationStanding,
} from '../../src/domain/location/location.ts';
import { dayRefusal } from '../../src/domain/posted/act-day.ts';
import { planClearing } from '../../src/domain/transfer/clearing.ts';
import type { PlannedTransfer } from '../../src/domain/transfer/moves.ts';
import { invalid, isRefusal, type Refusal, refusal } from '../../src/domain/values/refusal.ts';
import { location as words } from '../../src/domain/words/locations.ts';
import { type LocationEvent, locationLifecycle } from '../../src/machines/location/location.lifecycle.ts';
import { decide, type Move } from '../../src/machines/standing.ts';

const noFacts: LocationFacts = { onTheWay: [], below: [], counting: [] };

/**
 * Why a location's tidy card can't be saved, or null.
 *
 * @param standing the location as it is; null for a new one
 * @param business whether it may have more than one, and whether another has the name
 */
export const saveLocationAct = (
  card: LocationCard,
  standing: Location | null,
  business: { multiLocation: boolean; nameIsTaken: boolean },
): Refusal | null => {
  if (!standing && !business.multiLocation) return refusal('not-allowed', words.onlyOne);
  const fields = locationProblems(card);
  if (fields[0]) return refusal('invalid', fields[0].message, { fields });
  const move = standing && moveLocationAct(standing, noFacts, 'edit');
  if (isRefusal(move)) return move;
  return business.nameIsTaken ? invalid('name', words.nameTaken({ name: card.name })) : null;
};

type Act = LocationEvent['type'] extends `location.${infer Name}` ? Name : never;

/** What becomes of a location by an event of its chart, or why not. */
export const moveLocationAct = (
  location: Pick<Location, 'isDefault' | 'active'>,
  facts: LocationFacts,
  act: Act,
): Move<LocationFacts> | Refusal =>
  decide(locationLifecycle, locationStanding(location, facts), { type: `location.${act}` });

/** What a deactivation comes to: the transfer of all that is there; none where nothing does. */
export interface DeactivatedLocation {
  moved: boolean;
  clearing: PlannedTransfer | null;
}

/**
 * Takes a location out of use: all that is there goes to another location by one transfer, today or on the day that is named. Refused for
 * the default, for one goods are on their way from or to or where a count is open, for a destination that is itself or out of use, and for
 * a day since which less was there. Source: answers-2.md, Q47.
 *
 * @param transferId what the transfer is to be called
 */
export const deactivateLocationAct = (
  transferId: string,
  { location, destination, onDay }: { location: Location; destination: Location; onDay: Day | null },
  facts: LocationFacts,
  stock: Stock,
  world: World,
): DeactivatedLocation | Refusal => {
  const move = moveLocationAct(location, facts, 'deactivate');
  if (isRefusal(move)) return move;
  if (!move.moved) return { moved: false, clearing: null };
  if (destination.id === location.id) return invalid('destinationId', words.sameDestination);
  if (!destination.active) return invalid('destinationId', words.isInactive({ name: destination.name }));
  const refused = onDay && dayRefusal(onDay, world);
  if (refused) return refused;
  const clearing = planClearing(
    { id: transferId, sourceId: location.id, destinationId: destination.id, onDay: onDay ?? world.today },
    stock,
    world,
  );
  return isRefusal(clearing) ? clearing : { moved: true, clearing };
};
