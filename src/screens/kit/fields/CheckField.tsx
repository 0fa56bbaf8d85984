import { chakra } from '@chakra-ui/react';
import { Checkbox } from '@chakra-ui/react/checkbox';
import { useId } from 'react';
import { steady } from '../steady.tsx';
import { overChoice } from './over-choice.ts';

const Problem = chakra('div', { base: { marginTop: '1.5', fontSize: '13px', color: 'stopped' } });

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
export const CheckField = steady(
  ({ id, label, checked, onChange, name, disabled, problem }: CheckFieldProps) => {
    const made = useId();
    const controlId = id ?? made;
    return (
      <div>
        <Checkbox.Root
          name={name}
          checked={checked}
          disabled={disabled}
          ids={{ hiddenInput: controlId }}
          invalid={Boolean(problem)}
          onCheckedChange={(change) => onChange(change.checked === true)}
        >
          <Checkbox.HiddenInput
            style={overChoice}
            aria-describedby={problem ? `${controlId}-problem` : undefined}
          />
          <Checkbox.Control />
          <Checkbox.Label>{label}</Checkbox.Label>
        </Checkbox.Root>
        {problem && <Problem id={`${controlId}-problem`}>{problem}</Problem>}
      </div>
    );
  },
);
