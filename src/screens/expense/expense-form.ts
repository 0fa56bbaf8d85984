import { type PaymentMode, reachesBank } from '../../domain/books/payment-mode.ts';
import { attachmentTypes, type TypedFiles } from '../../domain/documents/attachment.ts';
import type { ChosenTax } from '../../domain/documents/document.ts';
import {
  type ExpenseCard,
  type ExpenseLineRequest,
  type ExpenseLineView,
  type ExpenseView,
  expenseProblems,
  type TypedExpenseLine,
} from '../../domain/expense/expense.ts';
import type { FieldProblem } from '../../domain/values/refusal.ts';
import { rateWords } from '../../domain/words/banks.ts';
import { newKey } from '../document/lines.ts';
import type { KnownExpense } from '../frame/addresses.ts';
import { moneyForm, type NumberForm, numberProblem, rateForm } from '../kit/fields/use-number-text.ts';

/** A line of an expense in its form. */
export interface LineForm {
  /** Its id, of one that is saved. */
  key: string;
  saved: boolean;
  /** `category 5` or `account 6`; empty while nothing is chosen. */
  on: string;
  amount: string;
  tax: ChosenTax | null;
  /** Of the tax on an import, in place of the amount: what it is computed from, and the tax. */
  taxBase?: string;
  taxAmount?: string;
}

/** What the form of an expense holds. */
export interface ExpenseForm {
  name: string;
  /** Empty for the name again: the form asks one text, but for an expense that has two. */
  description: string;
  reference: string;
  /** The vendor, under the name by which a form gets a new contact back. */
  customer: { id: string; name: string } | null;
  onDay: string;
  mode: PaymentMode;
  /** Empty for the default one. */
  bankId: string;
  currency: string;
  rate: string;
  includesTax: boolean;
  lines: LineForm[];
  /** Its files; null while nobody changed them, which leaves those that are there. */
  attachments: TypedFiles | null;
}

/** An expense as its form has it: without a rate at home, its taxes by their ids. */
export interface ExpenseDraft extends Omit<ExpenseCard, 'rate' | 'lines'> {
  /** Null where none was typed. */
  rate: string | null;
  lines: readonly ExpenseLineRequest[];
  /** Ids of its files in their order; left out, those that are there stay. */
  attachments?: string[] | undefined;
}

export const blankLine = (): LineForm => ({
  key: newKey(),
  saved: false,
  on: '',
  amount: '',
  tax: null,
});

/**
 * The form of a new expense.
 *
 * @param includesTax whether what is typed has its tax in it
 */
export const blankExpense = (homeCurrency: string, today: string, includesTax: boolean): ExpenseForm => ({
  name: '',
  description: '',
  reference: '',
  customer: null,
  onDay: today,
  mode: 1,
  bankId: '',
  currency: homeCurrency,
  rate: '',
  includesTax,
  lines: [blankLine()],
  attachments: null,
});

/** The file an address names, which its form attaches. */
const fileOf = (known: Partial<KnownExpense>): ExpenseForm['attachments'] => {
  const { file, fileName = '', fileType, fileSize } = known;
  const type = attachmentTypes.find((one) => one === fileType);
  return file && type ? { files: [{ id: file, name: fileName, type, size: Number(fileSize) }] } : null;
};

/** What the address says of a new expense: of a line of a bank's statement, or of an invoice for the plan. */
export const knownOf = (address: URLSearchParams): Partial<ExpenseForm> => {
  const known: Partial<KnownExpense> = Object.fromEntries(address);
  const { day, amount, bank, name, reference, currency } = known;
  return {
    ...(day && { onDay: day }),
    ...(amount && { lines: [{ ...blankLine(), amount }] }),
    ...(bank && { bankId: bank, mode: 2 }),
    ...(name && { name, includesTax: true }),
    ...(reference && { reference }),
    ...(currency && { currency }),
    attachments: fileOf(known),
  };
};

/** What a line is on, as its form holds it. */
export const onCategory = (number: number): string => `category ${number}`;
export const onAccount = (id: number): string => `account ${id}`;

