import { chakra } from '@chakra-ui/react';
import { dialogSteps as words } from '../../domain/words/frame.ts';
import { Icon } from '../kit/Icon.tsx';

const Steps = chakra('ol', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '6px 20px',
    marginBottom: '4',
    fontSize: '13.5px',
    color: 'quiet',
    '& > li': { display: 'inline-flex', alignItems: 'center', gap: '2' },
    '& b': {
      display: 'grid',
      placeItems: 'center',
      width: '22px',
      height: '22px',
      border: '1px solid {colors.line}',
      borderRadius: '999px',
      fontSize: '12px',
      fontWeight: '600',
      fontVariantNumeric: 'tabular-nums',
    },
    '& [data-done] b': { borderColor: 'accent', background: 'accentSoft', color: 'accent' },
    '& [aria-current=step]': { color: 'ink', fontWeight: '600' },
    '& [aria-current=step] b': { borderColor: 'accent', background: 'accent', color: 'onAccent' },
    '@media (max-width: 47.99rem)': {
      gap: '4px 12px',
      fontSize: '13px',
      '& > li': { gap: '1.5' },
    },
  },
});

interface FlowStepsProps<Step extends string> {
  label: string;
  /** The steps in their order, with what each is called; one that is left out isn't shown. */
  steps: Readonly<Partial<Record<Step, string>>>;
  at: Step;
  /** Whether a step is finished; those before the present one are, when left out. */
  isDone?: (step: Step) => boolean;
}

/** Where a flow of several steps has come to: finished ones have a tick, and say so to who hears them. */
export const FlowSteps = <Step extends string>({ label, steps, at, isDone }: FlowStepsProps<Step>) => {
  const names = Object.keys(steps) as Step[];
  const isFinished = (step: Step, index: number) =>
    step !== at && (isDone ? isDone(step) : index < names.indexOf(at));
  return (
    <Steps aria-label={label}>
      {names.map((step, index) => {
        const done = isFinished(step, index);
        return (
          <li key={step} aria-current={step === at ? 'step' : undefined} data-done={done || undefined}>
            <b>{done ? <Icon name="check" size={13} /> : index + 1}</b>
            <span>
              {steps[step]}
              {done && <span className="unseen">{words.done}</span>}
            </span>
          </li>
        );
      })}
    </Steps>
  );
};
