import { chakra } from '@chakra-ui/react';
import { Input } from '@chakra-ui/react/input';
import type { ReactNode } from 'react';
import { steady } from '../steady.tsx';
import { Field, type FieldWords } from './Field.tsx';
import { type NumberForm, useNumberText } from './use-number-text.ts';

const NumberRoot = chakra('span', {
  base: {
    position: 'relative',
    display: 'block',
    '& > input': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
    '& > .unit': {
      position: 'absolute',
      insetInlineStart: '12px',
      top: '50%',
      transform: 'translateY(-50%)',
      color: 'quiet',
      fontSize: '14px',
      pointerEvents: 'none',
    },
    '&[data-unit] > input': { paddingInlineStart: '56px' },
  },
});

export interface NumberFieldProps extends FieldWords {
  /** A decimal string, an empty string, or what was typed and could not be read. */
  value: string;
  onChange: (value: string) => void;
}

/** A field whose text is a number in the business's locale: at the right, digits under digits, its unit at the left. */
export const NumberField = steady((props: NumberFieldProps & { form: NumberForm; unit?: ReactNode }) => {
  const { value, onChange, form, unit, problem, ...words } = props;
  const number = useNumberText(value, onChange, form);
  return (
    <Field {...words} problem={problem ?? number.problem}>
      {(ties) => (
        <NumberRoot data-unit={unit ? true : undefined}>
          <Input
            {...ties}
            inputMode="decimal"
            autoComplete="off"
            value={number.text}
            onChange={(event) => number.onText(event.currentTarget.value)}
            onFocus={(event) => event.currentTarget.select()}
            onBlur={number.onLeave}
          />
          {unit && <span className="unit">{unit}</span>}
        </NumberRoot>
      )}
    </Field>
  );
});