const lineFormOf = ({ id, category, accountId, amount, tax, importTax }: ExpenseLineView): LineForm => ({
  key: id,
  saved: true,
  on: accountId === null ? onCategory(category ?? 0) : onAccount(accountId),
  amount: importTax ? '' : amount,
  tax,
  ...(importTax && { taxBase: importTax.base, taxAmount: importTax.amount }),
});

/** The form of an expense that stands. */
export const expenseFormOf = (expense: ExpenseView, homeCurrency: string): ExpenseForm => {
  const { name, description, reference, onDay, mode, currency, includesTax } = expense;
  return {
    name,
    description: description === name ? '' : description,
    reference,
    onDay,
    mode,
    currency,
    includesTax,
    lines: expense.lines.map(lineFormOf),
    customer: expense.vendorId === null ? null : { id: expense.vendorId, name: expense.vendorName },
    bankId: expense.bankId ?? '',
    rate: currency === homeCurrency ? '' : expense.rate,
    attachments: null,
  };
};

/** A line that is the tax on an import has no amount of its own. */
export const isImportLine = ({ tax }: Pick<LineForm, 'tax'>): boolean => tax?.kind === 'import';

const lineOf = ({ on, amount, tax, taxBase, taxAmount }: LineForm): TypedExpenseLine => {
  const [place, number] = on.split(' ');
  const isImport = isImportLine({ tax });
  return {
    category: place === 'account' ? null : Number(number ?? 0),
    accountId: place === 'account' ? Number(number) : null,
    amount: isImport ? '0' : amount || '0',
    tax,
    importTax: isImport ? { base: taxBase || '0', amount: taxAmount || '0' } : null,
  };
};

/** What was typed as the domain judges it and counts with it; what is missing is nothing, a missing rate 1. */
export const cardOf = ({
  customer,
  bankId,
  rate,
  attachments: _,
  lines,
  description,
  ...form
}: ExpenseForm): ExpenseCard => ({
  ...form,
  description: description.trim() ? description : form.name,
  vendorId: customer?.id ?? null,
  bankId: reachesBank(form.mode) && bankId ? bankId : null,
  rate: rate || '1',
  lines: lines.map(lineOf),
});

/** The expense to be saved. */
export const draftOf = (form: ExpenseForm, homeCurrency: string): ExpenseDraft => {
  const card = cardOf(form);
  const isForeign = card.currency !== homeCurrency;
  const attachments = form.attachments?.files.map(({ id }) => id);
  const lines = card.lines.map(({ tax, ...line }, index) => {
    const { key, saved } = form.lines[index]!;
    return { ...line, id: saved ? key : null, taxId: tax?.id ?? null };
  });
  return { ...card, lines, rate: isForeign ? card.rate : null, attachments };
};

const unreadable = (text: string, form: NumberForm, field: string): FieldProblem[] => {
  const message = numberProblem(text, form);
  return message ? [{ field, message }] : [];
};

/** Every fault of the form: what can't be read as a number, a missing rate, and what the domain says of the rest. */
export const expenseFaults = (form: ExpenseForm, homeCurrency: string, locale: string): FieldProblem[] => {
  const money = moneyForm(form.currency, locale);
  const amounts = form.lines.map((line, index) =>
    (isImportLine(line) ? (['taxBase', 'taxAmount'] as const) : (['amount'] as const)).flatMap((field) =>
      unreadable(line[field] ?? '', money, `lines.${index}.${field}`),
    ),
  );
  const rate = unreadable(form.rate, rateForm(locale), 'rate');
  const missing =
    form.currency !== homeCurrency && form.rate === ''
      ? [{ field: 'rate', message: rateWords.needed(form.currency) }]
      : [];
  const known = [...amounts.flat(), ...rate, ...missing];
  // What can't be read counts as nothing for the rest, so that every fault is named at once.
  const read = {
    ...form,
    rate: rate.length > 0 ? '' : form.rate,
    lines: form.lines.map((line, index) => ({
      ...line,
      ...Object.fromEntries(amounts[index]!.map(({ field }) => [field.replace(/^.*\./, ''), ''])),
    })),
  };
  // Without a text of its own the description is the name, and is missing where that is.
  const own = (field: string) => field !== 'description' || form.description !== '';
  const others = expenseProblems(cardOf(read)).filter(({ field }) => own(field));
  return [...known, ...others.filter(({ field }) => !known.some((one) => one.field === field))];
};
