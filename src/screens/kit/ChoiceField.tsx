import { type ReactNode, useId } from 'react';
import { styled } from './styled.ts';

const Choices = styled('fieldset', {
  base: {
    display: 'grid',
    gap: '2',
    '& > legend': { marginBottom: '2', fontSize: '14px', fontWeight: '550' },
    '& > label': {
      display: 'grid',
      gridTemplateColumns: 'auto 1fr',
      columnGap: '2.5',
      padding: '10px 14px',
      border: '1px solid {colors.line}',
      borderRadius: 'base',
      '&:hover': { borderColor: 'edge' },
      '&:has(:checked)': { borderColor: 'accent', background: 'accentSoft' },
      '&:has(:focus-visible)': { outline: '2px solid {colors.accent}', outlineOffset: '1px' },
    },
    '& input': { width: '16px', height: '16px', marginTop: '3px', accentColor: 'accent', outline: 'none' },
    '& small': { gridColumn: '2', fontSize: '13px', color: 'quiet' },
  },
});

export interface Choice {
  value: string;
  label: ReactNode;
  /** What choosing it means, in one sentence. */
  meaning?: string;
}

interface ChoiceFieldProps {
  /** The question. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  choices: readonly Choice[];
}

/** One question with a few answers, each said in full: the steps of a flow. */
export function ChoiceField({ label, value, onChange, choices }: ChoiceFieldProps) {
  const name = useId();
  return (
    <Choices>
      <legend>{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value}>
          <input
            type="radio"
            name={name}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          <span>{choice.label}</span>
          {choice.meaning && <small>{choice.meaning}</small>}
        </label>
      ))}
    </Choices>
  );
}
