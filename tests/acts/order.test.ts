import { expect, test } from 'vitest';
import {
  type AdvanceRequest,
  billOrderAct,
  cancelOrderAct,
  deleteAdvanceAct,
  duplicateOrderAct,
  moveOrderAct,
  recordAdvanceAct,
} from '../../server/acts/order.ts';
import type { Payment, Settlement } from '../../src/domain/books/open-item.ts';
import { daysAfter } from '../../src/domain/day.ts';
import type { PaymentsChoice } from '../../src/domain/documents/credit-note.ts';
import { noAdvances, noBills } from '../../src/domain/order/facts.ts';
import type { Plan } from '../../src/domain/plan/plan.ts';
import { appliedTemplate } from '../../src/domain/template/template.ts';
import { actWorld, ada, ends, issuedOrder, planned, refused } from '../support/act-world.ts';

const order = issuedOrder();
const [box, lid] = order.lines.map(({ id }) => id) as [string, string];
const looked = { template: appliedTemplate(null), vendor: null, draft: null };
const billed = (boxes: string, lids: string, draft = false, later = false) => ({
  billed: new Map([
    [box, boxes],
    [lid, lids],
  ]),
  draft,
  later,
});
const bill = (quantities: string[] | null, bills = noBills, of = order, confirmed = false) =>
  billOrderAct({ advances: noAdvances, order: of, bills }, looked, { quantities, confirmed }, actWorld());

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
  const closing = planned(
    moveOrderAct({ advances: noAdvances, order: partly, bills: billed('4', '0') }, 'close', actWorld()),
  );
  const closed = closing.documents[0]!.after;
  expect([closed.status, ...closed.lines.map((line) => line.closed)]).toEqual(['BillCreated', '6', '4']);
  const opened = planned(
    moveOrderAct({ advances: noAdvances, order: closed, bills: billed('4', '0') }, 'reopen', actWorld()),
  );
  expect(opened.documents[0]!.after.lines.map((line) => line.closed)).toEqual(['0', '0']);
  const later = { advances: noAdvances, order: closed, bills: billed('4', '0', false, true) };
  expect(refused(moveOrderAct(later, 'reopen', actWorld())).message).toContain(
    'A bill was created after the order was closed.',
  );
  expect(
    refused(moveOrderAct({ advances: noAdvances, order, bills: noBills }, 'close', actWorld())).message,
  ).toContain('Cancel it');
});

const cancelled = (
  of = order,
  choice: PaymentsChoice | null = null,
  advances = noAdvances,
  payments: Payment[] = [],
  { onDay = null, settlements = [] }: { onDay?: string | null; settlements?: Settlement[] } = {},
  world = actWorld(),
) =>
  cancelOrderAct(
    { advances, order: of, bills: noBills },
    { choice, payments, method: { mode: null, bankAccount: null }, onDay, settlements },
    world,
  );

test('an issued order is cancelled; one that is stays as it is', () => {
  expect(ends(planned(cancelled()))).toEqual(['order Cancelled']);
  expect(cancelled(issuedOrder({ status: 'Cancelled' }))).toMatchObject({
    unchanged: { status: 'Cancelled' },
  });
});

const paying = (amount: string, more: Partial<AdvanceRequest> = {}): AdvanceRequest => ({
  amount,
  rate: null,
  mode: 1,
  onDay: '2026-03-10',
  bankAccount: null,
  memo: '',
  ...more,
});
const pay = (amount: string, of = order, more: Partial<AdvanceRequest> = {}, advances = noAdvances) =>
  recordAdvanceAct({ advances, order: of, bills: noBills }, paying(amount, more), actWorld({}, 'paid'));

const linesOf = (plan: Plan) =>
  plan.entries.flatMap(({ lines }) => lines.map(({ accountId, amount }) => `${accountId} ${amount}`));

/** The books of the order once so much was paid for it. */
const paidBook = (amount: string) => {
  const { items, payments, entries } = planned(pay(amount));
  return {
    item: items[0]!,
    payments: [...payments],
    entry: entries[0]!,
    advances: { items, advanced: amount },
  };
};

test('money paid for an order is an advance with its vendor, tied to it, and moves nothing of the order', () => {
  const plan = planned(pay('50'));
  expect(linesOf(plan)).toEqual(['1 -50', '5 50']);
  expect(plan.items).toMatchObject([
    { documentId: order.id, contactId: order.contactId, amount: '50', open: '50' },
  ]);
  expect(ends(plan)).toEqual(['order Issued']);
  expect(plan.events.map(({ act }) => act)).toEqual(['advance.record']);
});

test('at most what the order comes to is paid in advance, less what was', () => {
  expect(refused(pay('140.01')).fields).toMatchObject([{ field: 'amount' }]);
  const { advances } = paidBook('100');
  expect(refused(pay('41', order, {}, advances)).message).toContain('at most 40');
  expect(linesOf(planned(pay('40', order, {}, advances)))).toEqual(['1 -40', '5 40']);
});

test('an order that comes to nothing says so where it would be paid in advance', () => {
  const free = issuedOrder({ total: '0' });
  expect(refused(pay('1', free)).message).toBe('There’s nothing to pay: this purchase order comes to 0.');
  const { advances } = paidBook('140');
  expect(refused(pay('1', order, {}, advances)).message).toBe('Advances already cover the full amount.');
});

test('nothing is paid in advance on a draft, on a cancelled order, or on one that is billed', () => {
  expect(refused(pay('1', issuedOrder({ status: 'Draft' }))).message).toContain('Issue it first');
  expect(refused(pay('1', issuedOrder({ status: 'Cancelled' }))).message).toContain('Reopen');
  expect(refused(pay('1', issuedOrder({ status: 'BillCreated' }))).message).toContain('Pay its bill');
});

