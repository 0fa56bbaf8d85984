import { paymentModes } from '../../src/domain/books/accounts.ts';
import type { Day } from '../../src/domain/day.ts';
import { invalid } from '../../src/domain/refusal.ts';
import * as words from '../../src/domain/words/expense-answers.ts';
import { byteOrderMark, csvLines } from '../adapters/csv.ts';
import { recordEvent } from '../store/events.ts';
import type { KeptExpense } from '../store/expenses.ts';
import { handOut } from '../store/files.ts';
import { type ExpensesNarrowed, expensesForFile } from '../store/narrowed-expenses.ts';
import { type Ctx, Refused, withBusiness } from '../store/tx.ts';

/** Rows of one file at most. */
const most = 20_000;

const cellsOf = (one: KeptExpense): string[] => [
  one.number,
  one.onDay,
  one.categoryName,
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
 * @throws Refused for more than a file holds
 */
export const exportExpenses = async (
  ctx: Ctx,
  narrowedOn: (today: Day) => ExpensesNarrowed,
): Promise<{ token: string; name: string }> => {
  const found = await withBusiness(ctx, 'read', (tx) => expensesForFile(tx, narrowedOn(tx.today), most + 1));
  if (found.length > most)
    throw new Refused(invalid('searchQuery', words.tooManyRows({ limit: most.toLocaleString('en') })));
  const head = [...words.fileColumns, words.totalAtHome({ homeCurrency: ctx.business.homeCurrency })];
  const bytes = Buffer.from(`${byteOrderMark}${csvLines([head, ...found.map(cellsOf)])}`);
  return withBusiness(ctx, 'write', async (tx) => {
    const name = words.fileName({ day: tx.today });
    const token = await handOut(tx, { name, mime: 'text/csv; charset=utf-8', bytes });
    await recordEvent(tx, 'expense.export', 'business', tx.business.id, { rows: found.length });
    return { token, name };
  });
};
