import { countries, countryById, zoneOf } from '../../domain/values/country.ts';

type ZonedLocale = Intl.Locale & { getTimeZones?: () => string[]; timeZones?: string[] };

const zonesOf = (code: string): readonly string[] => {
  const locale: ZonedLocale = new Intl.Locale('und', { region: code });
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
};

/** The zone this device keeps its clock by. */
const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The region of a language as a browser names it; a Chromium without one of its own says `en-US@posix`, which is no name of any. */
export function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).region;
  } catch {
    return undefined;
  }
}

/** The device's own region first, by its language: asking a browser for the zones of all countries takes a third of a second. */
const likeliestFirst = () => {
  const own = regionOf(navigator.language);
  return own
    ? countries.toSorted((one, other) => Number(other.code === own) - Number(one.code === own))
    : countries;
};

/** The country this device seems to stand in, by its clock's zone; undefined where it does not tell. */
export function countryHere(zone = ownZone()): number | undefined {
  const isOfPlace = zone.includes('/') && !zone.startsWith('Etc/');
  return isOfPlace ? likeliestFirst().find(({ code }) => zonesOf(code).includes(zone))?.id : undefined;
}

/** What choosing a country proposes: its currency, and the zone of this device where it is one of the country's, else the country's main one. */
export function guessesFor(countryId: number): { currency: string; timeZone: string } {
  const country = countryById(countryId);
  const zones = country ? zonesOf(country.code) : [];
  const own = ownZone();
  return {
    currency: country?.currency ?? '',
    timeZone: zones.length === 0 || zones.includes(own) ? own : zoneOf(countryId),
  };
}
