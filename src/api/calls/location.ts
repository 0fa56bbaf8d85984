import * as z from 'zod/mini';
import { countries } from '../../domain/values/country.ts';
import { locationAnswers as words } from '../../domain/words/locations.ts';
import { userId } from '../wire/values.ts';
import { done, farDayConfirmed, listed, plainly, subject, told } from './call.ts';
import {
  day,
  decimal,
  edited,
  flag,
  id,
  list,
  literal,
  nullable,
  number,
  optional,
  paged,
  paging,
  part,
  shaped,
  text,
  texts,
  typedText,
} from './field.ts';

const at = '/api/location-master/';
const { change, read, ours } = subject('BusinessId', at, { UserId: userId });
const camel = subject('businessId', at, { UserId: userId });
// The country is read by its number alone.
const ignored = { UserIDFK: userId, Country: optional(typedText('Country', 200)).schema };

const numberOf = (code: string): number => countries.find((country) => country.code === code)?.id ?? 0;
/** An unknown number is one that no country has. */
const codeOf = (id: number | null): string =>
  id ? (countries.find((country) => country.id === id)?.code ?? String(id)) : '';

/** A country's code as its number of the list; 0 or null for none. */
const typedCountry = shaped(z.nullable(z.int()), { toWire: numberOf, fromWire: codeOf });
const country = shaped(z.number(), { toWire: numberOf, fromWire: codeOf });

const card = {
  name: typedText('LocationName', 200),
  address: optional(typedText('LocationAddress', 500)),
  city: optional(typedText('City', 500)),
  state: optional(typedText('State', 500)),
  postcode: optional(typedText('ZipCode', 500)),
  country: optional(typedCountry('CountryId')),
};

const location = {
  id: id('Id'),
  businessId: id('BusinessIDFK'),
  addedBy: nullable(id('UserIDFK')),
  name: text('LocationName'),
  address: text('LocationAddress'),
  city: text('City'),
  state: text('State'),
  postcode: text('ZipCode'),
  country: country('CountryId'),
  countryName: text('Country'),
  isDefault: flag('isDefault'),
  active: flag('IsActive'),
  version: number('version'),
  /** What its chart is asked with. */
  standing: part('Standing', {
    status: text('status'),
    facts: part('facts', { onTheWay: texts('onTheWay'), below: texts('below'), counting: texts('counting') }),
  }),
};

const one = { id: id('LocationId') };
const two = { id: id('sourceLocationId'), destinationId: id('destinationLocationId') };
const says = told({ id: id('Id'), ...done });
const permission = 'settings.business';

/** What goods are where, and what a transfer calls its places. */
const touches = ['locations', 'products', 'transfers'] as const;

/** Every call of locations. */
export const locationCalls = {
  enableMultiLocation: subject('BusinessID', '', {}, 'multiLocation').change(
    '/api/Business/enable-multi-location',
    permission,
    {
      takes: { on: optional(literal('flag', true)) },
      says: told(done),
      touches: ['business-settings', 'dashboard'],
    },
  ),
  listLocations: read('get-all-location', permission, {
    takes: {
      ...paging,
      /** all, active or deactivated. */
      status: optional(typedText('LocationStatus', 40)),
      search: optional(typedText('searchquery', 200)),
    },
    says: plainly({
      rows: list('LocationData', location),
      all: number('AllCount'),
      active: number('ActiveCount'),
      deactivated: number('DeactivatedCount'),
      ...paged,
    }),
    reads: 'locations',
  }),
  setDefaultLocation: change('set-default-location', permission, { takes: one, says, touches }),
  addLocation: subject('BusinessIDFK', at, ignored, 'multiLocation').change('add-new-location', permission, {
    takes: card,
    says,
    touches,
  }),
  updateLocation: subject('BusinessIDFK', at, ignored).change('update-location', permission, {
    takes: { ...card, id: id('Id'), ...edited },
    says,
    touches,
  }),
  getLocation: read('get-location-details-by-id', permission, {
    takes: one,
    says: told(location),
    reads: 'locations',
  }),
  deactivateLocation: camel.change('deactivated-location', permission, {
    takes: { ...two, onDay: optional(day('date')), ...farDayConfirmed },
    says,
    touches,
  }),
  activateLocation: ours.change('activate-location', permission, { takes: one, says, touches }),
  previewDeactivation: camel.ours.read('preview-deactivation', permission, {
    takes: { ...two, onDay: optional(day('date')) },
    says: told({
      goods: list('goods', {
        productId: id('productId'),
        name: text('productname'),
        quantity: decimal('quantity'),
      }),
      drafts: texts('drafts'),
      open: texts('open'),
      places: texts('places'),
    }),
    reads: 'locations',
  }),
  chooseLocations: subject('BusinessId', at).read('get-location-dropdown-data', 'inventory.list', {
    says: listed(words.locations, {
      id: id('LocationId'),
      name: text('LocationName'),
      isDefault: flag('isDefault'),
    }),
    reads: 'locations',
  }),
};
