import { expect, test } from 'vitest';
import { redeemDealCodeAct, refundDealCodeAct } from '../../server/acts/deal-code.ts';
import { dealSteps } from '../../src/domain/billing/deal.ts';
import { refused } from '../support/act-world.ts';

const usual = dealSteps([]);
const standing = (status: string, isOwn = false) => ({ status, facts: { isOwn } });

test.each([
  [0, { plan: 'growth', seats: 5 }],
  [1, { plan: 'enterprise', seats: 5 }],
  [2, { plan: 'enterprise', seats: 10 }],
])('after %i codes the next one gives %j', (codes, deal) => {
  expect(redeemDealCodeAct(standing('Unused'), codes, usual)).toEqual({
    status: 'Redeemed',
    moved: true,
    deal,
  });
});

test('a fourth is refused, and its code stays unused', () => {
  expect(refused(redeemDealCodeAct(standing('Unused'), 3, usual)).message).toBe(
    'Your business already has 3 deal codes, the most that can be combined.',
  );
});

test('the installation’s own table decides what codes give and how many there can be', () => {
  const own = dealSteps([{ plan: 'starter', seats: 3 }]);
  expect(redeemDealCodeAct(standing('Unused'), 0, own)).toMatchObject({
    deal: { plan: 'starter', seats: 3 },
  });
  expect(refused(redeemDealCodeAct(standing('Unused'), 1, own)).message).toBe(
    'Your business already has 1 deal code, the most that can be combined.',
  );
});

test('a business’s own code again changes nothing, also where it is the last it can have', () => {
  expect(redeemDealCodeAct(standing('Redeemed', true), 3, usual)).toEqual({
    status: 'Redeemed',
    moved: false,
    deal: { plan: 'enterprise', seats: 10 },
  });
});

test('another business’s code, and a refunded one, are refused', () => {
  expect(refused(redeemDealCodeAct(standing('Redeemed'), 0, usual)).message).toBe(
    'This deal code has already been used by another business.',
  );
  expect(refused(redeemDealCodeAct(standing('Refunded', true), 0, usual)).message).toBe(
    'This deal code was refunded, so it can no longer be used.',
  );
});

test.each([
  [3, { plan: 'enterprise', seats: 5 }],
  [2, { plan: 'growth', seats: 5 }],
  [1, null],
])('of %i codes one is refunded: the others give %j', (codes, deal) => {
  expect(refundDealCodeAct(standing('Redeemed', true), codes, usual)).toEqual({
    status: 'Refunded',
    moved: true,
    deal,
  });
});

test('refunded again, nothing is taken twice', () => {
  expect(refundDealCodeAct(standing('Refunded', true), 2, usual)).toMatchObject({
    moved: false,
    deal: { plan: 'enterprise', seats: 5 },
  });
});
