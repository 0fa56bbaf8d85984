import { expect, test } from 'vitest';
import { applyCreditAct } from '../../server/acts/credit.ts';
import { recordPaymentAct } from '../../server/acts/record-payment.ts';
import { sides } from '../../src/domain/books/side.ts';
import { planCreditRefund } from '../../src/domain/posted/refund.ts';
import { refused } from '../support/act-world.ts';
import { issuedOnPaper } from '../support/paper-document.ts';

test.each(sides)(
  'a surplus on the $owed side is applied at its own rate, and the rest given back',
  (side) => {
    const { books, ids, world, done, balances, status } = issuedOnPaper(side, [
      { currency: 'USD', rate: '2' },
      { currency: 'USD', rate: '2' },
    ]);
    const [first, second] = ids as [string, string];
    const shares = [{ id: first, amount: '180' }];
    const request = { shares, rate: '3', surplus: 'credit', mode: 1, onDay: null, memo: '' } as const;
    done(recordPaymentAct(side, [books.book(first)], request, null, world));
    const there = () => books.creditOf('customer', 'USD');
    const refusedFirst = refused(
      applyCreditAct(
        books.book(second),
        there(),
        { amount: '81', onDay: world.today, settlements: [] },
        world,
      ),
    );
    expect(refusedFirst.message).toBe(`The ${side.contact} has only 80 of ${side.words.surplus}.`);
    done(
      applyCreditAct(
        books.book(second),
        there(),
        { amount: '50', onDay: world.today, settlements: [] },
        world,
      ),
    );
    expect(status(second)).toBe('DepositPaid');
    expect(balances()).toEqual({ 1: '540', 2: '100', 11: '-90', 13: '-400', 19: '-150' });
    const whose = { contactId: 'customer', currency: 'USD' };
    const how = { mode: 1, onDay: world.today, bankAccount: null, memo: '' } as const;
    done(planCreditRefund(side, whose, there(), '30', how, world));
    expect(balances()).toEqual({ 1: '450', 2: '100', 13: '-400', 19: '-150' });
  },
);
