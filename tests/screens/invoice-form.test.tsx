import { expect, test } from 'vitest';
import { blankForm, draftOf, faultsOf } from '../../src/screens/invoice/invoice-form.ts';
import { currentBusiness } from '../support/current-business.ts';

const form = blankForm('2026-11-21', currentBusiness);

test.each(['about ten', '-5', '0.00', ''])('a deposit of “%s” is no deposit that is sent', (deposit) => {
  expect(
    draftOf({ ...form, deposit }, 'invoice', currentBusiness.homeCurrency, true).deposit,
  ).toBeUndefined();
});

test('a deposit nobody can read is named at its field', () => {
  expect(faultsOf({ ...form, deposit: 'about ten' }, 'invoice', true, 'en')).toContainEqual(
    expect.objectContaining({ field: 'deposit', fieldId: 'invoice-deposit' }),
  );
});

test('that there are no lines yet is told at the first one', () => {
  const [fault] = faultsOf({ ...form, customer: { id: 'c', name: 'Ada' } }, 'invoice', true, 'en');
  const first = form.lines[0]!.key;
  expect(fault).toEqual(
    expect.objectContaining({ text: 'Add at least one line.', line: { key: first, field: 'name' } }),
  );
});
