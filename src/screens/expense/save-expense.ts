import type { ArgsOf } from '../../api/calls/call.ts';
import { expenseCalls } from '../../api/calls/expense.ts';
import { ask } from '../../api/client/ask.ts';
import type { Edited } from '../../api/client/command.ts';
import { typedAmount } from '../../domain/expense/expense.ts';
import type { NamedEffects } from '../../domain/plan/effects.ts';
import { currencyOf } from '../../domain/values/currency.ts';
import { Problem } from '../../machines/problem.ts';
import type { ExpenseDraft } from './expense-form.ts';

/** What the specification has of one line is said of the first, and its amounts together. */
const sentOf = ({ lines, currency, ...draft }: ExpenseDraft): ArgsOf<typeof expenseCalls.addExpense> => ({
  ...draft,
  foreignCurrencyId: currencyOf(currency).id,
  category: lines[0]?.category ?? 0,
  amount: typedAmount({ lines }),
  taxId: lines[0]?.taxId ?? null,
  lines: lines.map(({ importTax, ...line }) => ({
    ...line,
    taxBase: importTax?.base,
    taxAmount: importTax?.amount,
  })),
});

/** A line is on a category or an account, which one field of the form asks; who was paid and the currency are chosen by name. */
const fieldOf = (field: string): string =>
  field
    .replace(/\.accountId$/, '.category')
    .replace(/^vendorId$/, 'vendor')
    .replace(/^foreignCurrencyId$/, 'currency');

/** The same with the faults of what was refused beside the form's own fields. */
const besideFields = async <Answered>(asked: Promise<Answered>): Promise<Answered> => {
  try {
    return await asked;
  } catch (rejection) {
    if (!(rejection instanceof Problem)) throw rejection;
    const { status, kind, message, details } = rejection;
    const fields = rejection.fields.map((fault) => ({ ...fault, field: fieldOf(fault.field) }));
    throw new Problem(status, kind, message, { fields, details });
  }
};

/** Records an expense, or saves the one that is edited. */
export const saveExpense = (
  businessId: string,
  draft: ExpenseDraft,
  edited: Edited | null,
  intentKey: string,
) => {
  const sent = { businessId, ...sentOf(draft) };
  return besideFields(
    edited
      ? ask(expenseCalls.updateExpense, { ...sent, id: edited.id, version: edited.version }, { intentKey })
      : ask(expenseCalls.addExpense, sent, { intentKey }),
  );
};

/** What saving an expense as typed would post, a new one or the one that is edited; nothing is written. */
export const previewTypedExpense = (
  businessId: string,
  draft: ExpenseDraft,
  edited: Edited | null,
): Promise<NamedEffects> => {
  const sent = { businessId, ...sentOf(draft) };
  return besideFields(
    edited
      ? ask(expenseCalls.previewExpenseEdit, { ...sent, id: edited.id, version: edited.version })
      : ask(expenseCalls.previewNewExpense, sent),
  );
};