test('an order in another currency is paid ahead at the day’s rate, its own where nobody says, and not without one', () => {
  const foreign = issuedOrder({ currency: 'USD', rate: '0.9' });
  expect(linesOf(planned(pay('50', foreign)))).toEqual(['1 -45', '5 45']);
  expect(linesOf(planned(pay('50', foreign, { rate: '0.8' })))).toEqual(['1 -40', '5 40']);
  const unknown = issuedOrder({ currency: 'USD', rate: '1', lacksRate: true });
  expect(refused(pay('50', unknown)).fields).toMatchObject([{ field: 'rate' }]);
});

test('a cancelled order asks what becomes of its advance: it stays with the vendor, or comes back the way it went', () => {
  const { advances, payments } = paidBook('50');
  expect(refused(cancelled(order, null, advances)).message).toContain('It has an advance.');
  const kept = planned(cancelled(order, 'credit', advances, payments));
  expect([ends(kept), kept.entries]).toEqual([['order Cancelled'], []]);
  const back = planned(cancelled(order, 'refund', advances, payments));
  expect(linesOf(back)).toEqual(['5 -50', '1 50']);
  expect(back.settlements).toMatchObject([{ kind: 'refund', amount: '50' }]);
});

test('what was paid in advance comes back on the day of the cancellation: not before it was paid, nor where less was left', () => {
  const { advances, payments } = paidBook('50');
  const later = { ...actWorld(), today: '2026-04-10' };
  const on = (onDay: string | null, settlements: Settlement[] = [], world = later) =>
    cancelled(order, 'refund', advances, payments, { onDay, settlements }, world);
  const back = planned(on('2026-03-31'));
  expect([back.entries, back.settlements, back.payments].map(([one]) => one!.onDay)).toEqual([
    '2026-03-31',
    '2026-03-31',
    '2026-03-31',
  ]);
  expect(back.events[0]!.data).toMatchObject({ payments: 'refund', onDay: '2026-03-31' });
  expect(planned(on(null)).entries[0]!.onDay).toBe('2026-04-10');
  expect(refused(on('2026-03-09')).fields).toMatchObject([{ field: 'onDay' }]);
  expect(refused(on('2026-04-11')).fields).toMatchObject([{ field: 'onDay' }]);
  expect(refused(on('2026-03-31', [], { ...later, lockedUntil: '2026-03-31' })).kind).toBe('locked-period');
  const { id: itemId } = advances.items[0]!;
  const used = (onDay: string, amount: string): Settlement => ({
    ...({ id: onDay, itemId, kind: 'credit', byItemId: null, paymentId: null, entryId: null } as const),
    onDay,
    amount,
    homeAmount: amount,
    gain: '0',
    reverses: null,
  });
  const lent = [used('2026-03-12', '20'), used('2026-03-20', '-20')];
  expect(refused(on('2026-03-11', lent)).fields).toMatchObject([{ field: 'onDay' }]);
  expect(planned(on('2026-03-20', lent)).entries[0]!.onDay).toBe('2026-03-20');
});

test('an order that nothing was paid for is cancelled from its own day on, and posts nothing', () => {
  const dated = issuedOrder({ issuedOn: '2026-03-05' });
  const on = (onDay: string) => cancelled(dated, null, noAdvances, [], { onDay });
  expect(refused(on('2026-03-04')).fields).toMatchObject([{ field: 'onDay' }]);
  const plan = planned(on('2026-03-05'));
  expect([plan.entries, plan.events[0]!.data]).toEqual([[], { onDay: '2026-03-05' }]);
});

test('an advance recorded by mistake is taken back, once, and while nothing of it is used', () => {
  const { advances, item, entry } = paidBook('50');
  const book = { advances, order, bills: noBills };
  const taken = { item, entry, spentOn: [], moved: false };
  const plan = planned(deleteAdvanceAct(book, taken, actWorld()));
  expect(linesOf(plan)).toEqual(['1 50', '5 -50']);
  expect(plan.undonePayments).toEqual([item.paymentId]);
  expect(refused(deleteAdvanceAct(book, { ...taken, entry: null }, actWorld())).kind).toBe('illegal-move');
  // On its own day while that is open and the advance lay there all along; else today.
  const later = { ...actWorld(), today: daysAfter(entry.onDay, 40) };
  const dayIn = (more: Partial<typeof later>, moved = false) =>
    planned(deleteAdvanceAct(book, { ...taken, moved }, { ...later, ...more })).entries[0]!.onDay;
  expect([dayIn({}), dayIn({}, true), dayIn({ lockedUntil: entry.onDay })]).toEqual([
    entry.onDay,
    later.today,
    later.today,
  ]);
  const used = { item: { ...item, open: '20' }, entry, spentOn: ['BILL-1'], moved: false };
  expect(refused(deleteAdvanceAct(book, used, actWorld())).message).toContain('BILL-1');
});

test('a duplicate is a new draft of today, for a vendor who is there', () => {
  const old = issuedOrder({ dueOn: '2026-01-20', issuedOn: '2026-01-05' });
  const copy = planned(
    duplicateOrderAct({ advances: noAdvances, order: old, bills: noBills }, ada, [], actWorld()),
  ).documents[0]!.after;
  expect(copy).toMatchObject({ status: 'Draft', number: null, issuedOn: '2026-03-10', dueOn: null });
  const gone = duplicateOrderAct(
    { advances: noAdvances, order: old, bills: noBills },
    { ...ada, deleted: true },
    [],
    actWorld(),
  );
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
