import { expect, test } from 'vitest';
import { type PayoutContext, payoutReportAct } from '../../server/acts/provider-payout.ts';
import { reversed } from '../../src/domain/books/entry.ts';
import type { PayoutPart, PayoutReport } from '../../src/domain/provider-money/payout.ts';
import { actWorld } from '../support/act-world.ts';
import { come } from '../support/paid-on-paper.ts';

const kept = {
  id: 'one',
  provider: 'stripe',
  payout: 'po_1',
  status: 'Announced',
  amount: '0',
  fees: '0',

  currency: 'EUR',
  arrivesOn: '2026-03-09',
  accountId: null,
  entryId: null,
  reversalId: null,
  obstacle: null,
};
const part = (kind: PayoutPart['kind'], amount: string, fee: string): PayoutPart => ({
  movement: `${kind} ${amount}`,
  kind,
  charge: 'ch_1',
  amount,
  fee,
});
const reportOf = (more: Partial<PayoutReport> = {}): PayoutReport => ({
  payout: 'po_1',
  status: 'paid',
  amount: '30',
  currency: 'EUR',
  arrivesOn: '2026-03-09',
  fees: null,
  parts: [
    part('charge', '100', '3'),
    part('refund', '-40', '0'),
    part('dispute', '-10', '15'),
    part('fee', '-2', '0'),
  ],
  ...more,
});
const context: PayoutContext = {
  bank: { accountId: 1000, inHome: false },
  noBank: '',
  rate: '1',
  worthOf: () => null,
  entry: null,
  provider: 'Stripe',
};
const lines = (plan: ReturnType<typeof come<ReturnType<typeof payoutReportAct>>>['plan']) =>
  Object.fromEntries(plan!.entries[0]!.lines.map((line) => [line.accountId, line.amount]));

test('a payout moves the clearing to the bank, net, with the fees that no dispute booked', () => {
  const done = come(payoutReportAct(kept, reportOf(), context, actWorld()));
  expect(lines(done.plan)).toEqual({ 1000: '30', 30: '5', 3: '-35' });
  expect(done.payout).toMatchObject({ status: 'Paid', fees: '5', accountId: 1000, obstacle: null });
});

test('what was booked in another currency is cleared at its worth, the difference realised', () => {
  const worthOf = ({ kind }: PayoutPart) => (kind === 'charge' ? '98' : null);
  const done = come(payoutReportAct(kept, reportOf(), { ...context, worthOf }, actWorld()));
  expect(lines(done.plan)).toEqual({ 1000: '30', 30: '5', 3: '-33', 19: '-2' });
});

test('what is on its way books nothing; nor does one without a bank, a rate or an open day, which says why', () => {
  const world = actWorld();
  expect(come(payoutReportAct(kept, reportOf({ status: 'announced' }), context, world)).plan).toBeNull();
  for (const [more, at, obstacle] of [
    [{ bank: null, noBank: 'No bank.' }, world, 'No bank.'],
    [{ rate: null }, world, 'There’s no exchange rate for EUR yet. Add one, and this payout will be booked.'],
    [{}, { ...world, lockedUntil: world.today }, expect.stringContaining('locked')],
  ] as const) {
    const done = come(payoutReportAct(kept, reportOf(), { ...context, ...more }, at));
    expect([done.plan, done.payout.entryId, done.payout.obstacle]).toEqual([null, null, obstacle]);
  }
});

test('one that failed after it was paid is taken back once, and a late word changes nothing', () => {
  const world = actWorld();
  const paid = come(payoutReportAct(kept, reportOf(), context, world));
  const entry = paid.plan!.entries[0]!;
  const failed = reportOf({ status: 'failed' });
  const done = come(payoutReportAct(paid.payout, failed, { ...context, entry }, world));
  const id = done.payout.reversalId!;
  expect(done.plan!.entries[0]).toEqual(
    reversed(entry, { id, onDay: world.today, memo: 'Payout that came back' }),
  );
  expect(come(payoutReportAct(done.payout, failed, { ...context, entry }, world)).plan).toBeNull();
  expect(come(payoutReportAct(done.payout, reportOf(), { ...context, entry }, world)).plan).toBeNull();
});
