import { creditedBeside, stateOf } from '../../domain/documents/row-state.ts';
import type { DocumentRow } from '../../domain/documents/view.ts';
import { type Decimal, zero } from '../../domain/money.ts';
import { documentList as words } from '../../domain/words/documents.ts';
import { creditStateWords } from '../../domain/words/posted.ts';
import { StatusBadge } from '../kit/StatusBadge.tsx';

/** The state of a row as its badge says it, or what its facts say beyond it; overdue is derived, never stored. */
const stateIn = (row: DocumentRow) => {
  if (row.overdue) return { word: words.overdue, tone: 'stopped' } as const;
  const { writtenOff = zero } = row.standing.facts as { writtenOff?: Decimal };
  return row.beyond ?? stateOf({ ...row, writtenOff });
};

/** A row's state, and beside it what was given back of what is still owed. */
export const statusBadge = (row: DocumentRow) => {
  const beside = creditedBeside(row);
  return (
    <>
      <StatusBadge {...stateIn(row)} />
      {beside && <StatusBadge {...creditStateWords[beside]} />}
    </>
  );
};
