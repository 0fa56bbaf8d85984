import { describe, expect, test } from 'vitest';
import { deletePaymentAct } from '../../server/acts/delete-payment.ts';
import { payLessDiscountAct } from '../../server/acts/pay-less-discount.ts';
import { type PaymentRequest, recordPaymentAct } from '../../server/acts/record-payment.ts';
import { undoWriteOffAct } from '../../server/acts/write-off.ts';
import { sides } from '../../src/domain/books/side.ts';
import { refused } from '../support/act-world.ts';
import { issuedOnPaper, taxedDraft } from '../support/paper-document.ts';

const terms = { earlyPercent: '2', earlyDays: 10 };
const paid = (id: string, amount: string, more: Partial<PaymentRequest> = {}): PaymentRequest => ({
  shares: [{ id, amount }],
  mode: 1,
  onDay: null,
  memo: '',
  ...more,
});

describe.each(sides)('on the $owed side', (side) => {
  test('what a payment leaves is its discount, settled on the same day in the same plan', () => {
    const { books, ids, world, done, balances, status } = issuedOnPaper(side, [terms]);
    const [id] = ids as [string];
    const plan = done(payLessDiscountAct(side, books.book(id), paid(id, '98'), null, world));
    expect(plan.entries.map(({ kind, onDay }) => [kind, onDay])).toEqual([
      ['payment', '2026-03-02'],
      ['write-off', '2026-03-02'],
    ]);
    expect(plan.settlements.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['payment', '98'],
      ['write-off', '2'],
    ]);
    expect(plan.documents).toHaveLength(1);
    expect(plan.warnings).toEqual([]);
    expect([status(id), balances()]).toEqual(['Paid', { 1: '98', 13: '-100', 42: '2' }]);
  });

  test('its part of the tax goes along where that is asked, and stays as it is where not', () => {
    const took = (taxRelief: boolean) => {
      const { books, ids, world, done, balances } = issuedOnPaper(side, [{ ...taxedDraft(), ...terms }]);
      const [id] = ids as [string];
      done(payLessDiscountAct(side, books.book(id), paid(id, '107.8', { taxRelief }), null, world));
      return balances();
    };
    // 2 % of 110, tax included, are 2.20: 20 cents of it are tax.
    expect(took(false)).toEqual({ 1: '107.8', 9: '-10', 13: '-100', 42: '2.2' });
    expect(took(true)).toEqual({ 1: '107.8', 9: '-9.8', 13: '-100', 42: '2' });
  });

  test('of a document that is partly paid it is a part of what is still owed', () => {
    const { books, ids, world, done, balances } = issuedOnPaper(side, [terms]);
    const [id] = ids as [string];
    done(recordPaymentAct(side, [books.book(id)], paid(id, '40'), null, world));
    // 2 % of 60 is 1.20.
    const less = (amount: string) => payLessDiscountAct(side, books.book(id), paid(id, amount), null, world);
    expect(refused(less('58.79'))).toMatchObject({
      message: 'The discount is EUR 1.20 at most: pay EUR 58.80 or more, or leave the discount out.',
      fields: [{ field: 'amount' }],
    });
    done(less('58.8'));
    expect(balances()).toEqual({ 1: '98.8', 13: '-100', 42: '1.2' });
  });

  test('without terms, and where nothing is left, there is no discount to take', () => {
    const { books, ids, world } = issuedOnPaper(side, [{}, terms]);
    const [plain, early] = ids as [string, string];
    const less = (id: string, amount: string) =>
      refused(payLessDiscountAct(side, books.book(id), paid(id, amount), null, world)).message;
    expect(less(plain, '98')).toBe('This invoice has no discount for early payment.');
    expect(less(early, '100')).toBe('This pays all that is owed, so there is no discount to take.');
  });

  test('after its last day it is taken with a warning, on its last day without', () => {
    const days = { issuedOn: '2026-02-15', ...terms };
    const onDay = (day: string) => {
      const { books, ids, world } = issuedOnPaper(side, [days]);
      const [id] = ids as [string];
      const plan = payLessDiscountAct(side, books.book(id), paid(id, '98', { onDay: day }), null, world);
      return 'warnings' in plan && [plan.warnings, plan.settlements.map((one) => one.onDay)];
    };
    expect(onDay('2026-02-25')).toEqual([[], ['2026-02-25', '2026-02-25']]);
    expect(onDay('2026-02-26')).toEqual([
      ['The discount for early payment ended on 25 Feb 2026.'],
      ['2026-02-26', '2026-02-26'],
    ]);
  });

  test('the discount is undone before its payment, and then all is owed again', () => {
    const { books, ids, world, done, balances, status } = issuedOnPaper(side, [terms]);
    const [id] = ids as [string];
    done(payLessDiscountAct(side, books.book(id), paid(id, '98'), null, world));
    const [settlement] = books.book(id).settlements;
    if (!settlement) throw new Error('Nothing was settled.');
    const ties = books.tiesOf(settlement);
    const taken = () => deletePaymentAct(books.book(id), settlement, ties, world);
    expect(refused(taken()).kind).toBe('illegal-move');
    done(undoWriteOffAct(books.book(id), world));
    done(taken());
    expect([status(id), balances()]).toEqual(['NotPaid', { 2: '100', 13: '-100' }]);
  });

  test('in home currency what is paid is the balance less the discount, whatever the rate rounds', () => {
    const foreign = { ...terms, currency: 'JPY', rate: '0.0061' };
    const { books, ids, world, done, balances, status } = issuedOnPaper(side, [foreign]);
    const [id] = ids as [string];
    // 98 yen at 0.0021 are 0.2058, so 0.21 at home, which alone would be 100 yen.
    const request = paid(id, '0.21', { rate: '0.0021', inHome: true });
    const plan = done(payLessDiscountAct(side, books.book(id), request, null, world));
    expect(plan.settlements.map(({ amount, homeAmount }) => [amount, homeAmount])).toEqual([
      ['98', '0.6'],
      ['2', '0.01'],
    ]);
    expect([status(id), balances()]).toEqual(['Paid', { 1: '0.21', 13: '-0.61', 19: '0.39', 42: '0.01' }]);
  });
});
