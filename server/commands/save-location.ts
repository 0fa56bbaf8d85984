import type { Day } from '../../src/domain/day.ts';
import { type Deactivation, type LocationCard, tidyLocation } from '../../src/domain/location/location.ts';
import { changesBetween } from '../../src/domain/values/changes.ts';
import { deactivateLocationAct, moveLocationAct, saveLocationAct } from '../acts/save-location.ts';
import { runOnce } from '../store/database/intent.ts';
import { newId } from '../store/database/new-id.ts';
import { lockSettings } from '../store/database/settings-lock.ts';
import { refuseStaleVersion } from '../store/database/stale-version.ts';
import { type Ctx, runAct, type Tx, withBusiness } from '../store/database/tx.ts';
import { followLevels } from '../store/online-store/store-levels.ts';
import { moveStoreLocations, storeLocationsOf } from '../store/online-store/store-settings.ts';
import { recordEvent } from '../store/plan/events.ts';
import { worldOf } from '../store/plan/world.ts';
import { writePlan } from '../store/plan/write-plan.ts';
import { multiLocationIsOn } from '../store/settings/business-settings.ts';
import {
  findLocation,
  flagDefaultLocation,
  holdLocations,
  insertLocation,
  itemsAt,
  locationFacts,
  locationNameIsTaken,
  lockLocation,
  moveUnposted,
  setLocationActive,
  unpostedAt,
  updateLocation,
} from '../store/stock/locations.ts';
import { lockStock } from '../store/stock/stock.ts';
import { insertTransfer } from '../store/stock/transfers.ts';

/** What a location's command answers. */
export type SavedLocation = { id: string; repeated?: boolean };

/** Adds a location, or saves an existing one. Throws `Missing`, and `Refused` for faults, an older version, one out of use. */
export const saveLocation = (
  ctx: Ctx,
  typed: LocationCard,
  existing: { id: string; version: number | null } | null,
): Promise<SavedLocation> =>
  runOnce(ctx, async (tx) => {
    const card = tidyLocation(typed);
    const id = existing?.id ?? newId();
    await lockSettings(tx);
    const standing = existing && (await findLocation(tx, id));
    const nameIsTaken = await locationNameIsTaken(tx, card.name, id);
    const multiLocation = await multiLocationIsOn(tx);
    runAct(saveLocationAct, card, standing, { multiLocation, nameIsTaken });
    if (standing) await refuseStaleVersion(tx, standing, existing.version);
    await (standing ? updateLocation(tx, id, card) : insertLocation(tx, id, card));
    const act = standing ? 'location.update' : 'location.create';
    const changes = standing ? changesBetween(standing, card) : [];
    await recordEvent(tx, act, 'location', id, { name: card.name }, changes);
    return { id };
  });

/** Makes a location the default in place of the one that is. Repeated, it changes nothing. Throws `Missing` and `Refused`. */
export const setDefaultLocation = (ctx: Ctx, id: string): Promise<SavedLocation> =>
  runOnce(ctx, async (tx) => {
    await lockSettings(tx);
    const location = await lockLocation(tx, id);
    const move = runAct(moveLocationAct, location, (await locationFacts(tx))(id), 'setDefault');
    if (move.moved) {
      await flagDefaultLocation(tx, id);
      await recordEvent(tx, 'location.default', 'location', id, { name: location.name });
    }
    return { id };
  });

/** Puts a location to use again, empty. Throws `Missing` and `Refused`. */
export const activateLocation = (ctx: Ctx, id: string): Promise<SavedLocation> =>
  runOnce(ctx, async (tx) => {
    await lockSettings(tx);
    const location = await lockLocation(tx, id);
    runAct(moveLocationAct, location, (await locationFacts(tx))(id), 'activate');
    const nameIsTaken = await locationNameIsTaken(tx, location.name, id);
    runAct(saveLocationAct, location, { ...location, active: true }, { multiLocation: true, nameIsTaken });
    await setLocationActive(tx, id, true);
    await recordEvent(tx, 'location.activate', 'location', id, { name: location.name });
    return { id };
  });

/** Where the goods of a location go that is taken out of use, and when: today where no day is named. */
export interface DeactivationRequest {
  destinationId: string;
  onDay: Day | null;
}

/** What a deactivation comes to, on rows that are held. */
const deactivation = async (tx: Tx, id: string, { destinationId, onDay }: DeactivationRequest) => {
  await lockSettings(tx);
  const location = await lockLocation(tx, id);
  const world = await worldOf(tx);
  const [destination] = await holdLocations(tx, [destinationId]);
  const facts = (await locationFacts(tx))(id);
  const stock = await lockStock(tx, await itemsAt(tx, id), onDay ?? world.today);
  const requested = { location, destination: destination!, onDay };
  return runAct(deactivateLocationAct, newId(), requested, facts, stock, world);
};

/**
 * Takes a location out of use: its stock goes to the destination by one transfer, and so do the drafts and the open quotes and
 * orders that name it, and the online store's locations that stand for it. Repeated, it changes nothing. Throws `Missing` and `Refused`. Source: answers-2.md, Q47.
 */
export const deactivateLocation = (
  ctx: Ctx,
  id: string,
  request: DeactivationRequest,
): Promise<SavedLocation> =>
  runOnce(ctx, async (tx) => {
    const { destinationId, onDay } = request;
    const { moved, clearing } = await deactivation(tx, id, request);
    if (!moved) return { id };
    await moveUnposted(tx, id, destinationId);
    await setLocationActive(tx, id, false);
    await recordEvent(tx, 'location.deactivate', 'location', id, {
      destinationId,
      ...(onDay ? { onDay } : {}),
    });
    if (clearing) {
      await writePlan(tx, clearing.plan);
      await insertTransfer(tx, clearing.transfer);
    }
    // After the goods have moved: the store is told of what changes there from now on.
    for (const shopId of await moveStoreLocations(tx, id, destinationId)) await followLevels(tx, shopId);
    return { id };
  });

/** What taking a location out of use would do; nothing is written. Throws `Missing` and `Refused`. */
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
