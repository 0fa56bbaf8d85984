import { describe, expect, test } from 'vitest';
import { type PaymentRequest, payBalanceAct, recordPaymentAct } from '../../server/acts/record-payment.ts';
import { sides } from '../../src/domain/books/side.ts';
import { refused } from '../support/act-world.ts';
import { issuedOnPaper } from '../support/paper-document.ts';

const paid = (
  shares: [id: string, amount: string][],
  more: Partial<PaymentRequest> = {},
): PaymentRequest => ({
  shares: shares.map(([id, amount]) => ({ id, amount })),
  mode: 1,
  onDay: null,
  memo: '',
  ...more,
});

describe.each(sides)('on the $owed side', (side) => {
  test('a part leaves a rest, and all of it settles the document', () => {
    const { books, ids, world, done, balances, status } = issuedOnPaper(side);
    const [id] = ids as [string];
    const plan = done(recordPaymentAct(side, [books.book(id)], paid([[id, '40']]), null, world));
    expect(plan.payments.map(({ direction, accountId }) => [direction, accountId])).toEqual([
      [side.direction, 1],
    ]);
    expect([status(id), balances()]).toEqual(['DepositPaid', { 1: '40', 2: '60', 13: '-100' }]);
    done(recordPaymentAct(side, [books.book(id)], paid([[id, '60']], { mode: 2 }), 1000, world));
    expect([status(id), balances()]).toEqual(['Paid', { 1: '40', 13: '-100', 1000: '60' }]);
  });

  test('a payment of the balance settles what a part has left, and nothing more can be paid', () => {
    const { books, ids, world, done, balances, status } = issuedOnPaper(side);
    const [id] = ids as [string];
    done(recordPaymentAct(side, [books.book(id)], paid([[id, '40']]), null, world));
    done(payBalanceAct(side, books.book(id), 2, 1000, world));
    expect([status(id), balances()]).toEqual(['Paid', { 1: '40', 13: '-100', 1000: '60' }]);
    expect(refused(payBalanceAct(side, books.book(id), 2, 1000, world)).kind).toBe('illegal-move');
  });

  test('one payment settles several documents of one contact in one currency', () => {
    const { books, ids, world, done, status } = issuedOnPaper(side, [{}, {}]);
    const [first, second] = ids as [string, string];
    const both = ids.map((id) => books.book(id));
    const shares: [string, string][] = [
      [first, '100'],
      [second, '30'],
    ];
    const plan = done(recordPaymentAct(side, both, paid(shares), null, world));
    expect(plan.payments.map(({ amount }) => amount)).toEqual(['130']);
    expect(ids.map(status)).toEqual(['Paid', 'DepositPaid']);
    const others = [both[0]!, { ...both[1]!, document: { ...both[1]!.document, contactId: 'other' } }];
    expect(refused(recordPaymentAct(side, others, paid(shares), null, world)).message).toBe(
      `One payment can settle ${side.words.documents} of one ${side.contact} only.`,
    );
    expect(refused(recordPaymentAct(side, [both[0]!], paid(shares), null, world)).message).toBe(
      `Each ${side.words.document} can appear only once in a payment.`,
    );
  });

  test('more than is owed is refused unless it is kept, and of one document alone', () => {
    const { books, ids, world, done, balances } = issuedOnPaper(side, [{}, {}]);
    const [first, second] = ids as [string, string];
    const one = [books.book(first)];
    expect(refused(recordPaymentAct(side, one, paid([[first, '130']]), null, world)).kind).toBe(
      'illegal-move',
    );
    const keep = { surplus: 'credit' as const };
    const both = [one[0]!, books.book(second)];
    const many = paid(
      [
        [first, '130'],
        [second, '1'],
      ],
      keep,
    );
    const sentence = `Keep a surplus from a payment on one ${side.words.document}, not on several.`;
    expect(refused(recordPaymentAct(side, both, many, null, world))).toMatchObject({
      message: `${one[0]!.document.number}: ${sentence}`,
      fields: [{ field: 'shares.0.amount', message: sentence }],
    });
    const plan = done(recordPaymentAct(side, one, paid([[first, '130']], keep), null, world));
    expect(plan.items.map((item) => [item.side, item.amount])).toEqual([[side.surplus, '30']]);
    expect(balances()).toEqual({ 1: '130', 2: '100', 11: '-30', 13: '-200' });
  });

  test('of several the one whose amount is at fault is named, in whatever order they are locked', () => {
    const { books, ids, world } = issuedOnPaper(side, [{}, {}]);
    const [first, second] = ids as [string, string];
    const both = [books.book(first), books.book(second)];
    const request = paid([
      [second, '1.005'],
      [first, '30'],
    ]);
    const { message, fields } = refused(recordPaymentAct(side, both, request, null, world));
    expect(fields?.map(({ field }) => field)).toEqual(['shares.0.amount']);
    expect(message).toBe(`${both[1]!.document.number}: ${fields?.[0]?.message}`);
  });

  test('in a foreign currency the difference of the rates is realised, a gain on one side and a loss on the other', () => {
    const { books, ids, world, done, balances } = issuedOnPaper(side, [{ currency: 'USD', rate: '2' }]);
    const [id] = ids as [string];
    const request = paid([[id, '250']], { rate: '2.5', inHome: true });
    const plan = done(recordPaymentAct(side, [books.book(id)], request, null, world));
    expect(plan.settlements.map(({ amount, gain }) => [amount, gain])).toEqual([['100', side.signed('50')]]);
    expect(balances()).toEqual({ 1: '250', 13: '-200', 19: '-50' });
  });

  test('what the bank takes is an expense by the same bank, and is refused in cash and where it can’t be read', () => {
    const { books, ids, world, done } = issuedOnPaper(side);
    const [id] = ids as [string];
    const charged = (bankCharge: string, mode: 1 | 2 = 2) =>
      recordPaymentAct(side, [books.book(id)], paid([[id, '40']], { mode, bankCharge }), 1000, world);
    expect(refused(charged('2.50', 1))).toMatchObject({
      message: 'Cash has no bank charge. Leave it empty.',
      fields: [{ field: 'bankCharge' }],
    });
    expect(refused(charged('2.505')).fields).toMatchObject([{ field: 'bankCharge' }]);
    expect(refused(charged('0')).fields).toMatchObject([{ field: 'bankCharge' }]);
    done(charged('2.5'));
    // Whichever way the money goes, the bank keeps its charge.
    expect(books.balances()).toMatchObject({
      30: '2.5',
      1000: side.signed('40') === '40' ? '37.5' : '-42.5',
    });
  });

  test('a charge in home currency beside foreign money is at home as it is, else at the payment’s rate', () => {
    const charge = (more: Partial<PaymentRequest>) => {
      const { books, ids, world, done } = issuedOnPaper(side, [{ currency: 'USD', rate: '2' }]);
      const [id] = ids as [string];
      const request = paid([[id, '10']], { mode: 2, rate: '2.5', bankCharge: '3', ...more });
      return done(recordPaymentAct(side, [books.book(id)], request, 1000, world))
        .entries.flatMap(({ lines }) => lines)
        .filter(({ accountId }) => accountId === 30)
        .map(({ amount, foreignAmount, currency }) => [amount, foreignAmount, currency]);
    };
    expect(charge({})).toEqual([['7.5', '3', 'USD']]);
    expect(charge({ inHome: true })).toEqual([['3', '3', 'EUR']]);
  });
});
