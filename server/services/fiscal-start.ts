import { changedStarts } from '../../src/domain/books/fiscal-change.ts';
import type { Day } from '../../src/domain/day.ts';
import type { FiscalStart } from '../../src/domain/values/fiscal-year.ts';
import { fiscalStartsNow, setFiscalStarts } from '../store/access/fiscal-starts.ts';
import { holdBooks } from '../store/database/hold.ts';
import { Refused, type Tx } from '../store/database/tx.ts';
import { rescheduleQuarterly } from '../store/settings/saved-reports.ts';

/** Another start of the fiscal year; the day stays as it is, chosen or not, where it is left out. */
export interface ChosenStart {
  month: number;
  day?: FiscalStart['day'];
  /** The first day of the first year that is to begin so; the earliest that can where it is null. */
  since: Day | null;
}

/** Changes how fiscal years begin, from the first on that no locked day is in. @throws Refused for a first day that can't be */
export const changeFiscalStart = async (tx: Tx, { month, day, since }: ChosenStart): Promise<void> => {
  await holdBooks(tx, 'alone');
  const { fiscal, lockedUntil } = await fiscalStartsNow(tx);
  const changed = changedStarts(fiscal, { month, day: day ?? fiscal.day }, lockedUntil, since);
  if ('refused' in changed) throw new Refused(changed);
  await setFiscalStarts(tx, changed, day ?? null);
  await rescheduleQuarterly(tx, changed);
};
