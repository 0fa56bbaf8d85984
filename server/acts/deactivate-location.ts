import type { Stock } from '../../src/domain/books/stock.ts';
import type { World } from '../../src/domain/books/world.ts';
import type { Day } from '../../src/domain/day.ts';
import { type Location, type LocationFacts, locationStanding } from '../../src/domain/location/location.ts';
import { dayRefusal } from '../../src/domain/posted/act-day.ts';
import { planClearing } from '../../src/domain/transfer/clearing.ts';
import type { PlannedTransfer } from '../../src/domain/transfer/moves.ts';
import { invalid, isRefusal, type Refusal } from '../../src/domain/values/refusal.ts';
import { location as words } from '../../src/domain/words/locations.ts';
import { locationLifecycle } from '../../src/machines/location/location.lifecycle.ts';
import { decide } from '../../src/machines/standing.ts';

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
  const move = decide(locationLifecycle, locationStanding(location, facts), {
    type: 'location.deactivate',
  });
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
