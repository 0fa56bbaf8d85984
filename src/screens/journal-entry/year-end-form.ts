import type { OursAnswer } from '../../api/calls/call.ts';
import type { yearEndCalls } from '../../api/calls/year-end.ts';
import { journalEntryFormWords } from '../../domain/journal-entry/journal-entries.words.ts';
import { targetOf, type YearEndMove } from '../../domain/journal-entry/year-end.ts';
import { isZero } from '../../domain/money.ts';
import { yearEndWords } from '../../domain/words/year-end.ts';
import { blankEntry, type EntryForm } from './journal-entry-form.ts';
import { emptyingLines } from './opening-moved.ts';

type YearEnd = OursAnswer<typeof yearEndCalls.yearEnd>;

const memos: Readonly<Record<YearEndMove, string>> = {
  opening: journalEntryFormWords.openingMoved,
  drawings: yearEndWords.drawingsMoved,
};

/** The form of an entry on a year's last day that empties an account of equity into another; without lines where there is nothing to move. */
export const yearEndForm = (
  found: Pick<YearEnd, 'to' | 'moves' | 'targets'>,
  move: YearEndMove,
  chosen: string,
  homeCurrency: string,
): EntryForm => {
  const blank = blankEntry(homeCurrency, found.to);
  const from = found.moves.find((one) => one.move === move);
  const to = targetOf(found.targets, chosen);
  if (!from || !to || isZero(from.balance)) return blank;
  const named = ({ accountId, account }: typeof to) => ({ id: accountId, name: account });
  return { ...blank, memo: memos[move], lines: emptyingLines(named(from), named(to), from.balance) };
};
