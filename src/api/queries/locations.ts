import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type {
  Deactivation,
  LocationChoice,
  LocationCounts,
  LocationView,
} from '../../domain/location/location.ts';
import { send } from '../client/client.ts';
import { locationCalls } from '../contract/location.ts';
import { locationFromWire } from '../wire/location.ts';
import type { Asks } from './asks.ts';

const key = 'locations';

/** Every location, the default first, those out of use too. */
export const locationList = (BusinessId: string): Asks<LocationView[]> => ({
  queryKey: [key, BusinessId, 'list'],
  queryFn: async ({ signal }) => {
    const query = { BusinessId, limit: '1000' };
    return (await send(locationCalls.listLocations, { signal, query })).LocationData.map(locationFromWire);
  },
});

/** What a page of locations is narrowed to; `status` is active, deactivated, or empty for all. */
export interface LocationListFilter {
  page: number;
  status: string;
  search: string;
}

/** A page of locations, with how many there are in use and not. */
export const locationPage = (
  BusinessId: string,
  { page, status, search }: LocationListFilter,
): Asks<{ rows: LocationView[]; total: number; counts: LocationCounts }> => {
  const narrowing = { LocationStatus: status || undefined, searchquery: search || undefined };
  return {
    queryKey: [key, BusinessId, 'page', { page, ...narrowing }],
    queryFn: async ({ signal }) => {
      const query = { BusinessId, page: String(page), limit: '10', ...narrowing };
      const answer = await send(locationCalls.listLocations, { signal, query });
      const { AllCount: all, ActiveCount: active, DeactivatedCount: deactivated } = answer;
      return {
        rows: answer.LocationData.map(locationFromWire),
        total: answer.Total,
        counts: { all, active, deactivated },
      };
    },
    placeholderData: keepPreviousData,
  };
};

/** One location. */
export const locationView = (BusinessId: string, LocationId: string): Asks<LocationView> => ({
  queryKey: [key, BusinessId, 'one', LocationId],
  queryFn: async ({ signal }) => {
    const query = { BusinessId, LocationId };
    return locationFromWire((await send(locationCalls.getLocation, { signal, query })).data);
  },
});

/** The locations in use, to choose among, the default first. */
export const locationChoices = (BusinessId: string) =>
  queryOptions({
    queryKey: [key, BusinessId, 'choices'] as const,
    queryFn: async ({ signal }): Promise<LocationChoice[]> =>
      (await send(locationCalls.chooseLocations, { signal, query: { BusinessId } })).data.map(
        ({ LocationId: id, LocationName: name, isDefault }) => ({ id, name, isDefault }),
      ),
  });

/** What taking a location out of use would move to another. */
export const deactivationOf = (
  businessId: string,
  sourceLocationId: string,
  destinationLocationId: string,
): Asks<Deactivation> => ({
  queryKey: [key, businessId, 'deactivation', sourceLocationId, destinationLocationId],
  queryFn: async ({ signal }) => {
    const query = { businessId, sourceLocationId, destinationLocationId };
    const { goods, ...named } = (await send(locationCalls.previewDeactivation, { signal, query })).data;
    return {
      goods: goods.map(({ productId, productname: name, quantity }) => ({ productId, name, quantity })),
      ...named,
    };
  },
});
