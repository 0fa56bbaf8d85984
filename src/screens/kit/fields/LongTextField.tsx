import { Textarea } from '@chakra-ui/react/textarea';
import { steady } from '../steady.tsx';
import { textareaRecipe } from './control-recipes.ts';
import { Field, type FieldWords } from './Field.tsx';

interface LongTextFieldProps extends FieldWords {
  value: string;
  onChange: (value: string) => void;
  /** Lines shown at least. */
  rows?: number;
}

/** Several lines of text: notes, terms, addresses. */
export const LongTextField = steady(({ value, onChange, rows = 3, ...words }: LongTextFieldProps) => (
  <Field {...words}>
    {(ties) => (
      <Textarea
        {...ties}
        recipe={textareaRecipe}
        rows={rows}
        style={{ minHeight: `${rows + 1}lh` }}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    )}
  </Field>
));
