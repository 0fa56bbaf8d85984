import { describe, expect, test } from 'vitest';
import { applyCreditAct } from '../../server/acts/credit.ts';
import { deletePaymentAct, goneRefusal } from '../../server/acts/delete-payment.ts';
import { recordPaymentAct } from '../../server/acts/record-payment.ts';
import { sides } from '../../src/domain/books/side.ts';
import { refused } from '../support/act-world.ts';
import { issuedOnPaper } from '../support/paper-document.ts';

const cash = { mode: 1, onDay: null, memo: '' } as const;

describe.each(sides)('on the $owed side', (side) => {
  test('a payment is taken back with its surplus, once', () => {
    const { books, ids, world, done, balances, status } = issuedOnPaper(side);
    const [id] = ids as [string];
    const request = { ...cash, shares: [{ id, amount: '120' }], surplus: 'credit' as const };
    const [settlement] = done(recordPaymentAct(side, [books.book(id)], request, null, world)).settlements;
    const book = books.book(id);
    done(deletePaymentAct(book, settlement!, books.tiesOf(settlement!), world));
    expect([status(id), balances()]).toEqual(['NotPaid', { 2: '100', 13: '-100' }]);
    const again = deletePaymentAct(books.book(id), settlement!, books.tiesOf(settlement!), world);
    expect(refused(again).message).toBe('This payment is deleted already.');
    expect(goneRefusal(book.settlements, settlement!)).toBe(null);
  });

  test('a share of a batch goes back alone, and a surplus applied is there again', () => {
    const { books, ids, world, done, balances, status } = issuedOnPaper(side, [{}, {}]);
    const [first, second] = ids as [string, string];
    const shares = [first, second].map((id) => ({ id, amount: '60' }));
    const both = ids.map((id) => books.book(id));
    const paid = done(recordPaymentAct(side, both, { ...cash, shares }, null, world));
    const [share] = paid.settlements;
    done(deletePaymentAct(books.book(first), share!, books.tiesOf(share!), world));
    expect([ids.map(status), balances()]).toEqual([
      ['NotPaid', 'DepositPaid'],
      { 1: '60', 2: '140', 13: '-200' },
    ]);
    const more = { ...cash, shares: [{ id: second, amount: '50' }], surplus: 'credit' as const };
    done(recordPaymentAct(side, [books.book(second)], more, null, world));
    const there = books.creditOf('customer', 'EUR');
    const applied = done(
      applyCreditAct(books.book(first), there, { amount: '10', onDay: world.today, settlements: [] }, world),
    );
    expect(balances()).toEqual({ 1: '110', 2: '90', 13: '-200' });
    done(deletePaymentAct(books.book(first), applied.settlements[0]!, null, world));
    expect(balances()).toEqual({ 1: '110', 2: '100', 11: '-10', 13: '-200' });
  });
});
