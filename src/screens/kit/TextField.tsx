import { Input } from '@chakra-ui/react/input';
import { Textarea } from '@chakra-ui/react/textarea';
import type { ComponentProps } from 'react';
import { Field, type FieldWords } from './Field.tsx';
import { steady } from './steady.tsx';

interface TextFieldProps
  extends FieldWords,
    Pick<
      ComponentProps<'input'>,
      | 'type'
      | 'autoComplete'
      | 'autoFocus'
      | 'inputMode'
      | 'maxLength'
      | 'placeholder'
      | 'name'
      | 'disabled'
      | 'readOnly'
      | 'onBlur'
    > {
  value: string;
  onChange: (value: string) => void;
}

/** One line of text; `type` makes it an e-mail, password, telephone or address field. */
export const TextField = steady(
  ({ label, hint, problem, optional, id, onChange, ...control }: TextFieldProps) => (
    <Field {...{ label, hint, problem, optional, id }}>
      {(ties) => (
        <Input
          {...control}
          {...ties}
          aria-required={!optional || undefined}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  ),
);

interface LongTextFieldProps extends FieldWords {
  value: string;
  onChange: (value: string) => void;
  /** Lines shown before it scrolls. */
  rows?: number;
}

/** Several lines of text: notes, terms, addresses. */
export const LongTextField = steady(({ value, onChange, rows = 3, ...words }: LongTextFieldProps) => (
  <Field {...words}>
    {(ties) => (
      <Textarea
        {...ties}
        rows={rows}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    )}
  </Field>
));
