import { expect, test } from 'vitest';
import {
  dueOf,
  missesDiscount,
  type PaymentDraft,
  switchedDiscount,
  type Taking,
} from '../../src/domain/payment/taking.ts';
import { earlyDiscount } from '../../src/domain/posted/early-discount.ts';

const taking = (draft: Partial<PaymentDraft>, currency = 'EUR'): Taking => ({
  kind: 'document',
  homeCurrency: 'EUR',
  picked: null,
  owing: [{ id: 'bill', currency, owed: '600', discount: '12' }],
  draft: {
    amount: '600',
    inHome: false,
    rate: '1',
    mode: 1,
    bankId: '',
    bankCharge: '',
    onDay: '2026-03-02',
    memo: '',
    discount: false,
    taxRelief: false,
    shares: {},
    ...draft,
  },
});

test('a discount is rounded to its currency, and is none where nothing would be left of it or to pay', () => {
  const off = (percent: string | null, due: string, currency = 'EUR') =>
    earlyDiscount({ earlyPercent: percent }, due, currency);
  expect(off('2', '600')).toBe('12');
  expect(off('2.5', '33.33')).toBe('0.83');
  expect(off('2.5', '333', 'JPY')).toBe('8');
  expect([off(null, '600'), off('2', '0.2'), off('99', '0.01'), off('2', '0')]).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

test('taking the discount proposes what is owed less it, and leaving it out all of that', () => {
  expect(dueOf(taking({ discount: true }))).toBe('588');
  expect(switchedDiscount(taking({}))).toEqual({ discount: true, amount: '588' });
  expect(switchedDiscount(taking({ discount: true, amount: '588' }))).toEqual({
    discount: false,
    amount: '600',
  });
});

test('at home it proposes that at the rate typed, and leaves the amount where nobody can read one', () => {
  const abroad = (rate: string) => taking({ inHome: true, rate, amount: '700' }, 'USD');
  expect(switchedDiscount(abroad('1.1'))).toEqual({ discount: true, amount: '646.8' });
  expect(switchedDiscount(abroad(''))).toEqual({ discount: true, amount: '700' });
});

test('an amount that leaves more than the discount, or nothing of it, misses it', () => {
  const missed = (amount: string, more: Partial<PaymentDraft> = {}) =>
    missesDiscount(taking({ discount: true, amount, ...more }));
  expect([missed('587.99'), missed('588'), missed('599.99'), missed('600'), missed('601')]).toEqual([
    'more',
    null,
    null,
    'none',
    'none',
  ]);
  expect([missed('1', { discount: false }), missed('ten')]).toEqual([null, null]);
});

test('what is worth the balance less the discount at home misses nothing, whatever the rate rounds', () => {
  const yen: Taking = {
    ...taking({ discount: true, inHome: true, rate: '0.0021', amount: '0.21' }, 'JPY'),
    owing: [{ id: 'bill', currency: 'JPY', owed: '100', discount: '2' }],
  };
  expect(missesDiscount(yen)).toBe(null);
});
