import { bookChargeAct } from '../../server/acts/book-charge.ts';
import type { Payment } from '../../src/domain/books/open-item.ts';
import { receivable } from '../../src/domain/books/side.ts';
import type { Plan } from '../../src/domain/plan/plan.ts';
import { isRefusal, type Refusal } from '../../src/domain/values/refusal.ts';
import { issuedOnPaper } from './paper-document.ts';

/** The value of an act that wasn't refused. */
export const come = <Value>(value: Value | Refusal): Exclude<Value, Refusal> => {
  if (isRefusal(value)) throw new Error(value.message);
  return value as Exclude<Value, Refusal>;
};

/** An invoice of 100 on paper, of which so much was paid online by a charge. */
export const paidOnPaper = (amount = '100') => {
  const paper = issuedOnPaper(receivable);
  const { books, world } = paper;
  const id = paper.ids[0]!;
  const request = { provider: 'stripe', contactId: 'customer', currency: 'EUR', rate: '1' };
  const money = { amount, currency: 'EUR' };
  const booked = come(bookChargeAct(books.book(id), request, { money, charge: 'ch_1' }, world));
  books.write(booked.plan);
  const [payment] = booked.plan.payments;
  const returnedPayments: Payment[] = [];
  return {
    ...paper,
    id,
    write: (plan: Plan | null) => {
      if (plan) books.write(plan);
      returnedPayments.push(...(plan?.payments ?? []).filter(({ direction }) => direction === 'in'));
    },
    paid: () => ({
      book: books.book(id),
      payment: payment!,
      provider: 'Stripe',
      live: true,
      returnedPayments: [...returnedPayments],
    }),
  };
};

/** What is kept of a refund or a dispute of which nothing moved yet. */
export const kept = {
  id: 'one',
  provider: 'stripe',
  charge: 'ch_1',
  documentId: 'doc',
  amount: '40',
  currency: 'EUR',
  taken: null,
  takenHome: null,
  returned: null,
  returnedHome: null,
  paymentId: null,
};
