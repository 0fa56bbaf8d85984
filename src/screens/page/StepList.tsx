import { styled } from '../kit/styled.ts';

const Steps = styled('ol', {
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
    '& [aria-current=step]': { color: 'ink', fontWeight: '600' },
    '& [aria-current=step] b': { borderColor: 'accent', color: 'accent' },
    '@media (max-width: 47.99rem)': {
      // The step one is at, and how many there are, is all there is room for.
      '& > li:not([aria-current=step]) > span': { display: 'none' },
    },
  },
});

interface StepListProps<Step extends string> {
  /** What the steps are of. */
  label: string;
  steps: readonly { key: Step; label: string }[];
  at: Step;
}

/** The named steps of a page that is gone through step by step, and the one it has come to. */
export const StepList = <Step extends string>({ label, steps, at }: StepListProps<Step>) => (
  <Steps aria-label={label}>
    {steps.map((step, index) => (
      <li key={step.key} aria-current={step.key === at ? 'step' : undefined}>
        <b>{index + 1}</b>
        <span>{step.label}</span>
      </li>
    ))}
  </Steps>
);
