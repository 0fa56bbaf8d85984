import { expect, test } from 'vitest';
import { type Booking, bookChargeAct } from '../../server/acts/book-charge.ts';
import { cancelPostedAct } from '../../server/acts/cancel-posted.ts';
import { receivable } from '../../src/domain/books/side.ts';
import { issuedOnPaper } from '../support/paper-document.ts';

test('money for an invoice that takes none of it is credit of the customer who was asked', () => {
  const { books, ids, world, done } = issuedOnPaper(receivable);
  const [id] = ids as [string];
  const choice = { payments: 'credit', goods: 'back', mode: null, bankAccount: null } as const;
  done(cancelPostedAct(books.book(id), choice, world));
  const session = {
    ...({ id: 'session', provider: 'sandbox', method: 'card', status: 'Pending', documentId: id } as const),
    contactId: 'customer',
    amount: '100',
    currency: 'EUR',
    rate: '1',
  };
  const charge = { money: { amount: '100', currency: 'EUR' }, charge: 'charge-1' };
  expect(bookChargeAct(books.book(id), session, charge, world)).toMatchObject({
    outcome: 'booked, with credit',
    plan: { documents: [], items: [{ side: receivable.surplus, contactId: 'customer', amount: '100' }] },
  });
  // Money of the provider's test mode is known as such in the books.
  const memoOf = (live: boolean | null) =>
    (bookChargeAct(books.book(id), { ...session, live }, charge, world) as Booking).plan.payments[0]!.memo;
  expect([null, true, false].map(memoOf)).toEqual([
    'Online payment',
    'Online payment',
    'Online payment (test)',
  ]);
});
