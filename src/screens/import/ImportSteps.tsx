import { importWords as words } from '../../domain/words/import-pages.ts';
import { styled } from '../kit/styled.ts';

const order = ['choose', 'match', 'review', 'run'] as const;
export type ImportStep = (typeof order)[number];

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

/** Where an import has come to, of its four steps. */
export const ImportSteps = ({ at }: { at: ImportStep }) => (
  <Steps aria-label={words.steps}>
    {order.map((step, index) => (
      <li key={step} aria-current={step === at ? 'step' : undefined}>
        <b>{index + 1}</b>
        <span>{words.step[step]}</span>
      </li>
    ))}
  </Steps>
);
