import type { Day } from '../../src/domain/day.ts';
import {
  type Deactivation,
  type Location,
  type LocationCard,
  type LocationFacts,
  locationCard,
  locationStanding,
} from '../../src/domain/location/location.ts';
import { refusal } from '../../src/domain/values/refusal.ts';
import { location as words } from '../../src/domain/words/locations.ts';
import { locationLifecycle } from '../../src/machines/location/location.lifecycle.ts';
import { byChart } from '../acts/card.ts';
import { deactivateLocationAct } from '../acts/deactivate-location.ts';
import { cardCommands, type EditedCard, type SavedCard } from '../services/card.ts';
import { runOnce } from '../store/database/intent.ts';
import { newId } from '../store/database/new-id.ts';
import { lockSettings } from '../store/database/settings-lock.ts';
import { type Ctx, Refused, runAct, type Tx, withBusiness } from '../store/database/tx.ts';
import { followLevels } from '../store/online-store/store-levels.ts';
import { moveStoreLocations, storeLocationsOf } from '../store/online-store/store-settings.ts';
import { recordEvent } from '../store/plan/events.ts';
import { worldOf } from '../store/plan/world.ts';
import { writePlan } from '../store/plan/write-plan.ts';
import { multiLocationIsOn } from '../store/settings/business-settings.ts';
import {
  holdLocations,
  itemsAt,
  locationFacts,
  locationStore,
  moveUnposted,
  unpostedAt,
} from '../store/stock/locations.ts';
import { lockStock } from '../store/stock/stock.ts';
import { insertTransfer } from '../store/stock/transfers.ts';

/** Goods on their way or being counted matter to a deactivation alone, which isn't decided here. */
const noFacts: LocationFacts = { onTheWay: [], below: [], counting: [] };

/** The commands of locations, except deactivation, which moves stock. */
export const locations = cardCommands({
  spec: locationCard,
  store: locationStore,
  move: byChart(locationLifecycle, (location: Location) => locationStanding(location, noFacts)),
  hasDefault: true,
});

/** Saves a location as `locations.save` does. Refused also for a second one while several locations are turned off. */
export const saveLocation = (ctx: Ctx, card: LocationCard, existing: EditedCard): Promise<SavedCard> =>
  locations.save(
    ctx,
    async (before, tx) => {
      if (!before && !(await multiLocationIsOn(tx))) throw new Refused(refusal('not-allowed', words.onlyOne));
      return card;
    },
    existing,
  );

/** Where the goods of a deactivated location go, and when: today if no day is given. */
export interface DeactivationRequest {
  destinationId: string;
  onDay: Day | null;
}

/** Plans a deactivation, on locked rows. */
const deactivation = async (tx: Tx, id: string, { destinationId, onDay }: DeactivationRequest) => {
  await lockSettings(tx);
  const location = await locationStore.hold(tx, id);
  const world = await worldOf(tx);
  const [destination] = await holdLocations(tx, [destinationId]);
  const facts = (await locationFacts(tx))(id);
  const stock = await lockStock(tx, await itemsAt(tx, id), onDay ?? world.today);
  const requested = { location, destination: destination!, onDay };
  return { location, ...runAct(deactivateLocationAct, newId(), requested, facts, stock, world) };
};

/**
 * Takes a location out of use: its stock goes to the destination by one transfer, and so do the drafts and the open quotes and
 * orders that name it, and the online store's locations that are matched with it. Repeated, it changes nothing. Throws `Missing` and `Refused`. Source: answers-2.md, Q47.
 */
export const deactivateLocation = (ctx: Ctx, id: string, request: DeactivationRequest): Promise<SavedCard> =>
  runOnce(ctx, async (tx) => {
    const { destinationId, onDay } = request;
    const { location, moved, clearing } = await deactivation(tx, id, request);
    if (!moved) return { id };
    await moveUnposted(tx, id, destinationId);
    await locationStore.setActive(tx, location, false);
    await recordEvent(tx, 'location.deactivate', 'location', id, {
      destinationId,
      ...(onDay ? { onDay } : {}),
    });
    if (clearing) {
      await writePlan(tx, clearing.plan);
      await insertTransfer(tx, clearing.transfer);
    }
    // Once the goods have moved, so that the store is told of later changes alone.
    for (const shopId of await moveStoreLocations(tx, id, destinationId)) await followLevels(tx, shopId);
    return { id };
  });

/** What a deactivation would do; nothing is written. Throws `Missing` and `Refused`. */
export const previewDeactivation = (
  ctx: Ctx,
  id: string,
  request: DeactivationRequest,
): Promise<Deactivation> =>
  withBusiness({ ...ctx, previewOnly: true }, 'write', async (tx) => {
    const { clearing } = await deactivation(tx, id, request);
    const lines = clearing?.transfer.lines ?? [];
    return {
      goods: lines.map(({ productId, name, quantity }) => ({ productId, name, quantity })),
      ...(await unpostedAt(tx, id)),
      places: await storeLocationsOf(tx, id),
    };
  });
