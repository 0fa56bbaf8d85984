import { chakra } from '@chakra-ui/react';
import { Input } from '@chakra-ui/react/input';
import { useState } from 'react';
import { fields as fieldsWords } from '../../../domain/words/everywhere.ts';
import { Field, type FieldWords } from './Field.tsx';

const Slot = chakra('span', {
  base: {
    position: 'relative',
    display: 'block',
    '& > input': { paddingInlineEnd: '72px' },
    '& > button': {
      position: 'absolute',
      insetBlock: '5px',
      insetInlineEnd: '5px',
      minWidth: '56px',
      borderRadius: '4px',
      fontSize: '13px',
      fontWeight: '550',
      color: 'accent',
      _hover: { background: 'hover' },
    },
  },
});

interface PasswordFieldProps extends FieldWords {
  name: string;
  value: string;
  onChange: (value: string) => void;
  /** For password managers: the one they know, or one they may make up. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password, hidden until its owner asks to see it. */
export function PasswordField({ name, value, onChange, autoComplete, ...words }: PasswordFieldProps) {
  const [isVisible, setVisible] = useState(false);
  return (
    <Field {...words}>
      {(ties) => (
        <Slot>
          <Input
            {...ties}
            name={name}
            value={value}
            autoComplete={autoComplete}
            type={isVisible ? 'text' : 'password'}
            aria-required
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          <button
            type="button"
            aria-pressed={isVisible}
            aria-label={fieldsWords.showPassword}
            onClick={() => setVisible(!isVisible)}
          >
            {isVisible ? fieldsWords.hide : fieldsWords.show}
          </button>
        </Slot>
      )}
    </Field>
  );
}
