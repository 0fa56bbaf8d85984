import type { ExpenseDraft } from '../../api/commands/expenses.ts';
import type { TypedFiles } from '../../domain/attachment/attachment.ts';
import { type PaymentMode, reachesBank } from '../../domain/books/payment-mode.ts';
import type { ChosenTax } from '../../domain/documents/document.ts';
import { type ExpenseCard, type ExpenseView, expenseProblems } from '../../domain/expense/expense.ts';
import type { FieldProblem } from '../../domain/refusal.ts';
import { rateWords } from '../../domain/words/banks.ts';
import { moneyForm, numberProblem, rateForm } from '../kit/use-number-text.ts';

/** What the form of an expense holds. */
export interface ExpenseForm {
  name: string;
  description: string;
  reference: string;
  /** Empty while none is chosen. */
  category: string;
  /** The vendor, under the name by which a form gets a new contact back. */
  customer: { id: string; name: string } | null;
  onDay: string;
  mode: PaymentMode;
  /** Empty for the default one. */
  bankId: string;
  currency: string;
  rate: string;
  amount: string;
  includesTax: boolean;
  tax: ChosenTax | null;
  /** Its files; null while nobody changed them, which leaves those that are there. */
  attachments: TypedFiles | null;
}

export const blankExpense = (homeCurrency: string, today: string): ExpenseForm => ({
  name: '',
  description: '',
  reference: '',
  category: '',
  customer: null,
  onDay: today,
  mode: 1,
  bankId: '',
  currency: homeCurrency,
  rate: '',
  amount: '',
  includesTax: false,
  tax: null,
  attachments: null,
});

/** The form of an expense that stands. */
export const expenseFormOf = (expense: ExpenseView, homeCurrency: string): ExpenseForm => {
  const { name, description, reference, onDay, mode, currency, amount, includesTax, tax } = expense;
  return {
    name,
    description,
    reference,
    onDay,
    mode,
    currency,
    amount,
    includesTax,
    tax,
    category: String(expense.category),
    customer: expense.vendorId === null ? null : { id: expense.vendorId, name: expense.vendorName },
    bankId: expense.bankId ?? '',
    rate: currency === homeCurrency ? '' : expense.rate,
    attachments: null,
  };
};

/** What was typed as the domain judges it and counts with it; what is missing is nothing, a missing rate 1. */
export const cardOf = ({
  category,
  customer,
  bankId,
  rate,
  amount,
  attachments: _,
  ...form
}: ExpenseForm): ExpenseCard => ({
  ...form,
  category: Number(category),
  vendorId: customer?.id ?? null,
  bankId: reachesBank(form.mode) && bankId ? bankId : null,
  rate: rate || '1',
  amount: amount || '0',
});

/** The expense to be saved. */
export const draftOf = (form: ExpenseForm, homeCurrency: string): ExpenseDraft => {
  const { tax, ...card } = cardOf(form);
  const isForeign = card.currency !== homeCurrency;
  const attachments = form.attachments?.files.map(({ id }) => id);
  return { ...card, taxId: tax?.id ?? null, rate: isForeign ? card.rate : null, attachments };
};

/** Every fault of the form: what can't be read as a number, a missing rate, and what the domain says of the rest. */
export const expenseFaults = (form: ExpenseForm, homeCurrency: string, locale: string): FieldProblem[] => {
  const forms = { amount: moneyForm(form.currency, locale), rate: rateForm(locale) };
  const unreadable = (['amount', 'rate'] as const).flatMap((field) => {
    const message = numberProblem(form[field], forms[field]);
    return message ? [{ field: field as string, message }] : [];
  });
  const missing =
    form.currency !== homeCurrency && form.rate === ''
      ? [{ field: 'rate', message: rateWords.needed(form.currency) }]
      : [];
  const known = [...unreadable, ...missing];
  // What can't be read counts as nothing for the rest, so that every fault is named at once.
  const read = { ...form, ...Object.fromEntries(unreadable.map(({ field }) => [field, ''])) };
  const others = expenseProblems(cardOf(read));
  return [...known, ...others.filter(({ field }) => !known.some((one) => one.field === field))];
};
