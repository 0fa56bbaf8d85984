import { DayInput } from '../fields/DayInput.tsx';
import { useDayText } from '../fields/use-day-text.ts';

/** A day in a row of filters; what can't be read changes nothing. */
export function DayFilter(props: {
  label: string;
  value: string;
  onChange: (day: string) => void;
  min?: string;
  max?: string;
}) {
  const { label, value, onChange, min, max } = props;
  const day = useDayText(value, onChange, false);
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the field for the day is inside.
    <label>
      {label}
      <DayInput size="sm" day={day} value={value} min={min} max={max} onPick={onChange} />
    </label>
  );
}
