import { expect, test } from 'vitest';
import {
  bringBackAct,
  refundReportAct,
  refundUnansweredAct,
  takeBackAct,
} from '../../server/acts/provider-refund.ts';
import type { RefundReport } from '../../src/domain/provider-money/refund.ts';
import { come, kept, paidOnPaper } from '../support/paid-on-paper.ts';

const request = { ...kept, refund: null, status: 'Asked', isOurs: false };
const reportOf = (more: Partial<RefundReport> = {}): RefundReport => ({
  refund: 're_1',
  ours: null,
  status: 'done',
  amount: '40',
  currency: 'EUR',
  taken: 'txn_1',
  returned: null,
  ...more,
});

test('a refund made at the provider is owed again, as far as the invoice has no credit', () => {
  const { paid, world, write, balances, status, id } = paidOnPaper();
  const done = come(refundReportAct({ ...paid(), byHand: null }, request, reportOf(), world));
  write(done.plan);
  expect(done.refund).toMatchObject({ status: 'Done', taken: 'txn_1', takenHome: '40', paymentId: null });
  expect([balances(), status(id)]).toEqual([{ 2: '40', 3: '60', 13: '-100' }, 'DepositPaid']);
  expect(done.news?.subject).toMatch(/^A refund was made for INV-/);
});

test('in the provider’s test mode the journal says so, of what goes and of what comes back', () => {
  const { paid, world, write } = paidOnPaper();
  const inTest = () => ({ ...paid(), byHand: null, live: false });
  const failed = reportOf({ status: 'failed', returned: 'txn_2' });
  const first = come(refundReportAct(inTest(), request, failed, world));
  write(first.plan);
  expect(first.plan!.entries.map(({ memo }) => memo)).toEqual(['Refunded online (test)']);
  const second = come(refundReportAct(inTest(), first.refund, failed, world));
  expect(second.plan!.payments.map(({ memo }) => memo)).toEqual(['Online refund that failed (test)']);
});

test('it takes the invoice’s credit first', () => {
  const { paid, world, write, balances, status, id } = paidOnPaper('130');
  const done = come(refundReportAct({ ...paid(), byHand: null }, request, reportOf(), world));
  write(done.plan);
  expect([balances(), status(id)]).toEqual([{ 2: '10', 3: '90', 13: '-100' }, 'DepositPaid']);
});

test('one that was booked by hand is that one, and books nothing', () => {
  const { paid, world } = paidOnPaper();
  const byHand = { id: 'payment', homeAmount: '40' };
  const done = come(refundReportAct({ ...paid(), byHand }, request, reportOf(), world));
  expect([done.plan, done.refund.takenHome, done.refund.paymentId]).toEqual([null, '40', 'payment']);
});

test('one that failed after it was done comes back, once', () => {
  const { paid, world, write, balances, status, id } = paidOnPaper();
  const failed = reportOf({ status: 'failed', returned: 'txn_2' });
  const first = come(refundReportAct({ ...paid(), byHand: null }, request, failed, world));
  write(first.plan);
  expect([first.again, first.refund.status]).toEqual([true, 'Failed']);
  const second = come(refundReportAct({ ...paid(), byHand: null }, first.refund, failed, world));
  write(second.plan);
  expect([balances(), status(id)]).toEqual([{ 3: '100', 13: '-100' }, 'Paid']);
  const third = come(refundReportAct({ ...paid(), byHand: null }, second.refund, failed, world));
  expect([third.plan, third.again]).toEqual([null, false]);
});

test('what a failed refund brought back can go once more, with what had stayed', () => {
  const { paid, world, write, balances, status, id } = paidOnPaper();
  const failed = reportOf({ status: 'failed', returned: 'txn_2' });
  const first = come(refundReportAct({ ...paid(), byHand: null }, request, failed, world));
  write(first.plan);
  write(come(refundReportAct({ ...paid(), byHand: null }, first.refund, failed, world)).plan);
  const whole = reportOf({ refund: 're_2', amount: '100', taken: 'txn_3' });
  const second = come(refundReportAct({ ...paid(), byHand: null }, { ...request, id: 'two' }, whole, world));
  write(second.plan);
  expect(second.refund).toMatchObject({ taken: 'txn_3', takenHome: '100' });
  expect([balances(), status(id)]).toEqual([{ 2: '100', 13: '-100' }, 'NotPaid']);
});

test('more than is there, and a locked day, are refused', () => {
  const { paid, world } = paidOnPaper('40');
  const taking = { payment: paid().payment, returnedPayments: [], amount: '50', memo: '' };
  expect(takeBackAct(paid(), taking, 'credit', world)).toMatchObject({ kind: 'not-allowed' });
  const locked = { ...world, lockedUntil: world.today };
  const back = { charge: 'txn', amount: '10', memo: '', provider: 'stripe' };
  expect(takeBackAct(paid(), { ...taking, amount: '10' }, 'credit', locked)).toMatchObject({
    kind: 'locked-period',
  });
  expect(bringBackAct(paid(), back, locked)).toMatchObject({ kind: 'locked-period' });
});

test('one that was never answered is unknown, and failed once the provider has none', () => {
  expect(refundUnansweredAct('Asked', 'refund.unanswered')).toBe('Unknown');
  expect(refundUnansweredAct('Unknown', 'refund.failed')).toBe('Failed');
});
