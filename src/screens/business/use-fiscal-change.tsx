import { fiscalYearCalls } from '../../api/calls/fiscal-year.ts';
import { useCall } from '../../api/client/query.ts';
import { changeChoices, shortYearBefore } from '../../domain/books/fiscal-change.ts';
import type { Day } from '../../domain/day.ts';
import type { FiscalStart } from '../../domain/values/fiscal-year.ts';
import { formatDay } from '../../domain/values/format.ts';
import { fiscalYearChangeWords as words } from '../../domain/words/business.ts';
import { useBusiness } from '../frame/business.ts';
import { SelectField } from '../kit/fields/SelectField.tsx';
import { useLocale } from '../kit/locale.ts';

/** What a select of the years it begins with is drawn from, and what the choice comes to. */
interface FiscalChange {
  /** The first day of the first year that begins so; null for the earliest that can. */
  since: Day | null;
  value: string;
  options: { value: string; label: string }[];
  hint: string;
}

const allYears = 'all';

/**
 * From when on another start of the fiscal year is to hold, and what happens to the years around it; null where the start is as it was.
 *
 * @param start the day is the one it begins on now where it is left out
 * @param picked a day, `all`, or empty for what is proposed
 */
export function useFiscalChange(
  start: Omit<FiscalStart, 'day'> & Partial<FiscalStart>,
  picked: string,
): FiscalChange | null {
  const { id: businessId } = useBusiness();
  const locale = useLocale();
  const fiscal = useCall(fiscalYearCalls.fiscalYears, { businessId }).data;
  if (!fiscal) return null;
  const chosen = { day: fiscal.day, ...start };
  if (fiscal.day === chosen.day && fiscal.month === chosen.month) return null;
  const { days, proposed } = changeChoices(fiscal, chosen, fiscal);
  const choiceOf = (day: Day | null) => day ?? allYears;
  const since = days.find((day) => choiceOf(day) === picked);
  const taken = since === undefined ? proposed : since;
  const written = (day: Day) => formatDay(day, locale, 'long');
  const short = taken && shortYearBefore(taken, fiscal);
  return {
    since: taken,
    value: choiceOf(taken),
    options: days.map((day) => ({
      value: choiceOf(day),
      label: day === null ? words.allYears : words.from(written(day)),
    })),
    hint: !taken
      ? words.everyYear
      : [
          words.kept(written(taken)),
          short && words.short({ from: written(short.from), to: written(short.to) }),
        ]
          .filter(Boolean)
          .join(' '),
  };
}

interface SinceFieldProps {
  id: string;
  onChange: (picked: string) => void;
  problem: string | undefined;
  changed: FiscalChange;
}

/** The year a changed start applies from, and what happens to the years around it. */
export const SinceField = ({ id, onChange, problem, changed: { value, options, hint } }: SinceFieldProps) => (
  <SelectField
    id={id}
    label={words.since}
    value={value}
    onChange={onChange}
    problem={problem}
    options={options}
    hint={hint}
  />
);
