import { expect, test } from 'vitest';
import { moveStoreOrderAct, storeDocumentAct } from '../../server/acts/store-order.ts';
import { noStock } from '../../src/domain/books/stock.ts';
import { actWorld, documentRequest, ends, lookedUp, planned, refused } from '../support/act-world.ts';

const requestOf = (issue: boolean, subtype: 'invoice' | 'receipt' = 'invoice') => ({
  ...documentRequest(),
  subtype,
  issue,
});
const line = { price: '33.3333333333', discount: '5', tax: '11.12', accountId: 13 };

test('what the shop charged is billed and never computed anew', () => {
  const request = requestOf(true);
  const [only] = request.lines;
  const two = { ...request, lines: [{ ...only!, quantity: '3' }] };
  const plan = planned(storeDocumentAct(two, [line], lookedUp(), noStock, actWorld()));
  expect(ends(plan)).toEqual(['invoice NotPaid']);
  expect(plan.documents[0]!.after).toMatchObject({
    channel: 'store',
    subtotal: '100',
    discount: '5',
    tax: '11.12',
    total: '106.12',
    lines: [{ price: '33.3333333333', amount: '100', discountShare: '5', taxAmount: '11.12' }],
  });
});

test('a draft is posted nowhere, and a receipt is paid as it’s issued', () => {
  const draft = planned(storeDocumentAct(requestOf(false), [line], lookedUp(), noStock, actWorld()));
  expect([ends(draft), draft.entries]).toEqual([['invoice Draft'], []]);
  const receipt = planned(
    storeDocumentAct(requestOf(true, 'receipt'), [line], lookedUp(), noStock, actWorld()),
  );
  expect(receipt.payments).toMatchObject([{ mode: 4, accountId: 3 }]);
});

test('what nobody could type is refused', () => {
  const long = { ...requestOf(true), notes: 'x'.repeat(5001) };
  expect(refused(storeDocumentAct(long, [line], lookedUp(), noStock, actWorld())).kind).toBe('invalid');
});

test('an order in the books is looked at again once the shop changes it, and is never left out', () => {
  const applied = { status: 'Applied', facts: { waiting: false, made: true } } as const;
  expect(moveStoreOrderAct(applied, { type: 'order.hear' })).toMatchObject({ facts: { waiting: true } });
  expect(refused(moveStoreOrderAct(applied, { type: 'order.retry' }) as never).message).toBe(
    'Everything about this order is in your books already.',
  );
  const received = { status: 'Received', facts: { waiting: true, made: true } } as const;
  expect(refused(moveStoreOrderAct(received, { type: 'order.skip' }) as never).message).toBe(
    'This order is in your books, so it can’t be left out.',
  );
});
