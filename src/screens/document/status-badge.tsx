import { kindSpec } from '../../domain/documents/kinds.ts';
import { statusWordOf } from '../../domain/documents/status.ts';
import type { DocumentRow } from '../../domain/documents/view.ts';
import * as words from '../../domain/words/document-list.ts';
import { StatusBadge } from '../kit/StatusBadge.tsx';

/** Its rest was written off, or taken as a discount. */
const isForgiven = ({ standing }: DocumentRow): boolean => {
  const { writtenOff = '0' } = standing.facts as { writtenOff?: string };
  return writtenOff !== '0';
};

/** A row's status as its badge says it, or what its facts say beyond it; overdue is derived, never stored. What nobody will pay has a badge of its own. */
export const statusBadge = (row: DocumentRow) => (
  <>
    <StatusBadge
      {...(row.overdue
        ? ({ word: words.overdue, tone: 'stopped' } as const)
        : (row.beyond ?? statusWordOf(row)))}
    />
    {isForgiven(row) && <StatusBadge tone="stopped" word={words.forgiven[kindSpec(row.kind).side!]} />}
  </>
);
