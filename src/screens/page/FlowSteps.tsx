import { Icon } from '../kit/Icon.tsx';
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
    '& [data-done] b': { borderColor: 'accent', background: 'accentSoft', color: 'accent' },
    '& [aria-current=step]': { color: 'ink', fontWeight: '600' },
    '& [aria-current=step] b': { borderColor: 'accent', color: 'accent' },
    '@media (max-width: 47.99rem)': {
      // The step one is at, and how many there are, is all there is room for.
      '& > li:not([aria-current=step]) > span': { display: 'none' },
    },
  },
});

interface FlowStepsProps<Step extends string> {
  label: string;
  /** The steps in their order, with what each is called. */
  steps: Readonly<Record<Step, string>>;
  at: Step;
}

/** Where a flow of several steps has come to. */
export const FlowSteps = <Step extends string>({ label, steps, at }: FlowStepsProps<Step>) => (
  <Steps aria-label={label}>
    {(Object.keys(steps) as Step[]).map((step, index, all) => {
      const done = index < all.indexOf(at);
      return (
        <li key={step} aria-current={step === at ? 'step' : undefined} data-done={done || undefined}>
          <b>{done ? <Icon name="check" size={12} /> : index + 1}</b>
          <span>{steps[step]}</span>
        </li>
      );
    })}
  </Steps>
);
