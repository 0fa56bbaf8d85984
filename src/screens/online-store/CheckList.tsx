import { Fieldset } from '@chakra-ui/react/fieldset';
import { CheckField } from '../kit/fields/CheckField.tsx';
import { fieldsetRecipe } from '../kit/fields/fieldset-recipe.ts';
import { Stack } from '../kit/Stack.tsx';

interface CheckListProps {
  id: string;
  label: string;
  /** What can be chosen, each with its number. */
  options: readonly { id: number; name: string }[];
  values: readonly number[];
  problem?: string | undefined;
  onChange: (values: number[]) => void;
}

/** Any number of a short list. What is wrong with the choice is said at its first. */
export const CheckList = ({ id, label, options, values, problem, onChange }: CheckListProps) => (
  <Fieldset.Root recipe={fieldsetRecipe}>
    <Fieldset.Legend>{label}</Fieldset.Legend>
    <Stack>
      {options.map((option, n) => (
        <CheckField
          key={option.id}
          id={n === 0 ? id : `${id}-${option.id}`}
          label={option.name}
          checked={values.includes(option.id)}
          problem={n === 0 ? problem : undefined}
          onChange={(checked) =>
            onChange(
              checked
                ? [...values, option.id].sort((a, b) => a - b)
                : values.filter((one) => one !== option.id),
            )
          }
        />
      ))}
    </Stack>
  </Fieldset.Root>
);
