import { Input } from '@chakra-ui/react/input';
import { Field, type FieldWords } from './Field.tsx';
import { lastOfDays } from './last-of-days.ts';
import { steady } from './steady.tsx';

interface DateFieldProps extends FieldWords {
  /** YYYY-MM-DD, or an empty string. */
  value: string;
  onChange: (day: string) => void;
  min?: string;
  max?: string;
}

/** A day by the device's own picker: typed as the device writes days, kept as YYYY-MM-DD, without a time zone. */
export const DateField = steady(({ value, onChange, min, max = lastOfDays, ...words }: DateFieldProps) => (
  <Field {...words}>
    {(ties) => (
      <Input
        {...ties}
        type="date"
        value={value}
        min={min}
        max={max}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    )}
  </Field>
));
