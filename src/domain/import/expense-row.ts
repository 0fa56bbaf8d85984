import { isPaymentMode, type PaymentMode, paymentModes } from '../books/payment-mode.ts';
import type { Day } from '../day.ts';
import { type ExpenseRequest, expenseProblems, withoutLine } from '../expense/expense.ts';
import { atRate, zero } from '../money.ts';
import { anyCurrency, CellReader } from './cells.ts';
import {
  amount,
  code,
  currency,
  day,
  number,
  type RowValues,
  readBy,
  text,
  valuesOf,
  yesNo,
} from './columns.ts';
import {
  expenseSample,
  expenseColumnNames as names,
  importRowFaults as words,
} from './import-files.words.ts';
import { expenseImportWords } from './imports.words.ts';
import { importKind } from './kind.ts';
import type { ImportReader } from './reader.ts';

export type ExpenseField = keyof typeof names;

const modeNames = Object.values(paymentModes);

const modeIn = (cells: CellReader): PaymentMode => {
  const name = cells.oneOf('mode', modeNames, paymentModes[1], words.modeUnknown);
  const mode = Object.entries(paymentModes).find(([, one]) => one === name)!;
  const number = Number(mode[0]);
  return isPaymentMode(number) ? number : 1;
};

const fields = {
  name: text({ required: true, unless: ['description'] }),
  description: text(),
  // The number it came with.
  reference: code(),
  onDay: day({ required: true }),
  mode: readBy(modeIn, { choices: modeNames }),
  amount: amount({ required: true, positive: true }),
  includesTax: yesNo(),
  // The file's own sums, to compare with.
  taxAmount: number(),
  total: number({ unwritten: true, positive: true }),
  // What the tax on an import was computed from; its amount is in the row, and other taxes have no such base.
  taxBase: number(),
  currency: currency(),
  rate: number(),
  // One can be chosen for all rows that name none.
  category: text({ required: true, choices: 'expenseCategories', unless: ['name', 'description'] }),
  vendor: text(),
  taxId: text({ choices: 'taxes' }),
  bankId: text({ choices: 'banks' }),
};

/** An expense as a row says it: what it names as it was typed, to be looked up. */
export interface ExpenseRow extends Omit<RowValues<typeof fields>, 'onDay' | 'includesTax'> {
  onDay: Day;
  includesTax: boolean;
  /** What it names, once that was found. */
  found: Pick<ExpenseRequest, 'vendorId' | 'taxId' | 'bankId' | 'category'> | null;
  /** The fields the row was read for: an update changes nothing else. */
  given: readonly string[];
}

/** The tax on an import as a row says it; null for every other tax. */
export const importTaxIn = ({ taxBase, taxAmount }: Pick<ExpenseRow, 'taxBase' | 'taxAmount'>) =>
  taxBase === null ? null : { base: taxBase, amount: taxAmount ?? zero };

/** Stands for a tax on an import while its name isn't looked up. */
const someImport = { id: '', name: '', percent: zero, kind: 'import' } as const;

/** What the form would say of a row, before what it names is looked up. */
const problemsOf = (row: ExpenseRow) =>
  expenseProblems({
    ...row,
    lines: [
      {
        category: row.category === '' ? 0 : 1,
        accountId: null,
        amount: row.amount,
        tax: row.taxBase === null ? null : someImport,
        importTax: importTaxIn(row),
      },
    ],
    vendorId: null,
    bankId: row.bankId || null,
    currency: row.currency || anyCurrency,
    rate: row.rate ?? '1',
  }).map(withoutLine);

const readExpenseRow: ImportReader<ExpenseRow>['read'] = (row, width, matching, reading) => {
  const cells = new CellReader(row, matching, reading, names);
  const values = valuesOf(fields, cells);
  const record: ExpenseRow = {
    ...values,
    name: values.name || values.description,
    description: values.description || values.name,
    onDay: values.onDay ?? '',
    includesTax: values.includesTax ?? false,
    found: null,
    given: Object.keys(matching),
  };
  return cells.read(record, width, problemsOf(record), (field) => field);
};

type Keyed = Pick<ExpenseRow, 'reference' | 'vendor' | 'onDay' | 'name' | 'description' | 'amount'>;

/**
 * What an expense is known again by: the number it came with and its vendor; without a number by its day, name, description, amount and
 * vendor. Source: answers-2.md, Q58.
 */
export const keyOfExpense = ({ reference, vendor, onDay, name, description, amount }: Keyed): string =>
  (reference
    ? ['number', reference, vendor]
    : ['row', onDay, name, description.trim() || name, amount, vendor]
  )
    .join('\n')
    .toLowerCase();

/** How rows of expenses are read. */
export const expenseReader: ImportReader<ExpenseRow> = {
  read: readExpenseRow,
  keyOf: keyOfExpense,
  nameOf: ({ name }) => name,
  namesIn: ({ vendor: name }) => [{ of: 'vendors', name }],
  worthOf: ({ amount, rate }, homeDigits) => atRate(amount, rate ?? '1', homeDigits),
};

/** Files of expenses. */
export const expenseImport = importKind({
  names,
  fields,
  sample: expenseSample,
  reader: expenseReader,
  add: 'expense.add',
  flag: null,
  cap: null,
  words: expenseImportWords,
  exports: 'expense.export',
  choosesVendors: true,
});
