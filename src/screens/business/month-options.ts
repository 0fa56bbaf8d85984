import { formatMonthName } from '../../domain/values/format.ts';
import type { Option } from '../kit/fields/SelectField.tsx';

/** The months of a year by number, in the locale's words. */
export const monthOptions = (locale: string): Option[] =>
  Array.from({ length: 12 }, (_, n) => ({ value: String(n + 1), label: formatMonthName(n + 1, locale) }));
