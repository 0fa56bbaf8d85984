import { NativeSelect } from '@chakra-ui/react/native-select';
import { Icon } from '../Icon.tsx';
import { steady } from '../steady.tsx';
import { nativeSelectRecipe } from './control-recipes.ts';
import { Field, type FieldWords } from './Field.tsx';

export interface Option {
  value: string;
  label: string;
  /** What it is listed under, together with those beside it of the same group. */
  group?: string | undefined;
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

/** The options in their order, those beside each other of one group together. */
const groupsOf = (options: readonly Option[]): { group: string | undefined; options: Option[] }[] => {
  const groups: { group: string | undefined; options: Option[] }[] = [];
  for (const option of options) {
    const last = groups.at(-1);
    if (last && last.group === option.group) last.options.push(option);
    else groups.push({ group: option.group, options: [option] });
  }
  return groups;
};

const optionOf = ({ value, label }: Option) => (
  <option key={value} value={value}>
    {label}
  </option>
);

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
            {groupsOf(options).map(({ group, options: own }) =>
              group === undefined ? (
                own.map(optionOf)
              ) : (
                <optgroup key={group} label={group}>
                  {own.map(optionOf)}
                </optgroup>
              ),
            )}
          </NativeSelect.Field>
          <NativeSelect.Indicator>
            <Icon name="down" />
          </NativeSelect.Indicator>
        </NativeSelect.Root>
      )}
    </Field>
  ),
);
