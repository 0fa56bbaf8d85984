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
  onTheirs: () => void;
  /** From then on a save goes over theirs. */
  onMine: () => void;
}

/** Somebody saved in between: take their version, or keep what was typed and save over it. */
export function StaleChoice({ problem, onTheirs, onMine }: StaleChoiceProps) {
  const keep = () => {
    onMine();
    toast.success('Save again to keep your version.');
  };
  return (
    <Choice aria-label="Saved by somebody else" role="alert">
      <p>{problem.message}</p>
      <Button onClick={onTheirs}>Take their version</Button>
      <Button onClick={keep}>Keep mine</Button>
    </Choice>
  );
}
