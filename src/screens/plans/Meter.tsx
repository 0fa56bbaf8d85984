import { usedWord } from '../../domain/words/plans.ts';
import { styled } from '../kit/styled.ts';

const Root = styled('div', {
  base: {
    display: 'grid',
    gap: '1',
    fontSize: '14px',
    '& > div': { display: 'flex', justifyContent: 'space-between', gap: '3' },
    '& strong': { fontVariantNumeric: 'tabular-nums', fontWeight: '550' },
    '& > meter': {
      appearance: 'none',
      width: '100%',
      height: '8px',
      border: '0',
      borderRadius: '4px',
      background: 'hover',
      '&::-webkit-meter-bar': { height: '8px', border: '0', borderRadius: '4px', background: 'hover' },
      '&::-webkit-meter-optimum-value': { background: 'accent', borderRadius: '4px' },
      '&::-webkit-meter-suboptimum-value': { background: 'waiting', borderRadius: '4px' },
      '&::-moz-meter-bar': { background: 'accent', borderRadius: '4px' },
    },
  },
});

interface MeterProps {
  label: string;
  used: number;
  /** Null where there is no limit. */
  limit: number | null;
}

/** How much of a cap is used, in words and as a bar. */
export function Meter({ label, used, limit }: MeterProps) {
  return (
    <Root>
      <div>
        <span>{label}</span>
        <strong>{usedWord(used, limit)}</strong>
      </div>
      {limit !== null && (
        <meter aria-label={label} min={0} max={limit} high={limit * 0.8} optimum={0} value={used} />
      )}
    </Root>
  );
}
