import type { Location } from '../../domain/location/location.ts';
import type { Option } from '../kit/fields/SelectField.tsx';

/** Locations in use, to choose one of. */
export const locationOptions = (all: readonly Pick<Location, 'id' | 'name' | 'active'>[]): Option[] =>
  all.filter(({ active }) => active).map(({ id, name }) => ({ value: id, label: name }));
