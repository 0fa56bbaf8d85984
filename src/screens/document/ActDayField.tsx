import type { Day } from '../../domain/day.ts';
import { formatMonth } from '../../domain/values/format.ts';
import { isDay } from '../../domain/values/is-day.ts';
import { actDay as words } from '../../domain/words/posted.ts';
import { DateField } from '../kit/fields/DateField.tsx';
import { MoreFields } from '../kit/fields/MoreFields.tsx';
import { useLocale } from '../kit/locale.ts';

interface ActDayFieldProps {
  id: string;
  problem: string | undefined;
  /** Empty for today. */
  value: string;
  today: Day;
  /** The day of the document it is about. */
  min?: Day | undefined;
  /** It moves goods and posts nothing. */
  movesOnly?: boolean;
  onChange: (day: string) => void;
}

/** The day an act is dated, folded away: today unless another one is picked. Says which month that is in. */
export function ActDayField({ id, problem, value, today, min, movesOnly, onChange }: ActDayFieldProps) {
  const locale = useLocale();
  const day = value || today;
  const inMonth = movesOnly ? words.datedIn : words.postedIn;
  return (
    <MoreFields filled={value !== ''} wrong={problem ? 1 : 0}>
      <DateField
        id={id}
        problem={problem}
        label={words.day}
        hint={isDay(day) ? inMonth({ month: formatMonth(day, locale) }) : undefined}
        value={day}
        {...(min && min <= today && { min })}
        max={today}
        onChange={onChange}
      />
    </MoreFields>
  );
}
