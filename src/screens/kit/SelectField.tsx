import { controlStyle, Field, type FieldWords } from './Field.tsx';
import { Icon } from './Icon.tsx';
import { styled } from './styled.ts';

const SelectRoot = styled('span', {
  base: {
    position: 'relative',
    display: 'block',
    '& > select': { ...controlStyle, appearance: 'none', paddingInlineEnd: '36px' },
    '& > select > option': { background: 'sheet', color: 'ink' },
    '& > svg': {
      position: 'absolute',
      insetInlineEnd: '12px',
      top: '50%',
      marginTop: '-8px',
      pointerEvents: 'none',
    },
  },
});

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
export function SelectField({
  value,
  onChange,
  options,
  placeholder,
  name,
  autoComplete,
  ...words
}: SelectFieldProps) {
  return (
    <Field {...words}>
      {(ties) => (
        <SelectRoot>
          <select
            {...ties}
            {...{ name, autoComplete, value }}
            onChange={(event) => onChange(event.currentTarget.value)}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="down" />
        </SelectRoot>
      )}
    </Field>
  );
}
