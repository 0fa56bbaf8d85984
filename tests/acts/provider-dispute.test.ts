import { expect, test } from 'vitest';
import { disputeReportAct } from '../../server/acts/provider-dispute.ts';
import type { DisputeReport } from '../../src/domain/provider-money/dispute.ts';
import { come, kept, paidOnPaper } from '../support/paid-on-paper.ts';

const warned = { ...kept, dispute: 'du_1', status: 'Warned', reason: 'fraudulent', dueAt: null };
const reportOf = (more: Partial<DisputeReport> = {}): DisputeReport => ({
  dispute: 'du_1',
  status: 'opened',
  amount: '100',
  currency: 'EUR',
  reason: 'fraudulent',
  dueAt: null,
  taken: { movement: 'txn_1', fee: '15', feeCurrency: 'EUR' },
  returned: null,
  ...more,
});
const rateOf = (currency: string) => (currency === 'EUR' ? '1' : null);
const back = { movement: 'txn_2', fee: '-15', feeCurrency: 'EUR' };

test('money that is taken is owed again, with its fee; won, it is paid again and the fee comes back', () => {
  const { paid, world, write, balances, status, id } = paidOnPaper();
  const open = come(disputeReportAct({ ...paid(), rateOf }, warned, null, reportOf(), world));
  write(open.plan);
  expect(open.dispute).toMatchObject({ status: 'Open', taken: 'txn_1', takenHome: '115' });
  expect([balances(), status(id)]).toEqual([{ 2: '100', 3: '-15', 13: '-100', 30: '15' }, 'NotPaid']);
  const won = reportOf({ status: 'won', returned: back });
  const done = come(disputeReportAct({ ...paid(), rateOf }, open.dispute, 'Open', won, world));
  write(done.plan);
  expect(done.dispute).toMatchObject({ status: 'Won', returned: 'txn_2', returnedHome: '115' });
  expect([balances(), status(id)]).toEqual([{ 3: '100', 13: '-100' }, 'Paid']);
  expect([open.news?.subject, done.news?.subject].join(' ')).toMatch(/disputed.* You won/);
});

test('a warning moves no money, and a lost dispute leaves it with the customer', () => {
  const { paid, world } = paidOnPaper();
  const request = reportOf({ status: 'warned', taken: null });
  expect(come(disputeReportAct({ ...paid(), rateOf }, warned, null, request, world)).plan).toBeNull();
  const taken = { ...warned, status: 'Open', taken: 'txn_1', takenHome: '115' };
  const lost = come(
    disputeReportAct({ ...paid(), rateOf }, taken, 'Open', reportOf({ status: 'lost' }), world),
  );
  expect([lost.plan, lost.dispute.status, lost.news?.paragraphs[0]]).toEqual([
    null,
    'Lost',
    expect.stringContaining('Write off what is owed, or cancel the invoice.'),
  ]);
});

test('a fee without a rate is refused, and the dispute waits', () => {
  const { paid, world } = paidOnPaper();
  const taken = { movement: 'txn_1', fee: '15', feeCurrency: 'USD' };
  expect(disputeReportAct({ ...paid(), rateOf }, warned, null, reportOf({ taken }), world)).toMatchObject({
    message: 'There’s no exchange rate for USD yet. Add one, and this dispute will be booked.',
  });
});
