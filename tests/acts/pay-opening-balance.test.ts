import { expect, test } from 'vitest';
import { deleteOpeningPaymentAct, payOpeningAct } from '../../server/acts/pay-opening-balance.ts';
import { sides } from '../../src/domain/books/side.ts';
import { daysAfter } from '../../src/domain/day.ts';
import { planOpeningBalance } from '../../src/domain/opening/opening-balance.ts';
import { planned, refused } from '../support/act-world.ts';
import { issuedOnPaper } from '../support/paper-document.ts';

test.each(sides)('what was owed on the $owed side when the books began is paid, and owed again', (side) => {
  const { world, done, balances } = issuedOnPaper(side, []);
  const typed = { amount: '80', currency: null, rate: null, onDay: '2026-01-01' };
  const opening = done(planned(planOpeningBalance(side, 'ada', null, typed, world))).items[0]!;
  expect(balances()).toEqual({ 2: '80', 33: '-80' });
  const receipt = {
    amount: '50',
    rate: null,
    mode: 1,
    onDay: world.today,
    bankAccount: null,
    memo: '',
  } as const;
  const paid = done(payOpeningAct(side, { name: 'Ada', opening, settlements: [] }, receipt, world));
  expect(paid.payments.map(({ direction }) => direction)).toEqual([side.direction]);
  expect(balances()).toEqual({ 1: '50', 2: '30', 33: '-80' });
  expect(
    refused(payOpeningAct(side, { name: 'Ada', opening: null, settlements: [] }, receipt, world)).message,
  ).toBe('Ada has no opening balance.');
  const [settlement] = paid.settlements;
  const standing = { opening, settlements: paid.settlements, entry: paid.entries[0]! };
  const back = done(deleteOpeningPaymentAct(standing, settlement!, world));
  expect(balances()).toEqual({ 2: '80', 33: '-80' });
  // On its own day while that is open, so that no month shows money that never came; else today.
  const later = { ...world, today: daysAfter(world.today, 40) };
  const dayIn = (when: typeof world) =>
    planned(deleteOpeningPaymentAct(standing, settlement!, when)).entries[0]!.onDay;
  expect(dayIn(later)).toBe(world.today);
  expect(dayIn({ ...later, lockedUntil: world.today })).toBe(later.today);
  const after = { ...standing, settlements: [...paid.settlements, ...back.settlements] };
  expect(refused(deleteOpeningPaymentAct(after, settlement!, world)).message).toBe(
    'This payment is deleted already.',
  );
});
