import { settledByOf } from '../../domain/documents/credited.ts';
import { creditPlaces, stateOf } from '../../domain/documents/row-state.ts';
import type { DocumentRow } from '../../domain/documents/view.ts';
import { zero } from '../../domain/money.ts';
import type { PostedFacts } from '../../domain/posted/facts.ts';
import { documentList as words } from '../../domain/words/documents.ts';
import { creditStateWords } from '../../domain/words/posted.ts';
import { StatusBadge } from '../kit/StatusBadge.tsx';

type Row = Pick<DocumentRow, 'kind' | 'status' | 'overdue' | 'standing' | 'creditState' | 'beyond'>;

/** A row with what its facts say was written off and paid; of a kind that is never paid they say neither. */
const statedBy = (row: Row) => {
  const { settled, writtenOff = zero, credited = [] } = row.standing.facts as Partial<PostedFacts>;
  return {
    ...row,
    writtenOff,
    ...(settled && { settledBy: settledByOf({ settled, writtenOff, credited }) }),
  };
};

/** The state of a row as its badge says it, or what its facts say beyond it; overdue is derived, never stored. */
export const stateIn = (row: Row) =>
  row.overdue ? ({ word: words.overdue, tone: 'stopped' } as const) : (row.beyond ?? stateOf(statedBy(row)));

/** A row's state, and beside it what was given back of what is still owed. */
export const statusBadge = (row: Row) => {
  const { inPlace, beside } = creditPlaces(statedBy(row));
  // Overdue stands in the place of what would be said there.
  const given = row.overdue ? (inPlace ?? beside) : beside;
  return (
    <>
      <StatusBadge {...stateIn(row)} />
      {given && <StatusBadge {...creditStateWords[given]} />}
    </>
  );
};
