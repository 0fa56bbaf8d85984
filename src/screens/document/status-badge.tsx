import { statusWordOf } from '../../domain/documents/status.ts';
import type { DocumentRow } from '../../domain/documents/view.ts';
import * as words from '../../domain/words/document-list.ts';
import { StatusBadge } from '../kit/StatusBadge.tsx';

/** A row's status as its badge says it, or what its facts say beyond it; overdue is derived, never stored. */
export const statusBadge = (row: DocumentRow) => (
  <StatusBadge
    {...(row.overdue
      ? ({ word: words.overdue, tone: 'stopped' } as const)
      : (row.beyond ?? statusWordOf(row)))}
  />
);
