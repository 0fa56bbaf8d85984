import { expect, test } from 'vitest';
import {
  blankExpense,
  cardOf,
  draftOf,
  type ExpenseForm,
  expenseFaults,
  knownOf,
} from '../../src/screens/expense/expense-form.ts';
import { addExpenseWith } from '../../src/screens/frame/addresses.ts';

const tax = (kind: 'standard' | 'import') => ({
  id: kind,
  name: kind,
  percent: '19',
  deductible: '100',
  kind,
});
const form = (line: Partial<ExpenseForm['lines'][number]>): ExpenseForm => {
  const blank = blankExpense('EUR', '2026-03-02', true);
  return { ...blank, name: 'Carrier', lines: [{ ...blank.lines[0]!, on: 'category 5', ...line }] };
};
const faults = (line: Partial<ExpenseForm['lines'][number]>) =>
  expenseFaults(form(line), 'EUR', 'en').map(({ field }) => field);

test('a line with the tax on an import has its base and its tax, and no amount, whatever was typed as one before', () => {
  const line = { amount: '40', taxBase: '5000', taxAmount: '950', tax: tax('import') };
  expect(faults(line)).toEqual([]);
  expect(cardOf(form(line)).lines).toMatchObject([
    { amount: '0', importTax: { base: '5000', amount: '950' } },
  ]);
  expect(draftOf(form(line), 'EUR').lines).toMatchObject([
    { amount: '0', taxId: 'import', importTax: { base: '5000', amount: '950' } },
  ]);
  // Another tax takes what was typed as the amount again, and the rest is left.
  const again = form({ ...line, tax: tax('standard') });
  expect(cardOf(again).lines).toMatchObject([{ amount: '40', importTax: null }]);
  expect(faults({ ...line, tax: tax('standard') })).toEqual([]);
});

test('both amounts are asked for beside their fields, and what can’t be read is said once', () => {
  expect(faults({ tax: tax('import') })).toEqual(['lines.0.taxBase', 'lines.0.taxAmount']);
  expect(faults({ tax: tax('import'), taxBase: 'x', taxAmount: '19' })).toEqual(['lines.0.taxBase']);
  expect(faults({ tax: tax('import'), taxBase: '100', taxAmount: '-19' })).toEqual(['lines.0.taxAmount']);
});

const opened = (known: Parameters<typeof addExpenseWith>[0]) =>
  knownOf(new URL(addExpenseWith(known), 'https://books.example.com').searchParams);

test('an invoice for the plan fills in a new expense and is attached to it; a line of a bank says which bank', () => {
  const invoice = {
    name: 'Counterfoil Ltd Growth',
    reference: 'CF-0001',
    day: '2026-06-04',
    currency: 'USD',
    amount: '29',
    file: 'AaIoO8iEdpiEBHuNY0ZCMA',
    fileName: 'Invoice CF-0001.pdf',
    fileType: 'application/pdf',
    fileSize: '10365',
  };
  expect(opened(invoice)).toMatchObject({
    name: 'Counterfoil Ltd Growth',
    reference: 'CF-0001',
    onDay: '2026-06-04',
    currency: 'USD',
    includesTax: true,
    lines: [{ amount: '29' }],
    attachments: {
      files: [{ id: invoice.file, name: 'Invoice CF-0001.pdf', type: 'application/pdf', size: 10365 }],
    },
  });
  // A type that isn’t taken is nobody’s file.
  expect(opened({ ...invoice, fileType: 'text/html' }).attachments).toBe(null);
  expect(opened({ day: '2026-06-04', amount: '29', bank: 'one' })).toEqual({
    onDay: '2026-06-04',
    lines: [expect.objectContaining({ amount: '29' })],
    bankId: 'one',
    mode: 2,
    attachments: null,
  });
});
