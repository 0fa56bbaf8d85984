import { chakra } from '@chakra-ui/react';
import { plans } from '../../domain/access/plans.words.ts';
import { ProgressBar } from '../kit/notices/ProgressBar.tsx';

const Root = chakra('div', {
  base: {
    display: 'grid',
    gap: '1',
    fontSize: '14px',
    '& > .words': { display: 'flex', justifyContent: 'space-between', gap: '3' },
    '& strong': { fontVariantNumeric: 'tabular-nums', fontWeight: '550', whiteSpace: 'nowrap' },
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
      <div className="words">
        <span>{label}</span>
        <strong>{plans.usedWord(used, limit)}</strong>
      </div>
      {limit !== null && <ProgressBar gauge label={label} value={used} max={limit} />}
    </Root>
  );
}
