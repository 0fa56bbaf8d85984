import { useId } from 'react';
import { styled } from './styled.ts';

const CheckRoot = styled('label', {
  base: {
    display: 'flex',
    alignItems: 'start',
    gap: '2.5',
    minHeight: '24px',
    fontSize: '14px',
    overflowWrap: 'anywhere',
    // In the middle of the first line of its words.
    '& > input': { width: '16px', height: '16px', marginTop: '2.5px', accentColor: 'accent', flex: 'none' },
    '&:has(:disabled)': { color: 'quiet' },
  },
});

const Problem = styled('div', { base: { marginTop: '1.5', fontSize: '13px', color: 'stopped' } });

interface CheckFieldProps {
  id?: string;
  /** What is wrong with the choice, in one sentence. */
  problem?: string | undefined;
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  name?: string;
  /** It is as it is; the label says why. */
  disabled?: boolean;
}

/** Something that is so or not so. */
export function CheckField({ id, label, checked, onChange, name, disabled, problem }: CheckFieldProps) {
  const made = useId();
  const problemId = `${id ?? made}-problem`;
  return (
    <div>
      <CheckRoot>
        <input
          type="checkbox"
          name={name}
          id={id}
          checked={checked}
          disabled={disabled}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? problemId : undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        {label}
      </CheckRoot>
      {problem && <Problem id={problemId}>{problem}</Problem>}
    </div>
  );
}
