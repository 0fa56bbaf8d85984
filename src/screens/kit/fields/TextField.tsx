import { Input } from '@chakra-ui/react/input';
import type { ComponentProps } from 'react';
import { steady } from '../steady.tsx';
import { Field, type FieldWords } from './Field.tsx';

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

/** One line of text; `type` makes it an email, password, telephone or address field. */
export const TextField = steady(
  ({ label, hint, problem, warning, optional, id, onChange, ...control }: TextFieldProps) => (
    <Field label={label} hint={hint} problem={problem} warning={warning} optional={optional} id={id}>
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
