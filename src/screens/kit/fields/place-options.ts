import { countries, countryName } from '../../../domain/values/country.ts';
import type { Option } from './SelectField.tsx';

const byLabel = (one: Option, other: Option) => one.label.localeCompare(other.label);

/** Countries by name, their numeric ids as values. */
export const countryOptions = (): readonly Option[] =>
  countries.map(({ id, code }) => ({ value: String(id), label: countryName(code) })).sort(byLabel);

/** Every zone this browser knows, and the chosen one even where it does not name it so. */
export function timeZoneOptions(chosen: string): readonly Option[] {
  const known = Intl.supportedValuesOf('timeZone');
  const zones = !chosen || known.includes(chosen) ? known : [chosen, ...known];
  return zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));
}
