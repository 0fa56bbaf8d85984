import { chakra } from '@chakra-ui/react';
import { Input } from '@chakra-ui/react/input';
import { useEffect, useRef } from 'react';
import { fields as words } from '../../../domain/words/everywhere.ts';
import { Field } from './Field.tsx';

const Digits = chakra(Input, {
  base: {
    minHeight: '56px',
    fontSize: '26px',
    fontWeight: '600',
    lineHeight: '32px',
    letterSpacing: '.42em',
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
    // The space after the last digit would push the digits off the middle.
    textIndent: '.42em',
  },
});

interface CodeFieldProps {
  id: string;
  name: string;
  value: string;
  problem?: string | undefined;
  /** Given digits alone, six at most: spaces and dashes that came with a paste are left out. */
  onChange: (code: string) => void;
}

const wholeLength = 6;

/** The six digits of a mail, sent with the last of them; phones offer the one that has just arrived. */
export function CodeField({ id, name, value, problem, onChange }: CodeFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  // Once what was typed is the form's.
  useEffect(() => {
    if (value.length === wholeLength) input.current?.form?.requestSubmit();
  }, [value]);
  return (
    <Field id={id} label={words.code} {...(problem ? { problem } : {})}>
      {(ties) => (
        <Digits
          {...ties}
          ref={input}
          name={name}
          value={value}
          inputMode="numeric"
          autoComplete="one-time-code"
          aria-required
          onChange={(event) =>
            onChange(event.currentTarget.value.replaceAll(/\D/g, '').slice(0, wholeLength))
          }
        />
      )}
    </Field>
  );
}
