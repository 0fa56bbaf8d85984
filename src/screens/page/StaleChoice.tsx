import type { Problem } from '../../api/client/problem.ts';
import { Button } from '../kit/Button.tsx';
import { styled } from '../kit/styled.ts';
import { toast } from '../kit/toast.ts';

const Choice = styled('section', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2.5',
    padding: '12px 16px',
    borderRadius: 'base',
    borderInlineStart: '3px solid {colors.waiting}',
    background: 'waitingSoft',
    fontSize: '14px',
    '& > p': { flex: '1 1 280px' },
  },
});

interface StaleChoiceProps {
  problem: Problem;
  /** Where their version differs: the words of a field, and what it holds there. */
  theirs?: readonly (readonly [words: string, text: string])[];
  onTheirs: () => void;
  /** From then on a save goes over theirs. */
  onMine: () => void;
}

/** Somebody saved in between: take their version, or keep what was typed and save over it. */
export function StaleChoice({ problem, theirs = [], onTheirs, onMine }: StaleChoiceProps) {
  const keep = () => {
    onMine();
    toast.success('Save again to keep your version.');
  };
  return (
    <Choice aria-label="Saved by somebody else" role="alert">
      <p>
        {problem.message}
        {theirs.length > 0 && ` Theirs: ${theirs.map(([words, text]) => `${words} “${text}”`).join(', ')}.`}
      </p>
      <Button onClick={onTheirs}>Take their version</Button>
      <Button onClick={keep}>Keep mine</Button>
    </Choice>
  );
}
