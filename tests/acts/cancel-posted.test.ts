import { describe, expect, test } from 'vitest';
import { cancelPostedAct, reinstatePostedAct } from '../../server/acts/cancel-posted.ts';
import { recordPaymentAct } from '../../server/acts/record-payment.ts';
import { sides } from '../../src/domain/books/side.ts';
import { refused } from '../support/act-world.ts';
import { postingOf } from '../support/mirrored.ts';
import { issuedOnPaper } from '../support/paper-document.ts';

const keep = { payments: 'credit', goods: 'back', mode: null, bankAccount: null } as const;

describe.each(sides)('on the $owed side', (side) => {
  const paid = () => {
    const paper = issuedOnPaper(side);
    const [id] = paper.ids as [string];
    const request = { shares: [{ id, amount: '40' }], mode: 1, onDay: null, memo: '' } as const;
    paper.done(
      recordPaymentAct(
        side,
        [paper.books.book(id)],
        { ...request, shares: [...request.shares] },
        null,
        paper.world,
      ),
    );
    return { ...paper, id };
  };

  test('a cancelled document leaves its payments as a surplus, and stands again when that is undone', () => {
    const { books, id, world, done, balances, status } = paid();
    done(cancelPostedAct(books.book(id), keep, world));
    expect([status(id), balances()]).toEqual(['Cancelled', { 1: '40', 11: '-40' }]);
    expect(cancelPostedAct(books.book(id), keep, world)).toEqual({ unchanged: books.document(id) });
    done(reinstatePostedAct(books.book(id), world, postingOf(side)));
    expect([status(id), balances()]).toEqual(['NotPaid', { 1: '40', 2: '100', 11: '-40', 13: '-100' }]);
    expect(refused(reinstatePostedAct(books.book(id), world)).kind).toBe('illegal-move');
  });

  test('or gives them back the way they came', () => {
    const { books, id, world, done, balances } = paid();
    const plan = done(cancelPostedAct(books.book(id), { ...keep, payments: 'refund' }, world));
    expect(plan.payments.map(({ direction }) => direction)).toEqual([side.back]);
    expect(balances()).toEqual({});
  });
});
