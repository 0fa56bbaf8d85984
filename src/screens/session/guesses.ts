import { countries, countryById } from '../../domain/country.ts';

type ZonedLocale = Intl.Locale & { getTimeZones?: () => string[]; timeZones?: string[] };

const zonesOf = (code: string): readonly string[] => {
  const locale: ZonedLocale = new Intl.Locale('und', { region: code });
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
};

/** The zone this device keeps its clock by. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The country this device seems to stand in, by its clock's zone; undefined where browsers do not tell or zones are shared. */
export const countryHere = (zone = ownZone()): number | undefined =>
  countries.find(({ code }) => zonesOf(code).includes(zone))?.id;

/** What choosing a country proposes: its currency, and its time zone where it has one alone or this device is in it. */
export function guessesFor(countryId: number): { currency: string; timeZone: string } {
  const country = countryById(countryId);
  const zones = country ? zonesOf(country.code) : [];
  const timeZone = zones.length === 0 || zones.includes(ownZone()) ? ownZone() : '';
  return {
    currency: country?.currency ?? '',
    timeZone: timeZone || (zones.length === 1 ? (zones[0] ?? '') : ''),
  };
}
