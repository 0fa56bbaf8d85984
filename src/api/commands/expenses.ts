import { currencyOf } from '../../domain/currency.ts';
import type { BulkAnswer } from '../../domain/documents/view.ts';
import type { NamedEffects } from '../../domain/effects.ts';
import { type ExpenseCard, type ExpenseLineRequest, typedAmount } from '../../domain/expense/expense.ts';
import { send } from '../client/client.ts';
import { expenseCalls } from '../contract/expense.ts';
import { type ExpenseListFilter, sentNarrowing } from '../queries/expenses.ts';
import { bulkFrom } from '../wire/document.ts';
import { expenseFieldWire, expenseFormWire, expenseLineFormWire } from '../wire/expense.ts';
import { ourNames } from '../wire/rename.ts';
import type { Asked, Edited, SavedDocument } from './command.ts';

const names = ourNames(expenseFieldWire, expenseLineFormWire);
/** A line is on a category or an account, which one field of the form asks. */
const ours = (field: string): string => names(field).replace(/\.account(Id)?$/, '.category');

/** An expense as its form has it: without a rate at home, its taxes by their ids. */
export interface ExpenseDraft extends Omit<ExpenseCard, 'rate' | 'lines'> {
  /** Null where none was typed. */
  rate: string | null;
  lines: readonly ExpenseLineRequest[];
  /** Ids of its files in their order; left out, those that are there stay. */
  attachments?: string[] | undefined;
}

type SavedAnswer = { message: string; data: { ExpenseID: string; ExpenseNumber: string } };

const savedFrom = ({ message, data }: SavedAnswer): SavedDocument => ({
  message,
  id: data.ExpenseID,
  number: data.ExpenseNumber,
});

/** An expense as its form sends it: what the specification has of one line is said of its first, and its amounts together. */
const sentExpense = (BusinessIDFK: string, { lines, ...draft }: ExpenseDraft) => ({
  BusinessIDFK,
  ForeignCurrencyIDFK: currencyOf(draft.currency).id,
  ...expenseFormWire.toWire({
    ...draft,
    category: lines[0]?.category ?? 0,
    amount: typedAmount({ lines }),
    taxId: lines[0]?.taxId ?? null,
  }),
  Lines: lines.map(({ importTax, ...line }) =>
    expenseLineFormWire.toWire({ ...line, taxBase: importTax?.base, taxAmount: importTax?.amount }),
  ),
});

const editedExpense = ({ id: ExpenseID, version }: Edited) => ({ ExpenseID, version });

/** Records an expense, or saves the one that is edited. */
export const saveExpense = async (
  { businessId, intentKey }: Asked,
  { draft, edited }: { draft: ExpenseDraft; edited: Edited | null },
): Promise<SavedDocument> => {
  const body = sentExpense(businessId, draft);
  return savedFrom(
    await (edited
      ? send(expenseCalls.updateExpense, { body: { ...body, ...editedExpense(edited) }, intentKey, ours })
      : send(expenseCalls.addExpense, { body, intentKey, ours })),
  );
};

/** What saving an expense as typed would post, a new one or the one that is edited; nothing is written. */
export const previewTypedExpense = async (
  businessId: string,
  draft: ExpenseDraft,
  edited: Edited | null,
): Promise<NamedEffects> => {
  const body = sentExpense(businessId, draft);
  const { data } = edited
    ? await send(expenseCalls.previewExpenseEdit, { body: { ...body, ...editedExpense(edited) }, ours })
    : await send(expenseCalls.previewNewExpense, { body, ours });
  return data;
};

/** Records the same as another expense, today. */
export const duplicateExpense = async (
  { businessId: businessid, intentKey }: Asked,
  expenseid: string,
): Promise<SavedDocument> =>
  savedFrom(await send(expenseCalls.duplicateExpense, { body: { businessid, expenseid }, intentKey }));

/** Takes several expenses out of the books, answered row by row. */
export const deleteExpenses = async (
  { businessId: businessid, intentKey }: Asked,
  expenseid: string[],
): Promise<BulkAnswer> =>
  bulkFrom(await send(expenseCalls.deleteExpenses, { body: { businessid, expenseid }, intentKey }));

/** Posts deleted expenses anew, answered row by row. */
export const restoreExpenses = async (
  { businessId: businessid, intentKey }: Asked,
  expenseid: string[],
): Promise<BulkAnswer> =>
  bulkFrom(await send(expenseCalls.restoreExpenses, { body: { businessid, expenseid }, intentKey }));

/** The expenses of a list as a file, those that are picked or all; where it is fetched from. */
export const exportExpenses = async (
  businessId: string,
  asked: ExpenseListFilter,
  Ids?: string[],
): Promise<{ url: string; name: string }> =>
  (await send(expenseCalls.exportExpenses, { body: { businessId, Ids, ...sentNarrowing(asked) } })).data;
