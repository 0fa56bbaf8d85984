import { expect, test } from 'vitest';
import type { BilledOrder, OrderFacts } from '../../src/domain/order/facts.ts';
import { type OrderEvent, orderLifecycle } from '../../src/machines/order/order.lifecycle.ts';
import { decide } from '../../src/machines/standing.ts';
import { proveMoves, rowsOf } from '../support/moves.ts';

const facts = (more: Partial<OrderFacts> = {}, billed = '0', closed = '0'): OrderFacts => ({
  lines: [{ ordered: '10', billed, closed }],
  draftBill: false,
  laterBill: false,
  total: '100',
  advanced: '0',
  advance: '0',
  before: null,
  ...more,
});

/** What is known of the order before the act. */
const known: Record<string, OrderFacts> = {
  plain: facts(),
  paid: facts({ advanced: '60', advance: '60' }),
  'paid, part': facts({ advanced: '60', advance: '20' }, '4'),
  'paid, all': facts({ advanced: '60', advance: '60' }, '10'),
  part: facts({}, '4'),
  writing: facts({ draftBill: true }, '4'),
  all: facts({}, '10'),
  closed: facts({}, '4', '6'),
  'closed, none': facts({}, '0', '6'),
  'closed, part': facts({}, '1', '6'),
  'closed, all': facts({}, '10', '6'),
  'was draft': facts({ before: 'Draft' }),
  'was cancelled': facts({ before: 'Cancelled' }),
};

/** The moves, one line per transition. */
const table = `
  Draft         | plain            | edit         | Draft
  Draft         | plain            | issue        | Issued
  Draft         | plain            | bill all     | BillCreated
  Draft         | plain            | bill part    | ConvertToBill
  Draft         | plain            | delete       | Deleted
  Draft         | plain            | duplicate    | Draft
  Issued        | plain            | edit         | Issued
  Issued        | plain            | issue        | Issued
  Issued        | plain            | bill all     | BillCreated
  Issued        | plain            | bill part    | ConvertToBill
  Issued        | plain            | cancel       | Cancelled
  Issued        | closed, none     | reopen       | Issued
  Issued        | plain            | duplicate    | Issued
  Issued        | paid             | cancel, keep | Cancelled
  Issued        | paid             | cancel, back | Cancelled
  Issued        | paid             | pay 40       | Issued
  Issued        | paid             | unpay 60     | Issued
  ConvertToBill | writing          | bill all     | ConvertToBill
  ConvertToBill | part             | bill all     | BillCreated
  ConvertToBill | part             | bill part    | ConvertToBill
  ConvertToBill | part             | rebill all   | BillCreated
  ConvertToBill | part             | rebill part  | ConvertToBill
  ConvertToBill | part             | rebill none  | Issued
  ConvertToBill | part             | unbill all   | BillCreated
  ConvertToBill | part             | unbill part  | ConvertToBill
  ConvertToBill | part             | unbill none  | Issued
  ConvertToBill | part             | close        | BillCreated
  ConvertToBill | closed, part     | reopen       | ConvertToBill
  ConvertToBill | part             | duplicate    | ConvertToBill
  ConvertToBill | paid, part       | pay 40       | ConvertToBill
  ConvertToBill | paid, part       | unpay 20     | ConvertToBill
  BillCreated   | all              | bill all     | BillCreated
  BillCreated   | all              | rebill all   | BillCreated
  BillCreated   | all              | rebill part  | ConvertToBill
  BillCreated   | all              | rebill none  | Issued
  BillCreated   | all              | unbill all   | BillCreated
  BillCreated   | all              | unbill part  | ConvertToBill
  BillCreated   | all              | unbill none  | Issued
  BillCreated   | closed           | reopen       | ConvertToBill
  BillCreated   | closed, all      | reopen       | BillCreated
  BillCreated   | all              | duplicate    | BillCreated
  BillCreated   | paid, all        | unpay 60     | BillCreated
  Cancelled     | plain            | cancel       | Cancelled
  Cancelled     | plain            | reopen       | Issued
  Cancelled     | plain            | delete       | Deleted
  Cancelled     | paid             | unpay 60     | Cancelled
  Deleted       | was draft        | delete       | Deleted
  Deleted       | was cancelled    | restore      | Cancelled
  Deleted       | was draft        | restore      | Draft`;

const billing = (billed: string): BilledOrder => ({
  billed: [billed],
  draftBill: false,
  laterBill: false,
});

const events: Record<string, OrderEvent> = {
  edit: { type: 'order.edit', edited: { ordered: ['3'], total: '30' } },
  issue: { type: 'order.issue' },
  'bill all': { type: 'order.bill', billing: billing('10') },
  'bill part': { type: 'order.bill', billing: billing('5') },
  'rebill all': { type: 'order.rebill', billing: billing('10') },
  'rebill part': { type: 'order.rebill', billing: billing('5') },
  'rebill none': { type: 'order.rebill', billing: billing('0') },
  'unbill all': { type: 'order.unbill', billing: billing('10') },
  'unbill part': { type: 'order.unbill', billing: billing('5') },
  'unbill none': { type: 'order.unbill', billing: billing('0') },
  close: { type: 'order.close' },
  cancel: { type: 'order.cancel' },
  'cancel, keep': { type: 'order.cancel', payments: 'credit' },
  'cancel, back': { type: 'order.cancel', payments: 'refund' },
  'pay 40': { type: 'advance.record', amount: '40' },
  'unpay 20': { type: 'advance.delete', amount: '20' },
  'unpay 60': { type: 'advance.delete', amount: '60' },
  reopen: { type: 'order.reopen' },
  delete: { type: 'order.delete' },
  restore: { type: 'order.restore' },
  duplicate: { type: 'order.duplicate' },
};

const moves = rowsOf(table, ['from', 'of', 'act', 'to']).map(({ from, of, act, to }) => ({
  from,
  of,
  act,
  to,
  standing: { status: from, facts: known[of]! },
  event: events[act]!,
}));

proveMoves(orderLifecycle, '$from, $of, $act: $to', moves);

test.each(['ConvertToBill', 'BillCreated'])(
  'what was closed of an order that is %s is not opened again while a later bill stands',
  (status) => {
    const later = facts({ laterBill: true }, '4', '6');
    const move = decide(orderLifecycle, { status, facts: later }, { type: 'order.reopen' });
    expect(move).toMatchObject({
      refused: true,
      message: expect.stringContaining('Delete or cancel that bill'),
    });
  },
);
