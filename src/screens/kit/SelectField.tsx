import { NativeSelect } from '@chakra-ui/react/native-select';
import { nativeSelectRecipe } from './control-recipes.ts';
import { Field, type FieldWords } from './Field.tsx';
import { Icon } from './Icon.tsx';
import { steady } from './steady.tsx';

export interface Option {
  value: string;
  label: string;
}

interface SelectFieldProps extends FieldWords {
  value: string;
  onChange: (value: string) => void;
  options: readonly Option[];
  /** Stands first with an empty value: nothing is chosen yet. */
  placeholder?: string | undefined;
  name?: string;
  autoComplete?: string;
}

/** One of a known list, by the device's own select: it opens as people know it, on a phone as a wheel or a sheet. */
export const SelectField = steady(
  ({ value, onChange, options, placeholder, name, autoComplete, ...words }: SelectFieldProps) => (
    <Field {...words}>
      {(ties) => (
        <NativeSelect.Root recipe={nativeSelectRecipe}>
          <NativeSelect.Field
            {...ties}
            name={name}
            autoComplete={autoComplete}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator>
            <Icon name="down" />
          </NativeSelect.Indicator>
        </NativeSelect.Root>
      )}
    </Field>
  ),
);
