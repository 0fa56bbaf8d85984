import { expect, test } from 'vitest';
import {
  blankExpense,
  cardOf,
  draftOf,
  type ExpenseForm,
  expenseFaults,
} from '../../src/screens/expense/expense-form.ts';

const tax = (kind: 'standard' | 'import') => ({
  ...{ id: kind, name: kind, percent: '19', deductible: '100' },
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
