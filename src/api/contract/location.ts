import * as z from 'zod/mini';
import { envelope, repeated } from './answer-wire.ts';
import { inBusiness } from './call.ts';
import { paging, upperPaged } from './list-wire.ts';
import { actDay } from './payment-wire.ts';
import { all, day, decimal, edited, id, text, userId } from './wire-types.ts';

const at = '/api/location-master/';
const { change, read } = inBusiness('BusinessId', at);
const camel = inBusiness('businessId', at);
const planned = inBusiness('BusinessIDFK', at, { flag: 'multiLocation' });
const formed = inBusiness('BusinessIDFK', at);

const card = {
  LocationName: text(200),
  ...all(z.optional(text(500)), 'LocationAddress City State ZipCode'),
  /** The country's number of the list; 0 or left out for none. */
  CountryId: z.optional(z.nullable(z.int())),
  Country: z.optional(text(200)),
  UserIDFK: userId,
};

const location = z.object({
  Id: id,
  BusinessIDFK: id,
  /** Who added it. */
  UserIDFK: z.nullable(id),
  ...all(z.string(), 'LocationName LocationAddress City State ZipCode Country'),
  CountryId: z.number(),
  ...all(z.boolean(), 'isDefault IsActive'),
  version: z.number(),
  /** Where it stands, as its chart is asked. */
  Standing: z.object({
    status: z.string(),
    facts: z.object(all(z.array(z.string()), 'onTheWay below counting')),
  }),
});

const saved = envelope(z.object({ Id: id, ...repeated }));
const one = { UserId: userId, LocationId: id };
const two = { UserId: userId, ...all(id, 'sourceLocationId destinationLocationId') };

/** Every call of locations. */
export const locationCalls = {
  enableMultiLocation: inBusiness('BusinessID', '', { flag: 'multiLocation' }).change(
    '/api/Business/enable-multi-location',
    'settings.business',
    envelope(z.object(repeated)),
    { flag: z.optional(z.literal(true)) },
  ),
  listLocations: read(
    'get-all-location',
    'settings.business',
    z.object({
      LocationData: z.array(location),
      ...all(z.number(), 'AllCount ActiveCount DeactivatedCount'),
      ...upperPaged,
    }),
    {
      UserId: userId,
      ...paging,
      /** all, active or deactivated. */
      LocationStatus: z.optional(text(40)),
      searchquery: z.optional(text(200)),
    },
  ),
  setDefaultLocation: change('set-default-location', 'settings.business', saved, one),
  addLocation: planned.change('add-new-location', 'settings.business', saved, card),
  updateLocation: formed.change('update-location', 'settings.business', saved, {
    ...card,
    Id: id,
    ...edited,
  }),
  getLocation: read('get-location-details-by-id', 'settings.business', envelope(location), one),
  deactivateLocation: camel.change('deactivated-location', 'settings.business', saved, {
    ...two,
    ...actDay,
  }),
  activateLocation: inBusiness('BusinessId', at).ours.change(
    'activate-location',
    'settings.business',
    saved,
    one,
  ),
  previewDeactivation: camel.ours.read(
    'preview-deactivation',
    'settings.business',
    envelope(
      z.object({
        goods: z.array(z.object({ productId: id, productname: z.string(), quantity: decimal })),
        ...all(z.array(z.string()), 'drafts open places'),
      }),
    ),
    { ...two, date: z.optional(day) },
  ),
  chooseLocations: read(
    'get-location-dropdown-data',
    'inventory.list',
    envelope(z.array(z.object({ LocationId: id, LocationName: z.string(), isDefault: z.boolean() }))),
  ),
};
