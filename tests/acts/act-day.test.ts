import { describe, expect, test } from 'vitest';
import { cancelPostedAct } from '../../server/acts/cancel-posted.ts';
import { applyCreditAct } from '../../server/acts/credit.ts';
import { recordPaymentAct } from '../../server/acts/record-payment.ts';
import { writeOffAct } from '../../server/acts/write-off.ts';
import { leastOpenFrom } from '../../src/domain/books/open-on.ts';
import { sides } from '../../src/domain/books/side.ts';
import { refused } from '../support/act-world.ts';
import { issuedOnPaper } from '../support/paper-document.ts';

/** Two documents of 100 of 1 February; today is 2 March. */
const ofFebruary = (side: (typeof sides)[number]) =>
  issuedOnPaper(side, [{ issuedOn: '2026-02-01' }, { issuedOn: '2026-02-01' }]);
const choice = { payments: 'credit', goods: 'back', mode: null, bankAccount: null } as const;

describe.each(sides)('on the $owed side', (side) => {
  test('what is forgiven is dated on the day that is named, from the document’s own day on', () => {
    const { books, ids, world, done } = ofFebruary(side);
    const [id] = ids as [string];
    const on = (onDay: string, in_ = world) => writeOffAct(books.book(id), { onDay, taxRelief: false }, in_);
    expect(refused(on('2026-01-31')).fields).toEqual([
      { field: 'onDay', message: 'Choose 1 Feb 2026 or later: that’s the document’s own date.' },
    ]);
    expect(refused(on('2026-03-03')).fields).toEqual([
      { field: 'onDay', message: 'Choose today or an earlier day.' },
    ]);
    expect(refused(on('2026-02-05', { ...world, lockedUntil: '2026-02-05' })).kind).toBe('locked-period');
    const { entries, settlements } = done(on('2026-02-05'));
    expect([entries[0]!.onDay, settlements[0]!.onDay]).toEqual(['2026-02-05', '2026-02-05']);
  });

  test('no more is forgiven than was open on the day and on every day since', () => {
    const { books, ids, world, done } = ofFebruary(side);
    const [id] = ids as [string];
    const shares = [{ id, amount: '60' }];
    const request = { shares, mode: 1, onDay: '2026-02-06', memo: '' } as const;
    done(recordPaymentAct(side, [books.book(id)], request, null, world));
    // Before the payment 100 was open, since then 40: 40 may be forgiven on any day.
    const { settlements } = done(
      writeOffAct(books.book(id), { onDay: '2026-02-02', taxRelief: false }, world),
    );
    expect(settlements[0]).toMatchObject({ amount: '40', onDay: '2026-02-02' });
  });

  test('a surplus is applied from the day it is there', () => {
    const { books, ids, world, done, status } = ofFebruary(side);
    const [first, second] = ids as [string, string];
    const shares = [{ id: first, amount: '150' }];
    const request = { shares, surplus: 'credit', mode: 1, onDay: '2026-02-05', memo: '' } as const;
    done(recordPaymentAct(side, [books.book(first)], request, null, world));
    const there = () => books.creditOf('customer', 'EUR');
    const on = (onDay: string) =>
      applyCreditAct(books.book(second), there(), { amount: '50', onDay, settlements: [] }, world);
    expect(refused(on('2026-02-04')).fields).toEqual([
      {
        field: 'onDay',
        message: 'From 4 Feb 2026 on, at some point only €0.00 was open. Choose a later day.',
      },
    ]);
    const { entries } = done(on('2026-02-05'));
    expect([entries[0]!.onDay, status(second)]).toEqual(['2026-02-05', 'DepositPaid']);
  });

  test('a cancellation is dated on the day that is named, not before what it takes back', () => {
    const { books, ids, world, done, status } = ofFebruary(side);
    const [id] = ids as [string];
    const shares = [{ id, amount: '60' }];
    const request = { shares, mode: 1, onDay: '2026-02-06', memo: '' } as const;
    done(recordPaymentAct(side, [books.book(id)], request, null, world));
    const on = (onDay: string) => cancelPostedAct(books.book(id), { ...choice, onDay }, world);
    expect(refused(on('2026-02-05')).fields).toEqual([
      {
        field: 'onDay',
        message: 'Choose 6 Feb 2026 or later: this reverses something recorded that day.',
      },
    ]);
    const plan = done(on('2026-02-07'));
    expect([
      ...new Set([...plan.entries, ...plan.settlements, ...plan.items].map(({ onDay }) => onDay)),
    ]).toEqual(['2026-02-07']);
    expect(status(id)).toBe('Cancelled');
  });
});

test('the least that was open since a day counts what was settled and taken back between', () => {
  const { books, ids } = ofFebruary(sides[0]!);
  const [item] = books.book(ids[0]!).items;
  const settled = (id: string, onDay: string, amount: string) => ({
    ...({ id, itemId: item!.id, kind: 'payment', byItemId: null, paymentId: null, entryId: null } as const),
    onDay,
    amount,
    homeAmount: amount,
    gain: '0',
    reverses: null,
  });
  const settlements = [settled('a', '2026-02-03', '70'), settled('b', '2026-02-08', '-70')];
  const least = (day: string) => leastOpenFrom(item!, settlements, day);
  expect(['2026-01-31', '2026-02-01', '2026-02-03', '2026-02-08'].map(least)).toEqual([
    '0',
    '30',
    '30',
    '100',
  ]);
});
