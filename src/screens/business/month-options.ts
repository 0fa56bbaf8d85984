import { formatMonthName } from '../../domain/format.ts';
import type { Option } from '../kit/SelectField.tsx';

/** The months of a year by number, in the locale's words. */
export const monthOptions = (locale: string): Option[] =>
  Array.from({ length: 12 }, (_, n) => ({ value: String(n + 1), label: formatMonthName(n + 1, locale) }));
