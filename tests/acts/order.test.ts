import { expect, test } from 'vitest';
import { billOrderAct, duplicateOrderAct, moveOrderAct } from '../../server/acts/order.ts';
import { noBills } from '../../src/domain/order/facts.ts';
import { appliedTemplate } from '../../src/domain/template.ts';
import { actWorld, ada, ends, issuedOrder, planned, refused } from '../support/act-world.ts';

const order = issuedOrder();
const [box, lid] = order.lines.map(({ id }) => id) as [string, string];
const looked = { template: appliedTemplate(null), vendor: null };
const billed = (boxes: string, lids: string, draft = false) => ({
  billed: new Map([
    [box, boxes],
    [lid, lids],
  ]),
  draft,
});
const bill = (quantities: string[] | null, bills = noBills, of = order, confirmed = false) =>
  billOrderAct({ order: of, bills }, looked, { quantities, confirmed }, actWorld());

test('what is left is billed where nobody says otherwise: a draft tied to the order’s lines, at its prices', () => {
  const plan = planned(bill(null, billed('4', '0')));
  expect(ends(plan)).toEqual(['bill Draft', 'order BillCreated']);
  const { sourceId, total, lines, issuedOn } = plan.documents[0]!.after;
  expect({ sourceId, total, issuedOn }).toEqual({ sourceId: order.id, total: '100', issuedOn: '2026-03-10' });
  expect(lines.map(({ sourceLineId, quantity }) => [sourceLineId, quantity])).toEqual([
    [box, '6'],
    [lid, '4'],
  ]);
});

test('a part leaves the order open; lines of which nothing is billed are not on the bill', () => {
  const plan = planned(bill(['3', '0']));
  expect(ends(plan)).toEqual(['bill Draft', 'order ConvertToBill']);
  expect(plan.documents[0]!.after.lines.map(({ name }) => name)).toEqual(['Box']);
});

test('a draft of an order is issued and billed in one act, and takes its number', () => {
  const draft = issuedOrder({ status: 'Draft', number: null });
  const plan = planned(bill(null, noBills, draft));
  expect(ends(plan)).toEqual(['bill Draft', 'order BillCreated']);
  expect(plan.documents[1]!.takesNumberFrom).toBe('order');
});

test('more than was ordered is asked about once, at the line', () => {
  expect(refused(bill(['12', '1'])).fields).toMatchObject([{ field: 'lines.0.quantity' }]);
  expect(ends(planned(bill(['12', '4'], noBills, order, true)))).toEqual(['bill Draft', 'order BillCreated']);
});

test('while a bill of it is being written, and where all is billed, it stays as it is', () => {
  const partly = issuedOrder({ status: 'ConvertToBill' });
  const all = issuedOrder({ status: 'BillCreated' });
  expect(bill(['1', '1'], billed('4', '0', true), partly)).toEqual({ unchanged: partly });
  expect(bill(null, billed('10', '4'), all)).toEqual({ unchanged: all });
});

test('a bill takes at least part of one line; a cancelled order none', () => {
  expect(refused(bill(['0', '0'])).kind).toBe('illegal-move');
  expect(refused(bill(null, noBills, issuedOrder({ status: 'Cancelled' }))).message).toContain('Reopen');
});

test('shipping comes with the first bill, a fixed discount with the lines it was given on', () => {
  const terms = { ...order.terms, discount: { type: 'flat', amount: '14' } as const };
  const shipped = issuedOrder({ shipping: '20', terms });
  const first = planned(bill(['10', '0'], noBills, shipped)).documents[0]!.after;
  expect([first.shipping, first.discount]).toEqual(['20', '10']);
  const rest = planned(bill(null, billed('10', '0'), { ...shipped, status: 'ConvertToBill' })).documents[0]!
    .after;
  expect([rest.shipping, rest.discount]).toEqual(['0', '4']);
});

test('the rest of a partly billed order is closed and opened again; an issued one is cancelled instead', () => {
  const partly = issuedOrder({ status: 'ConvertToBill' });
  const closing = planned(moveOrderAct({ order: partly, bills: billed('4', '0') }, 'close', actWorld()));
  const closed = closing.documents[0]!.after;
  expect([closed.status, ...closed.lines.map((line) => line.closed)]).toEqual(['BillCreated', '6', '4']);
  const opened = planned(moveOrderAct({ order: closed, bills: billed('4', '0') }, 'reopen', actWorld()));
  expect(opened.documents[0]!.after.lines.map((line) => line.closed)).toEqual(['0', '0']);
  expect(refused(moveOrderAct({ order, bills: noBills }, 'close', actWorld())).message).toContain(
    'Cancel it',
  );
  expect(ends(planned(moveOrderAct({ order, bills: noBills }, 'cancel', actWorld())))).toEqual([
    'order Cancelled',
  ]);
  expect(
    moveOrderAct({ order: issuedOrder({ status: 'Cancelled' }), bills: noBills }, 'cancel', actWorld()),
  ).toMatchObject({
    unchanged: { status: 'Cancelled' },
  });
});

test('a duplicate is a new draft of today, for a vendor who is there', () => {
  const old = issuedOrder({ dueOn: '2026-01-20', issuedOn: '2026-01-05' });
  const copy = planned(duplicateOrderAct({ order: old, bills: noBills }, ada, actWorld())).documents[0]!
    .after;
  expect(copy).toMatchObject({ status: 'Draft', number: null, issuedOn: '2026-03-10', dueOn: null });
  const gone = duplicateOrderAct({ order: old, bills: noBills }, { ...ada, deleted: true }, actWorld());
  expect(refused(gone).fields).toMatchObject([{ field: 'vendor' }]);
});

test('nothing more of a partly billed order makes no bill, and fewer than none is refused at its line', () => {
  const partly = issuedOrder({ status: 'ConvertToBill' });
  expect(refused(bill(['0', '0'], billed('4', '0'), partly)).kind).toBe('illegal-move');
  expect(refused(bill(['-1', '2'], billed('4', '0'), partly)).fields).toMatchObject([
    { field: 'lines.0.quantity' },
  ]);
});

test('a quantity too exact, or too large, is refused at the order’s own line', () => {
  expect(refused(bill(['0', '1.0001'])).fields).toMatchObject([{ field: 'lines.1.quantity' }]);
  expect(refused(bill(['0', '9999999999'], noBills, order, true)).fields).toMatchObject([
    { field: 'lines.1.quantity' },
  ]);
});
