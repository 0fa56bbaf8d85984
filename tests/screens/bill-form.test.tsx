import { expect, test } from 'vitest';
import { type BillForm, blankForm, draftOf, proposedAccount } from '../../src/screens/bill/bill-form.ts';
import { placed } from '../../src/screens/document/faults.ts';
import { blankLine } from '../../src/screens/document/lines.ts';
import type { CurrentBusiness } from '../../src/screens/frame/business.ts';
import type { LineDraft } from '../../src/screens/kit/lines/line-draft.ts';

const business = { homeCurrency: 'EUR', taxAfterDiscount: false } as CurrentBusiness;
const line = (name: string, more: Partial<LineDraft> = {}): LineDraft => ({
  ...blankLine(),
  name,
  price: '10',
  ...more,
});
const form = (more: Partial<BillForm>): BillForm => ({ ...blankForm('2026-03-02', business), ...more });
const accountsOf = (typed: BillForm) =>
  draftOf(typed, 'EUR', false).lines.map(({ name, accountId }) => `${name} ${accountId}`);
/** A line that is on the bill already has the server's id. */
const savedKey = 'AZzcQ2mRfJ6Xw8bV0aT1kg';

test('a line goes where it was told, else where its name went last, else where the last line went', () => {
  const lines = [line('Rent'), line(' RENT ', { accountId: 4 }), line('Paint'), line('', { price: '' })];
  const typed = form({ lines, account: 26, lastAccount: 26, lastNamed: { rent: 21 } });
  expect(accountsOf(typed)).toEqual(['Rent 21', ' RENT  4', 'Paint 26']);
});

test('the account chosen for all lines goes before what is proposed, and after what was chosen for a line', () => {
  const lines = [line('Rent'), line('Lathe', { accountId: 6 }), line('Cups', { productId: 'cups' })];
  const typed = form({ lines, account: 27, lastAccount: 26, lastNamed: { rent: 21 } });
  expect(accountsOf(typed)).toEqual(['Rent 27', 'Lathe 6', 'Cups null']);
});

test('a line of a saved bill stays where it is, unless it or all lines are told another', () => {
  const saved = line('Rent', { key: savedKey });
  expect(accountsOf(form({ lines: [saved] }))).toEqual(['Rent null']);
  expect(accountsOf(form({ lines: [saved], account: 27 }))).toEqual(['Rent 27']);
  expect(accountsOf(form({ lines: [{ ...saved, accountId: 6 }], account: 27 }))).toEqual(['Rent 6']);
});

test('without a choice or anything bought before, the server decides', () => {
  expect(accountsOf(form({ lines: [line('Rent')] }))).toEqual(['Rent null']);
});

test('typing that an older build kept, without accounts of lines, goes where it went there', () => {
  const { lastNamed: _, ...older } = form({ lines: [line('Rent')], account: 27, lastAccount: null });
  expect(accountsOf(older)).toEqual(['Rent 27']);
  expect(proposedAccount({ ...older, account: null }, line('Rent'))).toBeNull();
});

test('an account that is picked for a line with an item since isn’t sent', () => {
  const lines = [line('Cups', { productId: 'cups', accountId: 6 })];
  expect(accountsOf(form({ lines }))).toEqual(['Cups null']);
});

test('a refused account is told at its line’s field, the empty lines before it not counted', () => {
  const lines = [line('', { price: '' }), line('Rent', { key: 'a' }), line('Tax', { key: 'b' })];
  expect(placed({ field: 'lines.1.account', message: 'Choose another.' }, 'bill', lines)).toMatchObject({
    fieldId: 'line-b-account',
    line: { key: 'b', field: 'account' },
  });
});
