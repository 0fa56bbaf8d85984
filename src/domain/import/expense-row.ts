import { isPaymentMode, type PaymentMode, paymentModes } from '../books/payment-mode.ts';
import type { Day } from '../day.ts';
import { type ExpenseRequest, expenseProblems, withoutLine } from '../expense/expense.ts';
import { atRate, type Decimal, zero } from '../money.ts';
import { isCurrency } from '../values/currency.ts';
import { everywhere } from '../words/everywhere.ts';
import { anyCurrency, CellReader, type Reading, type ReadRecord } from './cells.ts';
import type { FileRow } from './file-rows.ts';
import { expenseColumnNames, importRowFaults as words } from './import-files.words.ts';
import type { Matching } from './matching.ts';
import type { ImportReader } from './reader.ts';

export type ExpenseField = keyof typeof expenseColumnNames;

/** An expense as a row says it: what it names as it was typed, to be looked up. */
export interface ExpenseRow {
  name: string;
  description: string;
  /** The number it came with. */
  reference: string;
  onDay: Day;
  mode: PaymentMode;
  amount: Decimal;
  includesTax: boolean;
  /** Its own sums, to be compared with; null where the file doesn't say. */
  taxAmount: Decimal | null;
  total: Decimal | null;
  /** What the tax on an import was computed from, whose amount the row says; null for every other tax. */
  taxBase: Decimal | null;
  /** Empty for that of the business. */
  currency: string;
  rate: Decimal | null;
  /** Names. */
  category: string;
  vendor: string;
  taxId: string;
  bankId: string;
  /** What it names, once that was found. */
  found: Pick<ExpenseRequest, 'vendorId' | 'taxId' | 'bankId' | 'category'> | null;
  /** The fields the row was read for: an update changes nothing else. */
  given: readonly string[];
}

const modeNames = Object.values(paymentModes);

const modeIn = (cells: CellReader<ExpenseField>): PaymentMode => {
  const name = cells.oneOf('mode', modeNames, paymentModes[1], words.modeUnknown);
  const mode = Object.entries(paymentModes).find(([, one]) => one === name)!;
  const number = Number(mode[0]);
  return isPaymentMode(number) ? number : 1;
};

const currencyIn = (cells: CellReader<ExpenseField>): string => {
  const typed = cells.text('currency').toUpperCase();
  if (typed === '' || isCurrency(typed)) return typed;
  cells.fault('currency', everywhere.currencyUnknown);
  return '';
};

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

const readExpenseRow = (
  row: FileRow,
  width: number,
  matching: Matching,
  reading: Reading,
): ReadRecord<ExpenseRow> => {
  const cells = new CellReader(row, matching, reading, expenseColumnNames);
  const name = cells.text('name');
  const record: ExpenseRow = {
    name,
    description: cells.text('description') || name,
    reference: cells.text('reference'),
    onDay: cells.day('onDay') ?? '',
    mode: modeIn(cells),
    amount: cells.number('amount') ?? zero,
    includesTax: cells.yesNo('includesTax') ?? false,
    taxAmount: cells.number('taxAmount'),
    total: cells.number('total'),
    taxBase: cells.number('taxBase'),
    currency: currencyIn(cells),
    rate: cells.number('rate'),
    category: cells.text('category'),
    vendor: cells.text('vendor'),
    taxId: cells.text('taxId'),
    bankId: cells.text('bankId'),
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
  worthOf: ({ amount, rate }, homeDigits) => atRate(amount, rate ?? '1', homeDigits),
};
