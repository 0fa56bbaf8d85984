import { expect, test } from 'vitest';
import { moveStorePayoutAct, type PayoutBooking } from '../../server/acts/store-payout.ts';
import { balances } from '../../src/domain/books/entry.ts';
import { type PayoutLine, payoutSums } from '../../src/domain/online-store/payout.ts';
import { isRefusal } from '../../src/domain/values/refusal.ts';
import { actWorld } from '../support/act-world.ts';

const world = actWorld();
const line = (
  kind: PayoutLine['kind'],
  amount: string,
  fee = '0',
  orderId: string | null = '1',
): PayoutLine => ({
  id: `${kind}${amount}`,
  kind,
  amount,
  fee,
  orderId,
  transactionId: null,
});
const known = (orderId: string) => orderId === '1';
const lines = [
  line('charge', '100', '3'),
  line('refund', '-20'),
  line('charge', '50', '1.5', '2'),
  line('dispute', '-10', '15'),
  line('adjustment', '-4', '0', null),
];
const home = world.homeCurrency;
const plain = { isTransfer: true, currency: home, rate: '1', inHome: false, shopCurrency: home };
const booking = (more: Partial<PayoutBooking> = {}): PayoutBooking => ({
  sums: payoutSums(lines, known),
  accounts: { bank: 101, fees: 41, clearing: 46, earlier: 33 },
  how: plain,
  onDay: world.today,
  memo: 'Payout',
  ...more,
});
const done = (...args: Parameters<typeof moveStorePayoutAct>) => {
  const made = moveStorePayoutAct(...args);
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
  const { plan } = done(
    'Announced',
    { type: 'payout.pay' },
    booking({ how: { ...plain, isTransfer: false } }),
    null,
    world,
  );
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

test('a payout in another currency clears orders at what they were booked at; what the day makes of them is a gain or a loss', () => {
  const foreign = [line('charge', '90', '3'), line('refund', '-18'), line('reserve', '-10', '0', null)];
  const booked = new Map([
    ['90', { amount: '100', home: '100' }],
    ['-18', { amount: '-20', home: '-20' }],
  ]);
  const sums = payoutSums(foreign, known, ({ amount }) => booked.get(amount) ?? null);
  const how = { ...plain, currency: 'GBP', rate: '1.2' };
  const [entry] = done('Announced', { type: 'payout.pay' }, booking({ sums, how }), null, world).plan.entries;
  expect(balances(entry!)).toBe(true);
  // 59 euros reached the bank and 3 are fees, at 1.20; 80 of orders and 10 euros held back leave what the shop owes.
  expect(
    entry!.lines.map(({ accountId, amount, currency, foreignAmount }) => [
      accountId,
      amount,
      currency,
      foreignAmount,
    ]),
  ).toEqual([
    [101, '70.8', 'GBP', '59'],
    [41, '3.6', 'GBP', '3'],
    [46, '-80', home, '-80'],
    [46, '12', 'GBP', '10'],
    [world.accounts.exchange, '-6.4', home, '-6.4'],
  ]);
  const atHome = booking({ sums, how: { ...how, inHome: true } });
  const [kept] = done('Announced', { type: 'payout.pay' }, atHome, null, world).plan.entries;
  expect(kept!.lines[0]).toMatchObject({
    accountId: 101,
    amount: '70.8',
    currency: home,
    foreignAmount: '70.8',
  });
});

test('of a shop in another currency, what its orders were booked in leaves the account in that currency', () => {
  const sums = payoutSums([line('charge', '100', '3')], known, () => ({ amount: '100', home: '110' }));
  const how = { ...plain, currency: 'GBP', shopCurrency: 'GBP', rate: '1.2' };
  const [entry] = done('Announced', { type: 'payout.pay' }, booking({ sums, how }), null, world).plan.entries;
  expect(balances(entry!)).toBe(true);
  expect(entry!.lines.find(({ accountId }) => accountId === 46)).toMatchObject({
    amount: '-110',
    currency: 'GBP',
    foreignAmount: '-100',
    rate: '1.1',
  });
  expect(sides(entry!)).toMatchObject({ 101: '116.4', 41: '3.6', [world.accounts.exchange]: '-10' });
});
