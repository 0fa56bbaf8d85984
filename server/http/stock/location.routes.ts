import type { FastifyInstance } from 'fastify';
import type { ArgsOf } from '../../../src/api/calls/call.ts';
import { locationCalls } from '../../../src/api/calls/location.ts';
import {
  blankLocation,
  type Location,
  type LocationCard,
  locationStanding,
} from '../../../src/domain/location/location.ts';
import { folded } from '../../../src/domain/text.ts';
import { countryName } from '../../../src/domain/values/country.ts';
import { typedCard } from '../../../src/domain/values/fields-of.ts';
import { pagesOf, pageWithin } from '../../../src/domain/values/paging.ts';
import { locationAnswers as words } from '../../../src/domain/words/locations.ts';
import { enableMultiLocation } from '../../commands/business-settings.ts';
import { deactivateLocation, locations, previewDeactivation, saveLocation } from '../../commands/location.ts';
import { type Tx, withBusiness } from '../../store/database/tx.ts';
import { locationAuthors, locationFacts, locationStore } from '../../store/stock/locations.ts';
import { inBusiness, type Services } from '../call/access.ts';
import { savedAs } from '../call/answer.ts';
import { mountDeclared } from '../call/mount-declared.ts';
import { pageOf } from '../call/paging.ts';
import { plain } from '../documents/document.requests.ts';

const cardOf = (typed: ArgsOf<typeof locationCalls.addLocation>): LocationCard =>
  typedCard(blankLocation, typed);

/** Locations as they are answered: with who added each, and what its chart is asked with. */
const viewsOf = async (tx: Tx, rows: readonly Location[]) => {
  const [factsOf, authors] = await Promise.all([locationFacts(tx), locationAuthors(tx)]);
  return rows.map((location) => ({
    ...location,
    businessId: tx.business.id,
    addedBy: authors.get(location.id) ?? null,
    countryName: location.country && countryName(location.country),
    standing: locationStanding(location, factsOf(location.id)),
  }));
};

/** Which locations a filter leaves; an unknown one is none. */
const isOf = (status: string | undefined) => {
  const requested = plain(status ?? '');
  if (requested === 'active') return ({ active }: Location) => active;
  return requested === 'deactivated' ? ({ active }: Location) => !active : () => true;
};

/** Mounts the calls of locations. */
export const locationRoutes = (app: FastifyInstance, services: Services): void =>
  mountDeclared(app, locationCalls, inBusiness(services), {
    enableMultiLocation: async ({ ctx }) => {
      const { repeated } = await enableMultiLocation(ctx);
      return { message: words.enabled, repeated: repeated === true };
    },
    listLocations: ({ ctx, args: { status, search = '', ...requested } }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const { page: wanted, limit } = pageOf({ ...requested, searchquery: search });
        const all = await locationStore.all(tx);
        const active = all.filter((one) => one.active).length;
        const found = all
          .filter(isOf(status))
          .filter((one) => folded([one.name, one.city, one.address].join(' ')).includes(folded(search)));
        const page = pageWithin(found.length, { page: wanted, limit });
        return {
          rows: await viewsOf(tx, found.slice((page - 1) * limit, page * limit)),
          all: all.length,
          active,
          deactivated: all.length - active,
          page,
          pages: pagesOf(found.length, limit),
          total: found.length,
        };
      }),
    setDefaultLocation: async ({ ctx, args }) =>
      savedAs(words.saved, await locations.setDefault(ctx, args.id)),
    addLocation: async ({ ctx, args }) => savedAs(words.added, await saveLocation(ctx, cardOf(args), null)),
    updateLocation: async ({ ctx, args: { id, version = null, ...card } }) =>
      savedAs(words.saved, await saveLocation(ctx, cardOf(card), { id, version })),
    getLocation: ({ ctx, args }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const [view] = await viewsOf(tx, [await locationStore.find(tx, args.id)]);
        return { message: words.location, ...view! };
      }),
    deactivateLocation: async ({ ctx, args: { id, destinationId, onDay } }) =>
      savedAs(words.deactivated, await deactivateLocation(ctx, id, { destinationId, onDay: onDay || null })),
    activateLocation: async ({ ctx, args }) =>
      savedAs(words.activated, await locations.activate(ctx, args.id)),
    previewDeactivation: async ({ ctx, args: { id, destinationId, onDay } }) => ({
      message: words.whatItDoes,
      ...(await previewDeactivation(ctx, id, { destinationId, onDay: onDay || null })),
    }),
    chooseLocations: ({ ctx }) =>
      withBusiness(ctx, 'read', async (tx) => (await locationStore.all(tx)).filter(({ active }) => active)),
  });
