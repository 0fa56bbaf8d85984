import { expect, test } from 'vitest';
import { createPostedAct, type PostedRequest } from '../../server/acts/create-posted.ts';
import { noStock } from '../../src/domain/books/stock.ts';
import { actWorld, documentRequest, ends, lookedUp, planned, refused } from '../support/act-world.ts';

const requestOf = (more: Partial<PostedRequest> = {}): PostedRequest => ({
  ...documentRequest(),
  subtype: 'invoice',
  issue: false,
  deposit: '0',
  mode: 1,
  ...more,
});
const create = (request: PostedRequest) => createPostedAct(request, lookedUp(), noStock, actWorld());

test('an invoice is drafted, or issued and paid at once, in one plan', () => {
  const draft = planned(create(requestOf()));
  expect(ends(draft)).toEqual(['invoice Draft']);
  expect(draft.usage).toEqual({ invoices: 1 });
  const issued = planned(create(requestOf({ issue: true, deposit: '30' })));
  expect(ends(issued)).toEqual(['invoice DepositPaid']);
  expect(issued.documents).toMatchObject([{ before: null, takesNumberFrom: 'invoice' }]);
});

test('what is faulty, and what can’t be issued, is refused whole', () => {
  expect(refused(create(requestOf({ lines: [] }))).kind).toBe('invalid');
  expect(refused(create(requestOf({ currency: 'USD', issue: true }))).fields).toMatchObject([
    { field: 'rate' },
  ]);
  expect(refused(create(requestOf({ issue: true, deposit: '101' }))).kind).toBe('illegal-move');
});

test('nothing is said of the delivery of a draft', () => {
  expect(refused(create(requestOf({ delivery: 'Delivered' as never }))).kind).toBe('illegal-move');
});
