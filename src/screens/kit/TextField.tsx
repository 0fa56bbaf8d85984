import type { ComponentProps } from 'react';
import { controlStyle, Field, type FieldWords } from './Field.tsx';
import { styled } from './styled.ts';

export const TextControl = styled('input', { base: controlStyle });
const TextArea = styled('textarea', { base: { ...controlStyle, resize: 'vertical', display: 'block' } });

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
export function TextField({ label, hint, problem, optional, id, onChange, ...control }: TextFieldProps) {
  return (
    <Field {...{ label, hint, problem, optional, id }}>
      {(ties) => (
        <TextControl
          {...control}
          {...ties}
          aria-required={!optional || undefined}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}

interface LongTextFieldProps extends FieldWords {
  value: string;
  onChange: (value: string) => void;
  /** Lines shown before it scrolls. */
  rows?: number;
}

/** Several lines of text: notes, terms, addresses. */
export function LongTextField({ value, onChange, rows = 3, ...words }: LongTextFieldProps) {
  return (
    <Field {...words}>
      {(ties) => (
        <TextArea
          {...ties}
          rows={rows}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
