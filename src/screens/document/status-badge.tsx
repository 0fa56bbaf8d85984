import { kindSpec } from '../../domain/documents/kinds.ts';
import { isForgiven, statusWordOf } from '../../domain/documents/status.ts';
import type { DocumentRow } from '../../domain/documents/view.ts';
import { type Decimal, zero } from '../../domain/money.ts';
import { documentList as words } from '../../domain/words/documents.ts';
import { StatusBadge, type Tone } from '../kit/StatusBadge.tsx';

/** A rest that a customer never paid is lost; one that a vendor let off is gained. */
export const forgivenTone = { receivable: 'stopped', payable: 'settled' } as const;

/** What became of a document that nothing is owed on any more because its rest was given up; undefined of any other. */
const forgivenWord = (row: DocumentRow): { word: string; tone: Tone } | undefined => {
  const { side } = kindSpec(row.kind);
  const { writtenOff = zero } = row.standing.facts as { writtenOff?: Decimal };
  return side && isForgiven({ ...row, writtenOff })
    ? { word: words.forgiven[side], tone: forgivenTone[side] }
    : undefined;
};

/** A row's status as its badge says it, or what its facts say beyond it; overdue is derived, never stored. */
export const statusBadge = (row: DocumentRow) => (
  <StatusBadge
    {...(row.overdue
      ? ({ word: words.overdue, tone: 'stopped' } as const)
      : (row.beyond ?? forgivenWord(row) ?? statusWordOf(row)))}
  />
);
