import type { FastifyInstance } from 'fastify';
import type { BodyOf } from '../../src/api/contract/call.ts';
import { locationCalls } from '../../src/api/contract/location.ts';
import { idFromWire, idToWire } from '../../src/api/wire/id.ts';
import { countryFrom, countryIdOf, locationViewWire, locationWire } from '../../src/api/wire/location.ts';
import { countryName } from '../../src/domain/country.ts';
import {
  blankLocation,
  type Location,
  type LocationCard,
  type LocationFacts,
  locationStanding,
} from '../../src/domain/location/location.ts';
import { pagesOf, pageWithin } from '../../src/domain/paging.ts';
import { folded } from '../../src/domain/text.ts';
import { locationAnswers as words } from '../../src/domain/words/locations.ts';
import { enableMultiLocation } from '../commands/business-settings.ts';
import {
  activateLocation,
  deactivateLocation,
  previewDeactivation,
  type SavedLocation,
  saveLocation,
  setDefaultLocation,
} from '../commands/save-location.ts';
import { allLocations, findLocation, locationAuthors, locationFacts } from '../store/locations.ts';
import { withBusiness } from '../store/tx.ts';
import { inBusiness, type Services } from './access.ts';
import { answer } from './answer.ts';
import { plain } from './document.requests.ts';
import { mount } from './mount.ts';
import { pageOf } from './paging.ts';

const cardOf = (body: BodyOf<typeof locationCalls.addLocation>): LocationCard => {
  const { country, ...card } = locationWire.fromWire(body);
  const typed = Object.fromEntries(Object.entries(card).filter(([, value]) => value !== undefined));
  return { ...blankLocation, ...typed, country: countryFrom(country) };
};

const toAnswer = (
  location: Location,
  facts: LocationFacts,
  { businessId, author }: { businessId: string; author: string | null | undefined },
) => ({
  ...locationViewWire.toWire({
    ...location,
    id: idToWire(location.id),
    country: countryIdOf(location.country),
    standing: locationStanding(location, facts),
  }),
  BusinessIDFK: idToWire(businessId),
  UserIDFK: author ? idToWire(author) : null,
  Country: location.country && countryName(location.country),
});

const answerWith = (message: string, { id, repeated }: SavedLocation) =>
  answer(message, { Id: idToWire(id), repeated: repeated === true });

/** Which locations a filter leaves; an unknown one is none. */
const isOf = (status: string | undefined) => {
  const requested = plain(status ?? '');
  if (requested === 'active') return ({ active }: Location) => active;
  return requested === 'deactivated' ? ({ active }: Location) => !active : () => true;
};

/** Mounts the calls of locations. */
export const locationRoutes = (app: FastifyInstance, services: Services): void =>
  mount(app, locationCalls, inBusiness(services), {
    enableMultiLocation: async ({ ctx }) => {
      const { repeated } = await enableMultiLocation(ctx);
      return answer(words.enabled, { repeated: repeated === true });
    },
    listLocations: ({ ctx, query }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const { page: params, limit } = pageOf(query);
        const lookup = folded(query.searchquery ?? '');
        const locations = await allLocations(tx);
        const active = locations.filter((one) => one.active).length;
        const found = locations
          .filter(isOf(query.LocationStatus))
          .filter((one) => folded([one.name, one.city, one.address].join(' ')).includes(lookup));
        const page = pageWithin(found.length, { page: params, limit });
        const [factsOf, authors] = await Promise.all([locationFacts(tx), locationAuthors(tx)]);
        const businessId = tx.business.id;
        return {
          LocationData: found
            .slice((page - 1) * limit, page * limit)
            .map((location) =>
              toAnswer(location, factsOf(location.id), { businessId, author: authors.get(location.id) }),
            ),
          AllCount: locations.length,
          ActiveCount: active,
          DeactivatedCount: locations.length - active,
          CurrentPage: page,
          Total: found.length,
          PageTotal: pagesOf(found.length, limit),
        };
      }),
    setDefaultLocation: async ({ ctx, body }) =>
      answerWith(words.saved, await setDefaultLocation(ctx, idFromWire(body.LocationId))),
    addLocation: async ({ ctx, body }) =>
      answerWith(words.added, await saveLocation(ctx, cardOf(body), null)),
    updateLocation: async ({ ctx, body }) =>
      answerWith(
        words.saved,
        await saveLocation(ctx, cardOf(body), { id: idFromWire(body.Id), version: body.version ?? null }),
      ),
    getLocation: ({ ctx, query }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const location = await findLocation(tx, idFromWire(query.LocationId));
        const [factsOf, authors] = await Promise.all([locationFacts(tx), locationAuthors(tx)]);
        const author = authors.get(location.id);
        return answer(
          words.location,
          toAnswer(location, factsOf(location.id), { businessId: tx.business.id, author }),
        );
      }),
    deactivateLocation: async ({ ctx, body }) =>
      answerWith(
        words.deactivated,
        await deactivateLocation(ctx, idFromWire(body.sourceLocationId), {
          destinationId: idFromWire(body.destinationLocationId),
          onDay: body.date || null,
        }),
      ),
    activateLocation: async ({ ctx, body }) =>
      answerWith(words.activated, await activateLocation(ctx, idFromWire(body.LocationId))),
    previewDeactivation: async ({ ctx, query }) => {
      const [from, to] = [query.sourceLocationId, query.destinationLocationId].map(idFromWire);
      const { goods, drafts, open, places } = await previewDeactivation(ctx, from!, {
        destinationId: to!,
        onDay: query.date || null,
      });
      return answer(words.whatItDoes, {
        goods: goods.map(({ productId, name, quantity }) => ({
          productId: idToWire(productId),
          productname: name,
          quantity,
        })),
        drafts,
        open,
        places,
      });
    },
    chooseLocations: ({ ctx }) =>
      withBusiness(ctx, 'read', async (tx) =>
        answer(
          words.locations,
          (await allLocations(tx))
            .filter(({ active }) => active)
            .map(({ id, name, isDefault }) => ({ LocationId: idToWire(id), LocationName: name, isDefault })),
        ),
      ),
  });
