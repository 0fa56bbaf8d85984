import { chakra } from '@chakra-ui/react';
import { Input } from '@chakra-ui/react/input';
import { templateFormWords } from '../../domain/words/paper.ts';
import { Field, type FieldWords } from '../kit/fields/Field.tsx';

const Pair = chakra('div', {
  base: {
    display: 'flex',
    gap: '2',
    '& > input[type=color]': {
      flex: 'none',
      width: '48px',
      height: '42px',
      padding: '3px',
      border: '1px solid {colors.edge}',
      borderRadius: 'base',
      background: 'sheet',
    },
  },
});

const isColor = (typed: string): boolean => /^#[0-9a-f]{6}$/i.test(typed);

interface ColorFieldProps extends FieldWords {
  value: string;
  onChange: (value: string) => void;
}

/** A colour, picked by eye or typed as six digits. */
export function ColorField({ value, onChange, ...words }: ColorFieldProps) {
  return (
    <Field {...words}>
      {(ties) => (
        <Pair>
          <input
            type="color"
            aria-label={templateFormWords.colourByEye(words.label)}
            value={isColor(value) ? value : '#000000'}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          <Input {...ties} value={value} onChange={(event) => onChange(event.currentTarget.value)} />
        </Pair>
      )}
    </Field>
  );
}
