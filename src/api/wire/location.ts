import { countries } from '../../domain/country.ts';
import type { LocationCard, LocationStatus, LocationView } from '../../domain/location/location.ts';
import type { AnswerOf } from '../contract/call.ts';
import type { locationCalls } from '../contract/location.ts';
import { renaming } from './rename.ts';

/** Our words for a location's card → the spec's; its country goes by its number. */
export const locationWire = renaming({
  name: 'LocationName',
  address: 'LocationAddress',
  city: 'City',
  state: 'State',
  postcode: 'ZipCode',
  country: 'CountryId',
});

/** The same for all that is answered of one. */
export const locationViewWire = renaming({
  ...locationWire.table,
  id: 'Id',
  isDefault: 'isDefault',
  active: 'IsActive',
  version: 'version',
  standing: 'Standing',
});

/** The country's code by its number; empty for none. An unknown number is one that no country has. */
export const countryFrom = (id: number | null | undefined): string =>
  id ? (countries.find((country) => country.id === id)?.code ?? String(id)) : '';

export const countryIdOf = (code: string): number =>
  countries.find((country) => country.code === code)?.id ?? 0;

export const locationFromWire = (wire: AnswerOf<typeof locationCalls.getLocation>['data']): LocationView => {
  const { country, standing, ...location } = locationViewWire.fromWire(wire);
  return {
    ...location,
    country: countryFrom(country),
    standing: { ...standing, status: standing.status as LocationStatus },
  };
};

/** A card as it is sent. */
export const locationToWire = ({ country, ...card }: LocationCard) =>
  locationWire.toWire({ ...card, country: countryIdOf(country) });
