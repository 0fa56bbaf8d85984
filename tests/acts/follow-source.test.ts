import { expect, test } from 'vitest';
import { followSourceAct } from '../../server/acts/follow-source.ts';
import type { Document } from '../../src/domain/documents/document.ts';
import { noBills, type OrderBills } from '../../src/domain/order/facts.ts';
import {
  actWorld,
  draftInvoice,
  ends,
  issuedOrder,
  openQuote,
  planned,
  refused,
} from '../support/act-world.ts';

const follow = (document: Document, before: Document | null, after: Document, others: OrderBills = noBills) =>
  followSourceAct({ document, others, isLater: false }, { before, after }, actWorld());

const deleted = (document: Document): Document => ({ ...document, status: 'Deleted', statusBefore: 'Draft' });

const made = draftInvoice({ sourceId: 'quote' });
const converted = openQuote({ id: 'quote', status: 'ConvertedToInvoice' });

test('a quote opens again with its document deleted, and is converted again with it restored', () => {
  expect(ends(planned(follow(converted, made, deleted(made))))).toEqual(['quote Open']);
  expect(ends(planned(follow(openQuote({ id: 'quote' }), deleted(made), made)))).toEqual([
    'quote ConvertedToInvoice',
  ]);
  expect(ends(planned(follow(converted, made, { ...made, status: 'NotPaid' })))).toEqual([]);
  expect(refused(follow(converted, deleted(made), made)).message).toContain('converted again');
});

const order = issuedOrder({ status: 'ConvertToBill' });
const [box, lid] = order.lines.map(({ id }) => id) as [string, string];
/** A bill over so many boxes. */
const bill = (boxes: string, status = 'Draft'): Document => {
  const [line] = draftInvoice().lines;
  const lines = [{ ...line!, quantity: boxes, sourceLineId: box }];
  return draftInvoice({ kind: 'bill', subtype: 'bill', status, sourceId: order.id, lines });
};
const others = (boxes: string, lids: string): OrderBills => ({
  billed: new Map([
    [box, boxes],
    [lid, lids],
  ]),
  draft: false,
  later: false,
});

test('an order goes back with what its bills lose, and on with what they gain', () => {
  const all = issuedOrder({ status: 'BillCreated' });
  expect(ends(planned(follow(all, bill('10'), bill('6'), others('0', '4'))))).toEqual([
    'order ConvertToBill',
  ]);
  expect(ends(planned(follow(all, bill('10'), deleted(bill('10')), others('0', '4'))))).toEqual([
    'order ConvertToBill',
  ]);
  expect(ends(planned(follow(order, bill('4'), deleted(bill('4')))))).toEqual(['order Issued']);
  expect(ends(planned(follow(order, bill('4', 'NotPaid'), bill('4', 'Cancelled'))))).toEqual([
    'order Issued',
  ]);
  expect(ends(planned(follow(order, bill('4'), bill('12'), others('0', '4'))))).toEqual([
    'order BillCreated',
  ]);
});

test('what changes nothing of what is billed leaves the order alone', () => {
  expect(ends(planned(follow(order, bill('4'), bill('4', 'NotPaid'))))).toEqual([]);
  const cancelled = bill('4', 'Cancelled');
  expect(ends(planned(follow(order, cancelled, deleted(cancelled))))).toEqual([]);
});

test('a bill that stands again finds its lines free, or is refused', () => {
  const issued = issuedOrder({ status: 'Issued' });
  expect(ends(planned(follow(issued, deleted(bill('4')), bill('4'))))).toEqual(['order ConvertToBill']);
  expect(refused(follow(order, deleted(bill('4')), bill('4'), others('8', '0'))).message).toContain('Box');
});

test('a bill of an order that is gone can be taken back, not added to', () => {
  const cancelled = issuedOrder({ status: 'Cancelled' });
  expect(refused(follow(cancelled, deleted(bill('4')), bill('4'))).message).toContain('Reopen');
});
