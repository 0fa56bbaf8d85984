import { expect, test } from 'vitest';
import { moveStorePayoutAct, type PayoutBooking } from '../../server/acts/store-payout.ts';
import { balances } from '../../src/domain/books/entry.ts';
import { type PayoutLine, payoutSums } from '../../src/domain/online-store/payout.ts';
import { isRefusal } from '../../src/domain/refusal.ts';
import { actWorld } from '../support/act-world.ts';

const world = actWorld();
const line = (
  kind: PayoutLine['kind'],
  amount: string,
  fee = '0',
  orderId: string | null = '1',
): PayoutLine => ({
  ...{ id: `${kind}${amount}`, kind, amount, fee, orderId, transactionId: null },
});
const known = (orderId: string) => orderId === '1';
const lines = [
  line('charge', '100', '3'),
  line('refund', '-20'),
  line('charge', '50', '1.5', '2'),
  line('dispute', '-10', '15'),
  line('adjustment', '-4', '0', null),
];
const booking = (more: Partial<PayoutBooking> = {}): PayoutBooking => ({
  sums: payoutSums(lines, known),
  accounts: { bank: 101, fees: 41, clearing: 46, earlier: 33 },
  ...{ isTransfer: true, onDay: world.today, memo: 'Payout', ...more },
});
const done = (...asked: Parameters<typeof moveStorePayoutAct>) => {
  const made = moveStorePayoutAct(...asked);
  if (isRefusal(made)) throw new Error(made.message);
  return made;
};
const sides = (entry: { lines: { accountId: number; amount: string }[] }) =>
  Object.fromEntries(entry.lines.map(({ accountId, amount }) => [accountId, amount]));

test('a payout is booked by what it holds: fees and adjustments, orders, and what came from before the import', () => {
  const { status, plan, entryId } = done('Announced', { type: 'payout.pay' }, booking(), null, world);
  const [entry] = plan.entries;
  expect(status).toBe('Paid');
  expect(entryId).toBe(entry!.id);
  expect(balances(entry!)).toBe(true);
  // 100 - 20 - 10 of orders that are known, 50 of one that isn't; 19.50 of fees and 4 taken off.
  expect(sides(entry!)).toEqual({ 101: '96.5', 41: '23.5', 46: '-70', 33: '-50' });
});

test('where money of orders goes to a bank or to cash the fees alone are booked', () => {
  const { plan } = done('Announced', { type: 'payout.pay' }, booking({ isTransfer: false }), null, world);
  expect(sides(plan.entries[0]!)).toEqual({ 41: '23.5', 46: '-23.5' });
});

test('one that comes back is reversed; said twice, nothing changes; and it can’t be paid any more', () => {
  const [entry] = done('Announced', { type: 'payout.pay' }, booking(), null, world).plan.entries;
  const back = done('Paid', { type: 'payout.fail' }, null, entry!, world);
  expect(back.status).toBe('Failed');
  expect(back.plan.entries).toMatchObject([{ kind: 'reversal', reverses: entry!.id }]);
  expect(done('Paid', { type: 'payout.pay' }, booking(), entry!, world)).toMatchObject({
    moved: false,
    plan: { entries: [] },
  });
  expect(moveStorePayoutAct('Failed', { type: 'payout.pay' }, booking(), entry!, world)).toMatchObject({
    message: 'This payout was sent back.',
  });
});
