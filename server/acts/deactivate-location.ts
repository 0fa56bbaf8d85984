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

/** A planned deactivation, with the transfer of everything that is there; null if nothing has to move. */
export interface DeactivatedLocation {
  moved: boolean;
  clearing: PlannedTransfer | null;
}

/**
 * Takes a location out of use: one transfer moves everything there to another location, today or on the day given. Refused for the
 * default, while goods are on their way from or to it or a count is open there, for a destination that is the same or out of use, and for
 * a day after which there was less. Source: answers-2.md, Q47.
 *
 * @param transferId the id of that transfer
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
