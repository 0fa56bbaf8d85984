import { steady } from '../steady.tsx';
import { DayInput } from './DayInput.tsx';
import { Field, type FieldWords } from './Field.tsx';
import { useDayText } from './use-day-text.ts';

interface DateFieldProps extends FieldWords {
  /** YYYY-MM-DD, an empty string, or what was typed and could not be read. */
  value: string;
  onChange: (day: string) => void;
  min?: string;
  max?: string;
}

/** A day, typed and shown as the business writes days, kept as YYYY-MM-DD, without a time zone. */
export const DateField = steady(({ value, onChange, min, max, problem, ...words }: DateFieldProps) => {
  const day = useDayText(value, onChange);
  return (
    <Field {...words} problem={day.problem ?? problem}>
      {(ties) => <DayInput {...ties} day={day} value={value} min={min} max={max} onPick={onChange} />}
    </Field>
  );
});
