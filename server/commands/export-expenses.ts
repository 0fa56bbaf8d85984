import { paymentModes } from '../../src/domain/books/payment-mode.ts';
import type { Calendar } from '../../src/domain/values/period.ts';
import { expenseAnswers as words } from '../../src/domain/words/expenses.ts';
import { listFile as fileWords } from '../../src/domain/words/lists.ts';
import { handOutList, mostRows } from '../services/list-file.ts';
import type { KeptExpense } from '../store/books/expenses.ts';
import { type ExpensesNarrowed, expensesForFile } from '../store/books/narrowed-expenses.ts';
import { type Ctx, calendarOf, withBusiness } from '../store/database/tx.ts';

const cellsOf = (one: KeptExpense): string[] => [
  one.number,
  one.onDay,
  [...new Set(one.lines.map(({ name }) => name))].join(', '),
  one.name,
  one.description,
  one.vendorName,
  one.reference,
  paymentModes[one.mode],
  one.bankName,
  one.currency,
  one.net,
  one.taxAmount,
  one.total,
  one.homeTotal,
];

/**
 * Writes the expenses of a list into a CSV file, hands it out for a minute, and records that it was done.
 *
 * @param ids those that were picked; null for all
 * @throws Refused for more than a file holds
 */
export const exportExpenses = async (
  ctx: Ctx,
  narrowedOn: (calendar: Calendar) => ExpensesNarrowed,
  ids: readonly string[] | null,
): Promise<{ token: string; name: string }> => {
  const found = await withBusiness(ctx, 'long', (tx) =>
    expensesForFile(tx, narrowedOn(calendarOf(tx)), ids, mostRows + 1),
  );
  return handOutList(ctx, {
    title: words.fileTitle,
    head: [...words.fileColumns, fileWords.totalAtHome(ctx.business)],
    rows: found.map(cellsOf),
    act: 'expense.export',
  });
};
