import { countries, countryName } from '../../../domain/values/country.ts';
import type { Option } from './SelectField.tsx';

const byLabel = (one: Option, other: Option) => one.label.localeCompare(other.label);

const countriesBy = (keyOf: (country: (typeof countries)[number]) => string): readonly Option[] =>
  countries.map((country) => ({ value: keyOf(country), label: countryName(country.code) })).sort(byLabel);

/** Countries by name, their numeric ids as values. */
export const countryOptions = () => countriesBy(({ id }) => String(id));

/** Countries by name, their codes as values. */
export const countryCodeOptions = () => countriesBy(({ code }) => code);

/** Every zone this browser knows, and the chosen one even where it does not name it so. */
export function timeZoneOptions(chosen: string): readonly Option[] {
  const known = Intl.supportedValuesOf('timeZone');
  const zones = !chosen || known.includes(chosen) ? known : [chosen, ...known];
  return zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));
}
